import {
  choice,
  type EntryIn,
  entriesUnder,
  flag,
  frame,
  type Game,
  type GameText,
  type GameTypes,
  hidden,
  imaginedBase,
  integer,
  type Json,
  type Move,
  type MoveKind,
  type OptionsIn,
  options,
  type Seat,
  type State,
  type Step,
  seatwise,
  secretOfOwner,
  type Viewer,
} from '@boardroom/kernel'
import { de, en } from './orchard-text.ts'

/**
 * Orchard: a game just big enough to show everything the command line deals with. Each season an apple price is
 * turned up, everybody bids in secret for the harvest, and then sells apples in turn.
 */
export interface Orchard extends State {
  readonly options: OptionsIn<typeof OPTIONS>
  coins: number[]
  bank: number
  apples: number[]
  tree: number
  /** Hidden: the prices still to come, the last one next. */
  prices: number[]
  price: number
  /** Hidden until everybody has bid. */
  bids: (number | null)[]
}

export interface Board {
  readonly coins: readonly number[]
  readonly bank: number
  readonly apples: readonly number[]
  readonly tree: number
  readonly price: number
  readonly seen: readonly number[]
  /** The viewer's own bid, and of the others only whether there is one. */
  readonly bids: readonly (number | boolean)[]
}

const OPTIONS = options({
  year: { seasons: choice([2, 3], 2), rotten: flag({ by: 'seasons', values: { 2: false, 3: true } }) },
})

const entry = entriesUnder<string>()

const ENTRIES = {
  season: entry<{ readonly price: number }>('ORC-01'),
  hasBid: entry<{ readonly seat: Seat }>('ORC-02'),
  ownBid: entry<{ readonly amount: number }>('ORC-02'),
  harvest: entry<{ readonly seat: Seat; readonly amount: number; readonly apples: number }>('ORC-02'),
  sold: entry<{ readonly seat: Seat; readonly count: number; readonly coins: number }>('ORC-03'),
}

export type OrchardEntry = EntryIn<typeof ENTRIES>

export type OrchardRefusal =
  | { readonly rule: 'ORC-01' }
  | { readonly rule: 'ORC-02'; readonly coins: number }
  | { readonly rule: 'ORC-03'; readonly apples: number }
  | { readonly rule: 'ORC-04' }
  | { readonly rule: 'ORC-05' }
  | { readonly rule: 'ORC-06' }

export interface OrchardTypes extends GameTypes {
  state: Orchard
  entry: OrchardEntry
  refusal: OrchardRefusal
  board: Board
}

interface BidMove extends Move {
  readonly type: 'bid'
  readonly amount: number
}

interface SellMove extends Move {
  readonly type: 'sell'
  readonly count: number
}

const PRICES = [1, 2, 3, 4]
const COINS = 5
const APPLES = 2

type Kind<M extends Move> = MoveKind<OrchardTypes, { seat: Seat }, M>

const bid: Kind<BidMove> = {
  type: 'bid',
  rule: 'ORC-02',
  fields: { amount: integer(0, 9) },
  candidates: () => [0, 1, 2, 3, 4, 5].map((amount) => ({ type: 'bid', amount })),
  refuse(state, _params, seat, { amount }) {
    const coins = state.coins[seat] ?? 0
    // Nobody bids more than 5, however rich: it keeps the list of moves short.
    return amount <= Math.min(coins, 5) ? null : { rule: 'ORC-02', coins: Math.min(coins, 5) }
  },
  apply(table, _params, seat, { amount }) {
    table.state.bids[seat] = amount
    table.log({ type: 'hasBid', seat })
    table.whisper([seat], { type: 'ownBid', amount })
  },
}

const sell: Kind<SellMove> = {
  type: 'sell',
  rule: 'ORC-03',
  fields: { count: integer(1, 9) },
  candidates: () => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ type: 'sell', count })),
  refuse(state, _params, seat, { count }) {
    const apples = state.apples[seat] ?? 0
    return count <= apples ? null : { rule: 'ORC-03', apples }
  },
  apply(table, _params, seat, { count }) {
    const { state } = table
    const coins = count * state.price
    state.apples[seat] = (state.apples[seat] ?? 0) - count
    state.tree += count
    state.coins[seat] = (state.coins[seat] ?? 0) + coins
    state.bank -= coins
    table.log({ type: 'sold', seat, count, coins })
  },
}

const end: Kind<Move> = {
  type: 'end',
  rule: 'ORC-04',
  fields: {},
  candidates: () => [{ type: 'end' }],
  refuse: () => null,
  apply: (table) => table.done(),
}

