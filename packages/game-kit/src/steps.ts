import {
  type AskingStep,
  type Fields,
  type HappeningStep,
  type Kinds,
  type ListedKind,
  type MoveKind,
  type MoveOf,
  type RuleTypes,
  rulesIn,
  type Seat,
  type Turn,
} from '@boardroom/kernel'

/** Asks the seat that a step is about. */
export function itsSeat(_state: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return [seat]
}

/** Where the answers of a question to several seats lie until all are in; null is none. To be declared secret. */
export interface Store<S, A> {
  get(state: S, seat: Seat): A | null
  set(state: S, seat: Seat, answer: A | null): void
}

/** Answers in a list of the state, each at the place of its seat. */
export function bySeat<S, A>(list: (state: S) => (A | null)[]): Store<S, A> {
  return {
    get: (state, seat) => list(state)[seat] ?? null,
    set: (state, seat, answer) => {
      list(state)[seat] = answer
    },
  }
}

export interface Answer<A> {
  readonly seat: Seat
  readonly answer: A
}

/** A question that several seats answer at once, unseen by the others, and what happens when all answers are in. */
export interface Simultaneous<
  R extends RuleTypes,
  P extends object,
  N extends string,
  T extends string,
  F extends Fields,
  A,
  Revealed extends string,
  B extends Kinds<R, P>,
> {
  readonly name: N
  /** Who answers; everybody, unless it is said. */
  who?(state: R['state'], params: P): readonly Seat[]
  /** The answer: legal unless it is refused, and each that the fields allow unless candidates are listed. */
  readonly move: Omit<ListedKind<R, P, T, F>, 'apply'> & {
    candidates?(state: R['state'], params: P, seat: Seat): readonly MoveOf<T, F>[]
    /** What is to be told of it at once, such as that there is an answer. */
    tell?(turn: Turn<R>, params: P, seat: Seat, move: MoveOf<T, F>): void
  }
  /** What is kept of the move. */
  answer(move: MoveOf<T, F>): A
  readonly store: Store<R['state'], A>
  /** Other kinds of moves that are possible meanwhile. */
  readonly besides?: B
  /** All answers have come to light, and the store is empty again. */
  readonly revealed: {
    readonly name: Revealed
    happen(turn: Turn<R>, params: P, answers: readonly Answer<A>[]): void
  }
}

/** The two steps of a question to several seats, in their order, for the agenda and the list of steps. */
export type AskedTogether<
  R extends RuleTypes,
  P,
  N extends string,
  M extends { readonly type: string },
  Revealed extends string,
  B extends Kinds<R, P>,
> = readonly [AskingStep<R, P, N, readonly [MoveKind<R, P, M>, ...B]>, HappeningStep<R, P, Revealed>]

/** How such questions are asked in one game: `const simultaneous = simultaneousIn<Rules>()`. */
export function simultaneousIn<R extends RuleTypes>() {
  return <
    const N extends string,
    const T extends string,
    F extends Fields,
    A,
    const Revealed extends string,
    P extends object = object,
    const B extends Kinds<R, P> = readonly [],
  >(
    step: Simultaneous<R, P, N, T, F, A, Revealed, B>,
  ): AskedTogether<R, P, N, MoveOf<T, F>, Revealed, B> => {
    const { move, store } = step
    const { listed } = rulesIn<R>()
    const who = step.who ?? (({ seats }: R['state']) => Array.from({ length: seats }, (_, seat) => seat))
    const kind = listed({
      ...move,
      apply(turn, params: P, seat, made) {
        store.set(turn.state, seat, step.answer(made))
        move.tell?.(turn, params, seat, made)
      },
    })
    const besides = step.besides ?? ([] as Kinds<R, P> as B)
    return [
      {
        name: step.name,
        seats: (state, params) => who(state, params).filter((seat) => store.get(state, seat) === null),
        moves: [kind, ...besides],
      },
      {
        name: step.revealed.name,
        happen(turn, params) {
          const answers = who(turn.state, params).flatMap((seat) => {
            const answer = store.get(turn.state, seat)
            return answer === null ? [] : [{ seat, answer }]
          })
          // Nobody may have been asked.
          if (answers.length > 0) turn.reveal()
          for (const { seat } of answers) store.set(turn.state, seat, null)
          step.revealed.happen(turn, params, answers)
        },
      },
    ]
  }
}
