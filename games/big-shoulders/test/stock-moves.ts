import type { CompanyId } from '../components/index.ts'
import type { Found } from '../steps/setup/found.ts'
import type { Buy } from '../steps/stock/buy.ts'
import type { Sell } from '../steps/stock/sell.ts'

/** The moves of a stock turn in short. */
export const pass = { type: 'pass-stock' } as const
export const endTurn = { type: 'end-stock-turn' } as const

export function buy(company: CompanyId, kind: Buy['kind'] = 'common', from: Buy['from'] = 'charter'): Buy {
  return { type: 'buy', company, kind, from }
}

export function sell(company: CompanyId, sold: { common?: number; preferred?: number; director?: number }): Sell {
  return { type: 'sell', company, common: 0, preferred: 0, director: 0, ...sold }
}

export function found(company: CompanyId, par: number): Found {
  return { type: 'found', company, par }
}
