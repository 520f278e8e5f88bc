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
import type { Seat } from '@boardroom/kernel'
import {
  cityOf,
  DONATIONS,
  type DonationId,
  type Gain,
  PROJECTS,
  type RegionId,
  type SlotId,
  slotOf,
} from '../components/index.ts'
import { slotsOf } from '../model/map.ts'
import { partsOf } from '../model/network.ts'
import type { Carnegie } from '../types.ts'
import type { Board } from '../view.ts'
import { CARD_EVERY } from './log.ts'
import { Person } from './pieces.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

const COIN: Piece = { icon: 'money', tint: '#c99a3f' }
const GOOD: Piece = { icon: 'good', tint: '#b14a26' }
const POINT: Piece = { art: <Sign name="vp" size={20} />, tint: '#5a7833' }
const BULB: Piece = { art: <Sign name="bulb" size={20} />, tint: '#a8771b' }
const TILE: Piece = { art: <Sign name="tile" size={20} />, tint: '#3f638f' }
const ANDREW: Piece = { icon: 'person', tint: '#17292c' }

function person(seat: Seat): Piece {
  return { art: <Person seat={seat} posture="standing" size={34} /> }
}

/** What a seat gets, kind by kind, from where it comes. */
function gained(seat: Seat, gain: Gain, from: Place): Events {
  const flow = (what: Piece, amount: number | undefined, to: Place, unit: string): FilmEvent[] =>
    amount ? [{ act: 'flow', what, count: few(amount, 2), from, to, tells: `+${unit}${amount}` }] : []
  return [
    { act: 'reveal', at: from },
    ...flow(COIN, gain.money, at.money(seat), '$'),
    ...flow(GOOD, gain.goods, at.goods(seat), ''),
    ...flow(POINT, gain.vp, at.seat(seat), ''),
    ...flow(BULB, gain.research, at.seat(seat), ''),
    ...flow(person(seat), gain.employee, at.seat(seat), ''),
  ]
}

function spend(what: Piece, amount: number, seat: Seat, to: Place): FilmEvent[] {
  const from = what === COIN ? at.money(seat) : at.goods(seat)
  return amount > 0 ? [{ act: 'flow', what, count: few(amount, 2), from, to }] : []
}

function stations(region: RegionId, to: number): Place[] {
  return [Math.max(1, to - 1), to].map((space) => at.station(region, space))
}

/** When a project makes a network worth more, the light runs along it, and what it is worth now is told at its end. */
function joining(board: Board, seat: Seat, slot: SlotId): FilmEvent[] {
  const here = slotOf(slot)
  const before = { ...board, slots: board.slots.map((owner, index) => (index === here.index ? null : owner)) }
  const part = partsOf(board, seat)[0]
  const had = partsOf(before, seat)[0]?.vp ?? 0
  if (!part || part.vp <= had) return []
  const ends = slotsOf(board, seat).filter(({ city }) => city !== here.city && part.cities.includes(city))
  const major = ends.filter(({ city }) => cityOf(city).link > 0)
  const lights: FilmEvent[] = [
    { act: 'reveal', at: at.slot(slot), tells: `+${part.vp - had}★` },
    ...major.map(({ id }): FilmEvent => ({ act: 'reveal', at: at.slot(id) })),
  ]
  return [CLIMAX, ...inTurn(lights, 220, 380)]
}

const isDonation = (on: DonationId | SlotId): on is DonationId => Object.hasOwn(DONATIONS, on)

