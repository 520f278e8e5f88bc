import type { Seat } from '@boardroom/kernel'
import {
  APPEAL_CASH,
  BANK_POOL,
  buildingOf,
  type CompanyId,
  type Cubes,
  generalSpace,
  isBuilding,
  type SpaceEffect,
  type SpaceId,
  workerPrice,
} from '../../components/index.ts'
import { assetCost, cheapestAsset } from '../../model/asset-row.ts'
import {
  factoriesWith,
  goodPrice,
  managersLeft,
  openFactories,
  openSpaces,
  salespeopleGained,
} from '../../model/company.ts'
import { countCubes, moveUpTo, noCubes } from '../../model/cubes.ts'
import { earningsOf, perShareOf } from '../../model/dividends.ts'
import { ownerOf } from '../../model/players.ts'
import { type PriceMove, priceAfterPayout } from '../../model/prices.ts'
import { mostTaken } from '../../steps/effects/take-resources.ts'
import type { TableView } from '../../types.ts'
import { type AppealRise, type Holding, holding, mover, riseOf } from './position.ts'

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
    const seat = ownerOf(view.board, space)
    const owner = seat === null ? null : { seat, you: seat === mover(view), payer, amount }
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
    gains.push({
      what: 'choose',
      alike: effect.choose === 'like',
      count: mostTaken(haymarket, { rule: effect.choose, count: 2 }),
    })
  if (effect.goods) gains.push({ what: 'goods', count: effect.goods })
  if (effect.hireWorkers) gains.push({ what: 'hire', cost: workerPrice(view.board.jobMarket) })
  if (effect.workers) gains.push(workers(effect.workers, openWorkerSpaces(id, company)))
  if (effect.managers) gains.push(managers(effect.managers, company, view))
  if (effect.salespeople) gains.push(salespeople(id, company, effect.salespeople))
  if (effect.automate) gains.push({ what: 'automate', count: effect.automate })
  const cheapest = cheapestAsset(view.board)
  const cost = cheapest && effect.buyAsset !== undefined ? assetCost(view.board, cheapest, effect.buyAsset) : null
  if (cost !== null) gains.push({ what: 'asset', cost })
  if (effect.dividend) gains.push(dividend(company, effect.dividend, view))
  if (effect.appeal) gains.push({ what: 'appeal', ...riseOf(view, user, effect.appeal) })
  return gains
}

function workers(wanted: number, room: number): Gain {
  return { what: 'workers', wanted, count: Math.min(wanted, room) }
}

function managers(wanted: number, company: Holding['company'], view: TableView): Gain {
  const room = factoriesWith(company, ({ manager }) => !manager).length
  const left = managersLeft(view.board)
  return { what: 'managers', wanted, count: Math.min(wanted, room, left), short: left < room ? 'supply' : 'factories' }
}

function openWorkerSpaces(id: CompanyId, company: Holding['company']): number {
  return openFactories(id, company).reduce((sum, factory) => sum + openSpaces(id, company, factory), 0)
}

function salespeople(id: CompanyId, company: Holding['company'], wanted: number): Gain {
  const count = salespeopleGained(id, company, wanted)
  const after = { ...company, salespeople: company.salespeople + count }
  const price = { from: goodPrice(id, company), to: goodPrice(id, after) }
  return { what: 'salespeople', wanted, count, price }
}

export function fixedCubes(haymarket: Cubes, wanted: Partial<Cubes>): Extract<Gain, { what: 'cubes' }> {
  const cubes = moveUpTo({ ...haymarket }, noCubes(), wanted)
  return { what: 'cubes', cubes, missing: countCubes({ ...noCubes(), ...wanted }) - countCubes(cubes) }
}

function dividend(company: Holding['company'], amount: number, view: TableView): Gain {
  const { players } = earningsOf(company, perShareOf(amount))
  const price = priceAfterPayout(company, amount, view.options)
  return { what: 'dividend', amount, yours: players[mover(view)] ?? 0, price }
}
