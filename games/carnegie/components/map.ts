import { CITIES } from './cities.ts'
import type { City } from './city.ts'
import type { ProjectType } from './projects.ts'
import { ROUTES } from './routes.ts'

export type CityId = keyof typeof CITIES
export const CITY_IDS = Object.keys(CITIES) as CityId[]

export function cityOf(id: CityId): City {
  return CITIES[id]
}

/** A space for a project: the city and the number of the space there, in reading order. */
export type SlotId = `${CityId}-${1 | 2 | 3 | 4 | 5}`

export interface Slot {
  readonly id: SlotId
  /** Its place in `SLOTS` and in the state. */
  readonly index: number
  readonly city: CityId
  readonly cityIndex: number
  readonly accepts: ProjectType | 'any'
}

/** Every space for a project. */
export const SLOTS: readonly Slot[] = CITY_IDS.flatMap((city, cityIndex) =>
  cityOf(city).slots.map(([accepts], i) => ({ id: `${city}-${i + 1}` as SlotId, city, cityIndex, accepts })),
).map((slot, index) => ({ ...slot, index }))

export const SLOT_IDS = SLOTS.map((slot) => slot.id)

const slotById = new Map(SLOTS.map((slot) => [slot.id, slot]))

export function slotOf(id: SlotId): Slot {
  const slot = slotById.get(id)
  if (!slot) throw new Error(`there is no space ${id}`)
  return slot
}

/** Spaces that take a type of project: those with its symbol, and small towns. */
export const SLOTS_FOR: Readonly<Record<ProjectType, readonly Slot[]>> = {
  housing: slotsFor('housing'),
  commerce: slotsFor('commerce'),
  industry: slotsFor('industry'),
  infrastructure: slotsFor('infrastructure'),
}

function slotsFor(type: ProjectType): Slot[] {
  return SLOTS.filter((slot) => slot.accepts === type || slot.accepts === 'any')
}

/** The spaces of a city from the left, which is how neutral discs and Andrew's take them (CG-AFF-04). */
export function leftToRight(city: CityId): readonly Slot[] {
  return slotsFromLeft.get(city) ?? []
}

const slotsFromLeft = new Map(
  CITY_IDS.map((city) => {
    const x = (slot: Slot): number => cityOf(city).slots[Number(slot.id.slice(-1)) - 1]?.[1] ?? 0
    return [city, SLOTS.filter((slot) => slot.city === city).sort((a, b) => x(a) - x(b))]
  }),
)

/** Cities joined by a line, by their places in `CITY_IDS`. */
export const NEIGHBOURS: readonly (readonly number[])[] = CITY_IDS.map((city) =>
  ROUTES.flatMap(([a, b]) => (a === city ? [CITY_IDS.indexOf(b)] : b === city ? [CITY_IDS.indexOf(a)] : [])),
)

/** VP by link points and transport level: wagon, stagecoach, railroad (rulebook). */
export const LINK_VP: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [3, 6, 9],
  3: [6, 12, 18],
  4: [12, 18, 27],
  5: [18, 24, 36],
}
