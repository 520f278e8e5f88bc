import { copyPlain, type GameTypes, type History, type Logged, samePlain } from '@boardroom/kernel'

/**
 * A position with the end of its log, remembered to be compared with another. By value, because hashing a whole
 * state after every move would take most of the time of a check.
 */
export class Moment {
  readonly logged: number
  readonly #state: GameTypes['state']
  readonly #tail: readonly Logged<GameTypes['entry']>[]
  readonly #from: number

  /** Remembers the log from the entry `from` on. */
  constructor(history: History<GameTypes>, from = history.log.length) {
    this.logged = history.log.length
    this.#state = copyPlain(history.table.state)
    this.#tail = history.log.slice(from)
    this.#from = from
  }

  /** Whether the history stands at this moment again. */
  isNow({ table, log }: History<GameTypes>): boolean {
    return (
      log.length === this.logged && samePlain(table.state, this.#state) && samePlain(log.slice(this.#from), this.#tail)
    )
  }
}
