import { type GameTypes, itemAt, type Judge, type Move, type Seat, type Table } from '@boardroom/kernel'

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
export function tableAfter<G extends GameTypes>(
  table: Table<G>,
  move: Move,
  seat: Seat,
  by: Judge<G> = table.game,
): Table<G> {
  const after = table.fork()
  const depth = after.state.agenda.length
  after.apply(seat, move)
  for (let i = 0; i < FOLLOW_UPS && after.state.agenda.length > depth && after.asked().includes(seat); i++) {
    after.apply(seat, bestAnswer(after, after.legal(seat), seat, by))
  }
  return after
}

/** The moves that anybody would think of; all of them, if the judge does not say. */
export function sensible<G extends GameTypes>(
  { game, state }: Table<G>,
  moves: readonly Move[],
  seat: Seat,
  by: Judge<G> = game,
): readonly Move[] {
  const test = by === game ? game.insight?.sensible : by.sensible
  if (!test || moves.length < 2) return moves
  const left = moves.filter((move) => test(state, seat, move))
  return left.length > 0 ? left : moves
}

/** What a position is worth to a seat after a move. */
function worthAfter<G extends GameTypes>(table: Table<G>, move: Move, seat: Seat, by: Judge<G>): number {
  return by.worth(tableAfter(table, move, seat, by).state, seat)
}

/** Every move with its worth, in the order given. */
export function judge<G extends GameTypes>(
  table: Table<G>,
  moves: readonly Move[],
  seat: Seat,
  by: Judge<G> = table.game,
): Judged[] {
  return sensible(table, moves, seat, by).map((move) => ({ move, worth: worthAfter(table, move, seat, by) }))
}

/** The first of the moves that are worth most. */
export function bestOf(judged: readonly Judged[]): Move {
  let best = itemAt(judged, 0)
  for (const other of judged) if (other.worth > best.worth) best = other
  return best.move
}

/** One move deep only, so that the cost of thinking stays a small multiple of one move. */
export function bestAnswer<G extends GameTypes>(
  table: Table<G>,
  moves: readonly Move[],
  seat: Seat,
  by: Judge<G> = table.game,
): Move {
  const open = sensible(table, moves, seat, by)
  let best = itemAt(open, 0)
  if (open.length === 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (const move of open) {
    const after = table.fork()
    after.apply(seat, move)
    const worth = by.worth(after.state, seat)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}
