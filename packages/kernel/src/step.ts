import type { Chance, ChanceState } from './chance.ts'
import type { Fields, Shape, ShapedFields } from './shape.ts'
import type { Turn } from './turn.ts'

/** A player's place at a table, counted clockwise from 0. */
export type Seat = number

/** Whoever looks at a table. */
export type Viewer = Seat | 'spectator'

/** A step on the agenda, with what it needs to know. Frames are public: hidden facts belong into the state. */
export interface Frame {
  readonly step: string
  readonly params: object
}

/** What the kernel keeps in every state. A game's state extends it with its own fields, all of them plain data. */
export interface State {
  readonly seats: number
  /** Fixed once a table has started. */
  options: Options
  /** Moves made so far. */
  seq: number
  /** The steps still to come; the last one is next. */
  agenda: Frame[]
  chance: ChanceState
}

export type OptionValue = string | boolean | number

export type Options = Readonly<Record<string, OptionValue>>

/** A seat's answer to a step. */
export interface Move {
  readonly type: string
}

export type MoveOf<T extends string, F extends Fields> = { readonly type: T } & ShapedFields<F>

/** The rule that a move would break, with what is needed to say so in words. */
export interface Refusal {
  readonly rule: string
}

/** The refusals of a game, by the facts that each rule needs to be said in words. */
export type RefusalIn<F> = { [R in keyof F & string]: { readonly rule: R } & Readonly<F[R]> }[keyof F & string]

/** A structured line of the log. */
export interface Entry {
  readonly type: string
}

/** The types that a game's rules are written in. */
export interface RuleTypes {
  state: State
  entry: Entry
  refusal: Refusal
  /** The ids of the rules in the rulebook. */
  rule: string
}

/** The rules' part of a game's types. */
export type RulesOf<G extends RuleTypes> = Pick<G, keyof RuleTypes>

/** The types one game brings along. Those of moves and frames follow from its steps: see `FromSteps`. */
export interface GameTypes extends RuleTypes {
  move: Move
  /** A step on the agenda. */
  frame: Frame
  /** A step that asks somebody. */
  question: Frame
  /** The game's part of a view. */
  board: object
  /** Where a seat's score comes from. */
  breakdown: object
}

/**
 * One kind of move: what it looks like, when it is worth asking about, which rule forbids it, what it does.
 * Steps are made of these; several steps may share one.
 */
export interface MoveKind<R extends RuleTypes, P, M extends Move> {
  readonly type: M['type']
  /** The rule this kind of move comes from. A misshapen move of this kind is refused by it. */
  readonly rule: R['rule']
  readonly fields: Fields
  /** Moves worth asking about: cheap to list, a superset of the legal ones. */
  candidates(state: R['state'], params: P, seat: Seat): readonly M[]
  /** The rule that forbids the move, or null. The only place where legality is decided. */
  refuse(state: R['state'], params: P, seat: Seat, move: M): R['refusal'] | null
  /** Carries the move out: changes the state in place, writes entries, puts steps on the agenda. */
  apply(turn: Turn<R>, params: P, seat: Seat, move: M): void
}

export type Kinds<R extends RuleTypes, P> = readonly MoveKind<R, P, Move>[]

/** A step that asks one or several seats. It is over when it asks nobody any more, or says it is `done`. */
export interface AskingStep<R extends RuleTypes, P, N extends string = string, K extends Kinds<R, P> = Kinds<R, P>> {
  readonly name: N
  /** Seats that may answer now, in any order. */
  seats(state: R['state'], params: P): readonly Seat[]
  readonly moves: K
}

/** A step that just happens. */
export interface HappeningStep<R extends RuleTypes, P, N extends string = string> {
  readonly name: N
  happen(turn: Turn<R>, params: P): void
}

export type Step<R extends RuleTypes, P> = AskingStep<R, P> | HappeningStep<R, P>

/** A step with its parameters, ready for the agenda. */
export function frame<R extends RuleTypes, P extends object>(step: Step<R, P>, params: P): Frame {
  return { step: step.name, params }
}

