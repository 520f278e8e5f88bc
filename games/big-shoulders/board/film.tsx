import {
  CLIMAX,
  directed,
  type Events,
  type FilmEvent,
  few,
  inTurn,
  type Piece,
  type Place,
  point,
} from '@boardroom/board-kit'
import {
  APPEAL_END,
  type CompanyId,
  type Cubes,
  charterOf,
  RESOURCES,
  type ResourceId,
  stockMarket,
} from '../components/index.ts'
import type { Options } from '../meta.ts'
import type { BigShoulders } from '../types.ts'
import { Crest } from './crest.tsx'
import { at } from './places.ts'

const COIN: Piece = { icon: 'money', tint: '#b8862b' }
const TINTS: Readonly<Record<ResourceId, string>> = {
  livestock: '#b5543c',
  steel: '#5d7a90',
  wood: '#a5783c',
  coal: '#4a4642',
}

function token(company: CompanyId): Piece {
  return { art: <Crest company={company} size={38} /> }
}

function share(company: CompanyId): Piece {
  return { icon: 'share', tint: charterOf(company).color }
}

function cube(resource: ResourceId): Piece {
  return { icon: 'cube', tint: TINTS[resource] }
}

function pay(amount: number, from: Place, to: Place): FilmEvent {
  return { act: 'flow', what: COIN, count: few(amount, 30), from, to, tells: `+$${amount}` }
}

function cubes(moved: Cubes, from: (resource: ResourceId) => Place, to: (resource: ResourceId) => Place): Events {
  const flows = RESOURCES.filter((resource) => moved[resource] > 0).map(
    (resource): FilmEvent => ({
      act: 'flow',
      what: cube(resource),
      count: few(moved[resource]),
      from: from(resource),
      to: to(resource),
    }),
  )
  const [first, ...rest] = flows
  return first ? [first, ...rest] : [{ act: 'reveal', at: at.supply }]
}

/** Dividends: from the company to everyone who holds shares. */
function payOut(company: CompanyId, players: readonly number[], treasury: number): Events {
  const flows = players.flatMap((amount, seat) => (amount > 0 ? [pay(amount, at.company(company), at.cash(seat))] : []))
  const kept = treasury > 0 ? [pay(treasury, at.bank, at.treasury(company))] : []
  return [CLIMAX, { act: 'reveal', at: at.company(company) }, ...inTurn([...flows, ...kept], 180, 200)]
}

/** Every price between two, in the order in which a token passes them. */
function pricesBetween(from: number, to: number, options: Options): Place[] {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const passed = stockMarket(options).track.filter((price) => price >= low && price <= high)
  return (from <= to ? passed : passed.toReversed()).map(at.price)
}

function appealBetween(from: number, to: number): Place[] {
  const end = Math.min(to, APPEAL_END)
  return Array.from({ length: end - from + 1 }, (_, i) => at.appeal(from + i))
}

