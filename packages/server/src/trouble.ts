import { failureIn } from './failures.ts'
import type { Metrics } from './metrics.ts'
import { Damaged } from './problem.ts'

const MOST_DAMAGED = 10_000
/** How long a server that found no room is not ready. */
const FULL_FOR = 10_000

/** The entry points at which trouble ends: whatever goes wrong behind one of them goes no further. */
export type Where =
  | 'request'
  | 'socket'
  | 'watcher'
  | 'hub'
  | 'job'
  | 'timer'
  | 'notice'
  | 'database'
  | 'bus'
  | 'process'

/** Writes trouble down and counts it, by where it was contained. */
export class Troubles {
  readonly #metrics: Metrics
  #full = Number.NEGATIVE_INFINITY
  /** The damaged tables that this process has come upon. */
  readonly damaged = new Set<string>()
  /** Set as soon as there is a log. */
  log: (facts: { readonly err: unknown; readonly where: Where }) => void = () => {}

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  note(where: Where, problem: unknown): void {
    this.#metrics.contained.inc({ where })
    if (problem instanceof Damaged && this.damaged.size < MOST_DAMAGED) this.damaged.add(problem.table)
    if (failureIn(problem) === 'full') this.#full = performance.now()
    this.log({ err: problem, where })
  }

  /** Whether something could not be stored a moment ago because there was no room for it. */
  get isFull(): boolean {
    return performance.now() - this.#full < FULL_FOR
  }

  /** For those who only know that something went wrong. */
  at(where: Where): (problem: unknown) => void {
    return (problem) => this.note(where, problem)
  }

  /** Work whose failure is nobody else's business. */
  contain(where: Where, work: () => void): void {
    try {
      work()
    } catch (problem) {
      this.note(where, problem)
    }
  }
}
