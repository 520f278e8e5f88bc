import type { Insight } from '@boardroom/kernel'
import type { CarnegieState } from './state.ts'
import type { Carnegie } from './types.ts'

/** Rounds that have begun: in the middle of one, some have used their departments and others have not. */
function moment({ round }: CarnegieState): number {
  return round
}

export const insight: Insight<Carnegie> = {
  moment,
  horizon: 2,
  yardstick: () => import('./yardstick/worth.ts'),
}
