import {
  type Chance,
  chanceFrom,
  choice,
  type EntryIn,
  entriesUnder,
  type FromSteps,
  flag,
  frame,
  type Game,
  type GameText,
  hidden,
  imaginedBase,
  integer,
  type MoveKind,
  type MoveOf,
  type OptionsIn,
  oneOf,
  options,
  rulesIn,
  type Seat,
  type State,
  seatwise,
  secretOfOwner,
  Table,
  type Turn,
  type Viewer,
} from '../src/index.ts'

/**
 * Market Day: a game just big enough to show everything the kernel does. Every day begins with a card from the deck
 * for each seat (a step that happens, with chance) and a secret bid by all seats at once; the highest bid wins a
 * stall. Then each seat has a turn of small moves: sell cards, dig for one, show one, end the turn.
 */
interface Rules {
  state: ToyState
  entry: ToyEntry
  refusal: ToyRefusal
  rule: string
}

export interface Toy extends Rules, FromSteps<typeof STEPS> {
  board: ToyBoard
  breakdown: { readonly coins: number; readonly stalls: number }
}

export interface ToyState extends State {
  readonly options: OptionsIn<typeof OPTIONS>
  day: number
  bank: number
  coins: number[]
  stalls: number[]
  /** Hidden from everyone. */
  deck: number[]
  /** Each hidden from the other seats. */
  hands: number[][]
  /** Secret until all are in. */
  bids: (number | null)[]
  /** The cards of each hand that everyone has seen. */
  shown: number[][]
  sold: number[]
}

interface ToyBoard {
  readonly day: number
  readonly bank: number
  readonly coins: readonly number[]
  readonly stalls: readonly number[]
  readonly cards: readonly number[]
  readonly hand: readonly number[] | null
  readonly bids: readonly boolean[]
  readonly bid: number | null
  readonly shown: readonly (readonly number[])[]
  readonly sold: readonly number[]
}

const entry = entriesUnder<string>()

const ENTRIES = {
  day: entry<{ readonly day: number }>('TOY-STEP'),
  drew: entry<{ readonly seat: Seat; readonly card?: number }>(({ card }) => (card ? 'TOY-CARD' : 'TOY-DIG')),
  bid: entry<{ readonly seat: Seat; readonly coins?: number }>('TOY-BID'),
  stall: entry<{ readonly seat: Seat; readonly coins: number }>('TOY-BID'),
  sold: entry<{ readonly seat: Seat; readonly card: number }>('TOY-CARD'),
  showed: entry<{ readonly seat: Seat; readonly card: number }>('TOY-SHOWN'),
}

type ToyEntry = EntryIn<typeof ENTRIES>

const OPTIONS = options({
  pace: {
    length: choice(['short', 'long'], 'short'),
    hand: choice([1, 2], { by: 'length', values: { short: 1, long: 2 } }),
  },
  city: { tax: flag(false) },
})

type ToyRefusal =
  | { readonly rule: 'TOY-BID'; readonly coins: number }
  | { readonly rule: 'TOY-CARD'; readonly card: number }
  | { readonly rule: 'TOY-DIG' | 'TOY-END' | 'TOY-SHOWN' | 'TOY-STEP' | 'TOY-TURN' }

export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const COINS = 5

type Own = { readonly seat: Seat }
type Bid = MoveOf<'bid', typeof bidFields>
type WithCard<T extends string> = MoveOf<T, typeof cardFields>

const bidFields = { coins: integer(0, 50) }
const cardFields = { card: oneOf(CARDS) }

const { asking, happening, bare } = rulesIn<Rules>()

const dawn = happening({
  name: 'dawn',
  happen(turn) {
    const { state } = turn
    const days = state.options.length === 'short' ? 2 : 3
    if (state.day === days) return
    state.day++
    turn.log({ type: 'day', day: state.day })
    for (let seat = 0; seat < state.seats; seat++) draw(turn, seat)
    state.bids = state.coins.map(() => null)
    const turns = state.coins.map((_, seat) => frame(ownTurn, { seat }))
    turn.next(frame(bidding, {}), frame(award, {}), ...turns, frame(dawn, {}))
  },
})

