import { join } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { AccountRows } from './accounts.ts'
import { appender } from './appender.ts'
import { Chat } from './chat.ts'
import { Checkpoints } from './checkpoints.ts'
import { Conduct } from './conduct.ts'
import { FILE, keepPrivate, lockDirectory } from './directory.ts'
import { HostStorage } from './host.ts'
import { Jobs } from './jobs.ts'
import { Letters } from './letters.ts'
import { type Sync, WriteAheadLog } from './log.ts'
import { migrate } from './migrations.ts'
import { PatientSqlite } from './patient.ts'
import { People } from './people.ts'
import { Probe } from './probe.ts'
import { Reviews } from './reviews.ts'
import type { Schema } from './schema.ts'
import { sharedSecret } from './secrets.ts'
import type { Bus, Storage } from './storage.ts'
import { Tables } from './tables.ts'

/** How long SQLite's log may get (64 MB) before a writer has to write it into the database himself. */
const LOG_PAGES = 16_000
/** Pages kept in memory (in KB): some thousand tables that are being played, so that a move reads nothing. */
const CACHE_KB = 64_000

/** The embedded database: one file in a directory that this process holds alone. */
export async function openSqlite(
  directory: string,
  onTrouble: (problem: unknown) => void = () => {},
  sync?: Sync,
): Promise<Storage> {
  const unlock = lockDirectory(directory)
  try {
    const path = join(directory, FILE)
    keepPrivate(path)
    const file = new Database(path)
    file.pragma('busy_timeout = 5000')
    file.pragma('journal_mode = WAL')
    // An acknowledged move survives a power cut, but it is not SQLite that waits for the disk (see WriteAheadLog).
    file.pragma('synchronous = NORMAL')
    file.pragma(`cache_size = -${CACHE_KB}`)
    const log = new WriteAheadLog(path, sync)
    file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
    // From here on whoever waits for a lock lets the others go on meanwhile (see PatientSqlite).
    file.pragma('busy_timeout = 0')
    const checkpoints = new Checkpoints(path)
    const db = new Kysely<Schema>({ dialect: new PatientSqlite(file, log) })
    await migrate(db, 'sqlite')
    const probe = new Probe(db)
    return {
      dialect: 'sqlite',
      shared: false,
      db,
      tables: new Tables(db, appender(db, file, log, checkpoints), onTrouble),
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
