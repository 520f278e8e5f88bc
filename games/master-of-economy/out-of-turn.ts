import type { Frame, Move, Seat } from '@boardroom/kernel'
import { type CompanyId, LOAN } from './components/index.ts'
import { companyOf, managedBy } from './model/players.ts'
import { votesOf } from './model/shares.ts'
import type { Refused } from './refusals.ts'
import type { MasterOfEconomyState } from './state.ts'
import { votersOf } from './steps/meeting/dividend.ts'
import { boundToStand } from './steps/meeting/election.ts'
import { hasPlace } from './steps/setup/starting-order.ts'
import { warehouseRule } from './steps/year/give-up.ts'

/** Why a move that belongs to another step is not possible now. */
export function notNow(state: MasterOfEconomyState, current: Frame, seat: Seat, move: Move): Refused {
  if (current.step === 'give-up') return { rule: warehouseRule(state) }
  if (current.step === 'forced-sale') return { rule: 'ME-CSH-03' }
  switch (move.type) {
    case 'place-buy':
    case 'place-offer':
      return { rule: 'ME-TRD-02' }
    case 'repay':
      return { rule: 'ME-LON-04' }
    case 'take-loan':
      if (ownsLoans(state, seat)) return { rule: 'ME-LON-06' }
      // New loans end the finance phase: who asks then, or right after, has had the chance.
      if (state.phase === 'finance' || state.phase === 'investment-2') return { rule: 'ME-LON-05' }
      break
  }
  return { rule: 'ME-GEN-21', phase: state.phase }
}

function ownsLoans(state: MasterOfEconomyState, seat: Seat): boolean {
  return managedBy(state, seat).some((id) => companyOf(state, id).loans >= LOAN.most)
}

/** Why this seat is not asked. */
export function notAsked(state: MasterOfEconomyState, { step, params }: Frame, seat: Seat): Refused {
  const { company } = params as { company?: CompanyId }
  if (step === 'auction' && hasPlace(state, seat)) return { rule: 'ME-AUC-07' }
  if (company) {
    if (step === 'bidding' && hasPlaced(state, company, seat)) return { rule: 'ME-TRD-02' }
    if (isDividend(step) && !votersOf(state, company).includes(seat)) return { rule: 'ME-MTG-11' }
    if (step === 'candidature' && boundToStand(state, company).includes(seat)) return { rule: 'ME-MTG-41' }
    if (step === 'election-vote' && votesOf(state, company, seat) === 0) return { rule: 'ME-MTG-43', why: 'no-votes' }
  }
  if (!COMPANY_STEPS.has(step)) return { rule: 'ME-GEN-21', phase: state.phase }
  return { rule: managedBy(state, seat).length === 0 ? 'ME-GEN-05' : 'ME-GEN-06' }
}

/** Steps in which a manager decides for a company; in the others players decide for themselves. */
const COMPANY_STEPS: ReadonlySet<string> = new Set([
  'investment',
  'supply',
  'give-up',
  'bidding',
  'shortage',
  'forced-sale',
  'repayment',
  'company-deal',
  'new-loan',
  'embezzlement',
  'buy-backs',
])

function isDividend(step: string): boolean {
  return step === 'motions' || step === 'dividend-vote'
}

/** Whether all companies of this seat have their turn behind them. */
function hasPlaced(state: MasterOfEconomyState, current: CompanyId, seat: Seat): boolean {
  const own = managedBy(state, seat)
  return own.length > 0 && own.every((id) => state.order.indexOf(id) < state.order.indexOf(current))
}
