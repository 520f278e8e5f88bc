import type {
  AnyProjectId,
  CouncilId,
  NeighbourhoodTileId,
  OutskirtsTileId,
  PrestigeId,
  Resource,
  SymbolId,
} from '../components/index.ts'
import type { Category, Phase } from '../state.ts'

/** What things are called in one language. */
export interface NameBook {
  readonly resources: Readonly<Record<Resource, string>>
  readonly projects: Readonly<Record<AnyProjectId, string>>
  readonly prestigeBuildings: Readonly<Record<PrestigeId, string>>
  readonly tiles: Readonly<Record<OutskirtsTileId, string>>
  readonly neighbourhoods: Readonly<Record<NeighbourhoodTileId, string>>
  readonly symbols: Readonly<Record<SymbolId, string>>
  readonly council: Readonly<Record<CouncilId, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly categories: Readonly<Record<Category, string>>
  /** The colour that nobody plays. */
  readonly third: string
}

/** The number at the end of an id such as `site-07`. */
export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}
