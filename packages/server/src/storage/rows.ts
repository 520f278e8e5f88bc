import type {
  EventKind,
  EventRecord,
  PersonRecord,
  ReportRecord,
  SeatRecord,
  Settings,
  Status,
  TableRecord,
  Visibility,
} from './records.ts'
import type { EventsRow, PeopleRow, ReportsRow, SeatsRow, TablesRow } from './schema.ts'

/** Between records and rows: the only place where values become texts and back. */

export function tableRow(table: TableRecord): TablesRow {
  const { seats: _seats, ...rest } = table
  return {
    ...rest,
    options: JSON.stringify(table.options),
    clock: JSON.stringify(table.clock),
    imported: table.imported ? 1 : 0,
    proposal: table.proposal && JSON.stringify(table.proposal),
    result: table.result && JSON.stringify(table.result),
    claim: table.claim && JSON.stringify(table.claim),
  }
}

export function tableFrom(row: TablesRow, seats: readonly SeatsRow[]): TableRecord {
  return {
    ...row,
    options: JSON.parse(row.options),
    status: row.status as Status,
    visibility: row.visibility as Visibility,
    clock: JSON.parse(row.clock),
    absence: row.absence as TableRecord['absence'],
    imported: row.imported === 1,
    proposal: row.proposal && JSON.parse(row.proposal),
    result: row.result && JSON.parse(row.result),
    claim: row.claim && JSON.parse(row.claim),
    seats: seats.map(seatFrom).sort((a, b) => a.seat - b.seat),
  }
}

export function seatRow(table: string, seat: SeatRecord): SeatsRow {
  return { table, ...seat }
}

function seatFrom(row: SeatsRow): SeatRecord {
  const { table: _table, ...seat } = row
  return { ...seat, kind: row.kind as SeatRecord['kind'] }
}

export function eventRow(event: EventRecord): EventsRow {
  return {
    ...event,
    move: event.move && JSON.stringify(event.move),
    entries: JSON.stringify(event.entries),
  }
}

export function eventFrom(row: EventsRow): EventRecord {
  return {
    ...row,
    kind: row.kind as EventKind,
    move: row.move && JSON.parse(row.move),
    entries: JSON.parse(row.entries),
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
  return { ...row, reason: row.reason as ReportRecord['reason'], lines: JSON.parse(row.lines) }
}
