import { copyState, type GameTypes, type Move, type Seat, Table } from '@boardroom/kernel'
import type { Bot, Sight } from './bot.ts'

/** Questions a move may raise before its worth is judged; more than any space of any game raises. */
const FOLLOW_UPS = 12

/**
 * Looks one move ahead and takes the one after which its position is worth most. A move that raises further
 * questions to the same seat (which factory, which tile) is judged after the best answers to them.
 */
export const greedy: Bot = {
  name: 'greedy',
  choose(sight) {
    if (sight.moves.length === 1) return sight.moves[0] as Move
    return best(sight.imagine(), sight.moves, sight).move
  },
}

function best<G extends GameTypes>(
  table: Table<G>,
  moves: readonly Move[],
  sight: Sight<G>,
): { move: Move; worth: number } {
  let chosen = { move: moves[0] as Move, worth: Number.NEGATIVE_INFINITY }
  for (const move of moves) {
    const worth = worthAfter(table, move, sight.seat)
    if (worth > chosen.worth) chosen = { move, worth }
  }
  return chosen
}

function worthAfter<G extends GameTypes>(table: Table<G>, move: Move, seat: Seat): number {
  const { game } = table
  const after = Table.resume(game, copyState(game, table.state))
  after.silent = true
  const depth = after.state.agenda.length
  after.apply(seat, move)
  for (let i = 0; i < FOLLOW_UPS && after.state.agenda.length > depth && after.asked().includes(seat); i++) {
    after.apply(seat, bestAnswer(after, seat))
  }
  return game.worth(after.state, seat)
}

/** Follow-up questions are answered one move deep, so the cost of thinking stays a small multiple of one move. */
function bestAnswer<G extends GameTypes>(table: Table<G>, seat: Seat): Move {
  const { game } = table
  const moves = table.legal(seat)
  if (moves.length === 1) return moves[0] as Move
  let chosen = moves[0] as Move
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const after = Table.resume(game, copyState(game, table.state))
    after.silent = true
    after.apply(seat, move)
    const worth = game.worth(after.state, seat)
    if (worth > most) {
      most = worth
      chosen = move
    }
  }
  return chosen
}
