import { type Kysely, sql } from 'kysely'
import type { JobRecord, NewJob } from './records.ts'
import type { Schema } from './schema.ts'
import type { JobStore } from './storage.ts'

type Db = Kysely<Schema>

/** Asking again for a job that waits moves its time; asking for one that runs makes it run once more. */
export async function addJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  for (const job of jobs) {
    await db
      .insertInto('jobs')
      .values({ ...job, attempts: 0, round: 0, takenUntil: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          due: job.due,
          payload: job.payload,
          attempts: 0,
          round: sql<number>`jobs.round + 1`,
          takenUntil: 0,
        }),
      )
      .execute()
  }
}

export async function dropJobs(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('jobs').where('key', 'in', keys).execute()
}

export class Jobs implements JobStore {
  readonly #db: Db
  /** PostgreSQL lets several processes take jobs at once without waiting for each other. */
  readonly #skipLocked: boolean

  constructor(db: Db, skipLocked: boolean) {
    this.#db = db
    this.#skipLocked = skipLocked
  }

  async add(job: NewJob): Promise<void> {
    await addJobs(this.#db, [job])
  }

  async drop(key: string): Promise<void> {
    await dropJobs(this.#db, [key])
  }

  async take(now: number, until: number, limit: number): Promise<JobRecord[]> {
    let due = this.#db
      .selectFrom('jobs')
      .select('key')
      .where('due', '<=', now)
      .where('takenUntil', '<=', now)
      .orderBy('due')
      .limit(limit)
    if (this.#skipLocked) due = due.forUpdate().skipLocked()
    return this.#db
      .updateTable('jobs')
      .set({ takenUntil: until, attempts: sql<number>`attempts + 1` })
      .where('key', 'in', due)
      .returning(['key', 'kind', 'due', 'payload', 'attempts', 'round'])
      .execute()
  }

  async done(job: JobRecord): Promise<void> {
    await this.#db.deleteFrom('jobs').where('key', '=', job.key).where('round', '=', job.round).execute()
  }

  async retry(job: JobRecord, due: number): Promise<void> {
    await this.#db
      .updateTable('jobs')
      .set({ due, takenUntil: 0 })
      .where('key', '=', job.key)
      .where('round', '=', job.round)
      .execute()
  }

  async nextDue(): Promise<number | null> {
    const row = await this.#db
      .selectFrom('jobs')
      .select(sql<number>`case when due > "takenUntil" then due else "takenUntil" end`.as('at'))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
    return row?.at ?? null
  }

  async count(): Promise<number> {
    const row = await this.#db
      .selectFrom('jobs')
      .select((has) => has.fn.countAll<number>().as('n'))
      .executeTakeFirst()
    return Number(row?.n ?? 0)
  }
}
