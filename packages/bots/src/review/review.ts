import {
  BadInput,
  type ChanceModel,
  fingerprint,
  type Game,
  type GameFile,
  type GameTypes,
  type History,
  replay,
  type Seat,
} from '@boardroom/kernel'
import { courseOf, type Moment } from './course.ts'
import { isDecision, type ReviewBudget, type Reviewed, reviewDecision } from './decision.ts'
import { MARKS, type Mark, missedChances } from './marks.ts'

/** What a review tells about one seat. */
export interface SeatReview {
  readonly seat: Seat
  readonly decisions: number
  readonly marks: Readonly<Record<Mark, number>>
  /** What clear errors lost in chance to win, a chance missed repeatedly once: in all, by question, by kind of move. */
  readonly lost: number
  /** The errors that count, by the moves made before them. */
  readonly errors: readonly number[]
  readonly byStep: Readonly<Record<string, number>>
  readonly byKind: Readonly<Record<string, number>>
  /** What draws changed beyond what was to be expected; null where chances are never known. */
  readonly luck: number | null
}

/** A moment at which the chances changed most. */
export interface TurningPoint {
  readonly seq: number
  readonly change: number
}

export interface ReviewResult {
  readonly game: string
  readonly hash: string
  readonly budget: ReviewBudget
  readonly decisions: readonly Reviewed[]
  /** What the moments of these decisions promised, as far as several of them tell the same. */
  readonly course: readonly Moment[]
  readonly turningPoints: readonly TurningPoint[]
  readonly seats: readonly SeatReview[]
}

/** Reviews a finished game, decision by decision; goes on from what was kept, and comes to the same in any order. */
export class Review<G extends GameTypes> {
  readonly history: History<G>
  readonly #file: GameFile
  readonly #model: ChanceModel
  readonly #budget: ReviewBudget
  readonly #wanted: readonly number[]
  readonly #done = new Map<number, Reviewed>()
  readonly #skipped = new Set<number>()

  constructor(game: Game<G>, file: GameFile, budget: ReviewBudget, kept: readonly Reviewed[] = []) {
    const model = game.insight?.chances
    if (!model) throw new BadInput(`${game.id}: nobody knows how likely a win is in this game`)
    this.#file = file
    this.#model = model
    this.#budget = budget
    this.history = replay(game, file)
    this.#wanted = this.history.moves.flatMap((_, seq) => (isDecision(this.history, seq) ? [seq] : []))
    for (const each of kept) if (this.#wanted.includes(each.seq)) this.#done.set(each.seq, each)
  }

  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.#done.size, of: this.#wanted.length }
  }

  /** These are reviewed elsewhere. */
  skip(seqs: readonly number[]): void {
    for (const seq of seqs) this.#skipped.add(seq)
  }

  /** Reviews the next decision; null when there is none left. */
  goOn(): Reviewed | null {
    const seq = this.#wanted.find((each) => !this.#done.has(each) && !this.#skipped.has(each))
    if (seq === undefined) return null
    const reviewed = reviewDecision(this.history, seq, this.#model, this.#budget)
    this.#done.set(seq, reviewed)
    return reviewed
  }

  get result(): ReviewResult {
    const decisions = [...this.#done.values()].sort((a, b) => a.seq - b.seq)
    const course = courseOf(decisions)
    const { seats } = this.history.table.state
    return {
      game: this.#file.game,
      hash: this.#file.hash,
      budget: this.#budget,
      decisions,
      course,
      turningPoints: turningPoints(course),
      seats: Array.from({ length: seats }, (_, seat) => this.#seatReview(seat, decisions, course)),
    }
  }

  #seatReview(seat: Seat, all: readonly Reviewed[], course: readonly Moment[]): SeatReview {
    const own = all.filter((each) => each.seat === seat)
    const errors = missedChances(own)
    const sums = (by: (each: Reviewed) => string): Record<string, number> => {
      const found: Record<string, number> = {}
      for (const each of errors) found[by(each)] = (found[by(each)] ?? 0) + each.loss.mean
      return found
    }
    const count = (mark: Mark): number => own.filter((each) => each.mark === mark).length
    return {
      seat,
      decisions: own.length,
      marks: Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
      lost: errors.reduce((sum, { loss }) => sum + loss.mean, 0),
      errors: errors.map(({ seq }) => seq).sort((a, b) => a - b),
      byStep: sums(({ step }) => step),
      byKind: sums(({ kind }) => kind),
      luck: this.#luck(seat, all, course),
    }
  }

  /** How the chances changed while something was drawn, beyond what was to be expected. */
  #luck(seat: Seat, all: readonly Reviewed[], course: readonly Moment[]): number | null {
    const { result, state } = this.history.table
    const known = all.flatMap(({ drawn, effect }, i) => {
      const chance = course[i]?.chances?.[seat]
      // What the best move found would have left is the chance before the decision.
      return chance === undefined ? [] : [{ drawn, chance, before: chance - (effect[seat] as number) }]
    })
    if (!result || known.length === 0) return null
    const end = result.winners.includes(seat) ? 1 / result.winners.length : 0
    return known.reduce((sum, { drawn, chance }, i) => {
      const next = known[i + 1]
      if ((next?.drawn ?? state.chance.drawn) === drawn) return sum
      return sum + (next?.before ?? end) - chance
    }, 0)
  }
}

/** A whole review at once. */
export function review<G extends GameTypes>(game: Game<G>, file: GameFile, budget: ReviewBudget): ReviewResult {
  const work = new Review(game, file, budget)
  while (work.goOn());
  return work.result
}

const MOST = 5

/** Where the chances changed most from one known decision to the next. */
function turningPoints(course: readonly Moment[]): TurningPoint[] {
  const known = course.filter(({ chances }) => chances !== null)
  return known
    .flatMap(({ seq, chances }, i) => {
      const before = known[i - 1]?.chances
      if (!before || !chances) return []
      return [{ seq, change: Math.max(...chances.map((chance, each) => Math.abs(chance - (before[each] as number)))) }]
    })
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq)
}

/** Who reviews: what was kept from another judge of the game is not gone on with. */
export function reviewerOf<G extends GameTypes>({ rules, insight }: Game<G>): string {
  return fingerprint([rules, insight?.chances ?? null, insight?.weights ?? null]).slice(0, 16)
}
