import { type Frame, frame } from '@boardroom/kernel'
import { companyOf } from '../../model/players.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { happening } from '../../types.ts'
import { companyDeal } from '../deals/deal.ts'
import { loanService, newLoan } from './loans.ts'

/** Interest and repayment, share trading by companies, new loans (ME-FIN-01). */
export const beginFinance = happening({
  name: 'begin-finance',
  happen(turn) {
    const { state } = turn
    for (const id of state.order) companyOf(state, id).deals = { bought: 0, sold: 0 }
    turn.next(
      ...services(state),
      ...state.order.map((holder) => frame(companyDeal, { holder, round: 1 })),
      ...state.order.map((holder) => frame(companyDeal, { holder, round: 2 })),
      ...state.order.map((company) => frame(newLoan, { company })),
    )
  },
})

/** No interest in the first year (ME-FIN-02). */
function services({ year, order }: MasterOfEconomyState): Frame[] {
  return year === 1 ? [] : order.map((company) => frame(loanService, { company }))
}
