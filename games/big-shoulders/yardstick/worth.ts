import type { Seat } from '@boardroom/kernel'
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
} from '../components/index.ts'
import type { Options } from '../meta.ts'
import { goodPrice, openSpaces, priceOf, sharesOf } from '../model/company.ts'
import { countCubes, noCubes } from '../model/cubes.ts'
import { roomOn } from '../model/demand-rows.ts'
import { payoutSteps } from '../model/prices.ts'
import { goalWinners } from '../scoring.ts'
import type { BigShouldersState, Company } from '../state.ts'

/** What a cube costs on average, in dollars. */
const CUBE = 17
/** A dollar in a treasury buys revenue later, but is worth nothing in the end. */
const TREASURY = 0.45
/** A company that is not fully staffed will catch up by so much until its next turn. */
const CATCH_UP = 0.45
/** Goods that are not made yet are worth so much of one that is. */
const IN_SIGHT = 0.8
const PARTNER = 45

/**
 * The `worth` that bots are measured by: it stays as it is, whatever is learned about the game.
 * What a position is worth to a seat, in dollars: cash, shares at what they will come to, and what the seat's
 * companies and Partners promise. A rough estimate made of few parts, so that each can be argued about.
 */
export function worth(state: BigShouldersState, seat: Seat): number {
  const player = state.players[seat]
  if (!player) return 0
  const decadesLeft = LAST_DECADE - state.decade
  let sum = player.cash + goalHopes(state, seat)
  for (const id of state.appealOrder) {
    const company = state.companies[id]
    if (company) sum += sharesOf(company, seat) * shareWorth(state, id, company)
  }
  sum += player.partners.active * PARTNER * decadesLeft
  const built = player.chosen ? [...player.built, player.chosen.play] : player.built
  for (const building of built) sum += 0.5 * buildingOf(building).amount * (decadesLeft + 0.5)
  return sum
}

/** A share: its price, this turn's payout, and what the turns to come may bring in dividends and price. */
function shareWorth(state: BigShouldersState, id: CompanyId, company: Company): number {
  const price = priceOf(company, state.options)
  // At the very start of its turn a company is judged like one that has yet to operate.
  const operates = state.turn?.company === id && state.turn.stage !== 'start'
  const later = LAST_DECADE - state.decade + (company.operated || operates ? 0 : 1)
  const next = later > 0 ? prospects(id, company) : 0
  let earnings = (later * next) / 10
  let steps = later * (next > 0 ? payoutSteps(next, price) : -1)
  if (operates && state.turn?.stage !== 'closing') {
    const now = payoutNow(state, id, company)
    earnings += now / 10
    steps += now > 0 ? payoutSteps(now, price) : -1
  }
  return priceAfter(company, steps, state.options) + earnings + (later > 0 ? assets(id, company) / 10 : 0)
}

/** What this turn can still pay out: revenue so far, and what Goods in stock and still to be made would fetch. */
function payoutNow(state: BigShouldersState, id: CompanyId, company: Company): number {
  const { turn } = state
  if (!turn) return 0
  const sells = turn.stage === 'distribution'
  if (sells && turn.produced === 0 && state.options.withholdWithoutProduction) return 0
  const row = state.demand[charterOf(id).industry]
  const room = roomOn('left', row.left) + roomOn('middle', row.middle) + roomOn('right', row.right)
  const goods = company.goods + (sells ? 0 : IN_SIGHT * goodsInSight(state, id, company))
  return turn.revenue + 0.9 * goodPrice(id, company) * Math.min(goods, room)
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
  return track[space] as number
}

/** Revenue of a turn to come, less what its cubes cost, as far as the treasury reaches. */
function prospects(id: CompanyId, company: Company): number {
  let revenue = 0
  let cost = 0
  let ready = 1
  for (const [i, factory] of charterOf(id).factories.entries()) {
    ready *= readiness(id, company, i, factory)
    const state = company.factories[i]
    const extra = state?.automated === factory.workerSpaces ? 1 : 0
    const managed = state?.manager ? (factory.manager.goods ?? 0) : 0
    const kept = state?.manager ? (factory.manager.resources ?? 0) : 0
    revenue += ready * (factory.goods + extra + managed) * goodPrice(id, company)
    for (const resource of RESOURCES) cost += ready * CUBE * (factory.resources[resource] ?? 0)
    cost -= ready * CUBE * kept
  }
  revenue += company.bonusGoods * goodPrice(id, company)
  const stock = CUBE * RESOURCES.reduce((sum, resource) => sum + company.resources[resource], 0)
  const funds = company.treasury + stock
  return cost > 0 ? revenue * Math.min(1, (funds + 30) / cost) : revenue
}

function readiness(id: CompanyId, company: Company, i: number, factory: Factory): number {
  const open = openSpaces(id, company, i + 1)
  return open === 0 ? 1 : CATCH_UP * (1 - open / (factory.workerSpaces + 1))
}

/** What a charter holds that will be turned into revenue: money, cubes it needs, Goods, Managers, Appeal. */
function assets(id: CompanyId, company: Company): number {
  const { factories } = charterOf(id)
  const needs = (resource: (typeof RESOURCES)[number]): number =>
    factories.reduce((sum, factory) => sum + (factory.resources[resource] ?? 0), 0)
  let sum = TREASURY * Math.min(company.treasury, 400)
  for (const resource of RESOURCES) {
    const useful = Math.min(company.resources[resource], needs(resource))
    sum += CUBE * useful + 3 * (company.resources[resource] - useful)
  }
  sum += 0.6 * goodPrice(id, company) * company.goods
  for (const factory of company.factories) sum += (factory.manager ? 35 : 0) + 12 * factory.automated
  return sum + 8 * company.appeal + (company.asset ? 60 : 0) + 30 * company.salespeople
}

/** A goal that would be won now counts more the nearer the end is. */
function goalHopes(state: BigShouldersState, seat: Seat): number {
  const hope = (GOAL_REWARD * state.decade) / LAST_DECADE / 2
  return state.goals.reduce((sum, goal) => (goalWinners(state, goal).includes(seat) ? sum + hope : sum), 0)
}
