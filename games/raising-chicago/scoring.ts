import type { Result, Seat } from '@boardroom/kernel'
import {
  AUCTION_PRESTIGE,
  PERSONAL,
  POVERTY,
  prestigeBuildingOf,
  RESOURCES,
  SITES,
  SYMBOL_SET,
  turned,
  WARD_TILES,
  type Ward,
} from './components/index.ts'
import { allStoreys, buildingAt, type City, wardStoreys } from './model/city.ts'
import { companyAt, isFree } from './model/companies.ts'
import { councilPoints, NO_LETTERS } from './model/council.ts'
import { finalPoints, symbolSets } from './model/symbols.ts'
import { CATEGORIES, type Category, type Company, isBuilding, type RaisingChicagoState } from './state.ts'

/** First and second place; ties share, rounded up; nothing gains nothing (RC-END-04 to RC-END-09). */
function placePoints(counts: readonly number[], most: number, second: number): number[] {
  const best = Math.max(...counts)
  const next = Math.max(...counts.map((count) => (count < best ? count : 0)))
  const first = counts.filter((count) => count === best).length
  const seconds = counts.filter((count) => count === next).length
  return counts.map((count) => {
    if (count === 0) return 0
    if (count === best) return first === 1 ? most : Math.ceil((most + second) / first)
    return count === next && first === 1 ? Math.ceil(second / seconds) : 0
  })
}

/** The only company with the most storeys, who takes the tile (RC-END-04). */
export function wardLeader(state: RaisingChicagoState, ward: Ward): Seat | null {
  const storeys = wardStoreys(state, state.seats)[ward - 1] ?? []
  const best = Math.max(...storeys)
  const leaders = storeys.flatMap((count, seat) => (count === best && best > 0 ? [seat] : []))
  return leaders.length === 1 ? (leaders[0] ?? null) : null
}

function wardPoints(state: RaisingChicagoState): number[] {
  const sum = state.companies.map(() => 0)
  for (const [i, storeys] of wardStoreys(state, state.seats).entries()) {
    const tile = state.wardTiles[i]
    if (!tile) continue
    const { most, second } = WARD_TILES[tile]
    const points = placePoints(storeys, most, second)
    for (const seat of sum.keys()) sum[seat] = (sum[seat] ?? 0) + (points[seat] ?? 0)
  }
  return sum
}

function auctionPoints(state: RaisingChicagoState): number[] {
  const markers = state.companies.map((company) => company.auction)
  return placePoints(markers, AUCTION_PRESTIGE.most, AUCTION_PRESTIGE.second)
}

/** Each arrow that points at a raised building gives its owner the value (RC-END-10). */
export function arrowPoints(state: City & { readonly companies: readonly unknown[] }): number[] {
  const sum = state.companies.map(() => 0)
  for (const site of SITES) {
    const there = state.city[site.index] ?? null
    if (!there || isBuilding(there)) continue
    const { arrows, value } = prestigeBuildingOf(there.prestige)
    for (const arrow of arrows) {
      const neighbour = site.neighbours[turned(arrow, there.rotation)]
      const owner = neighbour === null ? undefined : buildingAt(state, neighbour)?.owner
      // The third colour is ignored (RC-TWO-22).
      if (typeof owner === 'number') sum[owner] = (sum[owner] ?? 0) + value
    }
  }
  return sum
}

/** Paid sections and those at the end of their track (RC-END-14, RC-END-16, RC-END-18). */
function personalPoints({ sections, tracks }: Company): number {
  const complete = RESOURCES.filter((section) => sections.includes(section) || isFree(tracks, section)).length
  return complete * PERSONAL.section + (complete === RESOURCES.length ? PERSONAL.complete : 0)
}

/** What a category gives each company in the present position. */
export function pointsFor(state: RaisingChicagoState, category: Category): number[] {
  switch (category) {
    case 'wards':
      return wardPoints(state)
    case 'auction':
      return auctionPoints(state)
    case 'prestige-buildings':
      return arrowPoints(state)
    case 'final-projects':
      return state.companies.map(({ finals, symbols }) => finalPoints(finals, symbols))
    case 'symbols':
      return state.companies.map(({ symbols }) => SYMBOL_SET * symbolSets(symbols))
    case 'personal':
      return state.companies.map(personalPoints)
    case 'poverty':
      return state.companies.map(({ poverty }) => 0 - (POVERTY[poverty] ?? 0))
    case 'council':
      return state.companies.map(({ letters }, seat) => councilPoints(state, seat, letters ?? NO_LETTERS))
  }
}

/** The most prestige, then the most storeys anywhere, then together (RC-END-22 to RC-END-24). */
export function winnersOf(state: RaisingChicagoState): Seat[] {
  const most = Math.max(...state.companies.map(({ prestige }) => prestige))
  const leaders = state.companies.flatMap(({ prestige }, seat) => (prestige === most ? [seat] : []))
  const tallest = Math.max(...leaders.map((seat) => allStoreys(state, seat)))
  return leaders.filter((seat) => allStoreys(state, seat) === tallest)
}

export type Part = Category | 'rounds' | 'total' | 'storeys'
export type Breakdown = Readonly<Partial<Record<Part, number>>>

export function resultOf(state: RaisingChicagoState): Result<Breakdown> {
  return {
    scores: state.companies.map(({ prestige }) => prestige),
    winners: winnersOf(state),
    breakdown: state.companies.map((_, seat) => breakdownOf(state, seat)),
  }
}

/** Prestige of the eight rounds, then the categories of the final scoring, and storeys for a tie. */
function breakdownOf(state: RaisingChicagoState, seat: Seat): Breakdown {
  const { prestige, score } = companyAt(state, seat)
  const categories = CATEGORIES.filter((category) => category !== 'council' || state.council)
  const scored = categories.map((category) => [category, score[category] ?? 0] as const)
  const inRounds = scored.reduce((rest, [, points]) => rest - points, prestige)
  return {
    rounds: inRounds,
    ...Object.fromEntries(scored),
    total: prestige,
    storeys: allStoreys(state, seat),
  }
}
