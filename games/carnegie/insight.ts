import type { Insight, Seat } from '@boardroom/kernel'
import chances from './chances.json' with { type: 'json' }
import { ROUNDS } from './components/index.ts'
import type { CarnegieState } from './state.ts'
import type { Carnegie } from './types.ts'
import { judge, partsOf, sensible, WEIGHTS } from './worth.ts'

/** Rounds that have begun: in the middle of one, some have used their departments and others have not. */
function moment({ round }: CarnegieState): number {
  return round
}

/** Which action for everybody: what it brings shows at the end of the game only. */
const STRATEGIC: ReadonlySet<string> = new Set(['choose-action'])

/**
 * What the first sight answers: sides and the first department, which show too late to be played out, where employees
 * go, desks, and what an income is taken in.
 */
const ROUTINE: ReadonlySet<string> = new Set(['sides', 'pick-department', 'six-steps', 'activation', 'income-choice'])

function routine({ agenda, turn }: CarnegieState, seat: Seat): boolean {
  return ROUTINE.has(agenda.at(-1)?.step ?? '') || (turn?.seat === seat && turn.steps > 0)
}

export const insight: Insight<Carnegie> = {
  moment,
  horizon: 2,
  length: 21,
  pace: 450,
  quick: 4.5,
  rivalry: 0.25,
  levels: { easy: { slip: 0.08 }, medium: { positions: 0 } },
  sensible,
  // Nothing is hidden.
  certain: () => true,
  routine,
  strategic: { steps: STRATEGIC, horizon: ROUNDS },
  // Andrew's cards are hidden: every round of rollouts draws others. One seat is quick to play on.
  alone: { certain: () => false, pace: 120, quick: 3 },
  weights: WEIGHTS,
  parts: partsOf,
  judge,
  yardstick: () => import('./yardstick/worth.ts'),
  chances,
  reasons: () => import('./reasons.ts').then((module) => module.reasons),
}
