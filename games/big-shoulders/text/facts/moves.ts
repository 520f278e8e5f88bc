import {
  APPEAL_BONUSES,
  APPEAL_CASH,
  type AppealBonus,
  ASSET_PRICES,
  type AssetId,
  assetOf,
  type BuildingId,
  type CompanyId,
  type Cubes,
  charterOf,
  type Factory,
  FILL_BONUS,
  type ImmediateBonus,
  JOB_MARKET_SPACES,
  type ManagerBonus,
  SUPPLY_PRICE,
  workerPrice,
} from '../../components/index.ts'
import {
  factoryAt,
  goodPrice,
  openFactories,
  openSpaces,
  sharesOf,
  unsoldShares,
  workersOf,
} from '../../model/company.ts'
import { noCubes } from '../../model/cubes.ts'
import { roomOn } from '../../model/demand-rows.ts'
import { payoutSteps } from '../../model/prices.ts'
import type { SellGoods } from '../../steps/operating/distribution.ts'
import type { Purchase } from '../../steps/operating/purchase.ts'
import { isProtectionReady } from '../../steps/stock/price-protection.ts'
import type { BigShouldersMove, TableView } from '../../types.ts'
import type { CertificateKind } from '../catalogue.ts'
import { fixedCubes, type Placement, placement } from './placement.ts'
import {
  type AppealRise,
  appealAfter,
  companyHere,
  currentParams,
  type Holding,
  holding,
  mostSharesOfOthers,
  mover,
  type PriceMove,
  priceAfter,
} from './position.ts'

export type Certificates = Readonly<Record<CertificateKind, number>>

export type MoveType = BigShouldersMove['type']
type MoveOfType<T extends MoveType> = Extract<BigShouldersMove, { type: T }>

/**
 * What each move says, before it is put into words. Moves may also be named when they are not possible, so whatever
 * depends on the position may be missing.
 */
export interface MoveFacts {
  found: { readonly company: CompanyId; readonly par: number; readonly cost: number }
  sell: {
    readonly company: CompanyId
    readonly certificates: Certificates
    readonly sale: {
      readonly paid: number
      readonly price: PriceMove
      readonly protectable: boolean
      readonly losesDirectorship: boolean
    } | null
  }
  buy: {
    readonly company: CompanyId
    readonly kind: CertificateKind
    readonly from: 'charter' | 'pool'
    readonly cost: number | null
    readonly takesOver: boolean
  }
  'pass-stock': { readonly ends: boolean }
  'end-stock-turn': object
  protect: { readonly use: boolean; readonly company: CompanyId | null; readonly price: PriceMove | null }
  'keep-building': { readonly building: BuildingId }
  build: { readonly play: BuildingId; readonly discard: BuildingId; readonly keep: BuildingId | null }
  place: Placement
  'first-place': { readonly take: boolean; readonly place: number }
  hire: { readonly factory: number; readonly cost: number; readonly fills: boolean }
  'stop-hiring': object
  'buy-asset': {
    readonly asset: AssetId
    readonly cost: number | null
    /** What it brings at once as things lie; null if nobody is buying. */
    readonly atOnce: readonly AtOnce[] | null
    readonly keeps: boolean
  }
  'keep-asset': { readonly asset: AssetId; readonly instead: AssetId | null; readonly exhausted: boolean }
  take: { readonly cubes: Cubes }
  'place-worker': { readonly factory: number; readonly fills: boolean }
  'appoint-manager': { readonly factory: number; readonly bonus: ManagerBonus | null }
  automate: { readonly factory: number; readonly extraGood: boolean }
  relocate: { readonly to: number | 'job-market' | 'supply'; readonly fills: boolean }
  'decline-bonus': object
  'take-bonus': { readonly bonus: AppealBonus | null; readonly price: PriceMove | null }
  'take-cash': { readonly company: CompanyId | null; readonly amount: number }
  trade: MoveOfType<'trade'>
  activate: {
    readonly company: CompanyId
    readonly asset: AssetId | null
    readonly fee: number
    /** What the tile takes from Haymarket Square as things lie there. */
    readonly cubes: { readonly cubes: Cubes; readonly missing: number } | null
    readonly price: PriceMove | null
    readonly rise: AppealRise | null
  }
  'discard-asset': { readonly company: CompanyId; readonly asset: AssetId | null }
  'pass-action': { readonly unused: number }
  'end-action-turn': object
  issue: {
    readonly certificates: Certificates
    readonly effect: { readonly paid: number; readonly price: PriceMove } | null
  }
  purchase: MoveOfType<'purchase'> & { readonly cost: number | null }
  produce: { readonly factory: number; readonly made: Production | null }
  'end-production': { readonly tokens: number }
  'sell-goods': {
    readonly goods: number
    readonly space: SellGoods['space']
    readonly sale: {
      readonly revenue: number
      readonly bonus: number
      readonly half: boolean
      /** No tile lies there. */
      readonly printed: boolean
    } | null
  }
  'pay-dividends': {
    readonly payout: {
      readonly perShare: number
      readonly yours: number
      readonly treasury: number
      readonly price: PriceMove
    } | null
  }
  withhold: {
    readonly kept: { readonly revenue: number; readonly price: PriceMove; readonly protectable: boolean } | null
  }
  'end-operating-turn': { readonly company: CompanyId | null }
}

