/** The figures of the box, written down a second time. */

export const COMPANIES = ['blue-eyes', 'yellow-submarines', 'green-grass', 'red-socks'] as const
export type Co = (typeof COMPANIES)[number]

export const GOODS = ['building-materials', 'coal', 'iron-ore', 'electricity', 'steel', 'ship'] as const
export type Good = (typeof GOODS)[number]

/** Wooden pieces without the demand markers. */
export const PIECES: Readonly<Record<Good, number>> = {
  'building-materials': 23,
  coal: 19,
  'iron-ore': 15,
  electricity: 23,
  steel: 15,
  ship: 11,
}

export const PLANTS = ['quarry', 'coal-mine', 'iron-ore-mine', 'power-plant', 'steel-mill', 'shipyard'] as const
export type PlantKind = (typeof PLANTS)[number]

interface Works {
  readonly pieces: number
  readonly material: number
  readonly needs: readonly Good[]
  readonly makes: Good
  readonly yields: number
}

export const WORKS: Readonly<Record<PlantKind, Works>> = {
  quarry: { pieces: 12, material: 0, needs: [], makes: 'building-materials', yields: 1 },
  'coal-mine': { pieces: 10, material: 1, needs: ['electricity'], makes: 'coal', yields: 2 },
  'iron-ore-mine': { pieces: 10, material: 1, needs: ['electricity'], makes: 'iron-ore', yields: 2 },
  'power-plant': { pieces: 12, material: 1, needs: ['coal'], makes: 'electricity', yields: 2 },
  'steel-mill': { pieces: 10, material: 1, needs: ['iron-ore', 'coal'], makes: 'steel', yields: 2 },
  shipyard: { pieces: 10, material: 1, needs: ['electricity', 'steel'], makes: 'ship', yields: 1 },
}

export const IMPORT: Readonly<Record<Good, number>> = {
  'building-materials': 3,
  coal: 4,
  'iron-ore': 4,
  electricity: 4,
  steel: 7,
  ship: 17,
}

/** Cells 1 to 11; 0 is the cell 0/1. */
const EXPORT: Readonly<Record<Good, readonly number[]>> = {
  'building-materials': [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2],
  coal: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3],
  'iron-ore': [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3],
  electricity: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3],
  steel: [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6],
  ship: [0, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15],
}

export function exported(good: Good, cell: number): number {
  return EXPORT[good][cell - 1] ?? Number.NaN
}

export function traded(good: Good, cell: number): number {
  return exported(good, cell) || 1
}

export const PACKETS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const ALL_SHARES = 55
export const END_OF_TRACK = 30
export const GOAL = 25

export function valueAt(points: number): number {
  if (points <= 8) return 1
  if (points <= 16) return 2
  return points <= 24 ? 3 : 4
}

export function lowestWithSameValue(points: number): number {
  if (points <= 8) return 0
  if (points <= 16) return 9
  return points <= 24 ? 17 : 25
}

export function bonusOf(plants: number): number {
  if (plants === 0) return 0
  if (plants <= 5) return 1
  if (plants <= 10) return 2
  return plants <= 15 ? 3 : 5
}
