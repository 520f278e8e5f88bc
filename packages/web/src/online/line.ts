import type { Seat } from '@boardroom/kernel'
import type { EventSummary } from '@boardroom/wire'
import type { AnyEntry } from '../table/client.ts'

interface Step {
  /** The event that made the position. */
  readonly event: number
  readonly seat: Seat | null
  readonly entries: readonly AnyEntry[]
}

/**
 * The moves that lead to the present. The server counts events, of which taking a move back is one too; the table page
 * counts moves, without those that were taken back.
 */
export class Line {
  #steps: Step[] = []
  /** How many moves had been made after each event. */
  readonly #movesAfter = new Map<number, number>()

  take({ seq, kind, seat, to, entries }: EventSummary): void {
    if (this.#movesAfter.has(seq)) return
    if (kind === 'undo') this.#steps.length = (this.#movesAfter.get(to ?? 0) ?? 0) + 1
    else this.#steps.push({ event: seq, seat, entries: entries as readonly AnyEntry[] })
    this.#movesAfter.set(seq, Math.max(0, this.#steps.length - 1))
  }

  /** The event after which the position with so many moves stands. */
  eventAt(moves: number): number {
    return this.#steps[moves]?.event ?? 0
  }

  /** How many moves had been made after an event. */
  movesAfter(event: number): number {
    return this.#movesAfter.get(event) ?? 0
  }

  log(): AnyEntry[] {
    return this.#steps.flatMap(({ entries }) => entries)
  }

  movers(): Seat[] {
    return this.#steps.slice(1).map(({ seat }) => seat ?? 0)
  }
}