const season: Step<OrchardTypes, object> = {
  name: 'season',
  happen(table) {
    const { state } = table
    state.price = state.prices.pop() ?? 1
    state.bids = state.bids.map(() => null)
    table.reveal()
    table.log({ type: 'season', price: state.price })
  },
}

const bidding: Step<OrchardTypes, { seat: Seat }> = {
  name: 'bidding',
  seats: (state) => state.bids.flatMap((each, seat) => (each === null ? [seat] : [])),
  moves: [bid as Kind<Move>],
}

const harvest: Step<OrchardTypes, object> = {
  name: 'harvest',
  happen(table) {
    const { state } = table
    const most = Math.max(...state.bids.map((each) => each ?? 0))
    const seat = state.bids.indexOf(most)
    const apples = Math.min(APPLES, state.tree)
    state.coins[seat] = (state.coins[seat] ?? 0) - most
    state.bank += most
    state.apples[seat] = (state.apples[seat] ?? 0) + apples
    state.tree -= apples
    table.reveal()
    table.log({ type: 'harvest', seat, amount: most, apples })
  },
}

const market: Step<OrchardTypes, { seat: Seat }> = {
  name: 'market',
  seats: (_state, { seat }) => [seat],
  moves: [sell as Kind<Move>, end],
}

const nobody = { seat: -1 }

export const orchard: Game<OrchardTypes> = {
  id: 'orchard',
  rules: '1.0.0',
  title: 'Orchard',
  designers: ['Nobody'],
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  entries: ENTRIES,
  components: [{ id: 'coins', source: 'rulebook', count: 100 }],
  steps: [season, bidding, harvest, market] as Step<OrchardTypes, object>[],
  setup({ base, chance }) {
    const seats = Array.from({ length: base.seats }, (_, seat) => seat)
    const year = [
      frame(season, {}),
      frame(bidding, nobody),
      frame(harvest, {}),
      ...seats.map((seat) => frame(market, { seat })),
    ]
    const { seasons } = base.options
    const years = Array.from({ length: seasons }, () => year).flat()
    return {
      ...base,
      agenda: years.reverse(),
      coins: seats.map(() => COINS),
      bank: 100,
      apples: seats.map(() => APPLES),
      tree: 10,
      prices: chance.shuffle([...PRICES]),
      price: 0,
      bids: seats.map(() => null),
    }
  },
  secrets: { prices: hidden(), bids: seatwise(secretOfOwner()) },
  view: (state, viewer) => boardOf(state, viewer),
  imagine(view, chance) {
    const { board } = view
    const hidden = chance.shuffle(PRICES.filter((price) => !board.seen.includes(price)))
    return {
      ...imaginedBase(view, String(chance.below(1e6))),
      coins: [...board.coins],
      bank: board.bank,
      apples: [...board.apples],
      tree: board.tree,
      price: board.price,
      prices: hidden,
      bids: board.bids.map((each, seat) => {
        if (typeof each === 'number') return each
        return each ? chance.below(Math.min(5, board.coins[seat] ?? 0) + 1) : null
      }),
    }
  },
  notNow: () => ({ rule: 'ORC-05' }),
  notAsked: () => ({ rule: 'ORC-06' }),
  result(state) {
    const { rotten } = state.options
    const worth = rotten ? 0 : 1
    const scores = state.coins.map((coins, seat) => coins + worth * (state.apples[seat] ?? 0))
    const most = Math.max(...scores)
    return {
      scores,
      winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])),
      breakdown: state.coins.map((coins, seat): Record<string, Json> => ({ coins, apples: state.apples[seat] ?? 0 })),
    }
  },
  worth: (state, seat) => (state.coins[seat] ?? 0) + 3 * (state.apples[seat] ?? 0),
  broken(state) {
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
    const problems: string[] = []
    if (sum(state.coins) + state.bank !== state.seats * COINS + 100) problems.push('coins appear or vanish')
    if (sum(state.apples) + state.tree !== state.seats * APPLES + 10) problems.push('apples appear or vanish')
    return problems
  },
  text: { en: () => Promise.resolve(en), de: () => Promise.resolve(de) },
}

function boardOf(state: Orchard, viewer: Viewer): Board {
  const { coins, bank, apples, tree, price } = state
  return {
    coins: [...coins],
    bank,
    apples: [...apples],
    tree,
    price,
    seen: PRICES.filter((each) => !state.prices.includes(each)),
    bids: state.bids.map((each, seat) => (seat === viewer && each !== null ? each : each !== null)),
  }
}

export type OrchardText = GameText<OrchardTypes>
