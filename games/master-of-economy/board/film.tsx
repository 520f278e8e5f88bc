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
import { type CompanyId, FACTORIES, type FactoryId, factoryOf, GOODS, type GoodId } from '../components/index.ts'
import type { Holder } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'
import { at } from './places.ts'
import { BareCrest, BareGood, Envelope } from './signs.tsx'

const COIN: Piece = { icon: 'money', tint: '#a86a00' }
const COLORS: Readonly<Record<CompanyId, string>> = {
  'blue-eyes': '#2c66c4',
  'yellow-submarines': '#b98a08',
  'green-grass': '#2b9152',
  'red-socks': '#ce382d',
}
function good(id: GoodId): Piece {
  return { art: <BareGood good={id} size={32} /> }
}

function flag(company: CompanyId): Piece {
  return { art: <BareCrest company={company} size={36} /> }
}

function packet(issuer: CompanyId): Piece {
  return { icon: 'share', tint: COLORS[issuer] }
}

function pay(amount: number, from: Place, to: Place): FilmEvent {
  return { act: 'flow', what: COIN, count: few(amount, 3), from, to, tells: `+${amount}` }
}

function spend(amount: number, from: Holder, to: Place = at.bank): FilmEvent {
  return { act: 'flow', what: COIN, count: few(amount, 3), from: at.cash(from), to, tells: `−${amount}` }
}

/** A crest goes along the viaduct to where it stands now. */
function climbs(company: CompanyId, points: number, by = 1): FilmEvent {
  const from = Math.max(0, points - by)
  return { act: 'climb', what: flag(company), path: [at.step(from), at.step(points)], tells: `${points}` }
}

/** The demand marker goes one cell along its quay, down to so much. */
function slides(id: GoodId, demand: number): FilmEvent {
  const path = [demand + 1, Math.max(1, demand)].map((cell) => at.cell(id, cell))
  return { act: 'climb', what: { art: <BareGood good={id} size={32} />, tint: '#fff8e0' }, path, after: 250 }
}

/** A vote goes to whom it is for. */
function ballot(votes: number, from: Place, to: Place): FilmEvent {
  return { act: 'travel', what: { art: <Envelope /> }, from, to, tells: `${votes}` }
}

/** A packet between bank and holder, and the money the other way; a negative price is received. */
function deal(holder: Holder, issuer: CompanyId, price: number, bought: boolean): Events {
  const [from, to] = bought ? [at.packets(issuer), at.holder(holder)] : [at.holder(holder), at.packets(issuer)]
  const paid = bought ? price : -price
  return [
    { act: 'travel', what: packet(issuer), from, to },
    paid >= 0 ? spend(paid, holder) : pay(-paid, at.bank, at.cash(holder)),
  ]
}

