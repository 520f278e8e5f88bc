import { type Kysely, sql } from 'kysely'

/** What those need who run a server: fair turns between people, who may do what, and what was done about it. */
export async function createHostTables(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column owner text not null default ''`.execute(db)
  await sql`create index jobs_taken on jobs ("takenUntil") where "takenUntil" > 0`.execute(db)
}
