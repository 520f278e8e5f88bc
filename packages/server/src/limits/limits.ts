import { type Now, sha256 } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { Bus } from '../storage/storage.ts'
import { Counts } from './counts.ts'
import { GUESSES, type Limit, type LimitKind, POLICY } from './policy.ts'

/** For whom something counts. */
export interface Sender {
  /** The id of a person who has shown who they are. A key that is nobody's makes nobody. */
  readonly person: string | null
  readonly network: string
}

/** A password that is being tried. */
export interface Guess {
  /** It was right, so it does not count. */
  right(): void
}

/** Says who has asked for too much. The same for requests and for messages over sockets. */
export class Limits {
  readonly #counts: Counts
  readonly #requests: number
  /** Told what was refused. */
  readonly #refused: (kind: string) => void

  constructor(bus: Bus, now: Now, requests: number, refused: (kind: string) => void) {
    this.#counts = new Counts(bus, now)
    this.#requests = requests
    this.#refused = refused
  }

  /** Counts something; false if it was too much. */
  allows(kind: LimitKind, { person, network }: Sender): boolean {
    const { max, window, network: times } = this.#limit(kind)
    const who = person ? `person ${person}` : `nobody ${network}`
    const mine = this.#counts.add(`${kind} ${who}`, max, window) <= max
    const all = this.#counts.add(`${kind} ${network}`, max * times, window) <= max * times
    if (!mine || !all) this.#refused(kind)
    return mine && all
  }

  spend(kind: LimitKind, sender: Sender): void {
    if (!this.allows(kind, sender)) throw this.#tooMuch(this.#limit(kind).window)
  }

  /** Somebody tries a password; refused before it is looked at when there were too many wrong ones. */
  guess(account: string, { network }: Sender): Guess {
    const { window } = GUESSES
    const name = sha256(account.trim().toLowerCase())
    const counted: readonly [string, number][] = [
      [`guess ${name} ${network}`, GUESSES.accountFromNetwork],
      [`guess ${network}`, GUESSES.network],
      [`guess ${name}`, GUESSES.account],
    ]
    // All of them are counted, whichever is over: nothing is won by going on.
    const over = counted.filter(([key, max]) => this.#counts.add(key, max, window) > max)
    if (over.length > 0) {
      this.#refused('guess')
      throw this.#tooMuch(window)
    }
    return {
      right: () => {
        for (const [key] of counted) this.#counts.takeBack(key, window)
      },
    }
  }

  /** A host who raises or lowers the general limit (a test, a benchmark) moves the special ones with it. */
  #limit(kind: LimitKind): Limit {
    const limit: Limit = POLICY[kind]
    if (kind === 'request') return { ...limit, max: this.#requests }
    const factor = Math.max(1, this.#requests / POLICY.request.max)
    return { ...limit, max: Math.min(Math.ceil(limit.max * factor), this.#requests) }
  }

  #tooMuch(window: number): Problem {
    const seconds = Math.ceil(this.#counts.rest(window) / 1_000)
    return new Problem(429, 'too-much', 'Too much at once; wait a little.', { retryAfter: seconds })
  }
}