/** What is seen of everything that can happen. */
export const film = directed<Carnegie>({
  sides: ({ seat }) => [
    { act: 'reveal', at: at.seat(seat) },
    ...PROJECTS.map((project): FilmEvent => ({ act: 'turnOver', at: at.tab(seat, project) })),
  ],
  'first-start-player': ({ seat }) => [{ act: 'travel', what: { seat }, from: at.bank, to: at.seat(seat) }],
  'neutral-disc': ({ on }) => [
    {
      act: 'travel',
      what: { icon: 'lock', tint: '#6f6a5c' },
      from: at.bank,
      to: isDonation(on) ? at.donation(on) : at.slot(on),
    },
  ],
  'first-project': ({ seat, slot }) => [{ act: 'travel', what: { seat }, from: at.seat(seat), to: at.slot(slot) }],
  reserved: ({ seat, tile }) => [{ act: 'travel', what: TILE, from: at.tile(tile), to: at.seat(seat) }],
  round: ({ round }) => [
    { act: 'reveal', at: at.timeline },
    // After a quarter of the game it is told who stands where: in each of twenty rounds would be too often.
    ...(round % CARD_EVERY === 1 ? [{ act: 'card', of: 'round' } satisfies FilmEvent] : []),
  ],
  action: ({ action, chooser }) => [
    {
      act: 'travel',
      what: chooser === 'andrew' ? ANDREW : { seat: chooser },
      from: chooser === 'andrew' ? at.andrew : at.seat(chooser),
      to: at.row(action),
    },
  ],
  marker: ({ row, position }) => [
    {
      act: 'climb',
      what: { icon: 'flag', tint: '#17292c' },
      path: [at.cell(row, position - 1), at.cell(row, position)],
    },
  ],
  returned: ({ seat, region, count }) => [
    { act: 'flow', what: person(seat), count: few(count), from: at.mission(region), to: at.seat(seat) },
  ],
  'transport-income': ({ seat, region, gain }) => gained(seat, gain, at.track(region)),
  'project-income': ({ seat, gain }) => gained(seat, gain, at.seat(seat)),
  'choice-income': ({ seat, project, take, amount }) => [
    {
      act: 'flow',
      what: take === 'money' ? COIN : GOOD,
      count: few(amount, 2),
      from: at.tab(seat, project),
      to: take === 'money' ? at.money(seat) : at.goods(seat),
      tells: `+${amount}`,
    },
  ],
  hired: ({ seat, count }) => [
    { act: 'flow', what: person(seat), count: few(count), from: at.bank, to: at.seat(seat), tells: `+${count}` },
  ],
  'nobody-to-hire': ({ seat }) => point(at.seat(seat)),
  donated: ({ seat, donation, cost }) => [
    { act: 'travel', what: { seat }, from: at.seat(seat), to: at.donation(donation) },
    { act: 'flow', what: COIN, count: few(cost, 5), from: at.money(seat), to: at.donation(donation), after: 250 },
  ],
  lapsed: ({ seat }) => point(at.seat(seat)),
  joker: ({ seat, action }) => [
    { act: 'travel', what: { icon: 'appeal', seat }, from: at.seat(seat), to: at.row(action) },
  ],
  used: ({ seat, mission, gain }) => [
    ...gained(seat, gain, at.seat(seat)),
    ...(mission
      ? [{ act: 'travel', what: person(seat), from: at.seat(seat), to: at.mission(mission) } satisfies FilmEvent]
      : []),
  ],
  traded: ({ seat, gain }) => gained(seat, gain, at.bank),
  stepped: ({ seat, from, to }) => [
    { act: 'travel', what: person(seat), from: at.roomOf(seat, from), to: at.roomOf(seat, to) },
  ],
  built: ({ seat, tile, space, goods }) => [
    { act: 'travel', what: TILE, from: at.tile(tile), to: at.room(seat, space) },
    ...spend(GOOD, goods, seat, at.bank),
  ],
  assigned: ({ seat, from }) => [{ act: 'travel', what: person(seat), from: at.roomOf(seat, from), to: at.seat(seat) }],
  project: ({ seat, project, slot, mission, goods, money }, { board }) => [
    { act: 'travel', what: { seat }, from: at.tab(seat, project), to: at.slot(slot) },
    ...spend(GOOD, goods, seat, at.bank),
    ...spend(COIN, money, seat, at.bank),
    ...(mission
      ? [{ act: 'travel', what: person(seat), from: at.seat(seat), to: at.mission(mission) } satisfies FilmEvent]
      : []),
    ...joining(board, seat, slot),
  ],
  'instant-income': ({ seat, gain }) => gained(seat, gain, at.bank),
  developed: ({ seat, project }) => [
    { act: 'travel', what: BULB, from: at.seat(seat), to: at.tab(seat, project) },
    { act: 'reveal', at: at.tab(seat, project) },
  ],
  advanced: ({ seat, region, space }) => [{ act: 'climb', what: { seat }, path: stations(region, space) }],
  'last-space': ({ seat, region, gain }) => gained(seat, gain, at.track(region)),
  sold: ({ seat }) => [
    { act: 'travel', what: GOOD, from: at.goods(seat), to: at.bank },
    { act: 'travel', what: COIN, from: at.bank, to: at.money(seat), tells: '+$1' },
  ],
  activated: ({ seat, cost }) => [{ act: 'reveal', at: at.seat(seat) }, ...spend(COIN, cost, seat, at.bank)],
  'andrew-reveals': () => [{ act: 'turnOver', at: at.andrew }],
  'andrew-donates': ({ donation }) => [{ act: 'travel', what: ANDREW, from: at.andrew, to: at.donation(donation) }],
  'andrew-takes': ({ tile }) => [{ act: 'travel', what: TILE, from: at.tile(tile), to: at.andrew }],
  'andrew-builds': ({ slot }) => [{ act: 'travel', what: ANDREW, from: at.andrew, to: at.slot(slot) }],
  'andrew-advances': ({ region, space }) => [{ act: 'climb', what: ANDREW, path: stations(region, space) }],
  'andrew-shifts': () => point(at.andrew),
  'andrew-files': ({ vp }) => point(at.andrew, `+${vp}`),
  paid: ({ seat, donation, vp }) => [
    { act: 'travel', what: POINT, from: at.donation(donation), to: at.seat(seat), tells: `+${vp}` },
  ],
  score: ({ seat, score }) => point(at.seat(seat), `${score}`),
  'andrew-score': ({ score }) => point(at.andrew, `${score}`),
  winners: ({ seats }) => [CLIMAX, ...seats.map((seat): FilmEvent => ({ act: 'reveal', at: at.seat(seat) }))],
})
