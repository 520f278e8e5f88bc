import type { IndustryId } from './industries.ts'

/** Demand tiles (published; the number of copies and the player marks come from the public implementation). */
export interface DemandTile {
  readonly level: 1 | 2 | 3 | 4
  /** Goods it takes; the tile with the red X takes none. */
  readonly capacity: number
  readonly minPlayers: 2 | 3 | 4
}

export const DEMAND_TILES = {
  'd1-0-x': { level: 1, capacity: 0, minPlayers: 2 },
  'd1-1-a': { level: 1, capacity: 1, minPlayers: 2 },
  'd1-1-b': { level: 1, capacity: 1, minPlayers: 3 },
  'd1-2-a': { level: 1, capacity: 2, minPlayers: 2 },
  'd1-2-b': { level: 1, capacity: 2, minPlayers: 3 },
  'd1-3': { level: 1, capacity: 3, minPlayers: 4 },
  'd2-2': { level: 2, capacity: 2, minPlayers: 2 },
  'd2-3-a': { level: 2, capacity: 3, minPlayers: 2 },
  'd2-3-b': { level: 2, capacity: 3, minPlayers: 2 },
  'd2-4-a': { level: 2, capacity: 4, minPlayers: 2 },
  'd2-4-b': { level: 2, capacity: 4, minPlayers: 3 },
  'd2-5': { level: 2, capacity: 5, minPlayers: 2 },
  'd3-4-a': { level: 3, capacity: 4, minPlayers: 2 },
  'd3-4-b': { level: 3, capacity: 4, minPlayers: 4 },
  'd3-5-a': { level: 3, capacity: 5, minPlayers: 2 },
  'd3-5-b': { level: 3, capacity: 5, minPlayers: 2 },
  'd3-5-c': { level: 3, capacity: 5, minPlayers: 4 },
  'd3-6': { level: 3, capacity: 6, minPlayers: 2 },
  'd4-6-a': { level: 4, capacity: 6, minPlayers: 2 },
  'd4-6-b': { level: 4, capacity: 6, minPlayers: 2 },
  'd4-6-c': { level: 4, capacity: 6, minPlayers: 3 },
  'd4-7-a': { level: 4, capacity: 7, minPlayers: 2 },
  'd4-7-b': { level: 4, capacity: 7, minPlayers: 4 },
  'd4-8': { level: 4, capacity: 8, minPlayers: 4 },
} as const satisfies Record<string, DemandTile>

export type DemandTileId = keyof typeof DEMAND_TILES

export const DEMAND_TILE_IDS = Object.keys(DEMAND_TILES) as DemandTileId[]

export const X_TILE: DemandTileId = 'd1-0-x'

/** The columns of the Demand area from left to right, with the bonus for filling a tile there (published). */
export const COLUMNS = ['left', 'middle', 'right'] as const

export type Column = (typeof COLUMNS)[number]

export const FILL_BONUS: Readonly<Record<Column, number>> = { left: 0, middle: 20, right: 50 }

/** Goods that fit on the printed middle space where no tile lies. */
export const PRINTED_MIDDLE = 6

/** Rows from top to bottom. */
export const DEMAND_ROWS: readonly IndustryId[] = ['food-dairy', 'dry-goods', 'meat-packing', 'shoes']
