import type { Seat } from '@boardroom/kernel'
import type { RaisingChicagoState } from '../state.ts'
import { companyAt } from './companies.ts'

/** Moves a disc; where others lie it comes on top (RC-PRE-02). No points move nothing (RC-PRE-04). */
export function addPrestige(state: RaisingChicagoState, seat: Seat, points: number): void {
  if (points === 0) return
  const company = companyAt(state, seat)
  company.prestige += points
  const { ranking } = state
  ranking.splice(ranking.indexOf(seat), 1)
  const place = ranking.findIndex((other) => companyAt(state, other).prestige <= company.prestige)
  ranking.splice(place < 0 ? ranking.length : place, 0, seat)
}

/** Gains at the same time: from the lowest rank up, so that equals keep their order (RC-PRE-06). */
export function addTogether(state: RaisingChicagoState, points: readonly number[]): void {
  for (const seat of state.ranking.toReversed()) addPrestige(state, seat, points[seat] ?? 0)
}
