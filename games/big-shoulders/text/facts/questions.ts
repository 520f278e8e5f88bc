import type { Facts } from '@boardroom/game-kit'
import type { Seat } from '@boardroom/kernel'
import {
  COMPANIES,
  type CompanyId,
  type Cubes,
  charterOf,
  DECADES,
  JOB_MARKET_SPACES,
  LAST_DECADE,
  RESOURCES,
  SHARES,
  SUPPLY_PRICE,
  SUPPLY_SPACES,
  stockMarket,
  workerPrice,
} from '../../components/index.ts'
import { canReceive } from '../../model/appeal-bonus.ts'
import { goodPrice, openFactories, openSpaces, priceOf, unsoldShares } from '../../model/company.ts'
import { countCubes, isTrade } from '../../model/cubes.ts'
import { isRowFull } from '../../model/demand-rows.ts'
import { perShareOf } from '../../model/dividends.ts'
import { certificateLimit, certificatesOf } from '../../model/players.ts'
import { priceAfter } from '../../model/prices.ts'
import type { Company } from '../../state.ts'
import { refuseUse } from '../../steps/effects/activate.ts'
import { mostTaken } from '../../steps/effects/take-resources.ts'
import { mustWithhold } from '../../steps/operating/dividend-decision.ts'
import { wantsOf } from '../../steps/operating/production.ts'
import { isTooLate } from '../../steps/operating/purchase.ts'
import type { BigShoulders, TableView } from '../../types.ts'
import { companyHere, directedBy, type Holding, holding } from './position.ts'

/** What each question says, before it is put into words. */
export const questionFacts = {
  founding: (_params, view, seat) => ({ cash: cashOf(view, seat) }),
  'sell-down': (_params, view, seat) => ({ held: certificatesOf(view.board, seat), limit: certificateLimit(view) }),
  'stock-turn': ({ sold, bought }, view, seat) => ({
    cash: cashOf(view, seat),
    held: certificatesOf(view.board, seat),
    limit: certificateLimit(view),
    sold: sold.length > 0,
    bought,
    founding: mayFound(view),
    /** Whether the cash is less than anything costs. */
    poor: cashOf(view, seat) < cheapest(view),
    maySell: ownsToSell(view, seat),
    /** Everyone else has passed. */
    lastPass: view.board.passes === view.seats - 1,
  }),
  'price-protection': ({ company: id, drop, reason }, view) => ({
    company: id,
    price: priceAfter(inPlay(view, id).company, -drop, view.options),
    /** Null when the company withholds. */
    seller: reason === 'sale' ? view.board.lastTrader : null,
  }),
  draft: (_params, view, seat) => {
    const hand = view.board.players[seat]?.hand ?? 0
    return { hand: typeof hand === 'number' ? hand : hand.length, direction: DECADES[view.board.decade].draft }
  },
  'choose-buildings': (_params, view) => ({ last: view.board.decade === LAST_DECADE }),
  'action-turn': ({ placed }, view, seat) => {
    const companies = directedBy(view, seat)
    return {
      placed,
      companies: companies.map(purse),
      unplaced: view.board.players[seat]?.partners.unplaced ?? 0,
      mayPass: view.options.actionPass,
      mayTrade: companies.some(({ company }) => canTrade(view, company)),
      mayUse: companies.some((company) => canUseAsset(view, company)),
    }
  },
  'first-place': (_params, { board: { turnOrder } }, seat) => ({
    place: turnOrder.indexOf(seat) + 1,
    first: turnOrder[0] ?? 0,
  }),
  'hire-workers': ({ company: id, hired }, view) => {
    const hiring = inPlay(view, id)
    const open = openFactories(id, hiring.company).reduce((sum, n) => sum + openSpaces(id, hiring.company, n), 0)
    return { ...purse(hiring), price: workerPrice(view.board.jobMarket), open, hired }
  },
  'buy-asset': ({ company, discount }, view) => ({
    ...purse(inPlay(view, company)),
    discount,
    slot: charterOf(company).assetSlots > 0,
  }),
  'keep-asset': ({ company, asset }, view) => {
    const old = inPlay(view, company).company.asset
    return { company, asset, old: old?.id ?? null, exhausted: old?.exhausted ?? false }
  },
  'take-resources': ({ company, rule, count }, { board: { haymarket } }) => ({
    company,
    rule,
    /** As many as can be had of what the rule allows. */
    count: mostTaken(haymarket, { rule, count }),
    there: haymarket,
  }),
  'relocate-worker': ({ company }, view) => ({
    company,
    marketFull: view.board.jobMarket === JOB_MARKET_SPACES,
  }),
  'appeal-bonus': ({ company, space, bonus }, view) => ({
    company,
    space,
    bonus,
    receivable: canReceive(view.board, company, bonus, view.options),
  }),
  production: (_params, view) => {
    const { turn } = view.board
    const operating = operatingIn(view)
    return {
      ...purse(operating),
      next: nextFactory(operating, turn?.produced ?? 0),
      mayBuy: !isTooLate(turn, view.options) && canBuy(view, operating.company),
      mayTrade: canTrade(view, operating.company),
      mayIssue: view.options.mode === 'advanced' && turn?.stage === 'start' && unsoldShares(operating.company) > 0,
    }
  },
  distribution: (_params, view) => {
    const { id, company } = operatingIn(view)
    const { turn } = view.board
    const revenue = turn?.revenue ?? 0
    return {
      company: id,
      goods: company.goods,
      price: goodPrice(id, company),
      market: marketOf(view, id),
      revenue,
      perShare: perShareOf(revenue),
      /** Why the company cannot pay dividends, as things stand. */
      withholds: turn && mustWithhold(turn, view.options),
    }
  },
  closing: (_params, view) => {
    const operating = operatingIn(view)
    return {
      company: operating.id,
      mayTrade: canTrade(view, operating.company),
      mayUse: canUseAsset(view, operating),
    }
  },
} satisfies Facts<BigShoulders>['questions']

