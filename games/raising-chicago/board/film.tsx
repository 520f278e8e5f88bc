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
import { itemAt, type Seat } from '@boardroom/kernel'
import { type Amounts, fieldOf, type Reward, SITES, SLOTS, TOKENS, type Token } from '../components/index.ts'
import type { Source } from '../entries.ts'
import { buildingAt } from '../model/city.ts'
import type { Owner } from '../state.ts'
import type { RaisingChicago } from '../types.ts'
import { FACADE, SLAB } from './city/building.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

const TOKEN_PIECES: Readonly<Record<Token, Piece>> = {
  timber: { art: <Sign name="timber" size={20} />, tint: '#a86f1c' },
  jackscrew: { art: <Sign name="jackscrew" size={20} />, tint: '#4d6b7c' },
  masonry: { art: <Sign name="masonry" size={20} />, tint: '#b4452c' },
  joker: { art: <Sign name="joker" size={20} />, tint: '#7a479c' },
  favour: { art: <Sign name="favour" size={20} />, tint: '#1d7d72' },
}
const PRESTIGE: Piece = { art: <Sign name="prestige" size={20} />, tint: '#9a2f1b' }
const POVERTY: Piece = { art: <Sign name="poverty" size={20} />, tint: '#4a565d' }
const TILE: Piece = { icon: 'asset', tint: '#7f8a57' }

function marker(owner: Owner): Piece {
  return owner === 'third' ? { icon: 'cube', tint: '#857d72' } : { seat: owner }
}

function building(owner: Owner): Piece {
  return owner === 'third' ? { icon: 'storey', tint: '#857d72' } : { icon: 'storey', seat: owner }
}

/** Storey by storey, with the house on top of them. */
function jackedUp(place: Place, storeys: number): FilmEvent {
  const lifted = storeys * SLAB
  return { act: 'grow', at: place, steps: storeys, hidden: lifted / (lifted + FACADE), sound: 'jack', after: 300 }
}

type Some = Readonly<Partial<Record<Token, number>>>

/** Tokens of each kind between a company's crates and somewhere else. */
function tokens(amounts: Some, from: (token: Token) => Place, to: (token: Token) => Place, sign = ''): FilmEvent[] {
  return TOKENS.flatMap((token) => {
    const amount = amounts[token] ?? 0
    if (amount === 0) return []
    const what = TOKEN_PIECES[token]
    const flow: FilmEvent = { act: 'flow', what, count: few(amount), from: from(token), to: to(token) }
    return [sign ? { ...flow, tells: `${sign}${amount}` } : flow]
  })
}

function gets(seat: Seat, amounts: Some, from: Place): Events {
  const into = (token: Token): Place => at.token(seat, token)
  return [{ act: 'reveal', at: at.seat(seat) }, ...tokens(amounts, () => from, into, '+')]
}

function gives(seat: Seat, amounts: Some, to: Place): Events {
  const outOf = (token: Token): Place => at.token(seat, token)
  return [{ act: 'reveal', at: at.seat(seat) }, ...tokens(amounts, outOf, () => to)]
}

function spent(plain: Amounts, jokers: number): Some {
  return { ...plain, joker: jokers }
}

/** Where a reward comes from. */
function sourceOf(seat: Seat, from: Source): Place {
  switch (from) {
    case 'project':
      return at.auction
    case 'site':
    case 'neighbourhood':
      return at.city
    case 'column':
      return at.columns(seat)
    case 'card':
      return at.cards(seat)
    case 'tile':
      return at.tiles(seat)
  }
}

function rewarded(seat: Seat, reward: Reward, from: Place): Events {
  switch (reward.type) {
    case 'joker':
    case 'favour':
      return gets(seat, { [reward.type]: reward.amount }, from)
    case 'prestige':
      return prestige(seat, reward.amount)
    case 'extension':
      return [{ act: 'travel', what: TILE, from, to: at.seat(seat) }]
    case 'competence':
      return point(at.competence(seat, reward.track), `+${reward.steps}`)
    case 'resources':
      return gets(seat, reward.amounts, from)
  }
}

function prestige(seat: Seat, amount: number): Events {
  return [
    {
      act: 'flow',
      what: PRESTIGE,
      count: few(amount, 2),
      from: at.road(seat),
      to: at.prestige(seat),
      tells: `+${amount}`,
    },
    { act: 'reveal', at: at.road(seat) },
  ]
}

