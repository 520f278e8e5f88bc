import { tableOf } from '@boardroom/kernel'
import { CELLS, COMPANIES, type CompanyId, GOODS, type GoodId } from '../components/index.ts'
import type { Market, MasterOfEconomyState, OpenState } from '../state.ts'

/** No bids, demand at the right end of every row (ME-SET-10). */
export function emptyMarket(): Market {
  const each = <T>(make: () => T): Record<GoodId, T> => tableOf(GOODS, make)
  return {
    demand: each(() => CELLS),
    buys: each(() => forEachCompany(0)),
    offers: each(() => Array.from({ length: CELLS }, () => null)),
  }
}

export function forEachCompany<T>(value: T): Record<CompanyId, T> {
  return { 'blue-eyes': value, 'yellow-submarines': value, 'green-grass': value, 'red-socks': value }
}

export function offerAt({ market }: OpenState, good: GoodId, cell: number): CompanyId | null {
  return market.offers[good][cell - 1] ?? null
}

export function clearCell({ market }: MasterOfEconomyState, good: GoodId, cell: number): void {
  market.offers[good][cell - 1] = null
}

/** The leftmost cell whose offer fits; the shadow company's marker never is an offer (ME-TRD-11). */
export function leftmost(state: OpenState, good: GoodId, fits: (company: CompanyId) => boolean): number | null {
  for (let cell = 1; cell <= CELLS; cell++) {
    const company = offerAt(state, good, cell)
    if (company && company !== state.shadow && fits(company)) return cell
  }
  return null
}

/** Whether anybody bids in this row. */
export function hasBids(state: OpenState, good: GoodId): boolean {
  return COMPANIES.some((id) => state.market.buys[good][id] > 0) || leftmost(state, good, () => true) !== null
}
