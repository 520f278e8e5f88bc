import { favour, joker, prestige, type Reward } from './rewards.ts'

/** What a tile does besides its rewards, all from the rulebook's glossary. */
export type TileEffect =
  /** Take what is uncovered on one card. */
  | 'uncovered'
  /** Take the round spaces of all cards in the project area, or of those under the own board. */
  | 'project-area'
  | 'own-cards'
  /** Add a storey to an own building in a ward. */
  | 'storey'
  /** Three steps on one track. */
  | 'track'
  /** Any four resources. */
  | 'resources'
  /** Swap two banners. */
  | 'banners'
  /** Receive the rewards of two neighbourhood tiles that still lie in the wards. */
  | 'neighbourhoods'

export interface OutskirtsTile {
  /** Given before the effect. */
  readonly rewards: readonly Reward[]
  readonly effect: TileEffect | null
}

/** The outskirts tiles (rulebook). */
const OUTSKIRTS_TILES = {
  'outskirts-tile-01': { rewards: [favour(2)], effect: null },
  'outskirts-tile-02': { rewards: [favour(1), joker(1)], effect: null },
  'outskirts-tile-03': { rewards: [prestige(3)], effect: null },
  'outskirts-tile-04': { rewards: [], effect: 'uncovered' },
  'outskirts-tile-05': { rewards: [], effect: 'project-area' },
  'outskirts-tile-06': { rewards: [], effect: 'own-cards' },
  'outskirts-tile-07': { rewards: [], effect: 'storey' },
  'outskirts-tile-08': { rewards: [], effect: 'track' },
  'outskirts-tile-09': { rewards: [], effect: 'resources' },
  'outskirts-tile-10': { rewards: [prestige(2)], effect: 'banners' },
  'outskirts-tile-11': { rewards: [joker(3)], effect: null },
  'outskirts-tile-12': { rewards: [], effect: 'neighbourhoods' },
} as const satisfies Readonly<Record<`outskirts-tile-${string}`, OutskirtsTile>>

export type OutskirtsTileId = keyof typeof OUTSKIRTS_TILES
export const OUTSKIRTS_TILE_IDS = Object.keys(OUTSKIRTS_TILES) as OutskirtsTileId[]

export function outskirtsTileOf(id: OutskirtsTileId): OutskirtsTile {
  return OUTSKIRTS_TILES[id]
}

/** What the effects deal in. */
export const TILE_STEPS = 3
export const TILE_RESOURCES = 4
export const TILE_STOREY_PRESTIGE = 1
export const TILE_COPIES = 2
