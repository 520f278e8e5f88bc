import { type GameTypes, itemAt, type Move, type Table } from '@boardroom/kernel'
import { Again } from '../advice/again.ts'
import type { Estimate } from '../advice/numbers.ts'
import { type Answer, playOn } from '../advice/trial.ts'
import { bestAnswer, bestOf, judge } from '../ahead.ts'
import type { Sight } from '../bot.ts'

/** What the model does not know about itself: at least so much chance to win, and so much of what it claims. */
const LEAST = 0.02
const PART = 0.8
/** How far a single world may mislead, in chance to win. */
const DOUBT = 0.5

/** What a model's claim is worth: it sees little noise, and may be wrong all the same. */
export function doubted({ mean, error }: Estimate): Estimate {
  return { mean, error: Math.hypot(error, LEAST, PART * mean) }
}

/** Two ways to play on: a move that is better by one of them only is not clearly better. */
const WAYS: readonly Answer[] = [bestAnswer, (table, moves, seat) => bestOf(judge(table, moves, seat))]

/** What is known of a decision before anybody looks at it: nearly all of them lose next to nothing. */
export const USUAL: Estimate = { mean: 0, error: 0.06 }

/** How far those who play on mislead, however often they do: nobody plays just like them. */
const OTHERS = 0.03

/** All seats' chances at an imagined end: a narrow win in one world is no certain one in others. */
type ChancesAt<G extends GameTypes> = (end: Table<G>) => readonly number[]

/** Two moves, played on to the end in the same worlds, as many as one likes. */
export class PlayedOut<G extends GameTypes> {
  readonly #sight: Sight<G>
  readonly #better: Move
  readonly #made: Move
  readonly #chancesAt: ChancesAt<G>
  readonly #ways = WAYS.map((answer) => ({ answer, better: new Again<G, number>(), made: new Again<G, number>() }))
  #worlds = 0
  #sum = 0
  // As if one world had gone either way: where all go the same way, one still does not know for certain.
  #squares = 2 * DOUBT ** 2

  constructor(sight: Sight<G>, better: Move, made: Move, chancesAt: ChancesAt<G>) {
    this.#sight = sight
    this.#better = better
    this.#made = made
    this.#chancesAt = chancesAt
  }

  goOn(worlds: number): void {
    const { seat } = this.#sight
    for (let i = 0; i < worlds; i++) {
      const world = this.#sight.imagine()
      const { answer, better, made } = itemAt(this.#ways, this.#worlds % this.#ways.length)
      const share = (move: Move, played: Again<G, number>): number =>
        played.foundIn(world, (table) => {
          table.apply(seat, move)
          playOn(table, Number.POSITIVE_INFINITY, { answer })
          return itemAt(this.#chancesAt(table), seat)
        })
      const difference = share(this.#better, better) - share(this.#made, made)
      this.#worlds++
      this.#sum += difference
      this.#squares += difference ** 2
    }
  }

  /** How much likelier the better move wins. */
  get wonMore(): Estimate {
    const count = this.#worlds + 2
    const mean = this.#sum / count
    return { mean, error: Math.hypot(Math.sqrt((this.#squares / count - mean ** 2) / count), OTHERS) }
  }
}

/** Estimates of the same, each by how sure it is. */
export function together(...estimates: readonly Estimate[]): Estimate {
  let sure = 0
  let sum = 0
  for (const { mean, error } of estimates) {
    sure += 1 / error ** 2
    sum += mean / error ** 2
  }
  return { mean: sum / sure, error: 1 / Math.sqrt(sure) }
}
