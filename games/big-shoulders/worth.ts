import type { Seat } from '@boardroom/kernel'
import { scoresOf } from './scoring.ts'
import type { BigShouldersState } from './state.ts'

export function worth(state: BigShouldersState, seat: Seat): number {
  return scoresOf(state)[seat]?.total ?? 0
}
