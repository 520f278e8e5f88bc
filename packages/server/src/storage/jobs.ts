import { type Kysely, sql } from 'kysely'
import type { JobRecord, NewJob } from './records.ts'
import type { Schema } from './schema.ts'
import type { JobStore, Kinds } from './storage.ts'

type Db = Kysely<Schema>

const ALL: Kinds = { except: [''] }
/** Looked at for each that is wanted: another process may have its hands on some of them. */
const SPARE = 4

/** Asking again for a job that waits moves its time; asking for one that runs makes it run once more. */
export async function addJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  for (const job of jobs) {
    await db
      .insertInto('jobs')
      .values({ ...job, attempts: 0, round: 0, takenUntil: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          owner: job.owner,
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

function ofKinds(db: Db, { only, except }: Kinds) {
  return db.selectFrom('jobs').where('kind', only ? 'in' : 'not in', only ?? except)
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

  async take(now: number, until: number, limit: number, kinds: Kinds = ALL): Promise<JobRecord[]> {
    // Where everybody's jobs stand in their own line; those under way come before those that wait.
    const line = ofKinds(this.#db, kinds)
      .select(['key', 'due', 'takenUntil'])
      .select(
        sql<number>`row_number() over (partition by owner order by ("takenUntil" > ${now}) desc, due, key)`.as('turn'),
      )
      .where('due', '<=', now)
    const first = this.#db
      .selectFrom(line.as('line'))
      .select(['key', 'due', 'turn'])
      .where('takenUntil', '<=', now)
      .orderBy('turn')
      .orderBy('due')
      .limit(limit * SPARE)
    let chosen = this.#db
      .selectFrom('jobs')
      .innerJoin(first.as('first'), 'first.key', 'jobs.key')
      .select('jobs.key')
      .where('jobs.takenUntil', '<=', now)
      .orderBy('first.turn')
      .orderBy('first.due')
      .limit(limit)
    if (this.#skipLocked) chosen = chosen.forUpdate('jobs').skipLocked()
    return this.#db
      .updateTable('jobs')
      .set({ takenUntil: until, attempts: sql<number>`attempts + 1` })
      .where('key', 'in', chosen)
      .returning(['key', 'kind', 'owner', 'due', 'payload', 'attempts', 'round'])
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

  async nextDue(kinds: Kinds = ALL): Promise<number | null> {
    // Each of the two is the first entry of an index.
    const waiting = ofKinds(this.#db, kinds).select('due as at').where('takenUntil', '=', 0).orderBy('due').limit(1)
    const taken = ofKinds(this.#db, kinds).select('takenUntil as at').where('takenUntil', '>', 0)
    const rows = await Promise.all([
      waiting.executeTakeFirst(),
      taken.orderBy('takenUntil').limit(1).executeTakeFirst(),
    ])
    const times = rows.flatMap((row) => (row ? [row.at] : []))
    return times.length > 0 ? Math.min(...times) : null
  }

  async oldestDue(): Promise<number | null> {
    const row = await this.#db
      .selectFrom('jobs')
      .select((has) => has.fn.min('due').as('due'))
      .executeTakeFirst()
    return row?.due ?? null
  }

  async count(): Promise<number> {
    const row = await this.#db
      .selectFrom('jobs')
      .select((has) => has.fn.countAll<number>().as('n'))
      .executeTakeFirst()
    return Number(row?.n ?? 0)
  }
}
