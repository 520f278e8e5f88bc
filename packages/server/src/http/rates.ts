import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { type Now, newId, sha256 } from '../ids.ts'
import { parseSignal, signal } from '../signals.ts'
import type { Bus } from '../storage/storage.ts'

export const MINUTE = 60_000
/** How much more an address may send than one person: many may live behind it. */
const PEOPLE_PER_ADDRESS = 10
/** How often in the course of a limit the other processes are told. */
const REPORTS = 10

/** Whom a request counts for: the address it comes from, and the person if there is one. */
export function senderOf(request: FastifyRequest): string {
  const proof = request.headers.authorization ?? request.cookies?.['boardroom']
  return `${request.ip}|${proof ? sha256(proof) : ''}`
}

/** What is counted apart, to be put behind the sender. */
export const apart = (what: string): string => `|${what}`

interface Count {
  own: number
  /** What other processes have counted, as they last said. */
  readonly elsewhere: Map<string, number>
}

/**
 * Counts requests minute by minute, together with the other processes on the same database: they tell each other now
 * and then how far they are, so that a limit is reached a little late at most, and no request waits for the database.
 */
export class Rates {
  readonly #bus: Bus
  readonly #now: Now
  readonly #me = newId()
  #minute = 0
  #counts = new Map<string, Count>()

  constructor(bus: Bus, now: Now) {
    this.#bus = bus
    this.#now = now
    bus.listen((message) => this.#heard(message))
  }

  /** How much of a limit a sender has used up, with this request. */
  count(sender: string, max: number): number {
    const used = this.#add(sender, max)
    const [address, person, what = ''] = sender.split('|')
    if (!person) return used
    // Whoever makes up a new key for every request gets no further than that.
    const all = this.#add(`${address}|*|${what}`, max * PEOPLE_PER_ADDRESS)
    return Math.max(used, Math.ceil(all / PEOPLE_PER_ADDRESS))
  }

  /** Until the next minute begins. */
  get rest(): number {
    return MINUTE - (this.#now() % MINUTE)
  }

  #add(key: string, max: number): number {
    this.#turn()
    const count = this.#at(key)
    count.own++
    if (count.own % Math.ceil(max / REPORTS) === 0) {
      this.#bus.tell(signal({ kind: 'rate', process: this.#me, minute: this.#minute, key, count: count.own }))
    }
    let sum = count.own
    for (const there of count.elsewhere.values()) sum += there
    return sum
  }

  #heard(message: string): void {
    const heard = parseSignal(message)
    if (heard?.kind !== 'rate' || heard.process === this.#me) return
    this.#turn()
    if (heard.minute === this.#minute) this.#at(heard.key).elsewhere.set(heard.process, heard.count)
  }

  #at(key: string): Count {
    let count = this.#counts.get(key)
    if (!count) {
      count = { own: 0, elsewhere: new Map() }
      this.#counts.set(key, count)
    }
    return count
  }

  /** A new minute begins at nothing. */
  #turn(): void {
    const minute = Math.floor(this.#now() / MINUTE)
    if (minute === this.#minute) return
    this.#minute = minute
    this.#counts = new Map()
  }
}

/** The counts as the plugin wants them that checks the limits. */
export function storeOn(rates: Rates): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (sender, tell, _window, max) => {
      tell(null, { current: rates.count(sender, max), ttl: rates.rest })
    }

    child(): this {
      return this
    }
  }
}
