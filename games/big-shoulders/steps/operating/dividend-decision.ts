import { frame } from '@boardroom/kernel'
import { priceOf } from '../../company.ts'
import { payShares } from '../../dividends.ts'
import { pay } from '../../money.ts'
import { movePrice, payoutSteps } from '../../prices.ts'
import { bare } from '../../types.ts'
import { isProtectionReady, priceProtection } from '../stock/price-protection.ts'
import { operating } from './turn.ts'

/** The bank pays the revenue out by shares, rounded down, and the price may rise (BS-DIV-03 to 06, BS-PRC). */
export const payDividends = bare({
  type: 'pay-dividends',
  rule: 'BS-DIV-01',
  refuse(state) {
    const { id, turn } = operating(state)
    if (turn.goodsSold === 0) return { rule: 'BS-DIV-02', company: id, why: 'no-sale' }
    const idle = turn.produced === 0 && state.options.withholdWithoutProduction
    return idle ? { rule: 'BS-DIV-02', company: id, why: 'no-production' } : null
  },
  apply(table) {
    table.done()
    const { id, company, turn } = operating(table.state)
    turn.stage = 'closing'
    const perShare = Math.floor(turn.revenue / 10)
    const steps = payoutSteps(10 * perShare, priceOf(company))
    const paid = payShares(table, id, perShare)
    table.log({ type: 'dividends', company: id, perShare, ...paid })
    movePrice(table, id, steps, 'dividend')
  },
})

/** The whole revenue goes to the treasury and the price drops one step (BS-DIV-07, BS-PRC-06). */
export const withhold = bare({
  type: 'withhold',
  rule: 'BS-DIV-01',
  apply(table) {
    table.done()
    const { id, company, turn } = operating(table.state)
    turn.stage = 'closing'
    pay(table.state, 'bank', id, turn.revenue)
    table.log({ type: 'withheld', company: id, revenue: turn.revenue })
    if (isProtectionReady(company)) table.next(frame(priceProtection, { company: id, drop: 1, reason: 'withhold' }))
    else movePrice(table, id, -1, 'withhold')
  },
})
