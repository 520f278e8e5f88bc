import type { Seat } from '@boardroom/kernel'
import {
  type AppealBonus,
  type AssetId,
  COMPANIES,
  type CompanyId,
  type Cubes,
  charterOf,
  DECADES,
  type DecadeFacts,
  JOB_MARKET_SPACES,
  LAST_DECADE,
  RESOURCES,
  SUPPLY_PRICE,
  SUPPLY_SPACES,
  workerPrice,
} from '../../components/index.ts'
import { canReceive } from '../../model/appeal-bonus.ts'
import { goodPrice, openFactories, openSpaces, unsoldShares } from '../../model/company.ts'
import { countCubes, isTrade, lackingCubes } from '../../model/cubes.ts'
import { isRowFull } from '../../model/demand-rows.ts'
import type { Company } from '../../state.ts'
import { refuseUse } from '../../steps/effects/activate.ts'
import { isTooLate } from '../../steps/operating/purchase.ts'
import type { BigShoulders, TableView } from '../../types.ts'
import { choice } from './placement.ts'
import {
  certificateLimit,
  certificatesHeld,
  companyHere,
  directedBy,
  type Holding,
  holding,
  type PriceMove,
  priceAfter,
} from './position.ts'

export type Question = BigShoulders['question']['step']

export type ParamsOf<Q extends Question> = Extract<BigShoulders['question'], { step: Q }>['params']

export interface Purse {
  readonly company: CompanyId
  readonly treasury: number
}

/** What stands in the way of the next factory. */
export type NextFactory =
  | { readonly state: 'ready'; readonly factory: number }
  | { readonly state: 'workers'; readonly factory: number; readonly missing: number }
  | { readonly state: 'resources'; readonly factory: number; readonly lacking: Partial<Cubes> }
  | { readonly state: 'none' }

/** What each question says, before it is put into words. */
export interface QuestionFacts {
  founding: { readonly cash: number }
  'sell-down': { readonly held: number; readonly limit: number }
  'stock-turn': {
    readonly cash: number
    readonly held: number
    readonly limit: number
    readonly sold: boolean
    readonly bought: boolean
    readonly founding: boolean
    /** Everyone else has passed. */
    readonly lastPass: boolean
  }
  'price-protection': {
    readonly company: CompanyId
    readonly price: PriceMove
    /** Null when the company withholds. */
    readonly seller: Seat | null
  }
  draft: { readonly hand: number; readonly direction: DecadeFacts['draft'] }
  'choose-buildings': { readonly last: boolean }
  'action-turn': {
    readonly placed: boolean
    readonly companies: readonly Purse[]
    readonly unplaced: number
    readonly mayPass: boolean
    /** There is something to trade, use or discard. */
    readonly free: boolean
  }
  'first-place': { readonly place: number; readonly first: Seat }
  'hire-workers': Purse & { readonly price: number; readonly open: number; readonly hired: number }
  'buy-asset': Purse & { readonly discount: number; readonly slot: boolean }
  'keep-asset': {
    readonly company: CompanyId
    readonly old: AssetId | null
    readonly exhausted: boolean
    readonly asset: AssetId
  }
  'take-resources': {
    readonly company: CompanyId
    readonly rule: 'like' | 'unlike' | 'manager'
    /** As many as can be had of what the rule allows. */
    readonly count: number
    readonly there: Cubes
  }
  'station-worker': { readonly company: CompanyId; readonly optional: boolean }
  'appoint-manager': { readonly company: CompanyId }
  'choose-automation': { readonly company: CompanyId; readonly left: number; readonly optional: boolean }
  'relocate-worker': { readonly company: CompanyId; readonly marketFull: boolean }
  'appeal-bonus': {
    readonly company: CompanyId
    readonly space: number
    readonly bonus: AppealBonus
    readonly receivable: boolean
  }
  production: Purse & {
    readonly next: NextFactory
    readonly mayBuy: boolean
    readonly mayTrade: boolean
    readonly mayIssue: boolean
  }
  distribution: {
    readonly company: CompanyId
    readonly goods: number
    readonly price: number
    /** Whether the row takes Goods, is full and leaves half-price sales, or takes nothing any more. */
    readonly market: 'open' | 'half-price' | 'closed'
    readonly revenue: number
    readonly perShare: number
    /** Why the company cannot pay dividends, as things stand. */
    readonly withholds: 'no-sale' | 'no-production' | null
  }
  closing: { readonly company: CompanyId; readonly free: boolean }
}

