import type { Chance } from './chance.ts'
import type { EntryKind } from './entry.ts'
import type { Topic } from './explore.ts'
import type { Migration } from './migration.ts'
import type { OptionSpec } from './options.ts'
import type { Reasons } from './reasons.ts'
import type { Secrets } from './secrets.ts'
import type { GameTypes, Refusal, Result, RulesOf, Seat, Start, Step, Viewer } from './step.ts'
import type { GameText, Language } from './words.ts'

/** The rules and components of one board game. */
export interface Game<G extends GameTypes> {
  readonly id: string
  /** Raised whenever recorded games might come out differently. */
  readonly rules: string
  readonly title: string
  readonly designers: readonly string[]
  /** A game to learn from: it can be played by whoever names it, and is offered to nobody. */
  readonly unlisted?: true
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  readonly components: readonly ComponentGroup[]
  readonly steps: readonly Step<RulesOf<G>, object>[]
  /** Steps with which something else begins: what a move leads to is shown up to them. */
  readonly beginnings?: readonly string[]
  /** What the log tells, by type, and the rule by which it happened. */
  readonly entries: Readonly<Record<G['entry']['type'], EntryKind<object, G['rule']>>>
  /** Every change of the state's shape, oldest first: tables in play go on through it. */
  readonly migrations?: readonly Migration[]
  /** The position at the start, with the first steps on its agenda. */
  setup(start: Start<G['state']['options']>): G['state']
  /** A deep copy; the default is good enough until a game is searched by bots. */
  copy?(state: G['state']): G['state']
  /** What in the state is not for everybody's eyes; views, imagined states and the log are checked against it. */
  readonly secrets: Secrets<G['state']>
  /**
   * What a viewer may see of the state, built up by inclusion; parts may be the state's own, and nobody changes them.
   * The kernel adds the frame around it.
   */
  view(state: G['state'], viewer: Viewer): G['board']
  /** A state that would look the same to that viewer, its hidden facts drawn at random. Sees nothing but the view. */
  imagine(view: View<G>, chance: Chance): G['state']
  /** The board with nothing left to come to light: what a move that uncovers something brings is seen as far as this shows it. */
  covered?(board: G['board']): G['board']
  /** Why a move that belongs to another step is not possible now. */
  notNow(state: G['state'], current: G['question'], seat: Seat, move: G['move']): G['refusal']
  /** Why this seat is not asked; by default as the move is not possible now. */
  notAsked?(state: G['state'], current: G['question'], seat: Seat, move: G['move']): G['refusal']
  result(state: G['state']): Result<G['breakdown']>
  /** What a position is worth to a seat, in the game's own points. */
  worth(state: G['state'], seat: Seat): number
  /** What bots need to know to think ahead; without it they look one move ahead. */
  readonly insight?: Insight<G>
  /** What is worth knowing of many games; loaded only when somebody asks. */
  readonly topics?: () => Promise<readonly Topic<G>[]>
  /** The conservation laws that the state breaks, in words for developers. */
  broken(state: G['state']): string[]
  readonly text: Readonly<Record<Language, () => Promise<GameText<G>>>>
}

