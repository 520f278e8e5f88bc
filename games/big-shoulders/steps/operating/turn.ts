import type { CompanyId } from '../../components/index.ts'
import { companyOf } from '../../model/company.ts'
import type { BigShouldersState, Company, OperatingTurn } from '../../state.ts'

/** The operating turn under way. */
export function turnOf(state: BigShouldersState): OperatingTurn {
  if (!state.turn) throw new Error('no company operates')
  return state.turn
}

export function operating(state: BigShouldersState): { id: CompanyId; company: Company; progress: OperatingTurn } {
  const progress = turnOf(state)
  return { id: progress.company, company: companyOf(state, progress.company), progress }
}

/** Any move but emergency fundraising ends the very beginning of the turn (BS-OPR-04). */
export function beginTurn(state: BigShouldersState): void {
  if (state.turn?.stage === 'start') state.turn.stage = 'purchase'
}
