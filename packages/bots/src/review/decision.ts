import {
  type ChanceModel,
  chanceFrom,
  type GameTypes,
  type History,
  type Move,
  type Played,
  type Seat,
  samePlain,
  type Table,
} from '@boardroom/kernel'
import { type Estimate, meanOf, paired } from '../advice/numbers.ts'
import { horizonAt, nearHorizonAt, playOn, Trial, type Tried } from '../advice/trial.ts'
import { judge } from '../ahead.ts'
import { type Sight, sightOf } from '../bot.ts'
import { momentOf } from '../moment.ts'
import { lead } from '../search.ts'
import { foreseesAt, imaginedChances, knowsAt, progressOf, scoresAt } from './chances.ts'
import { doubted, together, wonMore } from './doubt.ts'
import { gaveAway, type Mark, SURE } from './marks.ts'

/** One decision, reviewed for itself: nothing in it depends on the other decisions. */
export interface Reviewed {
  /** Moves made before it. */
  readonly seq: number
  readonly seat: Seat
  /** The question and the kind of the answer. */
  readonly step: string
  readonly kind: string
  /** How much of the game has passed. */
  readonly progress: number
  /** What had been drawn from chance before it. */
  readonly drawn: number
  /** Null where the differences lie within the error, or nobody can tell yet. */
  readonly mark: Mark | null
  /** What would have been better; null if the move made was the best one found. */
  readonly better: Move | null
  /** What was lost in chance to win, and in the worth of the position. */
  readonly loss: Estimate
  readonly worthLoss: Estimate
  /** Each seat's chance to win after the move made, and what it changed for each of them against the best one found. */
  readonly chances: readonly number[] | null
  readonly effect: readonly number[]
  /** What the position will be worth to each seat. */
  readonly worths: readonly number[]
  /** The final score that it promises each seat; null where nobody can tell yet. */
  readonly scores: readonly number[] | null
}

/** Worlds in which moves are compared; the best one is measured in as many others again, and twice. */
export interface ReviewBudget {
  readonly worlds: number
}

const CANDIDATES = 3
const LIMITS: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.1],
  ['mistake', 0.05],
  ['inaccuracy', 0.02],
]
/** A loss from which on a move is suspected: it is played on to the end, in so many times the worlds. */
const SUSPECT = 0.02
const TO_THE_END = 4

interface Measured {
  readonly lead: number
  readonly chances: readonly number[]
  readonly worths: readonly number[]
  readonly scores: readonly number[] | null
}

/** Whether somebody had a choice. */
export function isDecision<G extends GameTypes>(history: History<G>, seq: number): boolean {
  const { seat } = history.moves[seq] as Played
  return history.at(seq).legal(seat).length > 1
}

