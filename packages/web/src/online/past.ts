import type { AnyView } from '../table/client.ts'
import { api, ServerProblem } from './api.ts'
import { Latest } from './latest.ts'

/** Positions that are asked for at once. */
const STRETCH = 32
/** This near to the end of a stretch the next one is asked for, before it is needed. */
const NEAR = 10
const RETRY = 1_000

type Stretch = ReadonlyMap<number, AnyView>

/** Past positions as one viewer may see them. They come in stretches, so stepping seldom waits for the server. */
export class Past {
  readonly #table: string
  readonly #latest = new Latest()
  readonly #stretches = new Map<string, Promise<Stretch>>()
  #closed = false

  constructor(table: string) {
    this.#table = table
  }

  /** The position after an event; `last` is the latest event there is. */
  async at(event: number, last: number): Promise<AnyView> {
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