/** Where a game stands, for those who think ahead. */
export interface Insight<G extends GameTypes> {
  /** How many comparable moments have passed: positions of the same moment can be compared by their worth. */
  moment(state: G['state']): number
  /** How many of them it pays to play on for before a move is judged. */
  readonly horizon: number
  /** How many moments a game has, and about how many positions are looked at from one to the next. */
  readonly length: number
  readonly pace: number
  /** How many times the usual number of positions may be looked at, because the game's are quick to judge. */
  readonly quick?: number
  /** How many games played on in thought count as much as what a move looks worth at first sight. */
  readonly trust?: number
  /** Where a level of bots has to think otherwise than elsewhere: positions a decision, and how easily it slips. */
  readonly levels?: Readonly<Record<string, { readonly positions?: number; readonly slip?: number }>>
  /** Questions that decide a game, by the names of their steps: it pays to think longer, and further ahead. */
  readonly strategic?: { readonly steps: ReadonlySet<string>; readonly horizon: number }
  /** Whether anybody would think of a move: while a game is played on in thought, the others are passed over. */
  sensible?(state: G['state'], seat: Seat, move: G['move']): boolean
  /** What a move is usually made for: a preview goes on with it. */
  onward?(move: G['move']): G['move'] | null
  /** Whether a move played out twice shows much the same twice: then it is rather played out further. */
  certain?(state: G['state']): boolean
  /** How much of what the others have counts against a seat, from 0 to 1: less, where one's moves hardly touch them. */
  readonly rivalry?: number
  /** Questions that the first sight answers as well as long thought. */
  routine?(state: G['state'], seat: Seat): boolean
  /** What is otherwise in a game of one seat. */
  readonly alone?: Partial<Pick<Insight<G>, 'horizon' | 'pace' | 'quick' | 'certain' | 'routine' | 'strategic'>>
  /** What `worth` is made of, for those who tune it. */
  readonly weights?: Weights
  /** What the worth of a position is made of; it adds up to it. */
  parts?(state: G['state'], seat: Seat): Readonly<Record<string, number>>
  /** What the parts of a position at a comparable moment come to in the end. */
  readonly forecast?: Forecast
  /** One who judges by other weights. */
  judge?(weights: Weights): Judge<G>
  /** The `worth` that bots are measured by, which stays as it is; loaded only when somebody measures. */
  readonly yardstick?: () => Promise<Judge<G>>
  /** How worth becomes a chance to win. */
  readonly chances?: ChanceModel
  /** Why a position is worth what it is. */
  readonly reasons?: () => Promise<Reasons<G>>
}

/** How far a lead tells who will win, by how much of the game has passed; fitted to games of bots. */
export interface ChanceModel {
  /** For each part of what a position is worth, or for `worth` as a whole: at evenly spaced moments of the game. */
  readonly slopes: Readonly<Record<string, readonly number[]>>
  /** The same for the final scores of a game that was only imagined from there to its end. */
  readonly final: readonly number[]
  /** On games that nothing was fitted to, by fifths of the game; what knows nothing has the logarithm of the seats. */
  readonly logLoss: readonly number[]
  readonly seats: number
  /** How worth becomes a final score. */
  readonly scores?: ScoreModel
}

/** The final score that a worth promises, by how much of the game has passed: `offset + gain * worth`. */
export interface ScoreModel {
  readonly offsets: readonly number[]
  readonly gains: readonly number[]
  /** How far off it usually is, by fifths of the game, on games that nothing was fitted to. */
  readonly errors: readonly number[]
  /** How far off one is who always says the mean. */
  readonly spread: number
}

/**
 * By how much to multiply each part of a position's worth, to tell the end of the game from it: at the beginning, and how
 * that changes until the end. `worth` has to show the next good move; what a position will come to is another question.
 */
export type Forecast = Readonly<Record<string, readonly number[]>>

/** Numbers by name: what the parts of a position count. */
export type Weights = Readonly<Record<string, number>>

/** One who says what a position is worth to a seat. */
export interface Judge<G extends GameTypes> {
  worth(state: G['state'], seat: Seat): number
  /** Whether a move deserves a look. */
  sensible?(state: G['state'], seat: Seat, move: G['move']): boolean
}

/** A group of components and where its figures come from. */
export interface ComponentGroup {
  readonly id: string
  readonly source: 'rulebook' | 'published' | 'reconstructed'
  readonly count: number
}

/** The state as one viewer may see it. */
export interface View<G extends GameTypes> {
  readonly game: string
  readonly rules: string
  readonly viewer: Viewer
  readonly seats: number
  readonly options: G['state']['options']
  readonly seq: number
  readonly agenda: readonly G['frame'][]
  readonly asked: readonly Seat[]
  readonly board: G['board']
  readonly result: Result<G['breakdown']> | null
}

/** Refusals that come from the kernel: they belong to no game's rulebook. */
export type KernelRefusal =
  | { readonly rule: 'KERNEL-OVER' }
  | { readonly rule: 'KERNEL-MOVE'; readonly path: string; readonly expected: string }
  | { readonly rule: 'KERNEL-UNDO' }
  /** The position was played under other rules, under which it came out differently. */
  | { readonly rule: 'KERNEL-RULES'; readonly played: string; readonly present: string }

/** A move of a known kind whose fields make no sense; the rule is the one its kind comes from. */
export interface Misshapen extends Refusal {
  readonly misshapen: { readonly path: string; readonly expected: string }
}

export type AnyRefusal<G extends GameTypes> = G['refusal'] | KernelRefusal | Misshapen