const bid: MoveKind<Rules, object, Bid> = {
  type: 'bid',
  rule: 'TOY-BID',
  fields: bidFields,
  candidates(state, _params, seat) {
    return Array.from({ length: (state.coins[seat] ?? 0) + 2 }, (_, coins) => ({ type: 'bid', coins }))
  },
  refuse(state, _params, seat, { coins }) {
    return coins > (state.coins[seat] ?? 0) ? { rule: 'TOY-BID', coins } : null
  },
  apply(turn, _params, seat, { coins }) {
    turn.state.bids[seat] = coins
    turn.log({ type: 'bid', seat })
    turn.whisper([seat], { type: 'bid', seat, coins })
  },
}

const bidding = asking({
  name: 'bidding',
  seats: (state) => state.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])),
  moves: [bid],
})

const award = happening({
  name: 'award',
  happen(turn) {
    const { state } = turn
    const highest = Math.max(...state.bids.map(Number))
    const seat = state.bids.indexOf(highest)
    pay(state, seat, -highest)
    state.stalls[seat] = (state.stalls[seat] ?? 0) + 1
    turn.log({ type: 'stall', seat, coins: highest })
    turn.reveal()
  },
})

const sell: MoveKind<Rules, Own, WithCard<'sell'>> = {
  type: 'sell',
  rule: 'TOY-CARD',
  fields: cardFields,
  candidates: () => CARDS.map((card) => ({ type: 'sell', card })),
  refuse: (state, _params, seat, { card }) => holds(state, seat, card),
  apply(turn, _params, seat, { card }) {
    const { state } = turn
    state.hands[seat] = (state.hands[seat] ?? []).filter((held) => held !== card)
    state.shown[seat] = (state.shown[seat] ?? []).filter((shown) => shown !== card)
    state.sold.push(card)
    pay(state, seat, state.options.tax ? Math.ceil(card / 2) : card)
    turn.log({ type: 'sold', seat, card })
  },
}

const show: MoveKind<Rules, Own, WithCard<'show'>> = {
  type: 'show',
  rule: 'TOY-CARD',
  fields: cardFields,
  candidates: () => CARDS.map((card) => ({ type: 'show', card })),
  refuse(state, _params, seat, { card }) {
    return state.shown[seat]?.includes(card) ? { rule: 'TOY-SHOWN' } : holds(state, seat, card)
  },
  apply(turn, _params, seat, { card }) {
    turn.state.shown[seat]?.push(card)
    turn.log({ type: 'showed', seat, card })
    turn.reveal()
  },
}

const dig = bare({
  type: 'dig',
  rule: 'TOY-DIG',
  refuse: (state) => (state.deck.length === 0 ? { rule: 'TOY-DIG' } : null),
  apply(turn, _params, seat) {
    draw(turn, seat)
  },
})

const end = bare({ type: 'end', rule: 'TOY-END', apply: (turn) => turn.done() })

const ownTurn = asking({
  name: 'turn',
  seats: (_state, { seat }: Own) => [seat],
  moves: [sell, show, dig, end],
})

const STEPS = [dawn, bidding, award, ownTurn] as const

