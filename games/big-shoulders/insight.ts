import type { Insight } from '@boardroom/kernel'
import chances from './chances.json' with { type: 'json' }
import type { BigShouldersState, Phase } from './state.ts'
import type { BigShoulders } from './types.ts'
import { judge, partsOf, WEIGHTS } from './worth.ts'

const PHASES: readonly Phase[] = ['stock', 'building', 'action', 'operating']

/** Phases that have passed: in the middle of one, some have acted and others have not. */
function moment({ decade, phase }: BigShouldersState): number {
  const at = PHASES.indexOf(phase)
  return (decade - 1) * PHASES.length + (at < 0 ? (phase === 'setup' ? 0 : PHASES.length) : at)
}

export const insight: Insight<BigShoulders> = {
  moment,
  horizon: 2,
  length: 20,
  pace: 90,
  quick: 1.5,
  levels: { easy: { positions: 0, slip: 0.08 }, medium: { positions: 0 } },
  weights: WEIGHTS,
  onward: ({ type }) => (type === 'sell-goods' ? { type: 'pay-dividends' } : null),
  parts: partsOf,
  judge,
  yardstick: () => import('./yardstick/worth.ts'),
  chances,
  reasons: () => import('./reasons.ts').then((module) => module.reasons),
}
