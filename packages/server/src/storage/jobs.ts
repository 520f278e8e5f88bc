import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { JobRecord, NewJob } from './records.ts'
import type { Schema } from './schema.ts'
import type { JobStore } from './storage.ts'

type Db = Kysely<Schema>

/** Looked at for each that is wanted: another process may have its hands on some of them. */
const SPARE = 4
/** So many that wait longest are looked at; if there are more, also those of others. */
const FIRST = 64
/** Others who are asked at a time whether anything of theirs is due. */
const ASKED = 500

type Waiting = Pick<JobRecord, 'key' | 'owner' | 'due'>

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

export class Jobs implements JobStore {
  readonly #db: Db
  /** PostgreSQL lets several processes take jobs at once without waiting for each other. */
  readonly #skipLocked: boolean
  /** By kind: the owner up to whom the line was gone through. */
  readonly #asked = new Map<string, string>()

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

  async waits(key: string): Promise<boolean> {
    const row = await this.#db.selectFrom('jobs').select('key').where('key', '=', key).executeTakeFirst()
    return row !== undefined
  }

  async take(now: number, until: number, limit: number, kinds: readonly string[]): Promise<JobRecord[]> {
    const waiting = (await Promise.all(kinds.map((kind) => this.#waiting(kind, now, limit * SPARE)))).flat()
    if (waiting.length === 0) return []
    const keys = inTurn(waiting, await this.#underWay(now, kinds)).slice(0, limit * SPARE)
    return this.#db
      .updateTable('jobs')
      .set({ takenUntil: until, attempts: sql<number>`attempts + 1` })
      .where('key', 'in', this.#skipLocked ? this.#free(keys, now, limit) : keys.slice(0, limit))
      .where('takenUntil', '<=', now)
      .returning(['key', 'kind', 'owner', 'due', 'payload', 'attempts', 'round'])
      .execute()
  }

  /** Those that wait longest; and if there are too many to look at them all, the first of some other owners. */
  async #waiting(kind: string, now: number, count: number): Promise<readonly Waiting[]> {
    const first = await this.#db
      .selectFrom('jobs')
      .select(['key', 'owner', 'due'])
      .where('kind', '=', kind)
      .where('due', '<=', now)
      .where('takenUntil', '<=', now)
      .orderBy('due')
      .limit(FIRST)
      .execute()
    if (first.length < FIRST) return first
    const seen = new Set(first.map(({ key }) => key))
    const others = await this.#others(kind, now, count)
    return [...first, ...others.filter(({ key }) => !seen.has(key))]
  }

  /** The first due job of each of the next owners, going round: step by step through the index, from one to the next. */
  async #others(kind: string, now: number, count: number): Promise<readonly Waiting[]> {
    const after = this.#asked.get(kind) ?? ''
    const next = (owner: RawBuilder<string>) =>
      sql`(select min(owner) from jobs where kind = ${kind} and owner > ${owner})`
    const { rows } = await sql<Waiting>`
      with recursive line(owner, place) as (
        select ${next(sql`${after}`)}, 1
        union all
        select ${next(sql`line.owner`)}, place + 1 from line where line.owner is not null and place < ${ASKED}
      )
      select jobs.key, jobs.owner, jobs.due from line join jobs on jobs.key = (
        select key from jobs
        where kind = ${kind} and owner = line.owner and due <= ${now} and "takenUntil" <= ${now} order by due limit 1
      ) limit ${count}`.execute(this.#db)
    // Whoever had a turn comes again after all the others; at the end of the line it begins anew.
    this.#asked.set(kind, rows.length < count ? '' : (rows.at(-1)?.owner ?? ''))
    return rows.map((row) => ({ ...row, due: Number(row.due) }))
  }

  /** How many jobs of each owner are being done. */
  async #underWay(now: number, kinds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('jobs')
      .select(['owner', (has) => has.fn.countAll<number>().as('n')])
      .where('takenUntil', '>', now)
      .where('kind', 'in', kinds)
      .groupBy('owner')
      .execute()
    return new Map(rows.map(({ owner, n }) => [owner, Number(n)]))
  }

  /** The first of these that no other process has its hands on. */
  #free(keys: readonly string[], now: number, limit: number) {
    return this.#db
      .selectFrom('jobs')
      .select('key')
      .where('key', 'in', keys)
      .where('takenUntil', '<=', now)
      .orderBy(sql`array_position(${keys}::text[], key)`)
      .limit(limit)
      .forUpdate()
      .skipLocked()
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

  async nextDue(kinds: readonly string[]): Promise<number | null> {
    // Each of them is the first entry of an index.
    const waiting = kinds.map((kind) =>
      this.#db
        .selectFrom('jobs')
        .select('due as at')
        .where('kind', '=', kind)
        .where('takenUntil', '=', 0)
        .orderBy('due'),
    )
    const taken = this.#db.selectFrom('jobs').select('takenUntil as at').where('takenUntil', '>', 0)
    const firsts = [...waiting, taken.where('kind', 'in', kinds).orderBy('takenUntil')]
    const rows = await Promise.all(firsts.map((first) => first.limit(1).executeTakeFirst()))
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

/** Everybody's first before anybody's second; those under way come before those that wait. */
function inTurn(waiting: readonly Waiting[], underWay: ReadonlyMap<string, number>): string[] {
  const turns = new Map(underWay)
  const line = [...waiting]
    .sort((a, b) => a.due - b.due)
    .map(({ key, owner, due }) => {
      const turn = (turns.get(owner) ?? 0) + 1
      turns.set(owner, turn)
      return { key, due, turn }
    })
  return line.sort((a, b) => a.turn - b.turn || a.due - b.due).map(({ key }) => key)
}
