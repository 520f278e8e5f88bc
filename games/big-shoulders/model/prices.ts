import { type CompanyId, stockMarket, TRIPLE_FROM } from '../components/index.ts'
import type { PriceReason } from '../entries.ts'
import type { Options } from '../meta.ts'
import type { Company } from '../state.ts'
import type { Turn } from '../types.ts'
import { companyOf, priceOf } from './company.ts'

/** A share value before and after, in dollars. */
export interface PriceMove {
  readonly from: number
  readonly to: number
}

/** What would leave the track is lost (BS-PRC-07). */
function spaceAfter(price: number, steps: number, options: Options): number {
  return Math.min(topSpace(options), Math.max(0, price + steps))
}

function topSpace(options: Options): number {
  return stockMarket(options).track.length - 1
}

/** Where so many steps would take the share value. */
export function priceAfter(company: Company, steps: number, options: Options): PriceMove {
  const price = spaceAfter(company.price, steps, options)
  return { from: priceOf(company, options), to: priceOf({ price }, options) }
}

/** Where paying out so much would take the share value. */
export function priceAfterPayout(company: Company, payout: number, options: Options): PriceMove {
  return priceAfter(company, payoutSteps(payout, priceOf(company, options)), options)
}

export function movePrice(turn: Turn, id: CompanyId, steps: number, reason: PriceReason): void {
  const { options } = turn.state
  const company = companyOf(turn.state, id)
  const from = priceOf(company, options)
  company.price = spaceAfter(company.price, steps, options)
  const to = priceOf(company, options)
  if (to !== from) turn.log({ type: 'price', company: id, from, to, reason })
}

export function atTop({ price }: Company, options: Options): boolean {
  return price === topSpace(options)
}

/** Steps for a payout at this price (BS-PRC-02 to 05). */
export function payoutSteps(payout: number, price: number): number {
  if (payout >= 3 * price && price >= TRIPLE_FROM) return 3
  if (payout >= 2 * price) return 2
  return payout >= price ? 1 : 0
}
