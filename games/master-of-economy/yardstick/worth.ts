import type { Seat } from '@boardroom/kernel'
import { type CompanyId, FACTORIES, LOAN, shareValue, TRACK } from '../components/index.ts'
import { companyOf, managerOf, managesNextYear, playerAt } from '../model/players.ts'
import { heldBy, heldByPlayers, issued, issuers, sharesOf, votesOf } from '../model/shares.ts'
import { totalOf } from '../scoring.ts'
import type { Company, MasterOfEconomyState } from '../state.ts'
import { type Outlook, type Outlooks, outlooks } from './outlook.ts'
import { goodsWorth, promiseOf, yieldOf } from './prospects.ts'

/** Rough values, each to be argued about on its own. */
const VALUE = {
  /** Company cash that can still be put into factories or material, beyond its face value. */
  seed: 0.35,
  seedCash: 9,
  /** Every factory counts towards the manager's bonus. */
  factory: 0.6,
  promise: 0.3,
  /** Money in packets of others is out of a company's reach for a while. */
  packets: 0.75,
  /** Private cash buys shares that will grow. */
  private: 0.15,
  /** A plant never runs quite as planned. */
  plan: 0.75,
  /** What a seat's success markers bring the shadow company in a trade phase. */
  shadow: 1.3,
  relations: 0.5,
  place: 0.8,
  auctionedPlace: 1.5,
  manager: 3,
  marker: 0.02,
} as const

/**
 * The `worth` that bots are measured by: it stays as it is, whatever is learned about the game.
 * What a position is worth to a seat, in euro$: its cash, its shares at the value they are likely to reach, and its
 * part of what the companies will pay out.
 */
export function worth(state: MasterOfEconomyState, seat: Seat): number {
  if (state.phase === 'over') return totalOf(state, seat)
  const left = halvesLeft(state)
  const { cash, debt, relations } = playerAt(state, seat)
  const after = bidding(state) ? outlooks(state, seat) : null
  let sum = cash * (1 + (left > 0 ? VALUE.private : 0)) - debt + relations * VALUE.relations * Math.min(1, left)
  for (const issuer of issuers(state)) {
    sum += heldBy(state, issuer, seat) * futureValue(state, issuer, after?.get(issuer), left)
  }
  for (const id of state.order) sum += companyWorth(state, id, seat, after, left)
  return sum + standing(state, seat) + answers(state, seat)
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
function futureValue(state: MasterOfEconomyState, id: CompanyId, outlook: Outlook | undefined, left: number): number {
  const { points } = sharesOf(state, id)
  const company = state.companies[id]
  const growth = company ? VALUE.plan * yieldOf(company.factories).points : VALUE.shadow * state.seats
  const reached = Math.min(TRACK.last, points + (outlook?.points ?? 0) + growth * left)
  const step = left === 0 ? 0.5 : 1
  return (1 - step) * shareValue(Math.floor(reached)) + step * Math.min(4, 1 + reached / 8)
}

/** The seat's part of a company's money, goods, packets and prospects. */
function companyWorth(
  state: MasterOfEconomyState,
  id: CompanyId,
  seat: Seat,
  after: Outlooks | null,
  left: number,
): number {
  const own = heldBy(state, id, seat)
  if (own === 0) return 0
  const outlook = after?.get(id)
  const company = companyOf(state, id)
  const cash = outlook?.cash ?? company.cash
  const store = { goods: outlook?.goods ?? company.goods, factories: company.factories, supplied: company.supplied }
  const point = own / 8
  // What the last trade phase leaves in the warehouse is worth nothing.
  const over = left === 0 && outlook !== undefined
  const goods = goodsWorth(store, point, left === 0)
  const seed = VALUE.seed * Math.min(1, left / 4) * Math.min(cash, VALUE.seedCash)
  const plant = left > 0 ? plantWorth(company, left) : 0
  let packets = 0
  for (const issuer of issuers(state)) {
    const shares = heldBy(state, issuer, id)
    if (shares > 0) packets += VALUE.packets * shares * futureValue(state, issuer, after?.get(issuer), left)
  }
  const debt = company.loans * (LOAN.reserve + Math.floor(left / 2) * LOAN.interest)
  return (own / heldByPlayers(state, id)) * (cash + seed + (over ? 0 : goods) + plant + packets - debt)
}

/** What the factories will bring in cash, and what the next one could add. */
function plantWorth({ factories }: Company, left: number): number {
  const promise = VALUE.promise * Math.max(0, left - 1) * promiseOf(factories)
  let count = 0
  for (const id of FACTORIES) count += factories[id]
  return VALUE.plan * (left - 1) * yieldOf(factories).cash + promise + VALUE.factory * count
}

/** Places, offices and markers on the market. */
function standing(state: MasterOfEconomyState, seat: Seat): number {
  let sum = 0
  for (const [i, id] of state.order.entries()) {
    if (managerOf(state, id) === seat) {
      const ahead = state.phase === 'order' ? rivalsBehind(state, id) : state.order.length - 1 - i
      sum += VALUE.place * ahead
    }
    const next = state.elected[id] ?? managerOf(state, id)
    if (next === seat) sum += VALUE.manager
  }
  const top = state.agenda.at(-1)
  if (top?.step === 'auction') {
    const { place, last, active } = top.params as { place: number; last: number; active: Seat[] }
    if (last > 0 && active.at(-1) === seat) sum += VALUE.auctionedPlace * (state.seats - place) - last
  }
  if (top?.step === 'bidding') sum -= VALUE.marker * (top.params as { placed: unknown[] }).placed.length
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
function answers(state: MasterOfEconomyState, seat: Seat): number {
  let sum = 0
  const laid = playerAt(state, seat).success?.laid
  if (laid && state.shadow) sum += laid * (heldBy(state, state.shadow, seat) / 8 - 0.05)
  const top = state.agenda.at(-1)
  if (!top || state.phase !== 'meeting') return sum
  const { company, amount, candidates } = top.params as { company: CompanyId; amount: number; candidates: Seat[] }
  const vote = state.votes[seat]
  const stands = top.step === 'candidature' ? vote : top.step === 'election-vote' && candidates.includes(seat)
  if (top.step === 'dividend-vote' && vote) sum += dividendGain(state, company, seat, amount)
  if (stands) sum += votesOf(state, company, seat) * 5 >= issued(state, company) * 2 ? 0.5 : -0.5
  if (top.step === 'election-vote' && state.ballots[seat] === seat) sum += managesNextYear(state, seat) ? 1 : 2
  return sum
}

/** What a dividend brings the seat beyond its part of the money that leaves the company. */
function dividendGain(state: MasterOfEconomyState, company: CompanyId, seat: Seat, amount: number): number {
  const own = heldBy(state, company, seat)
  const { cash } = companyOf(state, company)
  const keeps = Math.max(0, VALUE.seedCash - (cash - amount * issued(state, company)))
  const part = own / heldByPlayers(state, company)
  return amount * own * (1 + VALUE.private) - part * (amount * issued(state, company) + VALUE.seed * keeps)
}
