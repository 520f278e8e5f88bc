import type { Count, Reasons, Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, companyName, RESOURCES } from './components/index.ts'
import { automationOf, goodPrice, managersOf, priceOf, sharesOf, workersOf } from './model/company.ts'
import type { BigShouldersState, Company } from './state.ts'
import { reasons as de } from './text/de/reasons.ts'
import { reasons as en } from './text/en/reasons.ts'
import type { BigShoulders } from './types.ts'
import { WEIGHTS } from './worth.ts'

export type Counted =
  | 'cash'
  | 'partners'
  | 'shares'
  | 'price'
  | 'treasury'
  | 'goods'
  | 'resources'
  | 'workers'
  | 'managers'
  | 'automation'
  | 'salespeople'
  | 'appeal'
  | 'assets'

type CountOf = Count<Counted>

function counts(state: BigShouldersState, seat: Seat): CountOf[] {
  const player = state.players[seat]
  if (!player) return []
  const found: CountOf[] = [
    { what: 'cash', value: player.cash, each: 1 },
    { what: 'partners', value: player.partners.active, each: WEIGHTS.partner },
  ]
  for (const id of state.appealOrder) {
    const company = state.companies[id]
    if (company) found.push(...countsOf(state, id, company, seat))
  }
  // Of what nobody has started yet, one has no shares.
  for (const id of COMPANIES) {
    if (!state.companies[id]) found.push({ what: 'shares', of: companyName(id), value: 0, each: 0 })
  }
  return found
}

function countsOf({ options }: BigShouldersState, id: CompanyId, company: Company, seat: Seat): CountOf[] {
  const of = companyName(id)
  const shares = sharesOf(company, seat)
  const price = priceOf(company, options)
  const found: CountOf[] = [
    { what: 'shares', of, value: shares, each: price },
    { what: 'price', of, value: price, each: shares },
  ]
  if (company.director !== seat) return found
  // What a charter holds belongs to all shareholders.
  const part = shares / 10
  const resources = RESOURCES.reduce((sum, resource) => sum + company.resources[resource], 0)
  return [
    ...found,
    { what: 'treasury', of, value: company.treasury, each: part },
    { what: 'goods', of, value: company.goods, each: part * goodPrice(id, company) },
    { what: 'resources', of, value: resources, each: part * 20 },
    { what: 'workers', of, value: workersOf(company), each: part * 60 },
    { what: 'managers', of, value: managersOf(company), each: part * 60 },
    { what: 'automation', of, value: automationOf(company), each: part * 40 },
    { what: 'salespeople', of, value: company.salespeople, each: part * 60 },
    { what: 'appeal', of, value: company.appeal, each: part * 20 },
    { what: 'assets', of, value: company.asset ? 1 : 0, each: part * 60 },
  ]
}

export const reasons: Reasons<BigShoulders> = { counts, words: { en, de } }
