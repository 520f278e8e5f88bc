import { competence, extension, favour, joker, type Reward, resources } from './rewards.ts'

/** The reward of each neighbourhood tile (the kinds from the rulebook, how many of each reconstructed). */
const NEIGHBOURHOOD_TILES = {
  'neighbourhood-tile-01': favour(1),
  'neighbourhood-tile-02': favour(1),
  'neighbourhood-tile-03': favour(1),
  'neighbourhood-tile-04': competence('timber', 1),
  'neighbourhood-tile-05': competence('timber', 1),
  'neighbourhood-tile-06': competence('jackscrew', 1),
  'neighbourhood-tile-07': competence('jackscrew', 1),
  'neighbourhood-tile-08': competence('masonry', 1),
  'neighbourhood-tile-09': competence('masonry', 1),
  'neighbourhood-tile-10': resources(2, 1, 0),
  'neighbourhood-tile-11': resources(0, 2, 1),
  'neighbourhood-tile-12': resources(1, 0, 2),
  'neighbourhood-tile-13': joker(2),
  'neighbourhood-tile-14': joker(2),
  'neighbourhood-tile-15': joker(2),
  'neighbourhood-tile-16': extension(1),
  'neighbourhood-tile-17': extension(1),
  'neighbourhood-tile-18': extension(1),
} as const satisfies Readonly<Record<`neighbourhood-tile-${string}`, Reward>>

export type NeighbourhoodTileId = keyof typeof NEIGHBOURHOOD_TILES
export const NEIGHBOURHOOD_TILE_IDS = Object.keys(NEIGHBOURHOOD_TILES) as NeighbourhoodTileId[]

export function neighbourhoodReward(id: NeighbourhoodTileId): Reward {
  return NEIGHBOURHOOD_TILES[id]
}
