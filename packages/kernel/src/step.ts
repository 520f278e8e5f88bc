import type { Chance, ChanceState } from './chance.ts'
import type { Json } from './json.ts'
import type { Fields, ShapedFields } from './shape.ts'
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
  options: Readonly<Record<string, OptionValue>>
  /** Moves made so far. */
  seq: number
  /** The steps still to come; the last one is next. */
  agenda: Frame[]
  chance: ChanceState
}

export type OptionValue = string | boolean | number

/** A seat's answer to a step. */
export interface Move {
  readonly type: string
}

export type MoveOf<T extends string, F extends Fields> = { readonly type: T } & ShapedFields<F>

/** The rule that a move would break, with what is needed to say so in words. */
export interface Refusal {
  readonly rule: string
}

/** A structured line of the log. */
export interface Entry {
  readonly type: string
}

/** The types one game brings along. */
export interface GameTypes {
  state: State
  entry: Entry
  refusal: Refusal
  /** The game's part of a view. */
  board: object
}

/**
 * One kind of move: what it looks like, when it is worth asking about, which rule forbids it, what it does.
 * Steps are made of these; several steps may share one.
 */
export interface MoveKind<G extends GameTypes, P, M extends Move> {
  readonly type: M['type']
  /** The rule this kind of move comes from. A misshapen move of this kind is refused by it. */
  readonly rule: string
  readonly fields: Fields
  /** Moves worth asking about: cheap to list, a superset of the legal ones. */
  candidates(state: G['state'], params: P, seat: Seat): readonly M[]
  /** The rule that forbids the move, or null. The only place where legality is decided. */
  refuse(state: G['state'], params: P, seat: Seat, move: M): G['refusal'] | null
  /** Carries the move out: changes the state in place, writes entries, puts steps on the agenda. */
  apply(turn: Turn<G>, params: P, seat: Seat, move: M): void
}

/** A kind of move without fields, such as a pass: there is only one of it. Legal unless `refuse` says otherwise. */
export function bareMove<G extends GameTypes, P, const T extends string>(kind: {
  readonly type: T
  readonly rule: string
  refuse?(state: G['state'], params: P, seat: Seat): G['refusal'] | null
  apply(turn: Turn<G>, params: P, seat: Seat): void
}): MoveKind<G, P, { readonly type: T }> {
  const moves = [Object.freeze({ type: kind.type })]
  return { fields: {}, candidates: () => moves, refuse: () => null, ...kind }
}

/** A step that asks one or several seats. It is over when it asks nobody any more, or says it is `done`. */
export interface AskingStep<G extends GameTypes, P> {
  readonly name: string
  /** Seats that may answer now, in any order. */
  seats(state: G['state'], params: P): readonly Seat[]
  readonly moves: readonly MoveKind<G, P, Move>[]
}

/** A step that just happens. */
export interface HappeningStep<G extends GameTypes, P> {
  readonly name: string
  happen(turn: Turn<G>, params: P): void
}

export type Step<G extends GameTypes, P> = AskingStep<G, P> | HappeningStep<G, P>

/** A step with its parameters, ready for the agenda. */
export function frame<G extends GameTypes, P extends object>(step: Step<G, P>, params: P): Frame {
  return { step: step.name, params }
}

export interface Start {
  /** The kernel's part of the state; the game spreads it into its own. */
  readonly base: State
  readonly chance: Chance
}

/** How a finished table came out. */
export interface Result {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** Where each seat's score comes from, for the end screen: one record per seat. */
  readonly breakdown: readonly Readonly<Record<string, Json>>[]
}
