import {
  type FromSteps,
  type Turn as KernelTurn,
  type Move,
  type MoveKind,
  rulesIn,
  type View,
} from '@boardroom/kernel'
import type { Entry } from './entries.ts'
import type { Refused } from './refusals.ts'
import type { RuleId } from './rule-ids.ts'
import type { Breakdown } from './scoring.ts'
import type { CarnegieState } from './state.ts'
import type { STEPS } from './steps/index.ts'
import type { Board } from './view.ts'

/** The types that the rules are written in. */
export interface Rules {
  state: CarnegieState
  entry: Entry
  refusal: Refused
  rule: RuleId
}

export type Turn = KernelTurn<Rules>
export type Kind<P, M extends Move> = MoveKind<Rules, P, M>
export const { asking, happening } = rulesIn<Rules>()

/** The types of this game. Its moves and frames follow from its steps. */
export interface Carnegie extends Rules, FromSteps<typeof STEPS> {
  board: Board
  breakdown: Breakdown
}

export type CarnegieMove = Carnegie['move']
export type TableView = View<Carnegie>