/** What is seen of everything that can happen. */
export const film = directed<MasterOfEconomy>({
  'cash-agreed': () => point(at.order),
  company: ({ seat, company }) => [
    { act: 'travel', what: { seat }, from: at.seat(seat), to: at.company(company) },
    { act: 'grow', at: at.company(company), after: 300 },
  ],
  shadow: ({ company }) => point(at.success(company)),
  'order-drawn': () => [{ act: 'turnOver', at: at.order }],
  bid: ({ seat, amount }) => point(at.seat(seat), `${amount}`),
  'bid-passed': ({ seat }) => point(at.seat(seat)),
  place: ({ company, seat }) => [
    { act: 'travel', what: flag(company), from: at.seat(seat), to: at.order },
    { act: 'reveal', at: at.company(company) },
  ],
  year: () => [
    { act: 'card', of: 'round' },
    { act: 'reveal', at: at.clock },
  ],
  phase: () => [
    { act: 'card', of: 'phase' },
    { act: 'reveal', at: at.clock },
  ],
  built: ({ company, factory, price }) => [
    { act: 'travel', what: { icon: 'asset', tint: COLORS[company] }, from: at.yard, to: at.factory(company, factory) },
    { act: 'grow', at: at.factory(company, factory), after: 300 },
    spend(price, company, at.yard),
  ],
  'factory-sold': ({ company, factory, price }) => [
    { act: 'travel', what: { icon: 'asset', tint: COLORS[company] }, from: at.factory(company, factory), to: at.yard },
    pay(price, at.yard, at.cash(company)),
  ],
  supplied: ({ company, factories }) => [
    { act: 'reveal', at: at.company(company) },
    ...FACTORIES.filter((factory) => (factories[factory] ?? 0) > 0).flatMap((factory) => inputs(company, factory)),
  ],
  'electricity-lost': ({ company, count }) => [
    {
      act: 'flow',
      what: good('electricity'),
      count: few(count),
      from: at.warehouse(company),
      to: at.row('electricity'),
    },
  ],
  produced: ({ company, goods }) => [
    { act: 'reveal', at: at.warehouse(company) },
    ...GOODS.flatMap((id): FilmEvent[] => {
      const count = goods[id] ?? 0
      const maker = FACTORIES.find((factory) => factoryOf(factory).output === id)
      if (count === 0 || !maker) return []
      const from = at.factory(company, maker)
      return [{ act: 'flow', what: good(id), count: few(count), from, to: at.warehouse(company), tells: `+${count}` }]
    }),
  ],
  'not-produced': ({ company }) => point(at.warehouse(company)),
  'given-up': ({ company, good: id }) => [
    { act: 'travel', what: good(id), from: at.warehouse(company), to: at.row(id) },
  ],
  'shadow-marker': ({ good: id }) => point(at.row(id)),
  'seventh-marker': ({ seat, company }) => [
    { act: 'travel', what: { icon: 'link', tint: COLORS[company] }, from: at.seat(seat), to: at.company(company) },
  ],
  bids: ({ company, markers }) => [
    { act: 'reveal', at: at.company(company) },
    ...inTurn(
      markers.map(
        ({ good: id, cell }): FilmEvent => ({
          act: 'travel',
          what: flag(company),
          from: at.company(company),
          to: cell === null ? at.buys(id) : at.cell(id, cell),
        }),
      ),
      90,
    ),
  ],
  row: ({ good: id }) => point(at.row(id)),
  local: ({ good: id, buyer, seller, price }) => [
    { act: 'travel', what: good(id), from: at.warehouse(seller), to: at.warehouse(buyer) },
    { ...pay(price, at.cash(buyer), at.cash(seller)), after: 200 },
  ],
  import: ({ good: id, company, price }) => [
    { act: 'travel', what: good(id), from: at.buys(id), to: at.warehouse(company) },
    spend(price, company, at.buys(id)),
  ],
  'import-none': ({ good: id }) => point(at.buys(id)),
  unpaid: ({ good: id }) => point(at.buys(id)),
  cancel: ({ good: id, cell }) => point(at.cell(id, cell)),
  fine: ({ good: id, cell, company }) => [
    { act: 'reveal', at: at.cell(id, cell) },
    spend(1, company, at.cell(id, cell)),
  ],
  'fine-waived': ({ good: id, cell }) => point(at.cell(id, cell)),
  export: ({ good: id, company, cell, price, points, demand }) => [
    { act: 'travel', what: good(id), from: at.warehouse(company), to: at.cell(id, cell) },
    ...(price > 0 ? [{ ...pay(price, at.cell(id, cell), at.cash(company)), after: 200 }] : []),
    slides(id, demand),
    { ...climbs(company, points), after: 450 },
  ],
  'no-demand': ({ good: id, cell }) => point(at.cell(id, cell)),
  'shadow-demand': ({ good: id, demand }) => [slides(id, demand)],
  success: ({ company, points, markers }) => [
    climbs(
      company,
      points,
      markers.reduce((sum, value) => sum + value, 0),
    ),
  ],
  contributed: ({ seat, company, amount }) => [pay(amount, at.cash(seat), at.cash(company))],
  'forced-sale': ({ company, factory, price }) => [
    { act: 'travel', what: { icon: 'asset', tint: COLORS[company] }, from: at.factory(company, factory), to: at.yard },
    pay(price, at.yard, at.cash(company)),
  ],
  interest: ({ company }) => [spend(1, company)],
  'interest-waived': ({ company }) => point(at.loans(company)),
  repaid: ({ company }) => [
    { act: 'reveal', at: at.loans(company) },
    { act: 'flow', what: COIN, count: 2, from: at.cash(company), to: at.bank },
  ],
  loan: ({ company, amount }) => [pay(amount, at.bank, at.cash(company)), { act: 'reveal', at: at.loans(company) }],
  bought: ({ holder, issuer, price }) => deal(holder, issuer, price, true),
  sold: ({ holder, issuer, price }) => deal(holder, issuer, price, false),
  exchanged: ({ holder, issuer, price }) => deal(holder, issuer, price, true),
  'purchase-bonus': ({ seat, amount }) => [pay(amount, at.bank, at.cash(seat))],
  'no-deal': ({ holder }) => point(at.holder(holder)),
  'manager-bonus': ({ seat, amount }) => [pay(amount, at.bank, at.cash(seat))],
  embezzled: ({ seat, company, amount, points }) => [
    pay(amount, at.cash(company), at.cash(seat)),
    climbs(company, points, -amount),
  ],
  'no-dividend': ({ company }) => point(at.company(company)),
  motion: ({ seat, amount }) => [{ act: 'reveal', at: at.chair(seat), tells: `${amount}` }],
  'dividend-vote': ({ yes, no }) => [
    { act: 'reveal', at: at.banner },
    ...[...yes, ...no].map(({ seat, votes }) => ballot(votes, at.seat(seat), at.chair(seat))),
  ],
  dividend: ({ company, paid }) => [
    { act: 'reveal', at: at.packets(company) },
    CLIMAX,
    ...inTurn(
      paid.map(({ holder, amount }) => pay(amount, at.cash(company), at.cash(holder))),
      150,
      150,
    ),
  ],
  'bought-back': ({ company, holder, shares, price }) => [
    { act: 'flow', what: packet(company), count: few(shares, 3), from: at.holder(holder), to: at.packets(company) },
    pay(price, at.cash(company), at.cash(holder)),
  ],
  candidates: ({ seats }) => [
    { act: 'reveal', at: at.banner },
    ...seats.map((seat): FilmEvent => ({ act: 'reveal', at: at.chair(seat) })),
  ],
  'election-vote': ({ ballots }) => {
    const [first, ...rest] = ballots.map(({ seat, votes, candidate }) =>
      ballot(votes, at.chair(seat), at.tray(candidate)),
    )
    return [CLIMAX, ...inTurn([first ?? { act: 'reveal', at: at.hall }, ...rest], 160, 150)]
  },
  elected: ({ company, seat }) => [
    CLIMAX,
    { act: 'travel', what: flag(company), from: at.banner, to: at.chair(seat) },
    { act: 'reveal', at: at.chair(seat), sound: 'stamp', after: 350 },
  ],
  office: ({ company, seat }) => [{ act: 'travel', what: { seat }, from: at.seat(seat), to: at.company(company) }],
  relations: ({ last }) => point(at.company(last)),
  support: ({ seat, company, markers }) => [
    {
      act: 'flow',
      what: { icon: 'link', tint: COLORS[company] },
      count: few(markers),
      from: at.seat(seat),
      to: at.order,
    },
  ],
  order: () => [{ act: 'turnOver', at: at.order }],
  end: () => [
    { act: 'card', of: 'phase' },
    { act: 'reveal', at: at.clock },
  ],
  'packets-cashed': ({ company, issuer, price }) => deal(company, issuer, price, false),
  'loans-settled': ({ company, paid }) => [{ act: 'reveal', at: at.loans(company) }, spend(paid, company)],
  payout: ({ company, paid }) => [
    { act: 'reveal', at: at.company(company) },
    ...paid.flatMap((amount, seat) => (amount > 0 ? [pay(amount, at.cash(company), at.cash(seat))] : [])),
  ],
  score: ({ seat, score }) => point(at.seat(seat), `${score}`),
  pair: ({ seats }) => [
    { act: 'card', of: 'phase' },
    ...seats.map((seat): FilmEvent => ({ act: 'reveal', at: at.seat(seat) })),
  ],
  winners: ({ seats }) => [CLIMAX, ...seats.map((seat): FilmEvent => ({ act: 'reveal', at: at.seat(seat) }))],
})

function inputs(company: CompanyId, factory: FactoryId): FilmEvent[] {
  return factoryOf(factory).inputs.map((id) => ({
    act: 'travel',
    what: good(id),
    from: at.warehouse(company),
    to: at.factory(company, factory),
  }))
}
