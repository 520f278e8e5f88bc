import type { FromSteps } from '@boardroom/kernel'
import type { Rules } from './rules.ts'
import type { Breakdown } from './scoring.ts'
import type { STEPS } from './steps/index.ts'
import type { Board } from './view.ts'

/** The types of this game. Its moves and frames follow from its steps. */
export interface RaisingChicago extends Rules, FromSteps<typeof STEPS> {
  board: Board
  breakdown: Breakdown
}

export type ChicagoMove = RaisingChicago['move']
