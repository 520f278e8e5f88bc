import { type CompanyId, PRICES, TRIPLE_FROM } from '../components/index.ts'
import type { PriceReason } from '../entries.ts'
import type { Company } from '../state.ts'
import type { Turn } from '../types.ts'
import { companyOf, priceOf } from './company.ts'

const TOP = PRICES.length - 1

/** A share value before and after, in dollars. */
export interface PriceMove {
  readonly from: number
  readonly to: number
}

/** What would leave the track is lost (BS-PRC-07). */
function spaceAfter(price: number, steps: number): number {
  return Math.min(TOP, Math.max(0, price + steps))
}

/** Where so many steps would take the share value. */
export function priceAfter(company: Company, steps: number): PriceMove {
  return { from: priceOf(company), to: PRICES[spaceAfter(company.price, steps)] as number }
}

export function movePrice(turn: Turn, id: CompanyId, steps: number, reason: PriceReason): void {
  const company = companyOf(turn.state, id)
  const from = priceOf(company)
  company.price = spaceAfter(company.price, steps)
  const to = priceOf(company)
  if (to !== from) turn.log({ type: 'price', company: id, from, to, reason })
}

export function atTop(price: number): boolean {
  return price === TOP
}

/** Steps for a payout at this price (BS-PRC-02 to 05). */
export function payoutSteps(payout: number, price: number): number {
  if (payout >= 3 * price && price >= TRIPLE_FROM) return 3
  if (payout >= 2 * price) return 2
  return payout >= price ? 1 : 0
}