/** What is seen of everything that can happen. */
export const film = directed<BigShoulders>({
  decade: () => [
    { act: 'card', of: 'round' },
    { act: 'reveal', at: at.decades },
  ],
  phase: () => [
    { act: 'card', of: 'phase' },
    { act: 'reveal', at: at.decades },
  ],
  'turn-order': ({ priorityDeal }) => [
    { act: 'travel', what: { seat: priorityDeal }, from: at.seat(priorityDeal), to: at.priority },
  ],
  founded: ({ seat, company, par, cost }) => [
    CLIMAX,
    { act: 'travel', what: token(company), from: at.seat(seat), to: at.price(par), sound: 'stamp' },
    { act: 'grow', at: at.company(company), after: 350 },
    { ...pay(cost, at.cash(seat), at.treasury(company)), after: 600 },
  ],
  sold: ({ seat, company, common, preferred, director, paid }) => [
    {
      act: 'flow',
      what: share(company),
      count: few(common + preferred + director),
      from: at.seat(seat),
      to: at.pool,
    },
    pay(paid, at.bank, at.cash(seat)),
  ],
  bought: ({ seat, company, from, cost }) => [
    {
      act: 'travel',
      what: share(company),
      from: from === 'charter' ? at.company(company) : at.pool,
      to: at.seat(seat),
    },
    pay(cost, at.cash(seat), from === 'charter' ? at.treasury(company) : at.bank),
  ],
  passed: ({ seat }) => point(at.seat(seat)),
  price: ({ company, from, to }, { options }) => [
    { act: 'climb', what: token(company), path: pricesBetween(from, to, options), tells: `$${to}` },
  ],
  protected: ({ company }) => point(at.company(company)),
  unprotected: ({ company }) => point(at.company(company)),
  director: ({ company, from, to }) => [
    CLIMAX,
    { act: 'travel', what: { icon: 'director', tint: charterOf(company).color }, from: at.seat(from), to: at.seat(to) },
    { act: 'reveal', at: at.company(company) },
  ],
  'priority-deal': ({ seat }) => [{ act: 'travel', what: { seat }, from: at.priority, to: at.seat(seat) }],
  'draft-picked': ({ seat }) => point(at.seat(seat)),
  'draft-kept': ({ seat }) => point(at.seat(seat)),
  'hands-passed': () => point(at.order),
  chosen: ({ seat }) => point(at.seat(seat)),
  choice: ({ seat }) => point(at.seat(seat)),
  built: ({ seat, building }) => [
    { act: 'travel', what: { icon: 'building', seat }, from: at.seat(seat), to: at.space(building) },
    { act: 'grow', at: at.space(building), steps: 3, sound: 'hammer', after: 300 },
  ],
  'workers-arrived': ({ count }) => [
    {
      act: 'flow',
      what: { icon: 'worker', tint: '#6b5a3e' },
      count: few(count),
      from: at.city,
      to: at.jobs,
      tells: `+${count}`,
    },
  ],
  partner: ({ seat }) => [
    { act: 'travel', what: { icon: 'partner', seat }, from: at.city, to: at.seat(seat), tells: '+1' },
  ],
  placed: ({ seat, space }) => [
    { act: 'travel', what: { icon: 'partner', seat }, from: at.seat(seat), to: at.space(space) },
  ],
  'owner-paid': ({ owner, amount, payer }) => [
    pay(amount, payer === 'bank' ? at.bank : at.treasury(payer), at.cash(owner)),
  ],
  funds: ({ company, amount }) => [pay(amount, at.bank, at.treasury(company))],
  'pool-cash': ({ seat, amount }) => [pay(amount, at.bank, at.cash(seat))],
  hired: ({ company, factory, cost }) => [
    { act: 'travel', what: { icon: 'worker', tint: '#6b5a3e' }, from: at.jobs, to: at.factory(company, factory) },
    { act: 'flow', what: COIN, count: few(cost, 30), from: at.treasury(company), to: at.bank },
  ],
  worker: ({ company, factory }) => [
    { act: 'travel', what: { icon: 'worker', tint: '#6b5a3e' }, from: at.jobs, to: at.factory(company, factory) },
  ],
  manager: ({ company, factory }) => [
    { act: 'travel', what: { icon: 'manager', tint: '#3a3230' }, from: at.bank, to: at.factory(company, factory) },
  ],
  salespeople: ({ company, count }) => [
    {
      act: 'flow',
      what: { icon: 'salesperson', tint: '#7a4a2a' },
      count: few(count),
      from: at.bank,
      to: at.company(company),
    },
  ],
  lost: ({ company }) => point(at.company(company)),
  automated: ({ company, factory }) => [
    { act: 'travel', what: { icon: 'automation', tint: '#3a3230' }, from: at.bank, to: at.factory(company, factory) },
  ],
  relocated: ({ company, to }) => [
    {
      act: 'travel',
      what: { icon: 'worker', tint: '#6b5a3e' },
      from: at.company(company),
      to: to === 'job-market' ? at.jobs : to === 'supply' ? at.bank : at.factory(company, to),
    },
  ],
  took: ({ company, cubes: taken }) => cubes(taken, at.stall, () => at.goods(company)),
  goods: ({ company, count }) => [
    {
      act: 'flow',
      what: { icon: 'good', tint: '#8a5a2b' },
      count: few(count),
      from: at.company(company),
      to: at.goods(company),
      tells: `+${count}`,
    },
  ],
  appeal: ({ company, from, to }) => [{ act: 'climb', what: token(company), path: appealBetween(from, to) }],
  'appeal-bonus': ({ company }) => point(at.company(company)),
  'appeal-cash': ({ company }) => [pay(25, at.bank, at.treasury(company))],
  'first-place': ({ seat }) => [{ act: 'travel', what: { seat }, from: at.seat(seat), to: at.order }],
  'treasury-dividend': ({ company, players, treasury }) => payOut(company, players, treasury),
  'asset-bought': ({ company, cost }) => [
    { act: 'travel', what: { icon: 'asset', tint: charterOf(company).color }, from: at.assets, to: at.asset(company) },
    { act: 'flow', what: COIN, count: few(cost, 30), from: at.treasury(company), to: at.bank },
  ],
  'asset-kept': ({ company }) => point(at.asset(company)),
  'asset-removed': () => point(at.assets),
  'asset-revealed': ({ asset }) => [{ act: 'turnOver', at: at.onSale(asset) }],
  activated: ({ company }) => [{ act: 'turnOver', at: at.asset(company) }],
  revenue: ({ company, amount }) => point(at.treasury(company), `+$${amount}`),
  operates: ({ company }) => point(at.company(company)),
  issued: ({ company, common, preferred, paid }) => [
    { act: 'flow', what: share(company), count: few(common + preferred), from: at.company(company), to: at.pool },
    pay(paid, at.bank, at.treasury(company)),
  ],
  purchased: ({ company, resource, cost }) => [
    { act: 'travel', what: cube(resource), from: at.car(String(cost)), to: at.goods(company) },
    { act: 'flow', what: COIN, count: 1, from: at.treasury(company), to: at.bank },
  ],
  traded: ({ company, give, take }) => [
    { act: 'flow', what: cube(give), count: 2, from: at.goods(company), to: at.stall(give) },
    { act: 'travel', what: cube(take), from: at.stall(take), to: at.goods(company) },
  ],
  produced: ({ company, factory, goods }) => [
    {
      act: 'flow',
      what: { icon: 'good', tint: '#8a5a2b' },
      count: few(goods),
      from: at.factory(company, factory),
      to: at.goods(company),
      tells: `+${goods}`,
    },
  ],
  'goods-sold': ({ company, space, goods, revenue, bonus }) => [
    {
      act: 'flow',
      what: { icon: 'good', tint: '#8a5a2b' },
      count: few(goods),
      from: at.goods(company),
      to: space === 'half-price' ? at.bank : at.demand(charterOf(company).industry, space),
      tells: `$${revenue + bonus}`,
    },
  ],
  dividends: ({ company, players, treasury }) => payOut(company, players, treasury),
  withheld: ({ company, revenue }) =>
    revenue > 0 ? [pay(revenue, at.bank, at.treasury(company))] : point(at.company(company)),
  drawn: ({ cubes: drawn }) =>
    cubes(
      drawn,
      () => 'supply:bag',
      () => at.car('x'),
    ),
  'bag-refilled': () => [
    { act: 'flow', what: { icon: 'cube', tint: '#6b5a3e' }, count: 5, from: at.haymarket, to: 'supply:bag' },
  ],
  'to-haymarket': ({ cubes: moved }) => cubes(moved, () => at.car('10'), at.stall),
  'demand-removed': ({ row }) => point(`demand:${row}`),
  'demand-revealed': ({ row, column }) => [{ act: 'turnOver', at: at.demand(row, column) }],
  goal: ({ goal, seats }) => [
    { act: 'reveal', at: at.goal(goal) },
    ...inTurn(
      seats.map((seat) => pay(200, at.goal(goal), at.cash(seat))),
      150,
      150,
    ),
  ],
  score: ({ seat }) => point(at.seat(seat)),
  winners: ({ seats }) => [CLIMAX, ...seats.map((seat): FilmEvent => ({ act: 'reveal', at: at.seat(seat) }))],
})
