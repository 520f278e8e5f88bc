import type { GameTypes, Move, Seat, Table } from '@boardroom/kernel'

/** Questions a move may raise before its worth is judged; more than any space of any game raises. */
const FOLLOW_UPS = 12

/** A move and what the position after it is worth to the seat that makes it. */
export interface Judged {
  readonly move: Move
  readonly worth: number
}

/**
 * The table after a move. A move that raises further questions to the same seat (which factory, which tile) is seen
 * after the best answers to them.
 */
export function tableAfter<G extends GameTypes>(table: Table<G>, move: Move, seat: Seat): Table<G> {
  const after = table.fork()
  const depth = after.state.agenda.length
  after.apply(seat, move)
  for (let i = 0; i < FOLLOW_UPS && after.state.agenda.length > depth && after.asked().includes(seat); i++) {
    after.apply(seat, bestAnswer(after, after.legal(seat), seat))
  }
  return after
}

/** What a position is worth to a seat after a move. */
export function worthAfter<G extends GameTypes>(table: Table<G>, move: Move, seat: Seat): number {
  return table.game.worth(tableAfter(table, move, seat).state, seat)
}

/** Every move with its worth, in the order given. */
export function judge<G extends GameTypes>(table: Table<G>, moves: readonly Move[], seat: Seat): Judged[] {
  return moves.map((move) => ({ move, worth: worthAfter(table, move, seat) }))
}

/** The first of the moves that are worth most. */
export function bestOf(judged: readonly Judged[]): Move {
  let best = judged[0] as Judged
  for (const other of judged) if (other.worth > best.worth) best = other
  return best.move
}

/** One move deep only, so that the cost of thinking stays a small multiple of one move. */
export function bestAnswer<G extends GameTypes>(table: Table<G>, moves: readonly Move[], seat: Seat): Move {
  if (moves.length === 1) return moves[0] as Move
  let best = moves[0] as Move
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const after = table.fork()
    after.apply(seat, move)
    const worth = table.game.worth(after.state, seat)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}
