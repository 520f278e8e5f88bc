import type { Facts } from '@boardroom/game-kit'
import type { Seat } from '@boardroom/kernel'
import {
  APPEAL_BONUSES,
  APPEAL_CASH,
  type AppealBonus,
  type AssetId,
  assetOf,
  type Cubes,
  charterOf,
  type Factory,
  type ImmediateBonus,
  JOB_MARKET_SPACES,
  type ManagerBonus,
  SUPPLY_PRICE,
  workerPrice,
} from '../../components/index.ts'
import { assetCost } from '../../model/asset-row.ts'
import {
  type Certificates,
  certificateCost,
  factoryAt,
  goodPrice,
  goodsMade,
  openFactories,
  openSpaces,
  sharesIn,
  workersOf,
} from '../../model/company.ts'
import { overtaker } from '../../model/directorship.ts'
import { earningsOf, perShareOf } from '../../model/dividends.ts'
import { waitsFor } from '../../model/partners.ts'
import { playerAt } from '../../model/players.ts'
import { type PriceMove, priceAfter, priceAfterPayout } from '../../model/prices.ts'
import { type Company, copyCompany } from '../../state.ts'
import { counted } from '../../steps/effects/take-resources.ts'
import { saleOf } from '../../steps/operating/distribution.ts'
import { dropByIssue } from '../../steps/operating/issue.ts'
import { foundingCost } from '../../steps/setup/found.ts'
import { type Buy, handOver } from '../../steps/stock/buy.ts'
import { isProtectionReady } from '../../steps/stock/price-protection.ts'
import { dropBySale, toPool } from '../../steps/stock/sell.ts'
import type { BigShoulders, TableView } from '../../types.ts'
import { fixedCubes, placement } from './placement.ts'
import { type AppealRise, companyHere, currentParams, type Holding, mover, riseOf } from './position.ts'

/**
 * What each move says, before it is put into words. Moves may also be named when they are not possible, so whatever
 * depends on the position may be missing.
 */
export const moveFacts = {
  found: (move) => ({ ...move, cost: foundingCost(move.par) }),
  sell: ({ company, common, preferred, director }, view) => {
    const certificates = { common, preferred, director }
    return { company, certificates, sale: sale(view.board.companies[company], certificates, view) }
  },
  buy: (move, view) => {
    const company = view.board.companies[move.company]
    return {
      ...move,
      cost: company && certificateCost(company, move.kind, view.options),
      takesOver: company !== null && takesOver(company, move, view),
    }
  },
  'pass-stock': (_move, view) => ({ ends: view.board.passes === view.seats - 1 }),
  protect: ({ use }, view) => {
    const here = companyHere(view)
    const { drop } = currentParams(view)
    const price = here && typeof drop === 'number' ? priceAfter(here.company, -drop, view.options) : null
    return { use, company: here?.id ?? null, price }
  },
  build: ({ play, discard }, view) => {
    const hand = view.board.players[mover(view)]?.hand
    const rest = typeof hand === 'object' ? hand.filter((building) => building !== play && building !== discard) : []
    return { play, discard, keep: rest.length === 1 ? (rest[0] ?? null) : null }
  },
  place: ({ space, company }, view) => placement(space, company, view),
  'first-place': ({ take }, view) => ({ take, place: view.board.turnOrder.indexOf(mover(view)) + 1 }),
  hire: ({ factory }, view) => ({ factory, cost: workerPrice(view.board.jobMarket), fills: fills(view, factory) }),
  'buy-asset': ({ asset }, view) => {
    const { discount } = currentParams(view)
    const here = companyHere(view)
    return {
      asset,
      cost: assetCost(view.board, asset, typeof discount === 'number' ? discount : 0),
      /** What it brings as things lie; null if nobody is buying. */
      atOnce: here && assetOf(asset).immediate.map((bonus) => atOnce(bonus, here, view)),
      keeps: here ? charterOf(here.id).assetSlots > 0 : true,
    }
  },
  'keep-asset': ({ asset }, view) => {
    const old = companyHere(view)?.company.asset
    const { asset: bought } = currentParams(view) as { asset?: AssetId }
    const instead = [old?.id, bought].find((other) => other && other !== asset) ?? null
    return { asset, instead, exhausted: old?.id === asset && old.exhausted }
  },
  take: ({ cubes }) => ({ cubes: counted(cubes) }),
  'place-worker': ({ factory }, view) => ({ factory, fills: fills(view, factory) }),
  'appoint-manager': ({ factory }, view) => ({ factory, bonus: printed(companyHere(view), factory)?.manager ?? null }),
  automate: ({ factory }, view) => {
    const here = companyHere(view)
    const spaces = printed(here, factory)?.workerSpaces
    return { factory, extraGood: here?.company.factories[factory - 1]?.automated === (spaces ?? 0) - 1 }
  },
  relocate: ({ to }, view): { to: number | 'job-market' | 'supply'; fills: boolean } => {
    if (to !== 'job-market') return { to, fills: fills(view, to) }
    return { to: view.board.jobMarket < JOB_MARKET_SPACES ? to : 'supply', fills: false }
  },
  'take-bonus': (_move, view): { bonus: AppealBonus | null; price: PriceMove | null } => {
    const { space } = currentParams(view)
    const bonus = typeof space === 'number' ? (APPEAL_BONUSES[space] ?? null) : null
    const here = companyHere(view)
    return { bonus, price: here && bonus === 'share-value' ? priceAfter(here.company, 1, view.options) : null }
  },
  'take-cash': (_move, view) => ({ company: companyHere(view)?.id ?? null, amount: APPEAL_CASH }),
  activate: ({ company: id }, view) => {
    const company = view.board.companies[id]
    const asset = company?.asset?.id
    if (!company || !asset) return { company: id, asset: null, fee: 0, cubes: null, price: null, rise: null }
    const { fee, effect } = assetOf(asset)
    return {
      company: id,
      asset,
      fee,
      /** What the tile takes from Haymarket Square as things lie there. */
      cubes: effect.haymarket ? fixedCubes(view.board.haymarket, effect.haymarket) : null,
      price: effect.shareValueSteps ? priceAfter(company, effect.shareValueSteps, view.options) : null,
      rise: effect.appeal ? riseOf(view, { id, company }, effect.appeal) : null,
    }
  },
  'discard-asset': ({ company }, view) => ({ company, asset: view.board.companies[company]?.asset?.id ?? null }),
  'pass-action': (_move, view) => ({ unused: view.board.players[mover(view)]?.partners.unplaced ?? 0 }),
  issue: ({ common, preferred }, view) => {
    const certificates = { common, preferred, director: 0 }
    const here = companyHere(view)
    if (!here) return { certificates, effect: null }
    const shares = sharesIn(certificates)
    const price = priceAfter(here.company, -dropByIssue(shares), view.options)
    return { certificates, effect: { paid: shares * price.from, price } }
  },
  purchase: (move) => ({ ...move, cost: move.space === 'haymarket' ? null : SUPPLY_PRICE[move.space] }),
  produce: ({ factory }, view) => ({ factory, made: production(companyHere(view), factory, view) }),
  'end-production': (_move, view) => ({ tokens: companyHere(view)?.company.bonusGoods ?? 0 }),
  'sell-goods': (move, view) => {
    const { goods, space, row } = move
    const here = companyHere(view)
    if (!here) return { goods, space, sale: null }
    const { revenue, bonus, spot } = saleOf(view.board, move, goodPrice(here.id, here.company))
    /** Whether no tile lies there. */
    const printed = space === 'half-price' || !view.board.demand[row][space].tile
    return { goods, space, sale: { revenue, bonus, half: spot === null, printed } }
  },
  'pay-dividends': (_move, view) => {
    const here = companyHere(view)
    if (!here) return { payout: null }
    const { company } = here
    const perShare = perShareOf(view.board.turn?.revenue ?? 0)
    const { players, treasury } = earningsOf(company, perShare)
    const price = priceAfterPayout(company, 10 * perShare, view.options)
    return { payout: { perShare, yours: players[mover(view)] ?? 0, treasury, price } }
  },
  withhold: (_move, view) => {
    const here = companyHere(view)
    if (!here) return { kept: null }
    const price = priceAfter(here.company, -1, view.options)
    return { kept: { revenue: view.board.turn?.revenue ?? 0, price, protectable: isProtectionReady(here.company) } }
  },
  'end-operating-turn': (_move, view) => ({ company: companyHere(view)?.id ?? null }),
} satisfies Facts<BigShoulders>['moves']

