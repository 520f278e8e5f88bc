import type { Insight } from '@boardroom/kernel'
import chances from './chances.json' with { type: 'json' }
import { ROUNDS } from './components/index.ts'
import type { CarnegieState } from './state.ts'
import type { Carnegie } from './types.ts'
import { judge, sensible, WEIGHTS } from './worth.ts'

/** Rounds that have begun: in the middle of one, some have used their departments and others have not. */
function moment({ round }: CarnegieState): number {
  return round
}

/** Which sides, which department, which action: what they bring shows at the end of the game only. */
const STRATEGIC: ReadonlySet<string> = new Set(['sides', 'pick-department', 'choose-action'])

export const insight: Insight<Carnegie> = {
  moment,
  horizon: 1,
  length: 21,
  pace: 300,
  quick: 0.9,
  sensible,
  certain: ({ andrew }) => andrew === null,
  // Where employees go is seen at once: who gets a desk and who waits.
  routine: ({ turn }, seat) => turn?.seat === seat && turn.steps > 0,
  strategic: { steps: STRATEGIC, horizon: ROUNDS },
  weights: WEIGHTS,
  judge,
  yardstick: () => import('./yardstick/worth.ts'),
  chances,
  reasons: () => import('./reasons.ts').then((module) => module.reasons),
}
