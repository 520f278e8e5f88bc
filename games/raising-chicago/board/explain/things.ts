import { showing } from '@boardroom/board-kit'
import type {
  AnyProjectId,
  BannerSpaceId,
  CardId,
  CouncilId,
  FieldId,
  OutskirtsSiteId,
  OutskirtsTileId,
  PrestigeId,
  Resource,
  SiteId,
  SlotId,
  Square,
  SymbolId,
  Token,
  Ward,
} from '../../components/index.ts'

/** Things of which there is one, or that are all alike. */
export type Part =
  | 'auction-board'
  | 'auction-value'
  | 'bidders'
  | 'lead'
  | 'done'
  | 'road'
  | 'stairs'
  | 'prestige'
  | 'poverty'
  | 'personal'
  | 'symbols'
  | 'cards'
  | 'card-space'
  | 'tile-space'
  | 'neighbourhoods'
  | 'extensions'
  | 'markers'
  | 'stack'
  | 'plans'
  | 'extensions-left'
  | 'council'
  | 'toll'
  | 'exchange'
  | 'short'
  | 'four'
  | 'letters'
  | 'storeys'
  | 'turn'
  | 'columns'

/** What is on this board, by kind. */
export interface Things {
  readonly project: AnyProjectId
  readonly card: CardId
  readonly square: `${SlotId}/${Square}`
  readonly site: SiteId
  readonly field: FieldId
  readonly banner: BannerSpaceId
  readonly outskirts: OutskirtsSiteId
  readonly tile: OutskirtsTileId
  readonly prestige: PrestigeId
  readonly ward: `${Ward}`
  readonly council: CouncilId
  readonly token: Token
  readonly track: Resource
  readonly symbol: SymbolId
  readonly part: Part
}

export const shows = showing<Things>()
