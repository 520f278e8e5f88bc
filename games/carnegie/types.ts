import type { AskingStep, HappeningStep, Turn as KernelTurn, Move, MoveKind } from '@boardroom/kernel'
import type { Entry } from './entries.ts'
import type { Refused } from './refusals.ts'
import type { RuleId } from './rule-ids.ts'
import type { CarnegieState } from './state.ts'
import type { Board } from './view.ts'

/** The types this game brings to the kernel. */
export interface Carnegie {
  state: CarnegieState
  entry: Entry
  refusal: Refused
  board: Board
}

export type Turn = KernelTurn<Carnegie>
export type Kind<P, M extends Move> = MoveKind<Carnegie, P, M> & { readonly rule: RuleId }
export type Asking<P> = AskingStep<Carnegie, P>
export type Happening<P> = HappeningStep<Carnegie, P>