export type FactsOfQuestions = {
  readonly [Q in Question]: (params: ParamsOf<Q>, view: TableView, seat: Seat) => QuestionFacts[Q]
}

export const questionFacts: FactsOfQuestions = {
  founding: (_params, view, seat) => ({ cash: cashOf(view, seat) }),
  'sell-down': (_params, view, seat) => ({ held: certificatesHeld(view, seat), limit: certificateLimit(view) }),
  'stock-turn': ({ sold, bought }, view, seat) => ({
    cash: cashOf(view, seat),
    held: certificatesHeld(view, seat),
    limit: certificateLimit(view),
    sold: sold.length > 0,
    bought,
    founding: view.board.decade > 1 && COMPANIES.some((id) => !view.board.companies[id]),
    lastPass: view.board.passes === view.seats - 1,
  }),
  'price-protection': ({ company: id, drop, reason }, view) => ({
    company: id,
    price: priceAfter(inPlay(view, id).company, -drop),
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
      free: companies.some((company) => canActFreely(view, company)),
    }
  },
  'first-place': (_params, view, seat) => {
    const { turnOrder } = view.board
    return { place: turnOrder.indexOf(seat) + 1, first: turnOrder[0] ?? 0 }
  },
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
    count: rule === 'manager' ? Math.min(count, countCubes(haymarket)) : choice(haymarket, rule),
    there: haymarket,
  }),
  'station-worker': ({ company, optional }) => ({ company, optional }),
  'appoint-manager': ({ company }) => ({ company }),
  'choose-automation': ({ company, left, optional }) => ({ company, left, optional }),
  'relocate-worker': ({ company }, view) => ({
    company,
    marketFull: view.board.jobMarket === JOB_MARKET_SPACES,
  }),
  'appeal-bonus': ({ company, space, bonus }, view) => ({
    company,
    space,
    bonus,
    receivable: canReceive(view.board, company, bonus),
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
    const { goodsSold = 0, produced = 0, revenue = 0 } = view.board.turn ?? {}
    const idle = produced === 0 && view.options.withholdWithoutProduction
    return {
      company: id,
      goods: company.goods,
      price: goodPrice(id, company),
      market: marketOf(view, id),
      revenue,
      perShare: Math.floor(revenue / 10),
      withholds: goodsSold === 0 ? 'no-sale' : idle ? 'no-production' : null,
    }
  },
  closing: (_params, view) => {
    const operating = operatingIn(view)
    return { company: operating.id, free: canActFreely(view, operating) }
  },
}

function cashOf(view: TableView, seat: Seat): number {
  return view.board.players[seat]?.cash ?? 0
}

function purse({ id, company }: Holding): Purse {
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

function nextFactory({ id, company }: Holding, produced: number): NextFactory {
  const factory = produced + 1
  const printed = charterOf(id).factories[produced]
  if (!printed) return { state: 'none' }
  const missing = openSpaces(id, company, factory)
  if (missing > 0) return { state: 'workers', factory, missing }
  const lacking = lackingCubes(company.resources, printed.resources)
  return lacking ? { state: 'resources', factory, lacking } : { state: 'ready', factory }
}

function marketOf(view: TableView, id: CompanyId): QuestionFacts['distribution']['market'] {
  if (!isRowFull(view.board.demand[charterOf(id).industry])) return 'open'
  return view.options.halfPriceWhenRowFull ? 'half-price' : 'closed'
}

/** Whether free actions are worth a word: something can be traded or used. */
function canActFreely(view: TableView, { id, company }: Holding): boolean {
  const ready = company.asset && !company.asset.exhausted && refuseUse(view.board.turn, id, company) === null
  return ready || canTrade(view, company)
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
