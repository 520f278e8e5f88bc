import { companyOf } from '../../company.ts'
import type { CompanyId } from '../../components/index.ts'
import type { BigShouldersState, Company, OperatingTurn } from '../../state.ts'

/** The operating turn under way. */
export function turnOf(state: BigShouldersState): OperatingTurn {
  if (!state.turn) throw new Error('no company operates')
  return state.turn
}

export function operating(state: BigShouldersState): { id: CompanyId; company: Company; turn: OperatingTurn } {
  const turn = turnOf(state)
  return { id: turn.company, company: companyOf(state, turn.company), turn }
}

/** Any move but emergency fundraising ends the very beginning of the turn (BS-OPR-04). */
export function beginTurn(state: BigShouldersState): void {
  if (state.turn?.stage === 'start') state.turn.stage = 'purchase'
}