/** Judges a move by what its seat could know when it was made. */
export function reviewDecision<G extends GameTypes>(
  history: History<G>,
  seq: number,
  model: ChanceModel,
  { worlds }: ReviewBudget,
): Reviewed {
  const { seat, move } = history.moves[seq] as Played
  const table = history.at(seq)
  const sight = sightOf(table, seat, chanceFrom(`review/${seq}`))
  const progress = progressOf(table)
  const foreseen = model.scores && foreseesAt(model.scores, progress) ? model.scores : null
  const measure = (after: Table<G>): Measured => ({
    lead: lead(after, seat),
    chances: imaginedChances(after, model),
    worths: Array.from({ length: after.state.seats }, (_, each) => after.game.worth(after.state, each)),
    scores: foreseen ? scoresAt(after, foreseen) : null,
  })
  const knows = knowsAt(model, progress) && table.state.seats > 1
  // Where chances are not known yet no move can be called better, however long one thinks.
  const chosen = knows ? bestFound(sight, move, worlds, measure) : move
  const best = samePlain(chosen, move) ? null : chosen
  // Measured in worlds that had no part in the choice: the luckiest of several always looks better than it is.
  const trial = new Trial(sight, best ? [move, best] : [move], measure, nearHorizonAt)
  for (let i = 0; i < (knows ? 2 * worlds : 1); i++) trial.goOn()
  const [made, other] = trial.open as [Tried<Measured>, Tried<Measured> | undefined]
  const own = ({ measured }: Tried<Measured>, of: (one: Measured) => readonly number[]): number[] =>
    measured.map((one) => of(one)[seat] as number)
  const lost = (of: (one: Measured) => readonly number[]): Estimate =>
    other ? paired(own(other, of), own(made, of)) : { mean: 0, error: 0 }
  const claimed = lost(({ chances }) => chances)
  const suspected = best !== null && claimed.mean >= SUSPECT && claimed.mean > SURE * claimed.error
  const loss = suspected
    ? together(doubted(claimed), wonMore(sight, best, move, { worlds: TO_THE_END * worlds, model }))
    : best
      ? doubted(claimed)
      : claimed
  const worthLoss = steady(lost(({ worths }) => worths))
  const seats = Array.from({ length: table.state.seats }, (_, each) => each)
  const meanFor = ({ measured }: Tried<Measured>, each: Seat): number =>
    meanOf(measured.map(({ chances }) => chances[each] as number))
  const meansOf = (of: (one: Measured) => readonly number[] | null): number[] =>
    seats.map((each) => rounded(meanOf(made.measured.map((one) => of(one)?.[each] as number))))
  return {
    seq,
    seat,
    step: table.current?.step ?? '',
    kind: move.type,
    progress,
    drawn: table.state.chance.drawn,
    mark: knows ? markOf(loss, best === null) : null,
    better: loss.mean > 0 || gaveAway({ worthLoss }) ? best : null,
    loss: steady(loss),
    worthLoss,
    chances: knows ? meansOf(({ chances }) => chances) : null,
    effect: seats.map((each) => (other ? rounded(meanFor(made, each) - meanFor(other, each)) : 0)),
    worths: meansOf(({ worths }) => worths),
    scores: foreseen && meansOf(({ scores }) => scores),
  }
}

/** Machines differ in the last digit of a power; a review is the same on all of them. */
function rounded(number: number): number {
  return Number(number.toFixed(6))
}

function steady({ mean, error }: Estimate): Estimate {
  return { mean: rounded(mean), error: rounded(error) }
}

/** The best of the most promising moves and the one that was made. */
function bestFound<G extends GameTypes>(
  sight: Sight<G>,
  made: Move,
  worlds: number,
  measure: (table: Table<G>) => Measured,
): Move {
  const first = judge(sight.imagine(), sight.moves, sight.seat).sort((a, b) => b.worth - a.worth)
  const promising = first.slice(0, CANDIDATES).map(({ move }) => move)
  const tried = promising.some((move) => samePlain(move, made)) ? promising : [...promising, made]
  const trial = new Trial(sight, tried, measure)
  for (let i = 0; i < worlds; i++) trial.goOn()
  const standing = ({ measured }: Tried<Measured>): number => meanOf(measured.map((one) => one.lead))
  const [best] = trial.open.toSorted((a, b) => standing(b) - standing(a))
  return best?.move ?? made
}

function markOf({ mean, error }: Estimate, isBest: boolean): Mark | null {
  if (isBest) return 'best'
  const [mark] = LIMITS.find(([, limit]) => mean >= limit) ?? ['good' as const]
  return mark === 'good' || mean > SURE * error ? mark : null
}

/** How the game might have gone on after another move, as the seat could imagine it: moves and positions. */
export function lineFrom<G extends GameTypes>(history: History<G>, seq: number, move: Move): LineStep<G>[] {
  const { seat } = history.moves[seq] as Played
  const table = sightOf(history.at(seq), seat, chanceFrom(`line/${seq}`)).imagine()
  const until = momentOf(table) + Math.min(horizonAt(table), LINE)
  const line: LineStep<G>[] = [{ seat, move, before: table.fork() }]
  table.apply(seat, move)
  playOn(table, until, { seen: (played) => line.push({ ...played, before: table.fork() }) })
  return line
}

/** Moments that a line goes on for. */
const LINE = 2

export interface LineStep<G extends GameTypes> extends Played {
  readonly before: Table<G>
}
