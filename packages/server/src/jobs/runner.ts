import type { Now } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import { within } from '../patience.ts'
import type { JobRecord } from '../storage/records.ts'
import type { JobStore } from '../storage/storage.ts'

export type JobHandlers = Readonly<Record<string, (payload: string) => Promise<void>>>

/** How long a process may work on a job before another may take it for dead. */
const LEASE = 60_000
/** Bots' turns and reviews, each with jobs of their own under way: neither they nor all else keep another waiting. */
const OWN_LANES: readonly string[] = ['bot', 'review']
/** Jobs under way at the same time, of each lane. */
const AT_ONCE = 8
/** Even if nobody wakes the runner it looks at the jobs this often. */
const REST = 10_000
const FIRST_RETRY = 1_000
const LAST_RETRY = 60 * 60_000

/** Runs the jobs of the database when they are due, at least once each. */
export class Runner {
  readonly #jobs: JobStore
  readonly #now: Now
  readonly #handlers: JobHandlers
  readonly #metrics: Metrics
  readonly #onTrouble: (problem: unknown) => void
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  /** By the kinds of job in each lane. */
  readonly #active: ReadonlyMap<readonly string[], Set<Promise<void>>>
  #again = false
  #closed = false

  constructor(
    jobs: JobStore,
    now: Now,
    handlers: JobHandlers,
    metrics: Metrics,
    onTrouble: (problem: unknown) => void,
  ) {
    this.#jobs = jobs
    this.#now = now
    this.#handlers = handlers
    const others = Object.keys(handlers).filter((kind) => !OWN_LANES.includes(kind))
    this.#active = new Map([...OWN_LANES.map((kind) => [kind]), others].map((lane) => [lane, new Set()]))
    this.#metrics = metrics
    this.#onTrouble = onTrouble
  }

  /** Something may be due. */
  wake(): void {
    if (this.#closed) return
    this.#again = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
      if (this.#again) this.wake()
    })
  }

  /** Finishes what it has begun. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#looking
    await Promise.all([...this.#active.values()].flatMap((work) => [...work]))
  }

  /** Starts what is due; a job that takes long keeps no other from being started. */
  async #look(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#again = false
    try {
      // Whoever ends looks again, so only lanes with room have to be woken by the clock.
      let wake = this.#now() + REST
      for (const [lane, active] of this.#active) {
        if (active.size >= AT_ONCE) continue
        const now = this.#now()
        const jobs = await this.#jobs.take(now, now + LEASE, AT_ONCE - active.size, lane)
        for (const job of jobs) this.#start(job, active)
        if (jobs.length === 0) wake = Math.min(wake, (await this.#jobs.nextDue(lane)) ?? wake)
      }
      this.#sleep(Math.max(0, wake - this.#now()))
    } catch (problem) {
      this.#onTrouble(problem)
      this.#sleep(FIRST_RETRY)
    }
  }

  #start(job: JobRecord, active: Set<Promise<void>>): void {
    const work = this.#do(job)
      .catch(this.#onTrouble)
      .finally(() => {
        active.delete(work)
        this.wake()
      })
    active.add(work)
  }

  async #do(job: JobRecord): Promise<void> {
    const handler = this.#handlers[job.kind]
    try {
      if (!handler) throw new Error(`nobody knows how to do a ${job.kind} job`)
      // A job that never comes to an end must not keep its place: after the lease others may do it anyway.
      await within(LEASE, handler(job.payload), `a ${job.kind} job`)
      await this.#jobs.done(job)
      this.#metrics.jobs.inc({ kind: job.kind, end: 'done' })
    } catch (problem) {
      this.#metrics.jobs.inc({ kind: job.kind, end: 'failed' })
      this.#onTrouble(problem)
      const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (job.attempts - 1))
      await this.#jobs.retry(job, this.#now() + wait)
    }
  }

  #sleep(time: number): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => this.wake(), time)
    this.#timer.unref()
  }
}