/** An immediate bonus of a Capital Asset, which may be lost. */
export type AtOnce =
  | { readonly what: 'worker' | 'automate'; readonly possible: boolean }
  | ({ readonly what: 'appeal' } & AppealRise)

export interface Production {
  readonly resources: Partial<Cubes>
  readonly goods: number
  readonly bonus: ManagerBonus | null
  /** The Appeal of the Manager's bonus. */
  readonly rise: AppealRise | null
  /** The Director gains the reserved Partner. */
  readonly partner: boolean
}

export type FactsOfMoves = { readonly [T in MoveType]: (move: MoveOfType<T>, view: TableView) => MoveFacts[T] }

export const moveFacts: FactsOfMoves = {
  found: ({ company, par }) => ({ company, par, cost: 3 * par }),
  sell: ({ company, common, preferred, director }, view) => {
    const certificates = { common, preferred, director }
    return { company, certificates, sale: sale(holding(view, company), certificates, view) }
  },
  buy: ({ company: id, kind, from }, view) => {
    const company = view.board.companies[id]
    const seat = mover(view)
    const shares = SHARES[kind]
    const takesOver =
      company && view.options.mode === 'advanced' && company.director !== seat
        ? sharesOf(company, seat) + shares > sharesOf(company, company.director)
        : false
    return { company: id, kind, from, cost: company ? shares * priceAfter(company, 0).from : null, takesOver }
  },
  'pass-stock': (_move, view) => ({ ends: view.board.passes === view.seats - 1 }),
  'end-stock-turn': () => ({}),
  protect: ({ use }, view) => {
    const here = companyHere(view)
    const { drop } = currentParams(view)
    const price = here && typeof drop === 'number' ? priceAfter(here.company, -drop) : null
    return { use, company: here?.id ?? null, price }
  },
  'keep-building': ({ building }) => ({ building }),
  build: ({ play, discard }, view) => {
    const hand = view.board.players[mover(view)]?.hand
    const rest = typeof hand === 'object' ? hand.filter((building) => building !== play && building !== discard) : []
    return { play, discard, keep: rest.length === 1 ? (rest[0] ?? null) : null }
  },
  place: ({ space, company }, view) => placement(space, company, view),
  'first-place': ({ take }, view) => ({ take, place: view.board.turnOrder.indexOf(mover(view)) + 1 }),
  hire: ({ factory }, view) => ({ factory, cost: workerPrice(view.board.jobMarket), fills: fills(view, factory) }),
  'stop-hiring': () => ({}),
  'buy-asset': ({ asset }, view) => {
    const { discount } = currentParams(view)
    const price = ASSET_PRICES[view.board.assetRow.indexOf(asset)]
    const here = companyHere(view)
    return {
      asset,
      cost: price === undefined ? null : price - (typeof discount === 'number' ? discount : 0),
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
  take: ({ cubes }) => {
    const counted = noCubes()
    for (const cube of cubes) counted[cube]++
    return { cubes: counted }
  },
  'place-worker': ({ factory }, view) => ({ factory, fills: fills(view, factory) }),
  'appoint-manager': ({ factory }, view) => ({ factory, bonus: printed(companyHere(view), factory)?.manager ?? null }),
  automate: ({ factory }, view) => {
    const here = companyHere(view)
    const spaces = printed(here, factory)?.workerSpaces
    return { factory, extraGood: here?.company.factories[factory - 1]?.automated === (spaces ?? 0) - 1 }
  },
  relocate: ({ to }, view) => {
    if (to !== 'job-market') return { to, fills: fills(view, to) }
    return { to: view.board.jobMarket < JOB_MARKET_SPACES ? to : 'supply', fills: false }
  },
  'decline-bonus': () => ({}),
  'take-bonus': (_move, view) => {
    const { space } = currentParams(view)
    const bonus = typeof space === 'number' ? (APPEAL_BONUSES[space] ?? null) : null
    const here = companyHere(view)
    return { bonus, price: here && bonus === 'share-value' ? priceAfter(here.company, 1) : null }
  },
  'take-cash': (_move, view) => ({ company: companyHere(view)?.id ?? null, amount: APPEAL_CASH }),
  trade: (move) => move,
  activate: ({ company: id }, view) => {
    const company = view.board.companies[id]
    const asset = company?.asset?.id
    if (!company || !asset) return { company: id, asset: null, fee: 0, cubes: null, price: null, rise: null }
    const { fee, effect } = assetOf(asset)
    return {
      company: id,
      asset,
      fee,
      cubes: effect.haymarket ? fixedCubes(view.board.haymarket, effect.haymarket) : null,
      price: effect.shareValueSteps ? priceAfter(company, effect.shareValueSteps) : null,
      rise: effect.appeal ? appealAfter(view, { id, company }, effect.appeal) : null,
    }
  },
  'discard-asset': ({ company }, view) => ({ company, asset: view.board.companies[company]?.asset?.id ?? null }),
  'pass-action': (_move, view) => ({ unused: view.board.players[mover(view)]?.partners.unplaced ?? 0 }),
  'end-action-turn': () => ({}),
  issue: ({ common, preferred }, view) => {
    const certificates = { common, preferred, director: 0 }
    const here = companyHere(view)
    if (!here) return { certificates, effect: null }
    const shares = sharesIn(certificates)
    const price = priceAfter(here.company, -(shares + 1))
    return { certificates, effect: { paid: shares * price.from, price } }
  },
  purchase: (move) => ({ ...move, cost: costOn(move.space) }),
  produce: ({ factory }, view) => ({ factory, made: production(companyHere(view), factory, view) }),
  'end-production': (_move, view) => ({ tokens: companyHere(view)?.company.bonusGoods ?? 0 }),
  'sell-goods': ({ row, space, goods }, view) => {
    const here = companyHere(view)
    if (!here) return { goods, space, sale: null }
    const spot = space === 'half-price' ? null : view.board.demand[row][space]
    const half = !spot || (space === 'left' && !spot.tile)
    const filled = spot && !half && space !== 'half-price' && roomOn(space, spot) === goods
    const price = goodPrice(here.id, here.company)
    const revenue = goods * (half ? price / 2 : price)
    return { goods, space, sale: { revenue, bonus: filled ? FILL_BONUS[space] : 0, half, printed: !spot?.tile } }
  },
  'pay-dividends': (_move, view) => {
    const here = companyHere(view)
    if (!here) return { payout: null }
    const perShare = Math.floor((view.board.turn?.revenue ?? 0) / 10)
    const { from } = priceAfter(here.company, 0)
    return {
      payout: {
        perShare,
        yours: perShare * sharesOf(here.company, mover(view)),
        treasury: perShare * unsoldShares(here.company),
        price: priceAfter(here.company, payoutSteps(10 * perShare, from)),
      },
    }
  },
  withhold: (_move, view) => {
    const here = companyHere(view)
    if (!here) return { kept: null }
    const price = priceAfter(here.company, -1)
    return { kept: { revenue: view.board.turn?.revenue ?? 0, price, protectable: isProtectionReady(here.company) } }
  },
  'end-operating-turn': (_move, view) => ({ company: companyHere(view)?.id ?? null }),
}

const SHARES: Certificates = { common: 1, preferred: 2, director: 3 }

function sharesIn({ common, preferred, director }: Certificates): number {
  return common + 2 * preferred + 3 * director
}

function sale(of: Holding | null, sold: Certificates, view: TableView): MoveFacts['sell']['sale'] {
  if (!of) return null
  const { company } = of
  const seat = mover(view)
  const shares = sharesIn(sold)
  const own = company.director === seat
  const steps = view.options.friendlyStockSales && !own ? 1 : shares
  const price = priceAfter(company, -steps)
  const left = sharesOf(company, seat) - shares
  const overtaken = own && view.options.mode === 'advanced' && left < mostSharesOfOthers(company, seat)
  return {
    paid: shares * price.from,
    price,
    protectable: !own && isProtectionReady(company),
    losesDirectorship: sold.director > 0 || overtaken,
  }
}

function printed(of: Holding | null, factory: number): Factory | undefined {
  return of ? charterOf(of.id).factories[factory - 1] : undefined
}

/** Whether one more Worker fills the last open space of the factory. */
function fills(view: TableView, factory: number): boolean {
  const here = companyHere(view)
  return here ? openSpaces(here.id, here.company, factory) === 1 : false
}

function production(of: Holding | null, number: number, view: TableView): Production | null {
  const factory = printed(of, number)
  if (!of || !factory) return null
  const { automated, manager } = factoryAt(of.company, number)
  const { partners, startingCompany } = view.board.players[of.company.director] ?? {}
  const waiting = partners?.reserved === 'pool' || (partners?.reserved === 'charter' && startingCompany === of.id)
  return {
    resources: factory.resources,
    goods: factory.goods + (automated === factory.workerSpaces ? 1 : 0),
    bonus: manager ? factory.manager : null,
    rise: manager && factory.manager.appeal ? appealAfter(view, of, factory.manager.appeal) : null,
    partner: waiting && number === of.company.factories.length,
  }
}

function atOnce(bonus: ImmediateBonus, of: Holding, view: TableView): AtOnce {
  if ('worker' in bonus) return { what: 'worker', possible: openFactories(of.id, of.company).length > 0 }
  if ('automate' in bonus) return { what: 'automate', possible: workersOf(of.company) > 0 }
  return { what: 'appeal', ...appealAfter(view, of, bonus.appeal) }
}

function costOn(space: Purchase['space']): number | null {
  return space === 'haymarket' ? null : SUPPLY_PRICE[space]
}
