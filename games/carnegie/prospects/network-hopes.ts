import type { Seat } from '@boardroom/kernel'
import { CITY_IDS, type CityId, cityOf, LINK_VP, NEIGHBOURS, REGIONS } from '../components/index.ts'
import { citiesOf } from '../model/network.ts'
import { playerAt } from '../model/players.ts'
import { rankOf } from '../model/tracks.ts'
import type { CarnegieState } from '../state.ts'
import type { Weights } from '../worth.ts'

const CITIES = CITY_IDS.map((id) => cityOf(id as CityId))
const MAJOR = CITIES.flatMap(({ link }, city) => (link > 0 ? [city] : []))

/** Every set of two or more major cities. */
const GOALS: readonly (readonly number[])[] = Array.from({ length: 1 << MAJOR.length }, (_, set) =>
  MAJOR.filter((_, i) => set & (1 << i)),
).filter(({ length }) => length > 1)

const LINKS = GOALS.map((goal) => goal.reduce((sum, city) => sum + (CITIES[city]?.link ?? 0), 0))
/** The regions that each of them lies in. */
const PLACES = GOALS.map((goal) => [
  ...new Set(goal.map((city) => REGIONS.indexOf((CITIES[city] as (typeof CITIES)[number]).region))),
])
const BEST_RANK = 2
/** Further apart than any two cities. */
const FAR = 99

/** Major and connected cities, and the best network in reach: its points, less for every city that is still missing. */
export function networkHopes(w: Weights, state: CarnegieState, seat: Seat, rising: boolean): number {
  const own = citiesOf(state, seat)
  if (own === 0) return 0
  const open = citiesOf(state, null)
  let grown = 0
  for (let city = 0; city < CITIES.length; city++) {
    if (!(own & (1 << city))) continue
    grown += w.major * (CITIES[city]?.link ?? 0)
    for (const other of NEIGHBOURS[city] ?? []) if (own & (1 << other)) grown += w.pair
  }
  if (w.network === 0) return grown
  const player = playerAt(state, seat)
  const missing = missingFor(own, open & ~own)
  const ranks = REGIONS.map((region) => rankOf(player, region))
  let best = 0
  for (let i = 0; i < GOALS.length; i++) {
    const lacking = missing[i] as number
    if (lacking === 0 || lacking > 5) continue
    let rank = BEST_RANK
    for (const region of PLACES[i] as readonly number[]) rank = Math.min(rank, ranks[region] as number)
    if (rising) rank = Math.min(BEST_RANK, rank + 1)
    best = Math.max(best, (LINK_VP[LINKS[i] as number]?.[rank] ?? 0) * w.netDecay ** lacking)
  }
  return grown + w.network * best
}

const known = new Map<number, Map<number, readonly number[]>>()
const MOST_KNOWN = 2_000

/** For every goal how many cities it still takes to connect it. */
function missingFor(own: number, open: number): readonly number[] {
  let byOpen = known.get(own)
  if (!byOpen) {
    if (known.size >= MOST_KNOWN) known.clear()
    byOpen = new Map()
    known.set(own, byOpen)
  }
  let found = byOpen.get(open)
  if (!found) {
    const between = MAJOR.map((city) => distances(city, own, open))
    found = GOALS.map((goal) => missingTo(goal, own, open, between))
    byOpen.set(open, found)
  }
  return found
}

function costOf(city: number, own: number, open: number): number {
  return own & (1 << city) ? 0 : open & (1 << city) ? 1 : FAR
}

/** The missing cities of the goal and those between them: always the nearest city is joined next. */
function missingTo(goal: readonly number[], own: number, open: number, between: readonly number[][]): number {
  let sum = 0
  for (const city of goal) sum += costOf(city, own, open)
  const joined = [goal[0] as number]
  const left = goal.slice(1)
  while (left.length > 0 && sum < FAR) {
    let [nearest, far] = [0, FAR]
    for (const [i, city] of left.entries()) {
      for (const from of joined) {
        const length = between[MAJOR.indexOf(from)]?.[city] ?? FAR
        if (length < far) [nearest, far] = [i, length]
      }
    }
    sum += far
    joined.push(...left.splice(nearest, 1))
  }
  return Math.min(FAR, sum)
}

/** How many cities are missing on the way from one city to each other, without the last. */
function distances(from: number, own: number, open: number): number[] {
  const far: number[] = CITIES.map(() => FAR)
  far[from] = 0
  const near = [from]
  while (near.length > 0) {
    const city = near.shift() as number
    const length = (far[city] as number) + (city === from ? 0 : costOf(city, own, open))
    for (const other of NEIGHBOURS[city] ?? []) {
      if (length >= (far[other] as number)) continue
      far[other] = length
      if (costOf(other, own, open) === 0) near.unshift(other)
      else near.push(other)
    }
  }
  return far
}
