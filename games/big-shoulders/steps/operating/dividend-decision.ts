import { frame } from '@boardroom/kernel'
import type { Options } from '../../meta.ts'
import { priceOf } from '../../model/company.ts'
import { payShares, perShareOf } from '../../model/dividends.ts'
import { pay } from '../../model/money.ts'
import { movePrice, payoutSteps } from '../../model/prices.ts'
import type { OperatingTurn } from '../../state.ts'
import { bare } from '../../types.ts'
import { isProtectionReady, priceProtection } from '../stock/price-protection.ts'
import { operating } from './turn.ts'

/** The bank pays the revenue out by shares, rounded down, and the price may rise (BS-DIV-03 to 06, BS-PRC). */
export const payDividends = bare({
  type: 'pay-dividends',
  rule: 'BS-DIV-01',
  refuse(state) {
    const { id, progress } = operating(state)
    const why = mustWithhold(progress, state.options)
    return why && { rule: 'BS-DIV-02', company: id, why }
  },
  apply(turn) {
    turn.done()
    const { id, company, progress } = operating(turn.state)
    progress.stage = 'closing'
    const perShare = perShareOf(progress.revenue)
    const steps = payoutSteps(10 * perShare, priceOf(company, turn.state.options))
    const paid = payShares(turn, id, perShare)
    turn.log({ type: 'dividends', company: id, perShare, ...paid })
    movePrice(turn, id, steps, 'dividend')
  },
})

/** Why a company cannot pay dividends as things stand (BS-DIV-02). */
export function mustWithhold(
  { goodsSold, produced }: OperatingTurn,
  { withholdWithoutProduction }: Pick<Options, 'withholdWithoutProduction'>,
): 'no-sale' | 'no-production' | null {
  if (goodsSold === 0) return 'no-sale'
  return produced === 0 && withholdWithoutProduction ? 'no-production' : null
}

/** The whole revenue goes to the treasury and the price drops one step (BS-DIV-07, BS-PRC-06). */
export const withhold = bare({
  type: 'withhold',
  rule: 'BS-DIV-01',
  apply(turn) {
    turn.done()
    const { id, company, progress } = operating(turn.state)
    progress.stage = 'closing'
    pay(turn.state, 'bank', id, progress.revenue)
    turn.log({ type: 'withheld', company: id, revenue: progress.revenue })
    if (isProtectionReady(company)) turn.next(frame(priceProtection, { company: id, drop: 1, reason: 'withhold' }))
    else movePrice(turn, id, -1, 'withhold')
  },
})
