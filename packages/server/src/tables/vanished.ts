import type { Seat } from '@boardroom/kernel'
import { Problem, wrongStatus } from '../problem.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import { changeTable } from './change.ts'
import { deputise } from './deputy.ts'
import type { Opened } from './opened.ts'
import { lookAt, mustSit } from './seating.ts'
import type { Person, World } from './world.ts'

/** When somebody who is asked counts as gone: by the clock, or when the patience agreed on is at its end. */
function goneAt(table: TableRecord, seat: SeatRecord): number | null {
  if (seat.askedSince === null || seat.kind !== 'person' || seat.deputy !== null) return null
  const times = [seat.left, table.patience].filter((time) => time !== null)
  return times.length > 0 ? seat.askedSince + Math.min(...times) : null
}

/** Seats that keep the table waiting, because their owners have vanished. */
function vanished(table: TableRecord, now: number): Seat[] {
  return table.seats.filter((seat) => (goneAt(table, seat) ?? Number.POSITIVE_INFINITY) <= now).map(({ seat }) => seat)
}

/** Seats whose owners are not there to be asked: vanished, or a bot plays for them. */
export function absent(table: TableRecord, now: number): Seat[] {
  const left = table.seats.filter(({ kind, deputy }) => kind === 'person' && deputy !== null).map(({ seat }) => seat)
  return [...vanished(table, now), ...left].sort((a, b) => a - b)
}

/** Who keeps the others waiting has no say about those who do. */
export function mustBeLeft(table: TableRecord, person: Person, gone: readonly Seat[]): Seat {
  const seat = mustSit(table, person)
  if (table.status !== 'running') throw wrongStatus(table.status)
  if (gone.length === 0) throw new Problem(409, 'nobody-gone', 'Nobody has kept the table waiting for too long.')
  if (gone.includes(seat)) throw new Problem(409, 'your-turn', 'The table waits for you.')
  return seat
}

/** Lets a bot play for everybody who has vanished, until they come back. */
export async function playOnWithout(world: World, id: string, person: Person): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, async ({ record }) => {
    const gone = vanished(record, world.now())
    mustBeLeft(record, person, gone)
    return deputise(world, record, gone)
  })
}