/** What is seen of everything that can happen. */
export const film = directed<RaisingChicago>({
  round: () => [
    { act: 'card', of: 'round' },
    ...SLOTS.map((slot): FilmEvent => ({ act: 'turnOver', at: at.slot(slot) })),
  ],
  markers: ({ added }) => [
    { act: 'reveal', at: at.auction },
    ...added.flatMap((count, seat): FilmEvent[] =>
      count > 0 ? [{ act: 'flow', what: { seat }, count: few(count), from: at.seat(seat), to: at.row(seat) }] : [],
    ),
  ],
  placed: ({ seat, marker: owner, slot, square, takes }) => [
    {
      act: 'travel',
      what: marker(owner === 'third' ? 'third' : seat),
      from: at.row(seat),
      to: at.square(slot, square),
    },
    ...(takes
      ? tokens(
          { [takes]: 1 },
          () => at.square(slot, square),
          (token) => at.token(seat, token),
          '+',
        )
      : []),
  ],
  toll: ({ seat, plain, jokers }) => gives(seat, spent(plain, jokers), at.auction),
  exchanged: ({ seat, gave, got }) => gives(seat, gave, at.token(seat, got)),
  won: ({ slot, winner, back }) => [
    { act: 'travel', what: marker(winner), from: at.owner(winner), to: at.slot(slot) },
    ...back.flatMap((count, seat): FilmEvent[] =>
      count > 0 ? [{ act: 'flow', what: { seat }, count: few(count), from: at.slot(slot), to: at.row(seat) }] : [],
    ),
  ],
  uncovered: ({ seat, takes }) => gets(seat, takes, at.auction),
  'no-bid': ({ slot, seat }) => [{ act: 'travel', what: { seat }, from: at.seat(seat), to: at.slot(slot) }],
  poverty: ({ seat, field }) => [
    { act: 'climb', what: { seat }, path: [at.poverty(Math.max(0, field - 1)), at.poverty(field)] },
    { act: 'travel', what: POVERTY, from: at.poverty(field), to: at.seat(seat) },
  ],
  paid: ({ seat, plain, jokers, favours }) =>
    gives(seat, { ...spent(plain, jokers), favour: favours.length }, at.auction),
  symbol: ({ seat }) => [{ act: 'travel', what: TILE, from: at.auction, to: at.seat(seat) }],
  final: ({ seat }) => [{ act: 'travel', what: TILE, from: at.auction, to: at.seat(seat) }],
  gained: ({ seat, reward, from }) => rewarded(seat, reward, sourceOf(seat, from)),
  'no-extension': ({ seat }) => point(at.seat(seat)),
  advanced: ({ seat, track }) => [
    { act: 'travel', what: TOKEN_PIECES[track], from: at.auction, to: at.competence(seat, track), tells: '+1' },
  ],
  'track-end': ({ seat, track }) => point(at.competence(seat, track)),
  raised: ({ owner, site, storeys }) => [
    CLIMAX,
    { act: 'travel', what: building(owner), from: at.auction, to: at.site(site), tells: `${storeys}` },
    jackedUp(at.house(site), storeys),
  ],
  moved: ({ owner, site }) => [
    { act: 'travel', what: building(owner), from: at.auction, to: at.outskirts(site) },
    { act: 'grow', at: at.outskirts(site), after: 300 },
    { act: 'travel', what: TILE, from: at.outskirts(site), to: at.owner(owner), after: 500 },
  ],
  storeys: ({ seat, prestige: amount }) => prestige(seat, amount),
  'prestige-raised': ({ site }) => [
    { act: 'travel', what: { icon: 'building', tint: '#7a479c' }, from: at.yard, to: at.site(site) },
    { act: 'grow', at: at.site(site), after: 300 },
  ],
  'prestige-revealed': () => [{ act: 'turnOver', at: at.yard }],
  neighbourhood: ({ field, winner, consoled }, { board }) => {
    // Round the four sites, counting what the winner has there.
    const round = fieldOf(field).sites.map((index): FilmEvent => {
      const there = buildingAt(board, index)
      const counts = there !== null && there.owner === winner
      const site = at.site(itemAt(SITES, index).id)
      return { act: 'reveal', at: site, sound: 'stamp', ...(counts && { tells: `${there.storeys}` }) }
    })
    const tile = (seat: Seat): FilmEvent => ({ act: 'travel', what: TILE, from: at.field(field), to: at.seat(seat) })
    const comfort = (seat: Seat): FilmEvent => ({
      act: 'travel',
      what: PRESTIGE,
      from: at.field(field),
      to: at.prestige(seat),
      tells: '+1',
    })
    return [
      CLIMAX,
      ...inTurn(round, 170),
      { act: 'reveal', at: at.field(field), after: 680 },
      ...inTurn([...(winner === null ? [] : [tile(winner)]), ...consoled.map(comfort)], 120, 850),
    ]
  },
  card: ({ owner }) => [
    { act: 'travel', what: { icon: 'log', tint: '#6b4a2c' }, from: at.auction, to: at.owner(owner) },
  ],
  produced: ({ seat, takes }) => gets(seat, takes, at.cards(seat)),
  'used-tile': ({ seat }) => [{ act: 'travel', what: TILE, from: at.tiles(seat), to: at.prairie }],
  took: ({ seat, takes }) => gets(seat, takes, at.tiles(seat)),
  'storey-added': ({ seat, site, storeys }) => [
    { act: 'travel', what: building(seat), from: at.seat(seat), to: at.site(site), tells: `${storeys}` },
    jackedUp(at.house(site), 1),
  ],
  banners: ({ seat, spaces }) => [
    { act: 'reveal', at: at.seat(seat) },
    ...spaces.map((space): FilmEvent => ({ act: 'turnOver', at: at.banner(space) })),
  ],
  section: ({ seat, spent: paid }) => gives(seat, paid, at.personal(seat)),
  letters: ({ seat }) => point(at.seat(seat)),
  'ward-tile': ({ seat, ward }) => [{ act: 'travel', what: TILE, from: at.ward(ward), to: at.seat(seat) }],
  scored: ({ points }) => [
    { act: 'card', of: 'phase' },
    ...points.map((amount, seat): FilmEvent => ({ act: 'reveal', at: at.prestige(seat), tells: signed(amount) })),
  ],
  winners: ({ seats }) => [CLIMAX, ...seats.map((seat): FilmEvent => ({ act: 'reveal', at: at.seat(seat) }))],
})

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
