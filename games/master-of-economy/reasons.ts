import type { Count, Reasons, Seat } from '@boardroom/kernel'
import { type CompanyId, FACTORIES, GOODS, LOAN } from './components/index.ts'
import { companyOf, managerOf, playerAt } from './model/players.ts'
import { heldBy, issuers, sharesOf, shareValueOf } from './model/shares.ts'
import type { MasterOfEconomyState } from './state.ts'
import { reasons as de } from './text/de/reasons.ts'
import { names } from './text/en/names.ts'
import { reasons as en } from './text/en/reasons.ts'
import type { MasterOfEconomy } from './types.ts'
import { WEIGHTS } from './worth.ts'

export type Counted =
  | 'cash'
  | 'debt'
  | 'relations'
  | 'shares'
  | 'points'
  | 'treasury'
  | 'goods'
  | 'factories'
  | 'supplied'
  | 'loans'
  | 'bids'
  | 'place'

type CountOf = Count<Counted>

function counts(state: MasterOfEconomyState, seat: Seat): CountOf[] {
  const { cash, debt, relations } = playerAt(state, seat)
  const found: CountOf[] = [
    { what: 'cash', value: cash, each: 1 },
    { what: 'debt', value: debt, each: 1 },
    { what: 'relations', value: relations, each: WEIGHTS.relations },
  ]
  for (const issuer of issuers(state)) {
    const of = names.companies[issuer]
    const shares = heldBy(state, issuer, seat)
    found.push({ what: 'shares', of, value: shares, each: shareValueOf(state, issuer) })
    found.push({ what: 'points', of, value: sharesOf(state, issuer).points, each: shares / 8 })
  }
  for (const id of state.order) if (managerOf(state, id) === seat) found.push(...managed(state, id))
  return found
}

/** What the seat decides about, as manager. */
function managed(state: MasterOfEconomyState, id: CompanyId): CountOf[] {
  const of = names.companies[id]
  const { cash, goods, factories, supplied, loans } = companyOf(state, id)
  const bought = GOODS.reduce((sum, good) => sum + state.market.buys[good][id], 0)
  const offered = GOODS.reduce((sum, good) => sum + state.market.offers[good].filter((who) => who === id).length, 0)
  return [
    { what: 'treasury', of, value: cash, each: 1 },
    { what: 'goods', of, value: GOODS.reduce((sum, good) => sum + goods[good], 0), each: WEIGHTS.goodPrice },
    { what: 'factories', of, value: FACTORIES.reduce((sum, each) => sum + factories[each], 0), each: 5 },
    { what: 'supplied', of, value: FACTORIES.reduce((sum, each) => sum + supplied[each], 0), each: 2 },
    { what: 'loans', of, value: loans, each: LOAN.reserve },
    { what: 'bids', of, value: bought + offered, each: 1 },
    { what: 'place', of, value: state.order.indexOf(id) + 1, each: WEIGHTS.place },
  ]
}

export const reasons: Reasons<MasterOfEconomy> = { counts, words: { en, de } }
