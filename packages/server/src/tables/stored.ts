import {
  changedBy,
  follow,
  type GameTypes,
  hashUnder,
  migrateState,
  pendingMigrations,
  type State,
  Table,
} from '@boardroom/kernel'
import { Damaged, RulesChanged } from '../problem.ts'
import type { EventRecord, StoredPosition } from '../storage/records.ts'
import type { AnyGame } from './games.ts'
import { branch, type Position } from './position.ts'

/** Fingerprints of this form can be made and compared here; older releases made others. */
const FINGERPRINT = /^[0-9a-f]{64}$/

/** The position that is stored there. */
export function seqOf({ seq, changes }: StoredPosition): number {
  return seq + changes.length
}

/** Its state, as the rules left it that it was made by. */
export function stateOf({ state, changes }: StoredPosition): unknown {
  return changes.reduce((data, change) => changedBy(data, JSON.parse(change)), JSON.parse(state))
}

/**
 * A stored state as the position it is: the one whose fingerprint stands in the log, brought into the shape that the
 * present rules expect. Where the log was written by a release with another fingerprint, it is believed as it stands.
 */
export function positionFrom(game: AnyGame, stored: StoredPosition, event: EventRecord): Position {
  const [seq, size] = [seqOf(stored), stored.state.length]
  const broken = (why: string): Damaged => new Damaged(event.table, why)
  const sound = <T>(why: string, work: () => T): T => {
    try {
      return work()
    } catch (problem) {
      throw broken(`${why} (${problem instanceof Error ? problem.message : problem})`)
    }
  }
  const table = sound(`the state at ${seq} cannot be read`, () => Table.resume(game, stateOf(stored) as State))
  const hash = sound(`the state at ${seq} has no fingerprint`, () => hashUnder(event.rules, table))
  const known = FINGERPRINT.test(event.hash)
  if (known ? hash !== event.hash : event.rules === game.rules) {
    throw broken(`the state at ${seq} is not the one in the log`)
  }
  if (event.rules === game.rules) return { seq, table, size, written: null }
  const present = sound(`the state at ${seq} does not fit these rules`, () =>
    Table.resume(game, migrateState(game, event.rules, table.state)),
  )
  return { seq, table: present, size, written: null }
}

/** Whether a position replayed here can be held against the fingerprint of an event: same form, same shape. */
function isComparable(game: AnyGame, event: EventRecord): boolean {
  return FINGERPRINT.test(event.hash) && pendingMigrations(game, event.rules).length === 0
}

/**
 * A past position, from a kept one and the moves after it, and never another than the one that was: played again it
 * must have the fingerprint that stands in the log.
 */
export function replayed(
  game: AnyGame,
  from: Position,
  moves: readonly EventRecord[],
  target: EventRecord,
): Table<GameTypes> {
  const table = branch(game, from)
  table.silent = true
  const older = [...moves, target].find(({ rules }) => rules !== game.rules)
  const differs = (why: string): Error =>
    older ? new RulesChanged(older.rules, game.rules) : new Damaged(target.table, `${why} at ${target.seq}`)
  if (moves.length > 0 && !isComparable(game, target)) throw differs('a fingerprint cannot be compared')
  try {
    follow(table, moves)
  } catch {
    throw differs('the log cannot be played again')
  }
  if (isComparable(game, target) && hashUnder(target.rules, table) !== target.hash) {
    throw differs('the log leads to another position')
  }
  return table
}
