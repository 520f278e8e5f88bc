import type { Judge, Seat } from '@boardroom/kernel'
import {
  buildingOf,
  type CompanyId,
  type Cubes,
  charterOf,
  type Factory,
  GOAL_REWARD,
  LAST_DECADE,
  RESOURCES,
  stockMarket,
} from './components/index.ts'
import type { Options } from './meta.ts'
import { goodPrice, openSpaces, priceOf, sharesOf } from './model/company.ts'
import { countCubes, noCubes } from './model/cubes.ts'
import { roomOn } from './model/demand-rows.ts'
import { payoutSteps } from './model/prices.ts'
import { winsGoal } from './scoring.ts'
import type { BigShouldersState, Company } from './state.ts'
import type { BigShoulders } from './types.ts'
import tuned from './weights.json' with { type: 'json' }

/** What the parts of a position's worth count; tuned, see `weights.json` for how and when. */
export type Weights = Readonly<typeof tuned.weights>

export const WEIGHTS: Weights = tuned.weights

/**
 * What a position is worth to a seat, in dollars: cash, shares at what they will come to, and what the seat's
 * companies and Partners promise. A rough estimate made of few parts, so that each can be argued about.
 */
export function judge(weights: Weights): Judge<BigShoulders> {
  return { worth: (state, seat) => worthBy(weights, state, seat) }
}

export const { worth } = judge(WEIGHTS)

/** What the worth of a position is made of, in dollars. */
export type Part = 'cash' | 'goals' | 'shares' | 'rise' | 'dividends' | 'charters' | 'partners' | 'buildings'
type Parts = Record<Part, number>

export function partsOf(state: BigShouldersState, seat: Seat): Readonly<Parts> {
  return partsBy(WEIGHTS, state, seat)
}

function worthBy(w: Weights, state: BigShouldersState, seat: Seat): number {
  const { cash, goals, shares, rise, dividends, charters, partners, buildings } = partsBy(w, state, seat)
  return cash + goals + shares + rise + dividends + charters + partners + buildings
}

function partsBy(w: Weights, state: BigShouldersState, seat: Seat): Parts {
  const parts = { cash: 0, goals: 0, shares: 0, rise: 0, dividends: 0, charters: 0, partners: 0, buildings: 0 }
  const player = state.players[seat]
  if (!player) return parts
  const decadesLeft = LAST_DECADE - state.decade
  parts.cash = player.cash
  parts.goals = goalHopes(w, state, seat)
  for (const id of state.appealOrder) {
    const company = state.companies[id]
    if (company) addShares(parts, w, state, id, company, sharesOf(company, seat))
  }
  parts.partners = player.partners.active * w.partner * decadesLeft
  const built = player.chosen ? [...player.built, player.chosen.play] : player.built
  for (const building of built) parts.buildings += w.building * buildingOf(building).amount * (decadesLeft + 0.5)
  return parts
}

/** A share: its price, this turn's payout, and what the turns to come may bring in dividends and price. */
function addShares(
  parts: Parts,
  w: Weights,
  state: BigShouldersState,
  id: CompanyId,
  company: Company,
  shares: number,
): void {
  if (shares === 0) return
  const price = priceOf(company, state.options)
  // At the very start of its turn a company is judged like one that has yet to operate.
  const operates = state.turn?.company === id && state.turn.stage !== 'start'
  const later = LAST_DECADE - state.decade + (company.operated || operates ? 0 : 1)
  const next = later > 0 ? prospects(w, id, company) : 0
  let earnings = (w.later * later * next) / 10
  let steps = w.steps * later * (next > 0 ? payoutSteps(next, price) : -1)
  if (operates && state.turn?.stage !== 'closing') {
    const now = payoutNow(w, state, id, company)
    earnings += now / 10
    steps += now > 0 ? payoutSteps(now, price) : -1
  }
  parts.shares += shares * price
  parts.rise += shares * (priceAfter(company, steps, state.options) - price)
  parts.dividends += shares * earnings
  if (later > 0) parts.charters += (shares * assets(w, id, company)) / 10
}

/** What this turn can still pay out: revenue so far, and what Goods in stock and still to be made would fetch. */
function payoutNow(w: Weights, state: BigShouldersState, id: CompanyId, company: Company): number {
  const { turn } = state
  if (!turn) return 0
  const sells = turn.stage === 'distribution'
  if (sells && turn.produced === 0 && state.options.withholdWithoutProduction) return 0
  const row = state.demand[charterOf(id).industry]
  const room = roomOn('left', row.left) + roomOn('middle', row.middle) + roomOn('right', row.right)
  const goods = company.goods + (sells ? 0 : w.inSight * goodsInSight(state, id, company))
  return turn.revenue + w.sale * goodPrice(id, company) * Math.min(goods, room)
}

