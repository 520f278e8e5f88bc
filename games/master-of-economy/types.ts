import type { FromSteps } from '@boardroom/kernel'
import type { Rules } from './rules.ts'
import type { Score } from './scoring.ts'
import type { STEPS } from './steps/index.ts'
import type { Board } from './view.ts'

/** The types of this game. Its moves and frames follow from its steps. */
export interface MasterOfEconomy extends Rules, FromSteps<typeof STEPS> {
  board: Board
  breakdown: Score
}

export type EconomyMove = MasterOfEconomy['move']
