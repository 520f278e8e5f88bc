import { Line, type Seat } from '@boardroom/kernel'
import type { EventSummary } from '@boardroom/wire'
import type { AnyEntry, AnyView } from '../table/client.ts'
import { Seen } from '../table/seen.ts'
import { api, ServerProblem } from './api.ts'
import { Latest } from './latest.ts'

/** Positions that are asked for at once. */
const STRETCH = 32
/** This near to the end of a stretch the next one is asked for, before it is needed. */
const NEAR = 10
const RETRY = 1_000

type Stretch = ReadonlyMap<number, AnyView>

/**
 * The past of an online table as one viewer may see it. The server counts events; the table page counts the moves that
 * stand. Positions that were not seen lately come in stretches, so stepping seldom waits for the server.
 */
export class Past {
  readonly #table: string
  readonly #line = new Line<EventSummary>()
  readonly #seen = new Seen()
  #last = 0
  readonly #latest = new Latest()
  readonly #stretches = new Map<string, Promise<Stretch>>()
  #closed = false

  constructor(table: string) {
    this.#table = table
  }

  take(events: readonly EventSummary[]): void {
    for (const event of events) {
      this.#line.take(event)
      this.#last = Math.max(this.#last, event.seq)
    }
  }

  /** What is on the screen now is known when it is past. */
  see(view: AnyView): void {
    this.#seen.add(view)
  }

  /** The position after so many moves. */
  async at(moves: number): Promise<AnyView> {
    return this.#seen.find(moves) ?? this.#after(this.#line.eventAt(moves))
  }

  /** The event after which the position with so many moves stands. */
  eventAt(moves: number): number {
    return this.#line.eventAt(moves)
  }

  movesAfter(event: number): number {
    return this.#line.movesAfter(event)
  }

  log(): AnyEntry[] {
    return this.#line.standing.flatMap(({ entries }) => entries)
  }

  movers(): Seat[] {
    return this.#line.standing.slice(1).map(({ seat }) => seat ?? 0)
  }

  async #after(event: number): Promise<AnyView> {
    const last = this.#last
    const view = (await this.#stretch(event, last)).get(event)
    if (!view) throw new Error(`the server did not tell of position ${event}`)
    for (const near of [event - NEAR, event + NEAR]) {
      if (near >= 0 && near <= last) void this.#stretch(near, last).catch(() => undefined)
    }
    return view
  }

  close(): void {
    this.#closed = true
  }

  #stretch(event: number, last: number): Promise<Stretch> {
    const from = event - (event % STRETCH)
    const to = Math.min(from + STRETCH - 1, last)
    const key = `${from}-${to}`
    const known = this.#stretches.get(key)
    if (known) return known
    const asked = this.#latest.run(() => this.#ask(from, to))
    this.#stretches.set(key, asked)
    // What failed may succeed the next time.
    asked.catch(() => this.#stretches.delete(key))
    return asked
  }

  async #ask(from: number, to: number): Promise<Stretch> {
    for (;;) {
      try {
        const { looks } = await api.looks(this.#table, from, to)
        return new Map(looks.map(({ seq, view }) => [seq, view]))
      } catch (problem) {
        if (this.#closed || !(problem instanceof ServerProblem) || !problem.passes) throw problem
        await new Promise((resolve) => setTimeout(resolve, RETRY))
      }
    }
  }
}
