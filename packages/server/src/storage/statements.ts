import type Database from 'libsql'
import { textOrNull } from './rows.ts'
import type { EventsRow } from './schema.ts'
import type { Append } from './storage.ts'

const EVENT: readonly (keyof EventsRow)[] = [
  'table',
  'seq',
  'kind',
  'seat',
  'move',
  'to',
  'back',
  'entries',
  'hash',
  'rules',
  'client',
  'at',
  'change',
]

/** The values of an event in that order. */
function eventValues({ event, state }: Append): unknown[] {
  const { table, seq, kind, seat, to, back, hash, rules, client, at } = event
  const [move, entries] = [textOrNull(event.move), JSON.stringify(event.entries)]
  return [
    table,
    seq,
    kind,
    seat,
    move,
    to,
    back,
    entries,
    hash,
    rules,
    client,
    at,
    'change' in state ? state.change : null,
  ]
}

/**
 * Statements prepared once: an accepted move is the one thing that happens all the time. Gives a function that writes one
 * append, and says false if the table is no longer the one it was made for.
 */
export function appendStatements(file: Database.Database): (append: Append) => boolean {
  const table = file.prepare(
    `update tables set version = version + 1, seq = ?, status = ?, "changedAt" = ?, "endedAt" = ?, result = ?, proposal = ?
     where id = ? and version = ?`,
  )
  const event = file.prepare(
    `insert into events (${EVENT.map((name) => `"${name}"`).join(', ')}) values (${EVENT.map(() => '?').join(', ')})`,
  )
  const position = file.prepare(
    `insert into positions ("table", seq, state) values (?, ?, ?)
     on conflict ("table") do update set seq = excluded.seq, state = excluded.state`,
  )
  const snapshot = file.prepare('insert into snapshots ("table", seq, state) values (?, ?, ?)')
  const seat = file.prepare(
    'update seats set "askedSince" = ?, "askedSeq" = ?, "left" = ?, deputy = ? where "table" = ? and seat = ?',
  )
  const job = file.prepare(
    `insert into jobs (key, kind, owner, due, payload, attempts, round, "takenUntil") values (?, ?, ?, ?, ?, 0, 0, 0)
     on conflict (key) do update set owner = excluded.owner, due = excluded.due, payload = excluded.payload, attempts = 0,
     round = jobs.round + 1, "takenUntil" = 0`,
  )
  const drop = file.prepare('delete from jobs where key = ?')

  return (append) => {
    const { id, version, seq, status, changedAt, endedAt, result, proposal } = append.table
    const values = [seq, status, changedAt, endedAt, textOrNull(result), textOrNull(proposal), id, version]
    if (table.run(values).changes === 0) return false
    event.run(eventValues(append))
    if ('whole' in append.state) {
      const { whole } = append.state
      position.run([id, seq, whole])
      if (append.keep) snapshot.run([id, seq, whole])
    }
    for (const each of append.seats) {
      seat.run([each.askedSince, each.askedSeq, each.left, each.deputy, id, each.seat])
    }
    for (const each of append.jobs) job.run([each.key, each.kind, each.owner, each.due, each.payload])
    for (const key of append.dropJobs) drop.run([key])
    return true
  }
}
