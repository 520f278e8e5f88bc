import type { Sight } from '@boardroom/board-kit'
import { type Cubes, charterOf, companyName, RESOURCES, SUPPLY_PRICE } from '../components/index.ts'
import { goodPrice, openSpaces, priceOf, printedFactory, sharesOf } from '../model/company.ts'
import { perShareOf } from '../model/dividends.ts'
import { priceAfter, priceAfterPayout } from '../model/prices.ts'
import { saleOf } from '../steps/operating/distribution.ts'
import { directedBy, type Holding, holding } from '../text/facts/position.ts'
import type { BigShoulders, BigShouldersMove } from '../types.ts'

export type BigSight = Sight<BigShoulders>

/** The learner's first company. */
export function own({ view, seat }: BigSight): Holding | null {
  return directedBy(view, seat)[0] ?? null
}

export function ownName(sight: BigSight): string {
  const company = own(sight)
  return company ? companyName(company.id) : ''
}

export function cashOf({ view, seat }: BigSight): number {
  return view.board.players[seat]?.cash ?? 0
}

export function treasury(sight: BigSight): number {
  return own(sight)?.company.treasury ?? 0
}

/** The company that operates now. */
export function operating({ view }: BigSight): Holding | null {
  return holding(view, view.board.turn?.company)
}

export function operatingName(sight: BigSight): string {
  const company = operating(sight)
  return company ? companyName(company.id) : ''
}

/** The factory that would produce next, counted from 1. */
export function nextFactory(sight: BigSight): number {
  return (sight.view.board.turn?.produced ?? 0) + 1
}

/** Cubes that a factory still lacks. */
export function lacking({ id, company }: Holding, factory: number): Cubes {
  const lacks = { livestock: 0, steel: 0, wood: 0, coal: 0 }
  if (factory > company.factories.length) return lacks
  const { resources } = printedFactory(id, factory)
  for (const resource of RESOURCES)
    lacks[resource] = Math.max(0, (resources[resource] ?? 0) - company.resources[resource])
  return lacks
}

/** Whether a factory has all its workers. */
export function staffed({ id, company }: Holding, factory: number): boolean {
  return factory <= company.factories.length && openSpaces(id, company, factory) === 0
}

/** Whether one machine more completes a factory, so that it makes a good more. */
export function lacksOneMachine(company: Holding, factory: number): boolean {
  return staffed(company, factory) && company.company.factories[factory - 1]?.workers === 1
}

/** A cube that the next factory lacks, where it is cheapest. */
export function isNeededCube(move: BigShouldersMove, sight: BigSight): boolean {
  const company = operating(sight)
  if (move.type !== 'purchase' || !company || !staffed(company, nextFactory(sight))) return false
  if (lacking(company, nextFactory(sight))[move.resource] === 0) return false
  const price = (space: string): number => SUPPLY_PRICE[space as keyof typeof SUPPLY_PRICE] ?? 99
  return !sight.moves.some(
    (other) => other.type === 'purchase' && other.resource === move.resource && price(other.space) < price(move.space),
  )
}

/** What a sale brings. */
export function saleIncome(move: BigShouldersMove, sight: BigSight): { goods: number; income: number } | null {
  const company = operating(sight)
  if (move.type !== 'sell-goods' || !company) return null
  const { revenue, bonus } = saleOf(sight.view.board, move, goodPrice(company.id, company.company))
  return { goods: move.goods, income: revenue + bonus }
}

/** The sale that brings most for each good; of two alike the larger one. */
export function isBestSale(move: BigShouldersMove, sight: BigSight): boolean {
  const sale = saleIncome(move, sight)
  if (!sale) return false
  const each = ({ goods, income }: { goods: number; income: number }): number => income / goods + goods / 1000
  return sight.moves.every((other) => {
    const otherSale = saleIncome(other, sight)
    return !otherSale || each(otherSale) <= each(sale)
  })
}

/** What a dividend would come to now. */
export interface Payout {
  readonly perShare: number
  readonly total: number
  readonly yours: number
  readonly kept: number
  readonly from: number
  readonly to: number
  readonly withheld: number
}

export function payout(sight: BigSight): Payout {
  const here = operating(sight)
  if (!here) return { perShare: 0, total: 0, yours: 0, kept: 0, from: 0, to: 0, withheld: 0 }
  const { company } = here
  const perShare = perShareOf(sight.view.board.turn?.revenue ?? 0)
  const price = priceAfterPayout(company, 10 * perShare, sight.view.options)
  const unsold = company.common.charter + (company.preferred === 'charter' ? 2 : 0)
  return {
    perShare,
    total: 10 * perShare,
    yours: perShare * sharesOf(company, sight.seat),
    kept: perShare * unsold,
    from: price.from,
    to: price.to,
    withheld: priceAfter(company, -1, sight.view.options).to,
  }
}

export function shares(sight: BigSight): number {
  const company = own(sight)
  return company ? sharesOf(company.company, sight.seat) : 0
}

export function price(sight: BigSight): number {
  const company = own(sight)
  return company ? priceOf(company.company, sight.view.options) : 0
}

export function industryRow(sight: BigSight): string {
  const company = operating(sight) ?? own(sight)
  return company ? `demand:${charterOf(company.id).industry}` : 'demand'
}
