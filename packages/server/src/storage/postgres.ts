import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { AccountRows } from './accounts.ts'
import { openBus } from './bus.ts'
import { Chat } from './chat.ts'
import { Conduct } from './conduct.ts'
import { HostStorage } from './host.ts'
import { Jobs } from './jobs.ts'
import { Letters } from './letters.ts'
import { migrate } from './migrations.ts'
import { People } from './people.ts'
import { Probe } from './probe.ts'
import { Reviews } from './reviews.ts'
import { eventRow, tableRow } from './rows.ts'
import type { Schema } from './schema.ts'
import { sharedSecret } from './secrets.ts'
import type { Append, Storage } from './storage.ts'
import { Tables } from './tables.ts'

export interface PostgresOptions {
  readonly connections: number
  /** Told when a connection breaks; the pool makes a new one by itself. */
  onTrouble(problem: unknown): void
  /** How long a statement may stay without an answer, in milliseconds. */
  readonly patience?: number
}

/** Longer than any statement of a running server takes. */
const PATIENCE = 15_000

const types = new pg.TypeOverrides()
// Times are 64-bit integers; they stay exact as numbers for the next 285,000 years.
types.setTypeParser(pg.types.builtins.INT8, Number)

/** PostgreSQL: several processes over one database. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Storage> {
  await bringUpToDate(url, options)
  const pool = poolOf(url, options, () => impatient(options.patience ?? PATIENCE))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const bus = await openBus(url, pool, options.onTrouble).catch(async (problem: unknown) => {
    await db.destroy()
    throw problem
  })
  const probe = new Probe(db)
  return {
    dialect: 'postgres',
    shared: true,
    db,
    tables: new Tables(db, (append) => appendTo(pool, append), options.onTrouble),
    chat: new Chat(db, true),
    people: new People(db, true),
    accounts: new AccountRows(db, 'postgres'),
    conduct: new Conduct(db),
    letters: new Letters(db),
    jobs: new Jobs(db, true),
    reviews: new Reviews(db),
    host: new HostStorage(db),
    bus,
    secret: (name, make) => sharedSecret(db, name, make),
    ping: () => probe.ping(),
    async close() {
      await bus.close()
      await db.destroy()
    },
  }
}

function poolOf(url: string, options: PostgresOptions, stream?: () => Socket): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    types,
    ...(stream && { stream }),
  })
  pool.on('error', options.onTrouble)
  // A connection may also break while it is in use; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', options.onTrouble))
  return pool
}

/**
 * A network that swallows everything says nothing: whoever waits for an answer would wait for ever, and with him all
 * who wait for the same table. The pool lets idle connections go before they could be taken for one of these.
 */
function impatient(patience: number): Socket {
  const stream = new Socket()
  stream.setTimeout(patience, () => stream.destroy(new Error('Connection terminated: no answer in time')))
  return stream
}

/** Migrations take the time they need. */
async function bringUpToDate(url: string, options: PostgresOptions): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(url, { ...options, connections: 2 }) }) })
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** One statement, so one round trip: everything hangs on the update of the table's row. */
const APPEND = `
with written as (
  update tables set version = version + 1, seq = $3, status = $4, "changedAt" = $5, "endedAt" = $6, result = $7, proposal = $8
  where id = $1 and version = $2 returning id
), event as (
  insert into events ("table", seq, kind, seat, move, "to", back, entries, hash, rules, client, at, change)
  select id, $3, $9, $10::int, $11, $12::int, $13::int, $14, $15, $16, $17, $5, $23 from written
), position as (
  insert into positions ("table", seq, state) select id, $3, $18::text from written where $18::text is not null
  on conflict ("table") do update set seq = excluded.seq, state = excluded.state
), snapshot as (
  insert into snapshots ("table", seq, state) select id, $3, $18::text from written where $18::text is not null and $19
), seat as (
  update seats set "askedSince" = new."askedSince", "askedSeq" = new."askedSeq", "left" = new."left", deputy = new.deputy
  from written, json_to_recordset($20::json) as new (seat int, "askedSince" bigint, "askedSeq" int, "left" bigint, deputy text)
  where seats."table" = written.id and seats.seat = new.seat
), job as (
  insert into jobs (key, kind, owner, due, payload, attempts, round, "takenUntil")
  select new.key, new.kind, new.owner, new.due, new.payload, 0, 0, 0
  from written, json_to_recordset($21::json) as new (key text, kind text, owner text, due bigint, payload text)
  on conflict (key) do update set owner = excluded.owner, due = excluded.due, payload = excluded.payload, attempts = 0,
    round = jobs.round + 1, "takenUntil" = 0
), dropped as (
  delete from jobs using written where key = any($22::text[])
)
select id from written`

async function appendTo(pool: pg.Pool, append: Append): Promise<boolean> {
  const { id, version, seq, status, changedAt, endedAt, result, proposal } = tableRow(append.table)
  const { kind, seat, move, to, back, entries, hash, rules, client } = eventRow(append.event)
  const values = [id, version, seq, status, changedAt, endedAt, result, proposal]
  const event = [kind, seat, move, to, back, entries, hash, rules, client]
  const { state, keep, dropJobs } = append
  const [whole, change] = 'whole' in state ? [state.whole, null] : [null, state.change]
  const rest = [whole, keep, JSON.stringify(append.seats), JSON.stringify(append.jobs), dropJobs, change]
  try {
    const { rowCount } = await pool.query({ name: 'append', text: APPEND, values: [...values, ...event, ...rest] })
    return rowCount === 1
  } catch (problem) {
    if (isConflict(problem)) return false
    throw problem
  }
}

/** Unique constraint broken: somebody else wrote that event, or the client's id was used before. */
function isConflict(problem: unknown): boolean {
  return (problem as { code?: unknown }).code === '23505'
}
