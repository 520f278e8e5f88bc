import type { Change, GameTypes, Move, Parts, Reasons, Table } from '@boardroom/kernel'
import { judge } from '../ahead.ts'
import type { Sight } from '../bot.ts'
import { lead } from '../search.ts'
import { changesBy, type Gain, gainsOver } from './explain.ts'
import { type Estimate, estimate, meanOf, paired } from './numbers.ts'
import { partsAt } from './parts.ts'
import { Trial, type Tried } from './trial.ts'

/** A move and what is expected of it. */
export interface Suggestion {
  readonly move: Move
  /** What the position will be worth to the seat at the next comparable moment. */
  readonly expected: Estimate
  /** How much less than the best one it brings, beyond what it brings the others. */
  readonly behind: Estimate
  /** The difference to the best one may be luck. */
  readonly equal: boolean
  /** What it changes at once. */
  readonly changes: readonly Change[]
  /** In which parts it is better or worse than the other suggestions. */
  readonly gains: readonly Gain[]
  /** How much more than them it brings, what it takes from the others at the table counted in. */
  readonly ahead: number
}

interface Measured {
  readonly lead: number
  readonly own: number
  readonly parts: Parts
}

/** Moves that are looked at closely, those that are suggested, and how many worlds all of them are tried in. */
const CANDIDATES = 8
const SUGGESTIONS = 3
const FAIR = 3
/** Standard errors that count as a difference. */
const SURE = 2
/** Worlds in which the changes must be the same to be told. */
const WITNESSES = 3

/** Thinks about one decision as `hard` does, and goes on thinking for as long as one likes. Knows only what its sight shows. */
export class Advice<G extends GameTypes> {
  readonly #sight: Sight<G>
  readonly #reasons: Reasons<G>
  readonly #trial: Trial<G, Measured>
  readonly #witnesses: readonly Table<G>[]

  constructor(sight: Sight<G>, reasons: Reasons<G>) {
    const { seat } = sight
    this.#sight = sight
    this.#reasons = reasons
    this.#witnesses = Array.from({ length: WITNESSES }, () => sight.imagine())
    const first = judge(this.#witnesses[0] as Table<G>, sight.moves, seat).sort((a, b) => b.worth - a.worth)
    const promising = first.slice(0, CANDIDATES).map(({ move }) => move)
    this.#trial = new Trial(sight, promising, (table) => ({
      lead: lead(table, seat),
      own: table.game.worth(table.state, seat),
      parts: partsAt(table, seat),
    }))
  }

  /** How many imagined worlds it has tried. */
  get worlds(): number {
    return this.#trial.worlds
  }

  /** Tries what is still in question in one more world. */
  goOn(): void {
    this.#trial.goOn()
    if (this.worlds >= FAIR) this.#trial.open = this.#ranked().filter((tried, place) => this.#inQuestion(tried, place))
  }

  #inQuestion(tried: Tried<Measured>, place: number): boolean {
    return place < SUGGESTIONS || !clear(this.#behind(tried))
  }

  #ranked(): Tried<Measured>[] {
    const standing = (tried: Tried<Measured>): number => meanOf(leadsOf(tried))
    return this.#trial.open.toSorted((a, b) => standing(b) - standing(a))
  }

  #behind(tried: Tried<Measured>): Estimate {
    const [best = tried] = this.#ranked()
    return best === tried ? { mean: 0, error: 0 } : paired(leadsOf(best), leadsOf(tried))
  }

  /** The best moves, the best first. */
  get suggestions(): Suggestion[] {
    const shown = this.#ranked().slice(0, SUGGESTIONS)
    return shown.map((tried) => {
      const behind = this.#behind(tried)
      const rest = shown.filter((other) => other !== tried)
      const others = rest.flatMap(({ measured }) => measured.map(({ parts }) => parts))
      return {
        move: tried.move,
        expected: estimate(tried.measured.map(({ own }) => own)),
        behind,
        equal: !clear(behind),
        changes: changesBy(this.#reasons, this.#witnesses, tried.move, this.#sight.seat),
        gains:
          others.length === 0
            ? []
            : gainsOver(
                tried.measured.map(({ parts }) => parts),
                others,
              ),
        ahead: meanOf(rest.map((other) => this.#behind(other).mean)) - behind.mean,
      }
    })
  }
}

function leadsOf({ measured }: Tried<Measured>): number[] {
  return measured.map(({ lead }) => lead)
}

function clear({ mean, error }: Estimate): boolean {
  return mean > SURE * error
}
