import type { Seat, Viewer } from '@boardroom/kernel'
import { noTable, notHost, notYourSeat } from '../problem.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import type { Opened } from './opened.ts'
import type { Person, World } from './world.ts'

export function seatOf(table: TableRecord, person: Person | null): SeatRecord | null {
  return person ? (table.seats.find((seat) => seat.person === person.id) ?? null) : null
}

/** Who sits there, and the host. */
export function peopleAt(table: TableRecord): string[] {
  return [...new Set([table.host, ...table.seats.map(({ person }) => person)])].filter((id) => id !== null)
}

export function mustSit(table: TableRecord, person: Person): Seat {
  const seat = seatOf(table, person)
  if (!seat) throw notYourSeat()
  return seat.seat
}

export function mustHost(table: TableRecord, person: Person): void {
  if (table.host !== person.id) throw notHost()
}

export function viewerOf(table: TableRecord, person: Person | null): Viewer {
  return seatOf(table, person)?.seat ?? 'spectator'
}

/** A private table does not exist for those who do not belong to it. */
export function maySee(table: TableRecord, person: Person | null): boolean {
  if (table.visibility !== 'private') return true
  return person !== null && (table.host === person.id || seatOf(table, person) !== null)
}

/** Whether somebody brings the invite of a seat that is still open. */
function isInvited(table: TableRecord, invite: string | undefined): boolean {
  return invite !== undefined && table.seats.some((seat) => seat.kind === 'open' && seat.invite === invite)
}

/** The table as it stands now, for somebody who may see it or is invited. */
export async function lookAt(world: World, id: string, person: Person | null, invite?: string): Promise<Opened> {
  const opened = await world.opened.fresh(id)
  if (!opened || !(maySee(opened.record, person) || isInvited(opened.record, invite))) throw noTable()
  return opened
}
