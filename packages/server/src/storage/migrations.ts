import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { createAccountTables, createSecondFactors } from './account-tables.ts'
import { createHostTables } from './host-tables.ts'

/** Times do not fit into 32 bits; SQLite takes any integer type for the same thing. */
const time = 'bigint'

async function createTables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('seedHash', 'text', (column) => column.notNull())
    .addColumn('host', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('absence', 'text', (column) => column.notNull())
    .addColumn('imported', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('proposal', 'text')
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('changedAt', time, (column) => column.notNull())
    .addColumn('startedAt', time)
    .addColumn('endedAt', time)
    .execute()
  // Lists of public tables by state, newest first.
  await sql`create index tables_listed on tables (visibility, status, "changedAt" desc, id desc)`.execute(db)
  await sql`create index tables_host on tables (host)`.execute(db)
}

async function createSeats(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('bot', 'text')
    .addColumn('invite', 'text')
    .addColumn('deputy', 'text')
    .addColumn('askedSince', time)
    .addColumn('askedSeq', 'integer')
    .addColumn('left', time)
    .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
    .execute()
  await sql`create index seats_person on seats (person)`.execute(db)
}

async function createLog(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('move', 'text')
    .addColumn('to', 'integer')
    .addColumn('back', 'integer')
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('client', 'text')
    .addColumn('at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['table', 'seq'])
    .execute()
  await sql`create unique index events_client on events ("table", seat, client) where client is not null`.execute(db)
  await db.schema
    .createTable('positions')
    .addColumn('table', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table', 'seq'])
    .execute()
}

async function createPeople(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table', 'n'])
    .execute()
  await sql`create index chat_person on chat (person)`.execute(db)
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('keyHash', 'text', (column) => column.unique())
    .addColumn('account', 'text', (column) => column.unique())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('watches')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('watches_key', ['person', 'table'])
    .execute()
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .execute()
  await sql`create index pushes_person on pushes (person)`.execute(db)
}

async function createJobs(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due', time, (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('takenUntil', time, (column) => column.notNull())
    .execute()
  await sql`create index jobs_due on jobs (due)`.execute(db)
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

/** What people need against each other, and whom the server has written to. */
async function createConduct(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('shuns')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('shuns_key', ['person', 'other'])
    .execute()
  await sql`create index shuns_other on shuns (other)`.execute(db)
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('by', 'text')
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('aboutName', 'text', (column) => column.notNull())
    .addColumn('table', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addColumn('closedAt', time)
    .execute()
  await sql`create index reports_open on reports ("closedAt", at)`.execute(db)
  await sql`create index reports_by on reports ("by")`.execute(db)
  await sql`create index reports_about on reports (about)`.execute(db)
  await db.schema
    .createTable('letters')
    .addColumn('recipient', 'text', (column) => column.primaryKey())
    .addColumn('since', time, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
}

/** How long a table waits for somebody, and how it ended when somebody did not come back. */
async function createPatience(db: Kysely<never>): Promise<void> {
  await sql`alter table tables add column patience bigint`.execute(db)
  await sql`alter table tables add column claim text`.execute(db)
}

/** Where every kind's and everybody's first job is found at once. */
async function createTurns(db: Kysely<never>): Promise<void> {
  await sql`create index jobs_kind on jobs (kind, due)`.execute(db)
  await sql`create index jobs_owner on jobs (kind, owner, due)`.execute(db)
}

/** What was found about games that are over. */
async function createReviews(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('worlds', 'integer', (column) => column.notNull())
    .addColumn('reviewer', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('of', 'integer', (column) => column.notNull())
    .addColumn('decisions', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_key', ['table', 'worlds', 'reviewer', 'part'] as never[])
    .execute()
}

/** Most states are written by what an event changed. */
async function createChanges(db: Kysely<never>): Promise<void> {
  await sql`alter table events add column change text`.execute(db)
}

/** Never edit one that has been released: add the next. */
const migrations = (kind: 'sqlite' | 'postgres'): Record<string, Migration> => ({
  '001-tables': {
    async up(db: Kysely<never>) {
      await createTables(db)
      await createSeats(db)
      await createLog(db)
      await createPeople(db)
      await createJobs(db)
    },
  },
  '002-accounts': { up: (db: Kysely<never>) => createAccountTables(db, kind) },
  '003-people': {
    async up(db: Kysely<never>) {
      await createSecondFactors(db, kind)
      await createConduct(db)
      await createPatience(db)
    },
  },
  '004-host': { up: createHostTables },
  '005-turns': { up: createTurns },
  '006-reviews': { up: createReviews },
  '007-changes': { up: createChanges },
})

/** The names of all that this version knows: a database with others comes from a newer one. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations('sqlite'))

/** Brings the database up to date. Several processes may try at once: one does it, the others wait. */
export async function migrate<S>(db: Kysely<S>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations(kind) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
