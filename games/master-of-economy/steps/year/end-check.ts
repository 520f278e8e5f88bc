import { type CompanyId, TRACK } from '../../components/index.ts'
import { sharesOf } from '../../model/shares.ts'
import type { MasterOfEconomyState } from '../../state.ts'

/** The companies that end the game; the shadow company never does (ME-END-01, ME-END-05). */
export function atTheGoal(state: MasterOfEconomyState): CompanyId[] {
  return state.order.filter((id) => sharesOf(state, id).points >= TRACK.end)
}

export function isReached(state: MasterOfEconomyState): boolean {
  return atTheGoal(state).length > 0
}
