import type { Direction } from './directions.ts'

export interface PrestigeBuilding {
  /** Where its arrows point before it is turned, with the number at the top left. */
  readonly arrows: readonly Direction[]
  /** What each arrow is worth to the owner of the building it points at. */
  readonly value: number
}

/** The prestige buildings (reconstructed). */
const PRESTIGE_BUILDINGS = {
  'prestige-01': { arrows: ['N'], value: 4 },
  'prestige-02': { arrows: ['S'], value: 4 },
  'prestige-03': { arrows: ['N', 'S'], value: 3 },
  'prestige-04': { arrows: ['E', 'W'], value: 3 },
  'prestige-05': { arrows: ['N', 'E'], value: 3 },
  'prestige-06': { arrows: ['S', 'W'], value: 3 },
  'prestige-07': { arrows: ['N', 'E', 'W'], value: 2 },
  'prestige-08': { arrows: ['N', 'S', 'W'], value: 2 },
  'prestige-09': { arrows: ['N', 'E', 'S', 'W'], value: 2 },
  'prestige-10': { arrows: ['N', 'E', 'S', 'W'], value: 2 },
} as const satisfies Readonly<Record<`prestige-${string}`, PrestigeBuilding>>

export type PrestigeId = keyof typeof PRESTIGE_BUILDINGS
export const PRESTIGE_IDS = Object.keys(PRESTIGE_BUILDINGS) as PrestigeId[]

export function prestigeBuildingOf(id: PrestigeId): PrestigeBuilding {
  return PRESTIGE_BUILDINGS[id]
}

/** How many lie face up. */
export const PRESTIGE_DISPLAY = 3
