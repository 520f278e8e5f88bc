import { copyState, type GameTypes, kept, type Seat, Table } from '@boardroom/kernel'
import type { EventRecord } from '../storage/records.ts'
import type { AnyGame } from './games.ts'

/** A state of a table and the event after which it stands. Nobody changes it: the next one is made from a copy. */
export interface Position {
  readonly seq: number
  readonly table: Table<GameTypes>
  /** The length of the state as text, for the cache's bound. */
  readonly size: number
}

/** A table on a copy of the position's state. */
export function branch(game: AnyGame, position: Position): Table<GameTypes> {
  return Table.resume(game, copyState(game, position.table.state))
}

/**
 * The next position's table: it shares with the present one whatever is the same in both. So what is seen of them is
 * compared at a glance, and no whole copy has to wait for the disk.
 */
export function settled(present: Position, next: Table<GameTypes>): Table<GameTypes> {
  return Table.resume(next.game, kept(present.table.state, next.state))
}

/**
 * The moves that lead from a kept state to a position, past what was taken back. Null: the way leads further back
 * than the kept state, to the position returned as `before`.
 */
export function lineTo(
  events: ReadonlyMap<number, EventRecord>,
  from: number,
  to: number,
): { readonly moves: readonly EventRecord[] } | { readonly before: number } {
  const moves: EventRecord[] = []
  let at = to
  while (at > from) {
    const event = events.get(at)
    if (!event) throw new Error(`event ${at} is missing`)
    if (event.kind === 'undo') {
      at = event.to ?? 0
    } else {
      moves.push(event)
      at--
    }
  }
  return at === from ? { moves: moves.reverse() } : { before: at }
}

/** Plays recorded moves on a table. */
export function follow(table: Table<GameTypes>, moves: readonly EventRecord[]): void {
  for (const { seat, move } of moves) {
    if (seat === null || move === null) throw new Error('a move without a seat')
    table.apply(seat as Seat, move)
  }
}
