import type { Seat } from '@boardroom/kernel'
import type {
  Amounts,
  AnyProjectId,
  BannerSpaceId,
  CardId,
  FieldId,
  FinalId,
  Letter,
  NeighbourhoodTileId,
  OutskirtsSiteId,
  OutskirtsTileId,
  PrestigeId,
  Resource,
  Reward,
  Rotation,
  SiteId,
  SlotId,
  Square,
  SymbolId,
  Token,
  Traded,
  Ward,
  WardTileId,
} from './components/index.ts'
import type { Category, Owner } from './state.ts'

/** Where a reward comes from. */
export type Source = 'project' | 'site' | 'column' | 'card' | 'tile' | 'neighbourhood'

/** The structured lines of the log. */
export type Entry =
  // Phase 1
  | { type: 'round'; round: number; projects: AnyProjectId[]; cards: CardId[] }
  | { type: 'markers'; added: number[]; rows: Seat[] }
  // Phase 2
  | { type: 'placed'; seat: Seat; marker: Owner; slot: SlotId; square: Square; takes: Resource | null }
  | { type: 'toll'; seat: Seat; plain: Amounts; jokers: number }
  | { type: 'exchanged'; seat: Seat; gave: Readonly<Record<Traded, number>>; got: Resource }
  // Phase 3
  | { type: 'won'; slot: SlotId; project: AnyProjectId; winner: Owner; back: number[] }
  | { type: 'uncovered'; seat: Seat; takes: Amounts }
  | { type: 'no-bid'; slot: SlotId; project: AnyProjectId; seat: Seat }
  | { type: 'poverty'; seat: Seat; field: number }
  // Phase 4
  | {
      type: 'paid'
      seat: Seat
      project: AnyProjectId
      plain: Amounts
      jokers: number
      favours: Resource[]
      short: Resource[]
    }
  | { type: 'symbol'; seat: Seat; symbol: SymbolId }
  | { type: 'final'; seat: Seat; final: FinalId }
  | { type: 'gained'; seat: Seat; reward: Reward; from: Source }
  | { type: 'no-extension'; seat: Seat }
  | { type: 'advanced'; seat: Seat; track: Resource; field: number; permanent: boolean }
  | { type: 'track-end'; seat: Seat; track: Resource }
  | { type: 'raised'; owner: Owner; project: AnyProjectId; site: SiteId; storeys: number }
  | {
      type: 'moved'
      owner: Owner
      project: AnyProjectId
      site: OutskirtsSiteId
      storeys: number
      tile: OutskirtsTileId
    }
  | { type: 'storeys'; seat: Seat; prestige: number }
  | { type: 'prestige-raised'; owner: Owner; building: PrestigeId; site: SiteId; rotation: Rotation }
  | { type: 'prestige-revealed'; building: PrestigeId }
  | { type: 'neighbourhood'; field: FieldId; tile: NeighbourhoodTileId; winner: Seat | null; consoled: Seat[] }
  | { type: 'card'; owner: Owner; card: CardId; out: CardId | null }
  // Phase 5
  | { type: 'produced'; seat: Seat; takes: Amounts }
  // Outskirts tiles
  | { type: 'used-tile'; seat: Seat; tile: OutskirtsTileId }
  | { type: 'took'; seat: Seat; takes: Amounts }
  | { type: 'storey-added'; seat: Seat; site: SiteId; storeys: number }
  | { type: 'banners'; seat: Seat; spaces: readonly BannerSpaceId[] }
  // The end
  | { type: 'section'; seat: Seat; section: Resource; spent: Partial<Record<Token, number>> }
  | { type: 'letters'; seat: Seat; letters: Readonly<Record<Letter, number>> }
  | { type: 'ward-tile'; seat: Seat; ward: Ward; tile: WardTileId }
  | { type: 'scored'; category: Category; points: number[] }
  | { type: 'winners'; seats: Seat[] }
