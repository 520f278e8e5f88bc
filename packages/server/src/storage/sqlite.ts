import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { failureIn } from '../failures.ts'
import { AccountRows } from './accounts.ts'
import { Chat } from './chat.ts'
import { Checkpoints } from './checkpoints.ts'
import { Conduct } from './conduct.ts'
import { FILE, keepPrivate, lockDirectory } from './directory.ts'
import { HostStorage } from './host.ts'
import { Jobs } from './jobs.ts'
import { Letters } from './letters.ts'
import { migrate } from './migrations.ts'
import { BUSY_PATIENCE, PatientSqlite } from './patient.ts'
import { People } from './people.ts'
import { Probe } from './probe.ts'
import { Reviews } from './reviews.ts'
import { eventRow, tableRow } from './rows.ts'
import type { EventsRow, Schema } from './schema.ts'
import { sharedSecret } from './secrets.ts'
import type { Append, Bus, Storage } from './storage.ts'
import { Tables } from './tables.ts'

/** How long SQLite's log may get (64 MB) before a writer has to write it into the database himself. */
const LOG_PAGES = 16_000
/** How long a group waits that found the file locked. */
const BUSY_PAUSE = 10

/** The embedded database: one file in a directory that this process holds alone. */
export async function openSqlite(
  directory: string,
  onTrouble: (problem: unknown) => void = () => {},
): Promise<Storage> {
  const unlock = lockDirectory(directory)
  try {
    const path = join(directory, FILE)
    keepPrivate(path)
    const file = new Database(path)
    file.pragma('busy_timeout = 5000')
    file.pragma('journal_mode = WAL')
    // An acknowledged move survives a power cut.
    file.pragma('synchronous = FULL')
    file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
    // From here on whoever waits for a lock lets the others go on meanwhile (see PatientSqlite).
    file.pragma('busy_timeout = 0')
    const checkpoints = new Checkpoints(path)
    const db = new Kysely<Schema>({ dialect: new PatientSqlite(file) })
    await migrate(db, 'sqlite')
    const probe = new Probe(db)
    return {
      dialect: 'sqlite',
      shared: false,
      db,
      tables: new Tables(db, appendTo(db, file, checkpoints), onTrouble),
      chat: new Chat(db, false),
      people: new People(db, false),
      accounts: new AccountRows(db, 'sqlite'),
      conduct: new Conduct(db),
      letters: new Letters(db),
      jobs: new Jobs(db, false),
      reviews: new Reviews(db),
      host: new HostStorage(db),
      bus: alone,
      secret: (name, make) => sharedSecret(db, name, make),
      ping: () => probe.ping(),
      async close() {
        await checkpoints.close()
        await db.destroy()
        unlock()
      },
    }
  } catch (problem) {
    unlock()
    throw problem
  }
}

/** There is no other process to talk to. */
const alone: Bus = { hears: true, tell() {}, listen() {}, onGap() {} }

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
]

/**
 * Statements prepared once and run in one go: an accepted move is the one thing that happens all the time.
 * The connection is borrowed from Kysely, so that no other transaction is under way on it.
 */
function appendTo(
  db: Kysely<Schema>,
  file: Database.Database,
  checkpoints: Checkpoints,
): (append: Append) => Promise<boolean> {
  const begin = file.prepare('begin immediate')
  const commit = file.prepare('commit')
  const rollback = file.prepare('rollback')
  const mark = file.prepare('savepoint one')
  const release = file.prepare('release one')
  const back = file.prepare('rollback to one')
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

  function write(append: Append): boolean {
    const { id, version, seq, status, changedAt, endedAt, result, proposal } = tableRow(append.table)
    const { changes } = table.run([seq, status, changedAt, endedAt, result, proposal, id, version])
    if (changes === 0) return false
    const row = eventRow(append.event)
    event.run(EVENT.map((name) => row[name]))
    position.run([id, seq, append.state])
    if (append.keep) snapshot.run(id, seq, append.state)
    for (const each of append.seats) {
      seat.run([each.askedSince, each.askedSeq, each.left, each.deputy, id, each.seat])
    }
    for (const each of append.jobs) job.run(each.key, each.kind, each.owner, each.due, each.payload)
    for (const key of append.dropJobs) drop.run(key)
    return true
  }

  /** One append among others in the same transaction; what fails takes nothing else with it. */
  function tryWrite(append: Append): boolean {
    mark.run()
    try {
      const done = write(append)
      release.run()
      return done
    } catch (problem) {
      back.run()
      release.run()
      if (isConflict(problem)) return false
      throw problem
    }
  }

  /** All appends of a group, without a mark between them; null, and nothing is written, if one of them fails. */
  function writeTogether(group: readonly Waiting[]): Answer[] | null {
    try {
      return group.map(({ append, resolve }) => {
        const done = write(append)
        return () => resolve(done)
      })
    } catch {
      if (file.inTransaction) rollback.run()
      return null
    }
  }

  function writeApart(group: readonly Waiting[]): Answer[] {
    return group.map(({ append, resolve, reject }) => {
      try {
        const done = tryWrite(append)
        return () => resolve(done)
      } catch (problem) {
        return () => reject(problem)
      }
    })
  }

  /** False: somebody else writes into the file at the moment. */
  function begun(): boolean {
    // What could not be rolled back when it failed must not take those who come after with it.
    if (file.inTransaction) rollback.run()
    try {
      begin.run()
      return true
    } catch (problem) {
      if (failureIn(problem) === 'busy') return false
      throw problem
    }
  }

  /**
   * All that wait are written in one go: the disk is asked once, and nobody is answered before it has.
   * False: somebody else writes into the file at the moment.
   */
  function writeGroup(group: readonly Waiting[]): boolean {
    if (!begun()) return false
    try {
      const answers = writeTogether(group) ?? (begun() ? writeApart(group) : null)
      if (!answers) return false
      commit.run()
      for (const answer of answers) answer()
      return true
    } catch (problem) {
      if (file.inTransaction) rollback.run()
      throw problem
    }
  }

  let waiting: Waiting[] = []
  let flushing = false

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        if (await db.connection().execute(async () => writeGroup(group))) checkpoints.wrote(group.length)
        else {
          waiting = [...stillPatient(group), ...waiting]
          await pause(BUSY_PAUSE)
        }
      } catch (problem) {
        // Whoever was answered already hears nothing of it.
        for (const { reject } of group) reject(problem)
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
    flushing = false
  }

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, until: performance.now() + BUSY_PATIENCE, resolve, reject })
      if (flushing) return
      flushing = true
      // Requests that have arrived together are handled first, and then written together.
      setImmediate(() => void flush())
    })
}

/** Those who may wait longer; the others are told. */
function stillPatient(group: readonly Waiting[]): Waiting[] {
  const now = performance.now()
  return group.filter(({ until, reject }) => {
    if (now < until) return true
    reject(Object.assign(new Error('another program keeps the database locked'), { code: 'SQLITE_BUSY' }))
    return false
  })
}

/** What is said to one of them after the commit. */
type Answer = () => void

interface Waiting {
  readonly append: Append
  /** When it gives up, on the clock of the process. */
  readonly until: number
  resolve(done: boolean): void
  reject(problem: unknown): void
}

function isConflict(problem: unknown): boolean {
  return String((problem as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT')
}
