import type { Seat } from '@boardroom/kernel'
import { Problem, wrongStatus } from '../problem.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import { changeTable } from './change.ts'
import { deputise } from './lobby.ts'
import type { Opened } from './opened.ts'
import { lookAt, mustSit } from './seating.ts'
import type { Person, World } from './world.ts'

/** When somebody who is asked counts as gone: by the clock, or when the patience agreed on is at its end. */
export function goneAt(table: TableRecord, seat: SeatRecord): number | null {
  if (seat.askedSince === null || seat.kind !== 'person' || seat.deputy !== null) return null
  const times = [seat.left, table.patience].filter((time) => time !== null)
  return times.length > 0 ? seat.askedSince + Math.min(...times) : null
}

/** The seats whose owners have vanished. */
export function vanished(table: TableRecord, now: number): Seat[] {
  if (table.status !== 'running') return []
  return table.seats.filter((seat) => (goneAt(table, seat) ?? Number.POSITIVE_INFINITY) <= now).map(({ seat }) => seat)
}

/** Who waits himself has no right to complain of others. */
export function mustStay(table: TableRecord, person: Person, now: number): Seat {
  const seat = mustSit(table, person)
  if (table.status !== 'running') throw wrongStatus(table.status)
  const gone = vanished(table, now)
  if (gone.length === 0) throw new Problem(409, 'nobody-gone', 'Nobody has kept the table waiting for too long.')
  if (gone.includes(seat)) throw new Problem(409, 'your-turn', 'The table waits for you.')
  return seat
}

/** Lets a bot play for everybody who has vanished, until they come back. */
export async function playOnWithout(world: World, id: string, person: Person): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, async ({ record }) => {
    mustStay(record, person, world.now())
    const [first, ...others] = vanished(record, world.now())
    if (first === undefined) return null
    const before = others.reduce((table, seat) => withDeputy(table, seat), record)
    return deputise(world, before, first)
  })
}
