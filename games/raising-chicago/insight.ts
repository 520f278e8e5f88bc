import type { Insight } from '@boardroom/kernel'
import chances from './chances.json' with { type: 'json' }
import { sensible } from './prospects/sensible.ts'
import type { RaisingChicagoState } from './state.ts'
import type { RaisingChicago } from './types.ts'
import { judge, partsOf, WEIGHTS } from './worth.ts'

/** Rounds that have begun: in the middle of one, some have executed their projects and others have not. */
function moment({ round }: RaisingChicagoState): number {
  return round
}

export const insight: Insight<RaisingChicago> = {
  moment,
  horizon: 1,
  length: 9,
  pace: 600,
  quick: 3,
  levels: { easy: { slip: 0.2 }, medium: { positions: 600, slip: 0.07 } },
  // What a round brings lies open when it begins, and what comes after it is the same for all candidates.
  certain: () => true,
  sensible,
  weights: WEIGHTS,
  parts: partsOf,
  judge,
  yardstick: () => import('./yardstick/worth.ts'),
  chances,
  reasons: () => import('./reasons.ts').then((module) => module.reasons),
}
