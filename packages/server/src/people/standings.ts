import { LRUCache } from 'lru-cache'
import type { Now } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { Standing } from '../storage/records.ts'
import type { HostStore } from '../storage/storage.ts'
import type { Revocations } from './revocations.ts'

/** How long a process may believe what it knows, should it not hear that this has changed. */
const TRUST = 10_000
const DAY = 24 * 60 * 60_000

/** A ban without an end. */
export const FOR_GOOD = 253_402_300_799_000

const UNKNOWN: Standing = { seenAt: 0, moderator: false, bannedUntil: 0, reason: '' }

/** Who is banned, who keeps order, and when somebody was last here. */
export class Standings {
  readonly #store: HostStore
  readonly #now: Now
  readonly #known = new LRUCache<string, Standing>({ max: 10_000, ttl: TRUST })

  constructor(store: HostStore, now: Now, revocations: Revocations) {
    this.#store = store
    this.#now = now
    revocations.listen((revoked) => 'person' in revoked && this.#known.delete(revoked.person))
  }

  async of(person: string): Promise<Standing> {
    const known = this.#known.get(person)
    const standing = known ?? (await this.#store.standing(person)) ?? UNKNOWN
    // To the day is enough, and costs one line a day.
    const stale = standing.seenAt < this.#now() - DAY
    if (stale) await this.#store.seen(person, this.#now())
    if (stale || !known) this.#known.set(person, stale ? { ...standing, seenAt: this.#now() } : standing)
    return standing
  }

  async isWelcome(person: string): Promise<boolean> {
    return (await this.of(person)).bannedUntil <= this.#now()
  }

  /** Lets nobody pass who is banned. */
  async mustBeWelcome(person: string): Promise<void> {
    const { bannedUntil, reason } = await this.of(person)
    if (bannedUntil <= this.#now()) return
    const until = bannedUntil === FOR_GOOD ? null : bannedUntil
    const when = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 10)}`
    throw new Problem(403, 'banned', `You are banned here${when}: ${reason}`, { until, reason })
  }
}