export const toy: Game<Toy> = {
  id: 'market-day',
  rules: '1.0.0',
  title: 'Market Day',
  designers: [],
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  entries: ENTRIES,
  components: [{ id: 'cards', source: 'rulebook', count: CARDS.length }],
  steps: STEPS,
  setup({ base, chance }) {
    const deck = chance.shuffle([...CARDS])
    const each = <T>(make: () => T): T[] => Array.from({ length: base.seats }, make)
    return {
      ...base,
      agenda: [frame(dawn, {})],
      day: 0,
      bank: 100,
      coins: each(() => COINS),
      stalls: each(() => 0),
      deck,
      hands: each(() => deck.splice(0, base.options.hand - 1)),
      bids: each(() => null),
      shown: each(() => []),
      sold: [],
    }
  },
  secrets: {
    deck: hidden({ pieces: 'cards' }),
    hands: seatwise(secretOfOwner({ pieces: 'cards' })),
    bids: seatwise(secretOfOwner()),
  },
  view(state, viewer) {
    const own = viewer === 'spectator' ? undefined : viewer
    return {
      day: state.day,
      bank: state.bank,
      coins: [...state.coins],
      stalls: [...state.stalls],
      cards: state.hands.map((hand) => hand.length),
      hand: own === undefined ? null : [...(state.hands[own] ?? [])],
      bids: state.bids.map((bid) => bid !== null),
      bid: own === undefined ? null : (state.bids[own] ?? null),
      shown: state.shown.map((cards) => [...cards]),
      sold: [...state.sold],
    }
  },
  imagine(view, chance) {
    const { board, viewer } = view
    const seen = [...(board.hand ?? []), ...board.sold, ...board.shown.flat()]
    const hidden = chance.shuffle(CARDS.filter((card) => !seen.includes(card)))
    return {
      ...imaginedBase(view, 'imagined'),
      day: board.day,
      bank: board.bank,
      coins: [...board.coins],
      stalls: [...board.stalls],
      hands: board.cards.map((count, seat) => {
        if (seat === viewer) return [...(board.hand ?? [])]
        const shown = board.shown[seat] ?? []
        return [...shown, ...hidden.splice(0, count - shown.length)]
      }),
      deck: hidden,
      bids: board.bids.map((made, seat) => {
        if (seat === viewer || !made) return seat === viewer ? board.bid : null
        return chance.below((board.coins[seat] ?? 0) + 1)
      }),
      shown: board.shown.map((cards) => [...cards]),
      sold: [...board.sold],
    }
  },
  notNow: () => ({ rule: 'TOY-STEP' }),
  notAsked: () => ({ rule: 'TOY-TURN' }),
  result(state) {
    const scores = state.coins.map((coins, seat) => coins + 5 * (state.stalls[seat] ?? 0))
    const best = Math.max(...scores)
    return {
      scores,
      winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
      breakdown: state.coins.map((coins, seat) => ({ coins, stalls: 5 * (state.stalls[seat] ?? 0) })),
    }
  },
  worth: (state, seat) => (state.coins[seat] ?? 0) + 5 * (state.stalls[seat] ?? 0),
  broken(state) {
    const cards = [...state.deck, ...state.hands.flat(), ...state.sold].sort((a, b) => a - b)
    const coins = state.coins.reduce((sum, coins) => sum + coins, state.bank)
    const problems = []
    if (cards.join() !== CARDS.join()) problems.push(`the cards are ${cards}`)
    if (coins !== 100 + COINS * state.seats) problems.push(`there are ${coins} coins`)
    return problems
  },
  text: {
    en: async () => words((rule) => `Not allowed: ${rule}.`),
    de: async () => words((rule) => `Nicht erlaubt: ${rule}.`),
  },
}

function words(refusal: (rule: string) => string): GameText<Toy> {
  return {
    prompt: (current) => current.step,
    move: (move) => move.type,
    entry: (entry) => entry.type,
    refusal: ({ rule }) => refusal(rule),
    rules: async () => ({}),
    options: {},
    optionGroups: {},
    edition: [],
    sheets: () => [],
  }
}

function holds(state: ToyState, seat: Seat, card: number): ToyRefusal | null {
  return state.hands[seat]?.includes(card) ? null : { rule: 'TOY-CARD', card }
}

function pay(state: ToyState, seat: Seat, coins: number): void {
  state.coins[seat] = (state.coins[seat] ?? 0) + coins
  state.bank -= coins
}

/** A card is taken from anywhere in the deck, so that every draw is chance. */
function draw(turn: Turn<Rules>, seat: Seat): void {
  const { deck, hands } = turn.state
  if (deck.length === 0) return
  const [card] = deck.splice(turn.chance.below(deck.length), 1)
  if (card === undefined) return
  hands[seat]?.push(card)
  turn.log({ type: 'drew', seat })
  turn.whisper([seat], { type: 'drew', seat, card })
}

// The words of the tests.

export function toyTable(setting: { seats?: number; seed?: string; options?: object } = {}, game = toy): Table<Toy> {
  return Table.start(game, { seats: 2, seed: 'toy', ...setting })
}

/** A table whose first bids are made, so that seat 0 has its turn. */
export function atFirstTurn(table = toyTable()): Table<Toy> {
  for (const seat of table.asked()) table.play(seat, { type: 'bid', coins: 0 })
  return table
}

/** A card that the seat holds. */
export function cardOf(table: Table<Toy>, seat: Seat): number {
  return table.state.hands[seat]?.[0] ?? Number.NaN
}

/** Plays by chance until nobody is asked; `each` sees the table before every move. */
export function playOut(
  table: Table<Toy>,
  seed: string,
  each: (table: Table<Toy>, seat: Seat, move: Toy['move']) => void,
) {
  const chance: Chance = chanceFrom(seed)
  while (!table.over) {
    const seat = chance.pick(table.asked())
    each(table, seat, chance.pick(table.legal(seat)))
  }
  return table
}

export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
