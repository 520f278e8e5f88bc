import type { Insight } from '@boardroom/kernel'
import chances from './chances.json' with { type: 'json' }
import type { MasterOfEconomyState } from './state.ts'
import type { MasterOfEconomy } from './types.ts'
import { judge, WEIGHTS } from './worth.ts'

/** Half-years that have begun: in the middle of one, some have traded and others have not. */
function moment({ year, phase }: MasterOfEconomyState): number {
  return 2 * year + (phase.endsWith('-2') || phase === 'meeting' || phase === 'over' ? 1 : 0)
}

export const insight: Insight<MasterOfEconomy> = {
  moment,
  horizon: 1,
  length: 11,
  pace: 1100,
  weights: WEIGHTS,
  judge,
  yardstick: () => import('./yardstick/worth.ts'),
  chances,
  reasons: () => import('./reasons.ts').then((module) => module.reasons),
}
