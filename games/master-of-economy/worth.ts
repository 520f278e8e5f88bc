import type { Judge, Seat } from '@boardroom/kernel'
import { type CompanyId, FACTORIES, LOAN, shareValue, TRACK } from './components/index.ts'
import { companyOf, managerOf, managesNextYear, playerAt } from './model/players.ts'
import { heldBy, heldByPlayers, issued, issuers, sharesOf, votesOf } from './model/shares.ts'
import { type Outlook, type Outlooks, outlooks } from './prospects/outlook.ts'
import { Prospects } from './prospects/prospects.ts'
import { totalOf } from './scoring.ts'
import type { Company, MasterOfEconomyState } from './state.ts'
import type { MasterOfEconomy } from './types.ts'
import tuned from './weights.json' with { type: 'json' }

/** What the parts of a position's worth count; tuned, see `weights.json` for how and when. */
export type Weights = Readonly<typeof tuned.weights>

export const WEIGHTS: Weights = tuned.weights

/**
 * What a position is worth to a seat, in euro$: its cash, its shares at the value they are likely to reach, and its
 * part of what the companies will pay out.
 */
export function judge(weights: Weights): Judge<MasterOfEconomy> {
  return judgeBy(new Prospects(weights))
}

function judgeBy(prospects: Prospects): Judge<MasterOfEconomy> {
  return { worth: (state, seat) => worthBy(prospects, state, seat) }
}

const PROSPECTS = new Prospects(WEIGHTS)

export const { worth } = judgeBy(PROSPECTS)

/** What the worth of a position is made of, in euro$. */
export type Part = 'cash' | 'relations' | 'shares' | 'treasury' | 'goods' | 'plant' | 'packets' | 'loans' | 'standing'
type Parts = Record<Part, number>

export function partsOf(state: MasterOfEconomyState, seat: Seat): Readonly<Parts> {
  return partsBy(PROSPECTS, state, seat)
}

function worthBy(by: Prospects, state: MasterOfEconomyState, seat: Seat): number {
  const { cash, relations, shares, treasury, goods, plant, packets, loans, standing } = partsBy(by, state, seat)
  return cash + relations + shares + treasury + goods + plant + packets + loans + standing
}

function partsBy(by: Prospects, state: MasterOfEconomyState, seat: Seat): Parts {
  const parts = {
    cash: 0,
    relations: 0,
    shares: 0,
    treasury: 0,
    goods: 0,
    plant: 0,
    packets: 0,
    loans: 0,
    standing: 0,
  }
  if (state.phase === 'over') {
    parts.cash = totalOf(state, seat)
    return parts
  }
  const left = halvesLeft(state)
  const { cash, debt, relations } = playerAt(state, seat)
  const after = bidding(state) ? outlooks(state, seat) : null
  parts.cash = cash * (1 + (left > 0 ? by.weights.private : 0)) - debt
  parts.relations = relations * by.weights.relations * Math.min(1, left)
  for (const issuer of issuers(state)) {
    parts.shares += heldBy(state, issuer, seat) * futureValue(by, state, issuer, after?.get(issuer), left)
  }
  for (const id of state.order) addCompany(parts, by, state, id, seat, after, left)
  parts.standing = standingWorth(by.weights, state, seat) + answers(by.weights, state, seat)
  return parts
}

function bidding({ phase }: MasterOfEconomyState): boolean {
  return phase === 'trade-1' || phase === 'trade-2'
}

/** Productions still to come. */
function halvesLeft({ year, phase }: MasterOfEconomyState): number {
  switch (phase) {
    case 'setup':
    case 'order':
      return 2 * (4 - year)
    case 'investment-1':
    case 'supply-1':
      return 2 * (4 - year) + 2
    case 'meeting':
    case 'production-2':
    case 'trade-2':
      return 2 * (4 - year)
    default:
      return 2 * (4 - year) + 1
  }
}

/** A share at the end of the game, between the steps of the track. */
function futureValue(
  by: Prospects,
  state: MasterOfEconomyState,
  id: CompanyId,
  outlook: Outlook | undefined,
  left: number,
): number {
  const w = by.weights
  const { points } = sharesOf(state, id)
  const company = state.companies[id]
  const growth = company ? w.planPoints * by.yieldOf(company.factories).points + w.growth : w.shadow * state.seats
  const reached = Math.min(TRACK.last, points + (outlook?.points ?? 0) + growth * left)
  const step = left === 0 ? 0.5 : 1
  return (1 - step) * shareValue(Math.floor(reached)) + step * Math.min(4, 1 + reached / 8)
}

