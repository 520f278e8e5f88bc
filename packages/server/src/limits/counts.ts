import { type Now, newId } from '../ids.ts'
import { parseSignal, signal } from '../signals.ts'
import type { Bus } from '../storage/storage.ts'

/** How often in the course of a limit the other processes are told. */
const REPORTS = 10

interface Count {
  own: number
  /** What other processes have counted, as they last said. */
  readonly elsewhere: Map<string, number>
}

interface Window {
  start: number
  counts: Map<string, Count>
}

/**
 * Counts, window by window, together with the other processes on the same database: they tell each other now and then
 * how far they are, so that a limit is reached a little late at most, and nothing waits for the database.
 */
export class Counts {
  readonly #bus: Bus
  readonly #now: Now
  readonly #me = newId()
  readonly #windows = new Map<number, Window>()

  constructor(bus: Bus, now: Now) {
    this.#bus = bus
    this.#now = now
    bus.listen((message) => this.#heard(message))
  }

  /** Counts once more, and tells how often it has been in this window. */
  add(key: string, max: number, window: number): number {
    const { start, counts } = this.#turn(window)
    const count = countIn(counts, key)
    count.own++
    if (count.own % Math.ceil(max / REPORTS) === 0) {
      this.#bus.tell(signal({ kind: 'rate', process: this.#me, window, start, key, count: count.own }))
    }
    let sum = count.own
    for (const there of count.elsewhere.values()) sum += there
    return sum
  }

  /** That one should not have been counted. */
  takeBack(key: string, window: number): void {
    const count = countIn(this.#turn(window).counts, key)
    if (count.own > 0) count.own--
  }

  /** Until the next window begins. */
  rest(window: number): number {
    return window - (this.#now() % window)
  }

  #heard(message: string): void {
    const heard = parseSignal(message)
    if (heard?.kind !== 'rate' || heard.process === this.#me) return
    const { start, counts } = this.#turn(heard.window)
    if (heard.start === start) countIn(counts, heard.key).elsewhere.set(heard.process, heard.count)
  }

  /** A new window begins at nothing. */
  #turn(window: number): Window {
    const start = Math.floor(this.#now() / window)
    let found = this.#windows.get(window)
    if (found?.start !== start) {
      found = { start, counts: new Map() }
      this.#windows.set(window, found)
    }
    return found
  }
}

function countIn(counts: Map<string, Count>, key: string): Count {
  let count = counts.get(key)
  if (!count) {
    count = { own: 0, elsewhere: new Map() }
    counts.set(key, count)
  }
  return count
}
