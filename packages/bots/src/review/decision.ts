import {
  type ChanceModel,
  chanceFrom,
  type GameTypes,
  type History,
  type Move,
  type Played,
  type Seat,
  samePlain,
  seenByAll,
  type Table,
} from '@boardroom/kernel'
import { Again } from '../advice/again.ts'
import { type Estimate, meanOf, paired } from '../advice/numbers.ts'
import { horizonAt, nearHorizonAt, playOn, Trial, type Tried, tellingHorizonAt } from '../advice/trial.ts'
import { judge } from '../ahead.ts'
import { type Sight, sightOf } from '../bot.ts'
import { momentOf } from '../moment.ts'
import { lead } from '../search.ts'
import { foreseesAt, imaginedChances, knowsAt, progressOf, scoresAt } from './chances.ts'
import { doubted, PlayedOut, together, USUAL } from './doubt.ts'
import { gaveAway, type Mark, SURE } from './marks.ts'
import { means } from './outlook.ts'

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
  /**
   * Each seat's chance to win after the move made, as they see it who look into all hands: the game is over, and what one
   * seat could know is not what the others knew.
   */
  readonly chances: readonly number[] | null
  /** What the move changed in them against the best one found, as its seat could know. */
  readonly effect: readonly number[]
  /** What the position will be worth to each seat, all hands open. */
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
/** A loss that, once found so, is worth looking at again, and how often. */
const GRAVE = 0.05
const AGAIN = 3

interface Measured {
  readonly chances: readonly number[]
  readonly worths: readonly number[]
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
  const knows = knowsAt(model, progress) && table.state.seats > 1
  // Where chances are not known yet no move can be called better, however long one thinks.
  const other = knows ? better(sight, move, worlds, (after) => imaginedChances(after, model, progress)) : null
  const worthLoss = other ? steady(other.worthLoss) : NOTHING
  const ends = endsAfter(table, seat, move, knows ? worlds : 1)
  const told = (of: (end: Table<G>) => readonly number[]): number[] => means(ends, of).map(rounded)
  return {
    seq,
    seat,
    step: table.current?.step ?? '',
    kind: move.type,
    progress,
    drawn: table.state.chance.drawn,
    mark: knows ? markOf(other?.loss ?? NOTHING, other === null) : null,
    better: other && (other.loss.mean > 0 || gaveAway({ worthLoss })) ? other.move : null,
    loss: other ? steady(other.loss) : NOTHING,
    worthLoss,
    chances: knows ? told((end) => imaginedChances(end, model, progress)) : null,
    effect: other ? other.effect.map(rounded) : seatsOf(table.state).map(() => 0),
    worths: told(worthsAt),
    scores: foreseen && told((end) => scoresAt(end, foreseen)),
  }
}

const NOTHING: Estimate = { mean: 0, error: 0 }

/** Another move that looks better than the one made, and what making it would have changed. */
interface Better {
  readonly move: Move
  readonly loss: Estimate
  readonly worthLoss: Estimate
  readonly effect: readonly number[]
}

/** The best move found, if it is not the one made: measured in worlds that had no part in the choice. */
function better<G extends GameTypes>(
  sight: Sight<G>,
  made: Move,
  worlds: number,
  chancesAt: (table: Table<G>) => readonly number[],
): Better | null {
  const best = bestFound(sight, made, worlds)
  if (samePlain(best, made)) return null
  const measure = (after: Table<G>): Measured => ({ chances: chancesAt(after), worths: worthsAt(after) })
  // The luckiest of several always looks better than it is.
  const trial = new Trial(sight, [made, best], measure, nearHorizonAt)
  for (let i = 0; i < 2 * worlds; i++) trial.goOn()
  const [mine, other] = trial.open as [Tried<Measured>, Tried<Measured>]
  const of = ({ measured }: Tried<Measured>, what: 'chances' | 'worths', seat: Seat): number[] =>
    measured.map((one) => one[what][seat] as number)
  const lost = (what: 'chances' | 'worths'): Estimate => paired(of(other, what, sight.seat), of(mine, what, sight.seat))
  return {
    move: best,
    loss: lossBy(lost('chances'), new PlayedOut(sight, best, made, chancesAt), TO_THE_END * worlds),
    worthLoss: lost('worths'),
    effect: seatsOf(sight.view).map((each) => meanOf(of(mine, 'chances', each)) - meanOf(of(other, 'chances', each))),
  }
}

/** What the model claims is believed the less, the less it is borne out when both moves are played on to the end. */
function lossBy<G extends GameTypes>(claimed: Estimate, played: PlayedOut<G>, worlds: number): Estimate {
  if (claimed.mean < SUSPECT || claimed.mean <= SURE * claimed.error) return together(USUAL, doubted(claimed))
  const found = (): Estimate => together(USUAL, doubted(claimed), played.wonMore)
  played.goOn(worlds)
  for (let i = 0; i < AGAIN && found().mean >= GRAVE; i++) played.goOn(worlds)
  return found()
}

/** Where a position is after a move and good play of all seats, in worlds in which all hands lie open. */
function endsAfter<G extends GameTypes>(table: Table<G>, seat: Seat, move: Move, worlds: number): Table<G>[] {
  const until = momentOf(table) + tellingHorizonAt(table)
  const played = new Again<G, Table<G>>()
  return Array.from({ length: worlds }, (_, i) =>
    played.foundIn(seenByAll(table, `review/${table.state.seq}/${i}`), (world) => {
      world.apply(seat, move)
      playOn(world, until)
      return world
    }),
  )
}

function worthsAt<G extends GameTypes>({ game, state }: Table<G>): number[] {
  return seatsOf(state).map((seat) => game.worth(state, seat))
}

function seatsOf({ seats }: { readonly seats: number }): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

/** Machines differ in the last digit of a power; a review is the same on all of them. */
function rounded(number: number): number {
  return Number(number.toFixed(6))
}

function steady({ mean, error }: Estimate): Estimate {
  return { mean: rounded(mean), error: rounded(error) }
}

/** The best of the most promising moves and the one that was made. */
function bestFound<G extends GameTypes>(sight: Sight<G>, made: Move, worlds: number): Move {
  const first = judge(sight.imagine(), sight.moves, sight.seat).sort((a, b) => b.worth - a.worth)
  const promising = first.slice(0, CANDIDATES).map(({ move }) => move)
  const tried = promising.some((move) => samePlain(move, made)) ? promising : [...promising, made]
  const trial = new Trial(sight, tried, (after) => lead(after, sight.seat))
  for (let i = 0; i < worlds; i++) trial.goOn()
  const [best] = trial.open.toSorted((a, b) => meanOf(b.measured) - meanOf(a.measured))
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