/** The seat's part of a company's money, goods, packets and prospects. */
function addCompany(
  parts: Parts,
  by: Prospects,
  state: MasterOfEconomyState,
  id: CompanyId,
  seat: Seat,
  after: Outlooks | null,
  left: number,
): void {
  const own = heldBy(state, id, seat)
  if (own === 0) return
  const w = by.weights
  const outlook = after?.get(id)
  const company = companyOf(state, id)
  const cash = outlook?.cash ?? company.cash
  const store = { goods: outlook?.goods ?? company.goods, factories: company.factories, supplied: company.supplied }
  const point = own / 8
  // What the last trade phase leaves in the warehouse is worth nothing.
  const over = left === 0 && outlook !== undefined
  const goods = by.goodsWorth(store, point, left === 0)
  const seed = w.seed * Math.min(1, left / 4) * Math.min(cash, w.seedCash)
  let packets = 0
  for (const issuer of issuers(state)) {
    const shares = heldBy(state, issuer, id)
    if (shares > 0)
      packets += (w.packets + w.early * left) * shares * futureValue(by, state, issuer, after?.get(issuer), left)
  }
  const debt = company.loans * (LOAN.reserve + Math.floor(left / 2) * LOAN.interest)
  const part = own / heldByPlayers(state, id)
  parts.treasury += part * (cash + seed)
  if (!over) parts.goods += part * goods
  if (left > 0) parts.plant += part * plantWorth(by, company, left)
  parts.packets += part * packets
  parts.loans -= part * debt
}

/** What the factories will bring in cash, and what the next one could add. */
function plantWorth(by: Prospects, { factories }: Company, left: number): number {
  const promise = by.weights.promise * Math.max(0, left - 1) * by.promiseOf(factories)
  let count = 0
  for (const id of FACTORIES) count += factories[id]
  return by.weights.plan * (left - 1) * by.yieldOf(factories).cash + promise + by.weights.factory * count
}

/** Places, offices and markers on the market. */
function standingWorth(w: Weights, state: MasterOfEconomyState, seat: Seat): number {
  let sum = 0
  for (const [i, id] of state.order.entries()) {
    if (managerOf(state, id) === seat) {
      const ahead = state.phase === 'order' ? rivalsBehind(state, id) : state.order.length - 1 - i
      sum += w.place * ahead
    }
    const next = state.elected[id] ?? managerOf(state, id)
    if (next === seat) sum += w.manager
  }
  const top = state.agenda.at(-1)
  if (top?.step === 'auction') {
    const { place, last, active } = top.params as { place: number; last: number; active: Seat[] }
    if (last > 0 && active.at(-1) === seat) sum += w.auctionedPlace * (state.seats - place) - last
  }
  if (top?.step === 'bidding') sum -= w.marker * (top.params as { placed: unknown[] }).placed.length
  return sum
}

/** How many companies this one will stand before, by the support that lies there. */
function rivalsBehind({ order, support }: MasterOfEconomyState, id: CompanyId): number {
  const place = order.indexOf(id)
  return order.filter(
    (other, i) => other !== id && (support[id] > support[other] || (support[id] === support[other] && place < i)),
  ).length
}

/** What was answered face down and not counted yet: success markers, votes, candidatures. */
function answers(w: Weights, state: MasterOfEconomyState, seat: Seat): number {
  let sum = 0
  const laid = playerAt(state, seat).success?.laid
  if (laid && state.shadow) sum += laid * (heldBy(state, state.shadow, seat) / 8 - 0.05)
  const top = state.agenda.at(-1)
  if (!top || state.phase !== 'meeting') return sum
  const { company, amount, candidates } = top.params as { company: CompanyId; amount: number; candidates: Seat[] }
  const vote = state.votes[seat]
  const stands = top.step === 'candidature' ? vote : top.step === 'election-vote' && candidates.includes(seat)
  if (top.step === 'dividend-vote' && vote) sum += dividendGain(w, state, company, seat, amount)
  if (stands) sum += votesOf(state, company, seat) * 5 >= issued(state, company) * 2 ? 0.5 : -0.5
  if (top.step === 'election-vote' && state.ballots[seat] === seat) sum += managesNextYear(state, seat) ? 1 : 2
  return sum
}

/** What a dividend brings the seat beyond its part of the money that leaves the company. */
function dividendGain(w: Weights, state: MasterOfEconomyState, company: CompanyId, seat: Seat, amount: number): number {
  const own = heldBy(state, company, seat)
  const { cash } = companyOf(state, company)
  const keeps = Math.max(0, w.seedCash - (cash - amount * issued(state, company)))
  const part = own / heldByPlayers(state, company)
  return amount * own * (1 + w.private) - part * (amount * issued(state, company) + w.seed * keeps)
}