/** How steps and kinds of move are declared in one game; what they are called and take is kept in their types. */
export interface RuleWords<R extends RuleTypes> {
  asking<const N extends string, const K extends Kinds<R, P>, P extends object = object>(
    step: AskingStep<R, P, N, K>,
  ): AskingStep<R, P, N, K>
  happening<const N extends string, P extends object = object>(step: HappeningStep<R, P, N>): HappeningStep<R, P, N>
  /** A kind of move without fields, such as a pass: there is only one of it. Legal unless `refuse` says otherwise. */
  bare<const T extends string, P extends object = object>(kind: BareKind<R, P, T>): MoveKind<R, P, { readonly type: T }>
  /** A kind of move of which there are few: each that its fields allow is worth asking about, and legal unless refused. */
  listed<const T extends string, F extends Fields, P extends object = object>(
    kind: ListedKind<R, P, T, F>,
  ): MoveKind<R, P, MoveOf<T, F>>
}

export interface BareKind<R extends RuleTypes, P, T extends string> {
  readonly type: T
  readonly rule: R['rule']
  refuse?(state: R['state'], params: P, seat: Seat): R['refusal'] | null
  apply(turn: Turn<R>, params: P, seat: Seat): void
}

export interface ListedKind<R extends RuleTypes, P, T extends string, F extends Fields> {
  readonly type: T
  readonly rule: R['rule']
  readonly fields: F
  refuse?(state: R['state'], params: P, seat: Seat, move: MoveOf<T, F>): R['refusal'] | null
  apply(turn: Turn<R>, params: P, seat: Seat, move: MoveOf<T, F>): void
}

/** Every move that the fields allow, the last field changing first. */
export function everyMove<const T extends string, F extends Fields>(type: T, fields: F): readonly MoveOf<T, F>[] {
  let moves: object[] = [{ type }]
  for (const [name, shape] of Object.entries<Shape<unknown>>(fields)) {
    const values = shape.all?.()
    if (!values) throw new Error(`${type}: nobody can list every ${name}`)
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [name]: value })))
  }
  // The shapes say what their values are.
  return moves.map((move) => Object.freeze(move)) as MoveOf<T, F>[]
}

/** The words in which a game's rules are declared. */
export function rulesIn<R extends RuleTypes>(): RuleWords<R> {
  return {
    asking: (step) => step,
    happening: (step) => step,
    bare(kind) {
      const moves = [Object.freeze({ type: kind.type })]
      return { fields: {}, candidates: () => moves, refuse: () => null, ...kind }
    },
    listed(kind) {
      const moves = everyMove(kind.type, kind.fields)
      // No field is called `type`, which the compiler cannot know.
      const type = kind.type as (typeof moves)[number]['type']
      return { candidates: () => moves, refuse: () => null, ...kind, type }
    },
  }
}

/** The types that follow from a game's steps. */
export interface FromSteps<S extends readonly object[]> {
  move: MoveIn<S[number]>
  frame: FrameIn<S[number]>
  question: FrameIn<Extract<S[number], { readonly moves: object }>>
}

type MoveIn<S> = S extends { readonly moves: readonly (infer K)[] }
  ? K extends { candidates(...args: never): readonly (infer M extends Move)[] }
    ? M
    : never
  : never

type FrameIn<S> =
  S extends AskingStep<infer _R, infer P, infer N, infer _K>
    ? { readonly step: N; readonly params: Held<P> }
    : S extends HappeningStep<infer _R, infer P, infer N>
      ? { readonly step: N; readonly params: Held<P> }
      : never

/** Steps that take nothing have frames that hold nothing. */
type Held<P> = P extends object ? (object extends P ? Readonly<Record<string, never>> : P) : never

/** The kernel's part of a state, with the game's own options. */
export type Base<O extends Options = Options> = Omit<State, 'options'> & { readonly options: O }

export interface Start<O extends Options = Options> {
  /** The kernel's part of the state; the game spreads it into its own. */
  readonly base: Base<O>
  readonly chance: Chance
}

/** How a finished table came out. */
export interface Result<B extends object = object> {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** Where each seat's score comes from, for the end screen: one record per seat. */
  readonly breakdown: readonly B[]
}
