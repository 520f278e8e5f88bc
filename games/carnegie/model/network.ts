import { itemAt, type Seat } from '@boardroom/kernel'
import { CITY_IDS, type CityId, cityOf, LEVELS, type Level, LINK_VP, NEIGHBOURS, SLOTS } from '../components/index.ts'
import type { Public } from '../state.ts'
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
  const own = CITY_IDS.map(() => false)
  for (let i = 0; i < SLOTS.length; i++) {
    const slot = SLOTS[i]
    if (slot && state.slots[i] === seat) own[slot.cityIndex] = true
  }
  const parts: Part[] = []
  for (let city = 0; city < own.length; city++) {
    if (!own[city]) continue
    const part = worthOf(state, seat, take(own, city))
    if (part) parts.push(part)
  }
  return parts.sort((a, b) => b.vp - a.vp)
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

/** All its major cities count, at the lowest level of their regions (CG-NET-03, CG-NET-04, CG-NET-07). */
function worthOf(state: Public, seat: Seat, part: readonly number[]): Part | null {
  const player = playerAt(state, seat)
  const cities = part.map((city) => itemAt(CITY_IDS, city))
  const major = cities.filter((city) => cityOf(city).link > 0)
  if (major.length < 2) return null
  const links = major.reduce((sum, city) => sum + cityOf(city).link, 0)
  const rank = Math.min(...major.map((city) => rankOf(player, cityOf(city).region)))
  return { cities, links, level: itemAt(LEVELS, rank), vp: LINK_VP[links]?.[rank] ?? 0 }
}

/** Only the more valuable of separate parts scores (CG-NET-06). */
export function networkVp(state: Public, seat: Seat): number {
  return partsOf(state, seat)[0]?.vp ?? 0
}
