import type { AskingStep, HappeningStep, Turn as KernelTurn, Move, MoveKind } from '@boardroom/kernel'
import type { Entry } from './entries.ts'
import type { Refused } from './refusals.ts'
import type { RuleId } from './rule-ids.ts'
import type { EconomyState } from './state.ts'
import type { Board } from './view.ts'

/** The types this game brings to the kernel. */
export interface MasterOfEconomy {
  state: EconomyState
  entry: Entry
  refusal: Refused
  board: Board
}

export type Turn = KernelTurn<MasterOfEconomy>
export type Kind<P, M extends Move> = MoveKind<MasterOfEconomy, P, M> & { readonly rule: RuleId }
export type Asking<P> = AskingStep<MasterOfEconomy, P>
export type Happening<P> = HappeningStep<MasterOfEconomy, P>
