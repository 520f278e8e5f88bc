import { copyState, type GameTypes, keptIn, Table, type WrittenFields, wayTo } from '@boardroom/kernel'
import type { EventRecord } from '../storage/records.ts'
import type { AnyGame } from './games.ts'

/** A state of a table and the event after which it stands. Nobody changes it: the next one is made from a copy. */
export interface Position {
  readonly seq: number
  readonly table: Table<GameTypes>
  /** About the length of the state as text, for the cache's bound. */
  readonly size: number
  /** What helps to fingerprint the next one; null if this one was not fingerprinted here. */
  readonly written: WrittenFields | null
}

/** A table on a copy of the position's state. */
export function branch(game: AnyGame, position: Position): Table<GameTypes> {
  return Table.resume(game, copyState(game, position.table.state))
}

/**
 * The next position's table, from one that nobody else has: it shares with the present one whatever is the same in
 * both. So what is seen of them is compared at a glance, and no whole copy has to wait for the disk.
 */
export function settled(present: Position, next: Table<GameTypes>): Table<GameTypes> {
  return Table.resume(next.game, keptIn(present.table.state, next.state))
}

/** The moves that lead from the start to a position, past what was taken back. */
export function movesTo(seq: number, events: readonly EventRecord[]): readonly EventRecord[] {
  const bySeq = new Map(events.map((event) => [event.seq, event]))
  const way = wayTo(
    seq,
    (at) => (at === 0 ? true : undefined),
    (at) => bySeq.get(at),
  )
  if ('missing' in way) throw new Error(`event ${way.missing} is missing`)
  return way.moves
}