/** A company as a trade would leave it. */
function afterwards(company: Company, trade: (company: Company) => void): Company {
  const after = copyCompany(company)
  trade(after)
  return after
}

function sale(company: Company | null, sold: Certificates, view: TableView) {
  if (!company) return null
  const seat = mover(view)
  const shares = sharesIn(sold)
  const price = priceAfter(company, -dropBySale(company, seat, shares, view.options), view.options)
  const own = company.director === seat
  return {
    paid: shares * price.from,
    price,
    protectable: !own && isProtectionReady(company),
    losesDirectorship: sold.director > 0 || (own && isOvertaken(view, company, seat, sold)),
  }
}

function takesOver(company: Company, { kind, from }: Buy, view: TableView): boolean {
  const seat = mover(view)
  if (kind === 'director') return false
  return (
    overtaker(
      view,
      afterwards(company, (after) => handOver(after, seat, kind, from)),
    ) === seat
  )
}

function isOvertaken(view: TableView, company: Company, seat: Seat, sold: Certificates): boolean {
  return (
    overtaker(
      view,
      afterwards(company, (after) => toPool(after, seat, sold)),
    ) !== null
  )
}

function printed(of: Holding | null, factory: number): Factory | undefined {
  return of ? charterOf(of.id).factories[factory - 1] : undefined
}

/** Whether one more Worker fills the last open space of the factory. */
function fills(view: TableView, factory: number): boolean {
  const here = companyHere(view)
  return here ? openSpaces(here.id, here.company, factory) === 1 : false
}

export interface Production {
  readonly resources: Partial<Cubes>
  readonly goods: number
  readonly bonus: ManagerBonus | null
  /** The Appeal of the Manager's bonus. */
  readonly rise: AppealRise | null
  /** The Director gains the reserved Partner. */
  readonly partner: boolean
}

function production(of: Holding | null, number: number, view: TableView): Production | null {
  const factory = printed(of, number)
  if (!of || !factory) return null
  const { id, company } = of
  const { manager } = factoryAt(company, number)
  return {
    resources: factory.resources,
    goods: goodsMade(id, company, number),
    bonus: manager ? factory.manager : null,
    rise: manager && factory.manager.appeal ? riseOf(view, of, factory.manager.appeal) : null,
    partner: number === company.factories.length && waitsFor(playerAt(view.board, company.director), id),
  }
}

/** An immediate bonus of a Capital Asset, which may be lost. */
export type AtOnce =
  | { readonly what: 'worker' | 'automate'; readonly possible: boolean }
  | ({ readonly what: 'appeal' } & AppealRise)

function atOnce(bonus: ImmediateBonus, of: Holding, view: TableView): AtOnce {
  if ('worker' in bonus) return { what: 'worker', possible: openFactories(of.id, of.company).length > 0 }
  if ('automate' in bonus) return { what: 'automate', possible: workersOf(of.company) > 0 }
  return { what: 'appeal', ...riseOf(view, of, bonus.appeal) }
}
