import { itemAt, type Seat } from '@boardroom/kernel'
import {
  type CertificateKind,
  COMPANIES,
  type CompanyId,
  charterOf,
  type Factory,
  SHARES,
  SUPPLY,
  stockMarket,
} from '../components/index.ts'
import type { Options } from '../meta.ts'
import type { Company, FactoryState, Public } from '../state.ts'

type Companies = Pick<Public, 'companies'>

/** A company in play. Rules that reach this far have made sure that it is. */
export function companyOf({ companies }: Companies, id: CompanyId): Company {
  const company = companies[id]
  if (!company) throw new Error(`${id} is not in play`)
  return company
}

/** The share price in dollars, on the track of a table with these options. */
export function priceOf({ price }: Pick<Company, 'price'>, options: Options): number {
  return stockMarket(options).track[price] as number
}

export function sharesOf(company: Company, seat: Seat): number {
  const common = company.common.seats[seat] as number
  return (
    common + (company.director === seat ? SHARES.director : 0) + (company.preferred === seat ? SHARES.preferred : 0)
  )
}

/** What a player's shares of all companies are worth, in dollars. */
export function shareWealth({ companies }: Companies, seat: Seat, options: Options): number {
  let sum = 0
  for (const id of COMPANIES) {
    const company = companies[id]
    if (company) sum += sharesOf(company, seat) * priceOf(company, options)
  }
  return sum
}

/** So many certificates of each kind. */
export type Certificates = Readonly<Record<CertificateKind, number>>

export function sharesIn({ common, preferred, director }: Certificates): number {
  return common * SHARES.common + preferred * SHARES.preferred + director * SHARES.director
}

export function certificateCost(company: Company, kind: CertificateKind, options: Options): number {
  return SHARES[kind] * priceOf(company, options)
}

/** Shares on the charter. */
export function unsoldShares(company: Company): number {
  return company.common.charter + (company.preferred === 'charter' ? SHARES.preferred : 0)
}

export function poolShares(company: Company): number {
  return company.common.pool + (company.preferred === 'pool' ? SHARES.preferred : 0)
}

export function isDirector({ companies }: Companies, id: CompanyId, seat: Seat): boolean {
  return companies[id]?.director === seat
}

/** What one Good sells for (BS-EMP-05). */
export function goodPrice(id: CompanyId, company: Company): number {
  return charterOf(id).goodPrices[company.salespeople] as number
}

export function salespersonRoom(id: CompanyId, company: Company): number {
  return charterOf(id).goodPrices.length - 1 - company.salespeople
}

/** As many as there is room for; the rest goes back (BS-EMP-05, BS-EMP-06). */
export function salespeopleGained(id: CompanyId, company: Company, wanted: number): number {
  return Math.min(wanted, salespersonRoom(id, company))
}

export function printedFactory(id: CompanyId, factory: number): Factory {
  return itemAt(charterOf(id).factories, factory - 1)
}

/** Goods that a factory makes, with the symbol under its last Automation token (BS-AUT-04). */
export function goodsMade(id: CompanyId, company: Company, factory: number): number {
  const { goods, workerSpaces } = printedFactory(id, factory)
  const { automated } = factoryAt(company, factory)
  return goods + (automated === workerSpaces ? 1 : 0)
}

/** Worker spaces of a factory that hold neither Worker nor Automation token (BS-EMP-01). Factories count from 1. */
export function openSpaces(id: CompanyId, company: Company, factory: number): number {
  const spaces = charterOf(id).factories[factory - 1]?.workerSpaces ?? 0
  const used = company.factories[factory - 1]
  return used ? spaces - used.workers - used.automated : 0
}

export function factoriesWith(company: Company, test: (factory: FactoryState, number: number) => boolean): number[] {
  const numbers: number[] = []
  for (let i = 0; i < company.factories.length; i++) {
    if (test(itemAt(company.factories, i), i + 1)) numbers.push(i + 1)
  }
  return numbers
}

/** Factories with an open Worker space. */
export function openFactories(id: CompanyId, company: Company): number[] {
  return factoriesWith(company, (_, number) => openSpaces(id, company, number) > 0)
}

export function factoryAt(company: Company, number: number): FactoryState {
  const factory = company.factories[number - 1]
  if (!factory) throw new Error(`there is no factory ${number}`)
  return factory
}

export function workersOf(company: Company): number {
  return company.factories.reduce((sum, factory) => sum + factory.workers, 0)
}

export function managersOf(company: Company): number {
  return company.factories.reduce((sum, factory) => sum + (factory.manager ? 1 : 0), 0)
}

/** There are 20 Managers for 21 factories (BS-GEN-07). */
export function managersLeft({ companies }: Companies): number {
  const employed = COMPANIES.reduce((sum, id) => {
    const company = companies[id]
    return company ? sum + managersOf(company) : sum
  }, 0)
  return SUPPLY.managers - employed
}

export function automationOf(company: Company): number {
  return company.factories.reduce((sum, factory) => sum + factory.automated, 0)
}
