import type { Insight } from '@boardroom/kernel'
import chances from './chances.json' with { type: 'json' }
import forecast from './forecast.json' with { type: 'json' }
import { sensible } from './prospects/sensible.ts'
import type { MasterOfEconomyState } from './state.ts'
import type { MasterOfEconomy } from './types.ts'
import { judge, partsOf, WEIGHTS } from './worth.ts'

/** Half-years that have begun: in the middle of one, some have traded and others have not. */
function moment({ year, phase }: MasterOfEconomyState): number {
  return 2 * year + (phase.endsWith('-2') || phase === 'meeting' || phase === 'order' || phase === 'over' ? 1 : 0)
}

export const insight: Insight<MasterOfEconomy> = {
  moment,
  horizon: 1,
  length: 11,
  pace: 1100,
  quick: 3.5,
  sensible,
  trust: 2,
  levels: { easy: { positions: 0, slip: 0.3 }, medium: { positions: 0, slip: 0.04 }, hard: { positions: 3_000 } },
  weights: WEIGHTS,
  parts: partsOf,
  forecast: forecast.parts,
  judge,
  yardstick: () => import('./yardstick/worth.ts'),
  chances,
  reasons: () => import('./reasons.ts').then((module) => module.reasons),
}
