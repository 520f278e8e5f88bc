import type { Seat } from '@boardroom/kernel'
import {
  APPEAL_CASH,
  ASSET_PRICES,
  BANK_POOL,
  buildingOf,
  type CompanyId,
  type Cubes,
  charterOf,
  generalSpace,
  isBuilding,
  RESOURCES,
  type SpaceEffect,
  type SpaceId,
  workerPrice,
} from '../../components/index.ts'
import {
  factoriesWith,
  managersLeft,
  openFactories,
  openSpaces,
  salespersonRoom,
  sharesOf,
} from '../../model/company.ts'
import { countCubes, moveUpTo, noCubes } from '../../model/cubes.ts'
import { payoutSteps } from '../../model/prices.ts'
import type { TableView } from '../../types.ts'
import { type AppealRise, appealAfter, type Holding, holding, mover, type PriceMove, priceAfter } from './position.ts'

/** What a company would get out of a space as things lie now, which may be less than the space shows. */
export type Gain =
  | ({ readonly what: 'appeal' } & AppealRise)
  | { readonly what: 'workers'; readonly count: number; readonly wanted: number }
  | {
      readonly what: 'managers'
      readonly count: number
      readonly wanted: number
      /** What there is too little of. */
      readonly short: 'factories' | 'supply'
    }
  | { readonly what: 'salespeople'; readonly count: number; readonly wanted: number; readonly price: PriceMove }
  | { readonly what: 'goods'; readonly count: number }
  | { readonly what: 'cubes'; readonly cubes: Cubes; readonly missing: number }
  | { readonly what: 'choose'; readonly alike: boolean; readonly count: number }
  | { readonly what: 'automate'; readonly count: number }
  | { readonly what: 'asset'; readonly cost: number }
  | { readonly what: 'dividend'; readonly amount: number; readonly yours: number; readonly price: PriceMove }
  | { readonly what: 'hire'; readonly cost: number }
  | { readonly what: 'funds'; readonly amount: number }

/** What a Partner on a space costs and brings. */
export interface Placement {
  readonly space: SpaceId
  readonly company: CompanyId | null
  /** Paid by the company to the bank. */
  readonly cost: number
  readonly owner: {
    readonly seat: Seat
    readonly you: boolean
    readonly payer: 'company' | 'bank'
    readonly amount: number
  } | null
  readonly gains: readonly Gain[]
  /** For a player without a company. */
  readonly poolCash: number
}

export function placement(space: SpaceId, company: CompanyId | null, view: TableView): Placement {
  const user = holding(view, company)
  const blank = { space, company, cost: 0, owner: null, gains: [], poolCash: 0 }
  if (space === BANK_POOL) return { ...blank, poolCash: APPEAL_CASH }
  if (isBuilding(space)) {
    const { payer, amount, effect } = buildingOf(space)
    const seat = view.board.players.findIndex((player) => player.built.includes(space))
    const owner = seat < 0 ? null : { seat, you: seat === mover(view), payer, amount }
    const gains = user ? gainsOf(effect, user, view).filter((gain) => saysMoreThanTheName(gain, effect)) : []
    return { ...blank, owner, gains }
  }
  const { cost, funds, effect } = generalSpace(space)
  const gains: Gain[] = user ? gainsOf(effect, user, view) : []
  if (funds > 0) gains.push({ what: 'funds', amount: funds })
  return { ...blank, cost, gains }
}

/** A Building is called by what it does; only what comes on top, or falls short, is worth telling. */
function saysMoreThanTheName(gain: Gain, effect: SpaceEffect): boolean {
  switch (gain.what) {
    case 'appeal':
      return gain.bonuses.length > 0 || gain.steps < (effect.appeal ?? 0)
    case 'workers':
    case 'managers':
      return gain.count < gain.wanted
    case 'cubes':
      return gain.missing > 0
    case 'choose':
      return gain.count < 2
    case 'goods':
    case 'automate':
      return false
    default:
      return true
  }
}

function gainsOf(effect: SpaceEffect, user: Holding, view: TableView): Gain[] {
  const { id, company } = user
  const gains: Gain[] = []
  const { haymarket } = view.board
  if (effect.haymarket) gains.push(fixedCubes(haymarket, effect.haymarket))
  if (effect.choose)
    gains.push({ what: 'choose', alike: effect.choose === 'like', count: choice(haymarket, effect.choose) })
  if (effect.goods) gains.push({ what: 'goods', count: effect.goods })
  if (effect.hireWorkers) gains.push({ what: 'hire', cost: workerPrice(view.board.jobMarket) })
  if (effect.workers) gains.push(workers(effect.workers, openWorkerSpaces(id, company)))
  if (effect.managers) gains.push(managers(effect.managers, company, view))
  if (effect.salespeople) gains.push(salespeople(id, company, effect.salespeople))
  if (effect.automate) gains.push({ what: 'automate', count: effect.automate })
  if (effect.buyAsset !== undefined) gains.push({ what: 'asset', cost: cheapestAsset(view) - effect.buyAsset })
  if (effect.dividend) gains.push(dividend(company, effect.dividend, mover(view)))
  if (effect.appeal) gains.push({ what: 'appeal', ...appealAfter(view, user, effect.appeal) })
  return gains
}

function workers(wanted: number, room: number): Gain {
  return { what: 'workers', wanted, count: Math.min(wanted, room) }
}

function managers(wanted: number, company: Holding['company'], view: TableView): Gain {
  const room = factoriesWith(company, ({ manager }) => !manager).length
  const left = managersLeft(view.board.companies)
  return { what: 'managers', wanted, count: Math.min(wanted, room, left), short: left < room ? 'supply' : 'factories' }
}

function openWorkerSpaces(id: CompanyId, company: Holding['company']): number {
  return openFactories(id, company).reduce((sum, factory) => sum + openSpaces(id, company, factory), 0)
}

function salespeople(id: CompanyId, company: Holding['company'], wanted: number): Gain {
  const count = Math.min(wanted, salespersonRoom(id, company))
  const { goodPrices } = charterOf(id)
  const price = { from: goodPrices[company.salespeople] ?? 0, to: goodPrices[company.salespeople + count] ?? 0 }
  return { what: 'salespeople', wanted, count, price }
}

export function fixedCubes(haymarket: Cubes, wanted: Partial<Cubes>): Extract<Gain, { what: 'cubes' }> {
  const cubes = moveUpTo({ ...haymarket }, noCubes(), wanted)
  return { what: 'cubes', cubes, missing: countCubes({ ...noCubes(), ...wanted }) - countCubes(cubes) }
}

/** How many of two cubes, alike or different, can be had. */
export function choice(haymarket: Cubes, choose: 'like' | 'unlike'): number {
  const there = RESOURCES.map((resource) => haymarket[resource]).filter((count) => count > 0)
  return Math.min(2, choose === 'like' ? Math.max(0, ...there) : there.length)
}

function cheapestAsset(view: TableView): number {
  const space = view.board.assetRow.findLastIndex((asset) => asset !== null)
  return ASSET_PRICES[space] ?? 0
}

function dividend(company: Holding['company'], amount: number, seat: Seat): Gain {
  const { from } = priceAfter(company, 0)
  return {
    what: 'dividend',
    amount,
    yours: (amount / 10) * sharesOf(company, seat),
    price: priceAfter(company, payoutSteps(amount, from)),
  }
}
