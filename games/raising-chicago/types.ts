import type { AskingStep, HappeningStep, Turn as KernelTurn, Move, MoveKind } from '@boardroom/kernel'
import type { Entry } from './entries.ts'
import type { Refused } from './refusals.ts'
import type { RuleId } from './rule-ids.ts'
import type { ChicagoState } from './state.ts'
import type { Board } from './view.ts'

/** The types this game brings to the kernel. */
export interface RaisingChicago {
  state: ChicagoState
  entry: Entry
  refusal: Refused
  board: Board
}

export type Turn = KernelTurn<RaisingChicago>
export type Kind<P, M extends Move> = MoveKind<RaisingChicago, P, M> & { readonly rule: RuleId }
export type Asking<P> = AskingStep<RaisingChicago, P>
export type Happening<P> = HappeningStep<RaisingChicago, P>
