import { type EntryIn, entriesUnder, type Seat } from '@boardroom/kernel'
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
import type { RuleId } from './rule-ids.ts'
import type { Category, Owner } from './state.ts'

/** Where a reward comes from. */
export type Source = 'project' | 'site' | 'column' | 'card' | 'tile' | 'neighbourhood'

const REWARDS: Readonly<Record<Source, RuleId>> = {
  project: 'RC-RAI-03',
  site: 'RC-RAI-07',
  column: 'RC-CMP-05',
  card: 'RC-PRO-02',
  tile: 'RC-OUT-01',
  neighbourhood: 'RC-NBH-06',
}

const entry = entriesUnder<RuleId>()

/** The structured lines of the log, each with the rule by which it happened. */
export const ENTRIES = {
  // Phase 1
  round: entry<{ round: number; projects: AnyProjectId[]; cards: CardId[] }>('RC-ANN-01'),
  markers: entry<{ added: number[]; rows: Seat[] }>('RC-ANN-06'),
  // Phase 2
  placed: entry<{ seat: Seat; marker: Owner; slot: SlotId; square: Square; takes: Resource | null }>('RC-BID-05'),
  toll: entry<{ seat: Seat; plain: Amounts; jokers: number }>('RC-BID-09'),
  exchanged: entry<{ seat: Seat; gave: Readonly<Record<Traded, number>>; got: Resource }>('RC-PAY-06'),
  // Phase 3
  won: entry<{ slot: SlotId; project: AnyProjectId; winner: Owner; back: number[] }>('RC-WIN-02'),
  uncovered: entry<{ seat: Seat; takes: Amounts }>('RC-WIN-06'),
  'no-bid': entry<{ slot: SlotId; project: AnyProjectId; seat: Seat }>('RC-WIN-04'),
  poverty: entry<{ seat: Seat; field: number }>('RC-PAY-11'),
  // Phase 4
  paid: entry<{
    seat: Seat
    project: AnyProjectId
    plain: Amounts
    jokers: number
    favours: Resource[]
    short: Resource[]
  }>('RC-PAY-04'),
  symbol: entry<{ seat: Seat; symbol: SymbolId }>('RC-RAI-02'),
  final: entry<{ seat: Seat; final: FinalId }>('RC-RAI-04'),
  gained: entry<{ seat: Seat; reward: Reward; from: Source }>(({ from }) => REWARDS[from]),
  'no-extension': entry<{ seat: Seat }>('RC-SUP-02'),
  advanced: entry<{ seat: Seat; track: Resource; field: number; permanent: boolean }>('RC-CMP-02'),
  'track-end': entry<{ seat: Seat; track: Resource }>('RC-CMP-07'),
  raised: entry<{ owner: Owner; project: AnyProjectId; site: SiteId; storeys: number }>('RC-RAI-05'),
  moved: entry<{ owner: Owner; project: AnyProjectId; site: OutskirtsSiteId; storeys: number; tile: OutskirtsTileId }>(
    'RC-MOV-04',
  ),
  storeys: entry<{ seat: Seat; prestige: number }>('RC-RAI-09'),
  'prestige-raised': entry<{ owner: Owner; building: PrestigeId; site: SiteId; rotation: Rotation }>('RC-MOV-08'),
  'prestige-revealed': entry<{ building: PrestigeId }>('RC-MOV-14'),
  neighbourhood: entry<{ field: FieldId; tile: NeighbourhoodTileId; winner: Seat | null; consoled: Seat[] }>(
    'RC-NBH-04',
  ),
  card: entry<{ owner: Owner; card: CardId; out: CardId | null }>('RC-CRD-01'),
  // Phase 5
  produced: entry<{ seat: Seat; takes: Amounts }>('RC-PRO-01'),
  // Outskirts tiles
  'used-tile': entry<{ seat: Seat; tile: OutskirtsTileId }>('RC-OUT-01'),
  took: entry<{ seat: Seat; takes: Amounts }>('RC-OUT-14'),
  'storey-added': entry<{ seat: Seat; site: SiteId; storeys: number }>('RC-OUT-11'),
  banners: entry<{ seat: Seat; spaces: readonly BannerSpaceId[] }>('RC-OUT-15'),
  // The end
  section: entry<{ seat: Seat; section: Resource; spent: Partial<Record<Token, number>> }>('RC-END-15'),
  letters: entry<{ seat: Seat; letters: Readonly<Record<Letter, number>> }>('RC-CCL-07'),
  'ward-tile': entry<{ seat: Seat; ward: Ward; tile: WardTileId }>('RC-END-04'),
  scored: entry<{ category: Category; points: number[] }>('RC-END-01'),
  winners: entry<{ seats: Seat[] }>('RC-END-22'),
}

export type Entry = EntryIn<typeof ENTRIES>
