import {
  type AskingStep,
  bareMove,
  type HappeningStep,
  type Turn as KernelTurn,
  type Move,
  type MoveKind,
  type Seat,
} from '@boardroom/kernel'
import type { Entry } from './entries.ts'
import type { Refused } from './refusals.ts'
import type { RuleId } from './rule-ids.ts'
import type { BigShouldersState } from './state.ts'
import type { Board } from './view.ts'

/** The types this game brings to the kernel. */
export interface BigShoulders {
  state: BigShouldersState
  entry: Entry
  refusal: Refused
  board: Board
}

export type Turn = KernelTurn<BigShoulders>
export type Kind<P, M extends Move> = MoveKind<BigShoulders, P, M> & { readonly rule: RuleId }
export type Asking<P> = AskingStep<BigShoulders, P>
export type Happening<P> = HappeningStep<BigShoulders, P>

/** A kind of move without fields. */
export function bare<P, const T extends string>(kind: {
  readonly type: T
  readonly rule: RuleId
  refuse?(state: BigShouldersState, params: P, seat: Seat): Refused | null
  apply(turn: Turn, params: P, seat: Seat): void
}): MoveKind<BigShoulders, P, { readonly type: T }> {
  return bareMove<BigShoulders, P, T>(kind)
}
