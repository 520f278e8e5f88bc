import { Damaged } from '../problem.ts'
import type { EventRecord, PersonRecord, ReportRecord, SeatRecord, Settings, TableRecord } from './records.ts'
import type { EventsRow, PeopleRow, ReportsRow, SeatsRow, TablesRow } from './schema.ts'

/** Between records and rows: the only place where values become texts and back. */

/** A text that should be JSON. What is not tells which table it belongs to, so that only that one suffers. */
function parsed<T>(table: string, what: string, text: string): T {
  try {
    return JSON.parse(text)
  } catch {
    throw new Damaged(table, `${what} cannot be read`)
  }
}

export function textOrNull(value: object | null): string | null {
  return value && JSON.stringify(value)
}

export function tableRow(table: TableRecord): TablesRow {
  const { seats: _seats, ...rest } = table
  return {
    ...rest,
    options: JSON.stringify(table.options),
    clock: JSON.stringify(table.clock),
    imported: table.imported ? 1 : 0,
    proposal: textOrNull(table.proposal),
    result: textOrNull(table.result),
    claim: textOrNull(table.claim),
  }
}

export function tableFrom(row: TablesRow, rows: readonly SeatsRow[]): TableRecord {
  const seats = rows.map(seatFrom).sort((a, b) => a.seat - b.seat)
  if (seats.length === 0 || seats.some(({ seat }, i) => seat !== i)) throw new Damaged(row.id, 'seats are missing')
  return {
    ...row,
    options: parsed(row.id, 'its options', row.options),
    status: row.status,
    visibility: row.visibility,
    clock: parsed(row.id, 'its clock', row.clock),
    absence: row.absence,
    imported: row.imported === 1,
    proposal: row.proposal === null ? null : parsed(row.id, 'its proposal', row.proposal),
    result: row.result === null ? null : parsed(row.id, 'its result', row.result),
    claim: row.claim === null ? null : parsed(row.id, 'its claim', row.claim),
    seats,
  }
}

export function seatRow(table: string, seat: SeatRecord): SeatsRow {
  return { table, ...seat }
}

function seatFrom(row: SeatsRow): SeatRecord {
  const { table: _table, ...seat } = row
  return { ...seat, kind: row.kind }
}

export function eventRow(event: EventRecord): Omit<EventsRow, 'change'> {
  return {
    ...event,
    move: textOrNull(event.move),
    entries: JSON.stringify(event.entries),
  }
}

export function eventFrom({ change: _change, ...row }: EventsRow): EventRecord {
  return {
    ...row,
    kind: row.kind,
    move: row.move === null ? null : parsed(row.table, `the move of event ${row.seq}`, row.move),
    entries: parsed(row.table, `the entries of event ${row.seq}`, row.entries),
  }
}

export function personRow(person: PersonRecord): PeopleRow {
  return { ...person, settings: JSON.stringify(person.settings) }
}

export function personFrom(row: PeopleRow): PersonRecord {
  const settings: Settings = JSON.parse(row.settings)
  // Addresses from before they had to be confirmed are not.
  const notify = { ...settings.notify, mailConfirmed: settings.notify.mailConfirmed ?? false }
  return { ...row, settings: { ...settings, notify } }
}

export function reportRow(report: ReportRecord): ReportsRow {
  return { ...report, lines: JSON.stringify(report.lines) }
}

export function reportFrom(row: ReportsRow): ReportRecord {
  return { ...row, reason: row.reason, lines: JSON.parse(row.lines) }
}