/** Goods the staffed factories could make, from the left, by the share of their cubes that is in stock. */
function goodsInSight(state: BigShouldersState, id: CompanyId, company: Company): number {
  const stock = { ...company.resources }
  let goods = 0
  for (const [i, factory] of charterOf(id).factories.entries()) {
    if (i < (state.turn?.produced ?? 0)) continue
    if (openSpaces(id, company, i + 1) > 0) return goods
    const missing = noCubes()
    let wanted = 0
    for (const resource of RESOURCES) {
      const need = factory.resources[resource] ?? 0
      missing[resource] = Math.max(0, need - stock[resource])
      stock[resource] -= need - missing[resource]
      wanted += need
    }
    const lacking = countCubes(missing)
    if (lacking > 0) return canBuy(state, company, missing) ? goods + factory.goods * (1 - lacking / wanted) : goods
    goods += factory.goods
  }
  return goods
}

/** Whether the Supply Chain has the missing cubes, for money the company has, while it may still buy. */
function canBuy(state: BigShouldersState, company: Company, missing: Cubes): boolean {
  if (state.turn?.stage === 'production' && !state.options.flexiblePurchasing) return false
  let funds = company.treasury
  for (const resource of RESOURCES) {
    let left = missing[resource]
    for (const space of ['10', '20', '30'] as const) {
      const bought = Math.min(left, state.supply[space][resource])
      left -= bought
      funds -= bought * Number(space)
    }
    if (left > 0) return false
  }
  return funds >= 0
}

function priceAfter(company: Company, steps: number, options: Options): number {
  const { track } = stockMarket(options)
  const space = Math.min(track.length - 1, Math.max(0, company.price + steps))
  const below = Math.floor(space)
  const lower = track[below] as number
  return lower + (space - below) * ((track[below + 1] ?? lower) - lower)
}

/** Revenue of a turn to come, less what its cubes cost, as far as the treasury reaches. */
function prospects(w: Weights, id: CompanyId, company: Company): number {
  let revenue = 0
  let cost = 0
  let ready = 1
  for (const [i, factory] of charterOf(id).factories.entries()) {
    ready *= readiness(w, id, company, i, factory)
    const state = company.factories[i]
    const extra = state?.automated === factory.workerSpaces ? 1 : 0
    const manager = managedBy(state)
    const managed = manager ? (factory.manager.goods ?? 0) : 0
    const kept = manager ? (factory.manager.resources ?? 0) : 0
    revenue += ready * (factory.goods + extra + managed) * goodPrice(id, company)
    for (const resource of RESOURCES) cost += ready * w.cube * (factory.resources[resource] ?? 0)
    cost -= ready * w.cube * kept
  }
  revenue += company.bonusGoods * goodPrice(id, company)
  const stock = w.cube * RESOURCES.reduce((sum, resource) => sum + company.resources[resource], 0)
  const funds = company.treasury + stock
  return cost > 0 ? revenue * Math.min(1, (funds + w.grace) / cost) : revenue
}

/** A Manager among nobody earns nothing until workers come. */
function managedBy(factory: Company['factories'][number] | undefined): boolean {
  return factory?.manager === true && factory.workers + factory.automated > 0
}

function readiness(w: Weights, id: CompanyId, company: Company, i: number, factory: Factory): number {
  const open = openSpaces(id, company, i + 1)
  return open === 0 ? 1 : w.catchUp * (1 - open / (factory.workerSpaces + 1))
}

/** What a charter holds that will be turned into revenue: money, cubes it needs, Goods, Managers, Appeal. */
function assets(w: Weights, id: CompanyId, company: Company): number {
  const { factories } = charterOf(id)
  const needs = (resource: (typeof RESOURCES)[number]): number =>
    factories.reduce((sum, factory) => sum + (factory.resources[resource] ?? 0), 0)
  let sum = w.treasury * Math.min(company.treasury, w.treasuryMost)
  for (const resource of RESOURCES) {
    const useful = Math.min(company.resources[resource], needs(resource))
    sum += w.cube * useful + w.uselessCube * (company.resources[resource] - useful)
  }
  sum += w.goods * goodPrice(id, company) * company.goods
  let ready = 1
  for (const [i, factory] of factories.entries()) {
    const state = company.factories[i]
    ready *= readiness(w, id, company, i, factory)
    sum += (managedBy(state) ? w.manager * ready : 0) + w.automated * (state?.automated ?? 0)
  }
  return sum + w.appeal * company.appeal + (company.asset ? w.asset : 0) + w.salesperson * company.salespeople
}

/** A goal that would be won now counts more the nearer the end is. */
function goalHopes(w: Weights, state: BigShouldersState, seat: Seat): number {
  const hope = (w.goal * GOAL_REWARD * state.decade) / LAST_DECADE
  return state.goals.reduce((sum, goal) => (winsGoal(state, goal, seat) ? sum + hope : sum), 0)
}
