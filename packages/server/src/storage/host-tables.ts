import { type Kysely, sql } from 'kysely'

/** What those need who run a server: fair turns between people, who may do what, and what was done about it. */
export async function createHostTables(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column owner text not null default ''`.execute(db)
  await sql`create index jobs_taken on jobs ("takenUntil") where "takenUntil" > 0`.execute(db)
  await db.schema
    .createTable('standings')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .addColumn('moderator', 'integer', (column) => column.notNull())
    .addColumn('bannedUntil', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await sql`create index standings_seen on standings ("seenAt")`.execute(db)
  await db.schema
    .createTable('moderation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('targetName', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .execute()
  await sql`create index moderation_at on moderation (at)`.execute(db)
}
