import { itemAt, type Seat } from '@boardroom/kernel'
import {
  CITY_IDS,
  type City,
  type CityId,
  cityOf,
  LEVELS,
  type Level,
  LINK_VP,
  NEIGHBOURS,
  SLOTS,
  type Slot,
} from '../components/index.ts'
import type { Owner, Public, PublicPlayer } from '../state.ts'
import { playerAt } from './players.ts'
import { rankOf } from './tracks.ts'

/** A connected part of a network with at least two major cities. */
export interface Part {
  readonly cities: readonly CityId[]
  readonly links: number
  readonly level: Level
  readonly vp: number
}

/** The parts of a seat's network that count, the most valuable first (chapter NET). */
export function partsOf(state: Public, seat: Seat): Part[] {
  const player = playerAt(state, seat)
  return joinedBy(citiesOf(state, seat))
    .map(({ cities, major, links }) => {
      const rank = lowestRank(player, major)
      return { cities, links, level: itemAt(LEVELS, rank), vp: vpOf(links, rank) }
    })
    .sort((a, b) => b.vp - a.vp)
}

/** Only the more valuable of separate parts scores (CG-NET-06). */
export function networkVp(state: Public, seat: Seat): number {
  const player = playerAt(state, seat)
  let most = 0
  for (const { major, links } of joinedBy(citiesOf(state, seat))) {
    most = Math.max(most, vpOf(links, lowestRank(player, major)))
  }
  return most
}

function vpOf(links: number, rank: number): number {
  return LINK_VP[links]?.[rank] ?? 0
}

/** All major cities of a part count, at the lowest level of their regions (CG-NET-03, CG-NET-04, CG-NET-07). */
function lowestRank(player: PublicPlayer, major: readonly City[]): number {
  let lowest = LEVELS.length - 1
  for (const { region } of major) lowest = Math.min(lowest, rankOf(player, region))
  return lowest
}

/** The cities with discs of an owner, a bit for each in the order of `CITY_IDS`. */
export function citiesOf(state: Pick<Public, 'slots'>, owner: Owner | null): number {
  let cities = 0
  for (let i = 0; i < SLOTS.length; i++) {
    if (state.slots[i] === owner) cities |= 1 << (SLOTS[i] as Slot).cityIndex
  }
  return cities
}

/** Connected cities with at least two major ones among them, whatever their level. */
interface Joined {
  readonly cities: readonly CityId[]
  readonly major: readonly City[]
  readonly links: number
}

/** Bots ask for the same cities again and again. */
const known = new Map<number, readonly Joined[]>()
const MOST_KNOWN = 5_000

function joinedBy(cities: number): readonly Joined[] {
  let joined = known.get(cities)
  if (!joined) {
    if (known.size >= MOST_KNOWN) known.clear()
    joined = allJoined(cities)
    known.set(cities, joined)
  }
  return joined
}

function allJoined(cities: number): Joined[] {
  const own = CITY_IDS.map((_, city) => (cities & (1 << city)) !== 0)
  return own.flatMap((_, city) => (own[city] ? (joinedOf(take(own, city)) ?? []) : []))
}

/** All own cities that can be reached from this one; each is taken once. */
function take(own: boolean[], from: number): number[] {
  const part = [from]
  own[from] = false
  for (const city of part) {
    for (const other of NEIGHBOURS[city] ?? []) {
      if (!own[other]) continue
      own[other] = false
      part.push(other)
    }
  }
  return part
}

function joinedOf(part: readonly number[]): Joined | null {
  const cities = part.map((city) => itemAt(CITY_IDS, city))
  const major = cities.map(cityOf).filter(({ link }) => link > 0)
  if (major.length < 2) return null
  return { cities, major, links: major.reduce((sum, { link }) => sum + link, 0) }
}
