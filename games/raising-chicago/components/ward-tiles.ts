interface WardTile {
  readonly most: number
  readonly second: number
}

/** The ward control tiles (reconstructed). */
export const WARD_TILES = {
  'ward-control-1': { most: 4, second: 2 },
  'ward-control-2': { most: 5, second: 2 },
  'ward-control-3': { most: 6, second: 3 },
  'ward-control-4': { most: 7, second: 3 },
} as const satisfies Readonly<Record<`ward-control-${string}`, WardTile>>

export type WardTileId = keyof typeof WARD_TILES
export const WARD_TILE_IDS = Object.keys(WARD_TILES) as WardTileId[]
