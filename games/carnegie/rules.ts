import { type Turn as KernelTurn, type Move, type MoveKind, rulesIn } from '@boardroom/kernel'
import type { Entry } from './entries.ts'
import type { Refused } from './refusals.ts'
import type { RuleId } from './rule-ids.ts'
import type { CarnegieState } from './state.ts'

/** The types that the rules are written in. */
export interface Rules {
  state: CarnegieState
  entry: Entry
  refusal: Refused
  rule: RuleId
}

export type Turn = KernelTurn<Rules>
export type Kind<P, M extends Move> = MoveKind<Rules, P, M>
export const { asking, happening, bare } = rulesIn<Rules>()