function mayFound({ board }: TableView): boolean {
  return board.decade > 1 && COMPANIES.some((id) => !board.companies[id])
}

/** Whether a seat holds anything that is ever sold: in the basic game nobody parts with a Director's Certificate. */
function ownsToSell({ board, options }: TableView, seat: Seat): boolean {
  return Object.values(board.companies).some(
    (company) =>
      company &&
      ((company.common.seats[seat] ?? 0) > 0 ||
        company.preferred === seat ||
        (company.director === seat && options.mode === 'advanced')),
  )
}

/** What the cheapest certificate costs, or a first one at the lowest par. */
function cheapest(view: TableView): number {
  const { pars } = stockMarket(view.options)
  const started = Object.values(view.board.companies).flatMap((company) =>
    company ? [priceOf(company, view.options)] : [],
  )
  return Math.min(...started, ...(mayFound(view) ? [SHARES.director * Math.min(...pars)] : []))
}

function cashOf(view: TableView, seat: Seat): number {
  return view.board.players[seat]?.cash ?? 0
}

function purse({ id, company }: Holding) {
  return { company: id, treasury: company.treasury }
}

function inPlay(view: TableView, id: CompanyId): Holding {
  const found = holding(view, id)
  if (!found) throw new Error(`${id} is not in play`)
  return found
}

function operatingIn(view: TableView): Holding {
  const found = companyHere(view)
  if (!found) throw new Error('no company operates')
  return found
}

/** What stands in the way of the next factory. */
type NextFactory =
  | { readonly state: 'ready'; readonly factory: number }
  | { readonly state: 'workers'; readonly factory: number; readonly missing: number }
  | { readonly state: 'resources'; readonly factory: number; readonly lacking: Partial<Cubes> }
  | { readonly state: 'none' }

function nextFactory({ id, company }: Holding, produced: number): NextFactory {
  const factory = produced + 1
  if (factory > company.factories.length) return { state: 'none' }
  const { missing, lacking } = wantsOf(id, company, factory)
  if (missing > 0) return { state: 'workers', factory, missing }
  return lacking ? { state: 'resources', factory, lacking } : { state: 'ready', factory }
}

/** Whether the row takes Goods, is full and leaves half-price sales, or takes nothing any more. */
function marketOf(view: TableView, id: CompanyId): 'open' | 'half-price' | 'closed' {
  if (!isRowFull(view.board.demand[charterOf(id).industry])) return 'open'
  return view.options.halfPriceWhenRowFull ? 'half-price' : 'closed'
}

function canUseAsset(view: TableView, { id, company }: Holding): boolean {
  return company.asset !== null && !company.asset.exhausted && refuseUse(view.board.turn, id, company) === null
}

function canTrade({ board }: TableView, { resources }: Company): boolean {
  return RESOURCES.some((give) => RESOURCES.some((take) => isTrade(resources, board.haymarket, give, take)))
}

/** Whether the Supply Chain offers anything that the company can pay. */
function canBuy({ board }: TableView, { treasury }: Company): boolean {
  return SUPPLY_SPACES.some((space) => {
    const price = SUPPLY_PRICE[space]
    return price !== null && price <= treasury && countCubes(board.supply[space]) > 0
  })
}
