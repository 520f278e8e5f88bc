import { type EntryIn, entriesUnder, type Seat } from '@boardroom/kernel'
import type {
  AppealBonus,
  AssetId,
  BuildingId,
  Column,
  CompanyId,
  Cubes,
  Decade,
  DemandTileId,
  GoalId,
  IndustryId,
  ResourceId,
  SpaceId,
} from './components/index.ts'
import type { RuleId } from './rule-ids.ts'
import type { Phase } from './state.ts'

/** Why a price moved (BS-PRC-08 lists all reasons there are). */
export type PriceReason = 'sale' | 'sold-out' | 'issue' | 'dividend' | 'withhold' | 'appeal' | 'asset'

/** What a company could not receive; a Manager either for want of a factory or for want of Managers. */
export type LostPiece = 'worker' | 'manager' | 'manager-supply' | 'salesperson' | 'automation' | 'resources'

const PRICE_RULES: Readonly<Record<PriceReason, RuleId>> = {
  sale: 'BS-STK-08',
  'sold-out': 'BS-STK-21',
  issue: 'BS-OPR-06',
  dividend: 'BS-PRC-02',
  withhold: 'BS-PRC-06',
  appeal: 'BS-APL-15',
  asset: 'BS-AST-21',
}

const PARTNER_RULES = {
  building: 'BS-BLD-08',
  appeal: 'BS-APL-12',
  factories: 'BS-OPR-22',
} as const satisfies Record<string, RuleId>

const GOODS_RULES = {
  building: 'BS-ACT-39',
  manager: 'BS-OPR-18',
  'bonus-tokens': 'BS-APL-14',
} as const satisfies Record<string, RuleId>

const entry = entriesUnder<RuleId>()

/** The structured lines of the log, each with the rule by which it happened. */
export const ENTRIES = {
  // Setup and the course of the game
  decade: entry<{ decade: Decade; year: number }>('BS-CLN-09'),
  phase: entry<{ phase: Phase }>('BS-GEN-01'),
  'turn-order': entry<{ order: Seat[]; priorityDeal: Seat }>('BS-SET-16'),
  // Shares
  founded: entry<{ seat: Seat; company: CompanyId; par: number; cost: number }>('BS-FND-03'),
  sold: entry<{
    seat: Seat
    company: CompanyId
    common: number
    preferred: number
    director: number
    price: number
    paid: number
  }>('BS-STK-06'),
  bought: entry<{
    seat: Seat
    company: CompanyId
    kind: 'common' | 'preferred'
    from: 'charter' | 'pool'
    cost: number
  }>('BS-STK-13'),
  passed: entry<{ seat: Seat }>('BS-STK-18'),
  price: entry<{ company: CompanyId; from: number; to: number; reason: PriceReason }>(
    ({ reason }) => PRICE_RULES[reason],
  ),
  protected: entry<{ seat: Seat; company: CompanyId }>('BS-AST-23'),
  unprotected: entry<{ seat: Seat; company: CompanyId }>('BS-AST-23'),
  director: entry<{ company: CompanyId; from: Seat; to: Seat }>('BS-DIR-05'),
  'priority-deal': entry<{ seat: Seat }>('BS-STK-20'),
  // Buildings
  'draft-picked': entry<{ seat: Seat }>('BS-VAR-01'),
  'draft-kept': entry<{ seat: Seat; building: BuildingId }>('BS-VAR-01'),
  'hands-passed': entry<{ direction: 'left' | 'right' }>('BS-VAR-02'),
  chosen: entry<{ seat: Seat }>('BS-BLD-03'),
  choice: entry<{ seat: Seat; play: BuildingId; discard: BuildingId }>('BS-BLD-03'),
  built: entry<{ seat: Seat; building: BuildingId }>('BS-BLD-05'),
  'workers-arrived': entry<{ count: number }>('BS-BLD-07'),
  partner: entry<{ seat: Seat; from: 'building' | 'appeal' | 'factories' }>(({ from }) => PARTNER_RULES[from]),
  // Actions
  placed: entry<{ seat: Seat; space: SpaceId; company: CompanyId | null }>('BS-ACT-12'),
  'owner-paid': entry<{ owner: Seat; amount: number; payer: CompanyId | 'bank' }>('BS-ACT-13'),
  funds: entry<{ company: CompanyId; amount: number }>('BS-ACT-27'),
  'pool-cash': entry<{ seat: Seat; amount: number }>('BS-ACT-17'),
  hired: entry<{ company: CompanyId; factory: number; cost: number }>('BS-ACT-20'),
  worker: entry<{ company: CompanyId; factory: number }>('BS-EMP-02'),
  manager: entry<{ company: CompanyId; factory: number }>('BS-EMP-03'),
  salespeople: entry<{ company: CompanyId; count: number }>('BS-EMP-05'),
  lost: entry<{ company: CompanyId; piece: LostPiece }>('BS-EMP-06'),
  automated: entry<{ company: CompanyId; factory: number }>('BS-AUT-01'),
  relocated: entry<{ company: CompanyId; to: number | 'job-market' | 'supply' }>('BS-AUT-02'),
  took: entry<{ company: CompanyId; cubes: Cubes }>('BS-ACT-36'),
  goods: entry<{ company: CompanyId; count: number; from: 'building' | 'manager' | 'bonus-tokens' }>(
    ({ from }) => GOODS_RULES[from],
  ),
  appeal: entry<{ company: CompanyId; from: number; to: number }>('BS-APL-01'),
  'appeal-bonus': entry<{ company: CompanyId; bonus: AppealBonus }>('BS-APL-04'),
  'appeal-cash': entry<{ company: CompanyId; bonus: AppealBonus }>('BS-APL-06'),
  'first-place': entry<{ seat: Seat }>('BS-ACT-23'),
  'treasury-dividend': entry<{ company: CompanyId; amount: number; players: number[]; treasury: number }>('BS-ACT-34'),
  // Capital Assets
  'asset-bought': entry<{ company: CompanyId; asset: AssetId; cost: number }>('BS-AST-01'),
  'asset-kept': entry<{ company: CompanyId; asset: AssetId }>('BS-AST-08'),
  'asset-removed': entry<{ asset: AssetId }>('BS-AST-08'),
  'asset-revealed': entry<{ asset: AssetId }>('BS-AST-12'),
  activated: entry<{ company: CompanyId; asset: AssetId }>('BS-AST-15'),
  revenue: entry<{ company: CompanyId; amount: number }>('BS-DIV-08'),
  // Operating
  operates: entry<{ seat: Seat; company: CompanyId }>('BS-OPR-01'),
  issued: entry<{ company: CompanyId; common: number; preferred: number; paid: number }>('BS-OPR-05'),
  purchased: entry<{ company: CompanyId; resource: ResourceId; cost: number }>('BS-OPR-08'),
  traded: entry<{ company: CompanyId; give: ResourceId; take: ResourceId }>('BS-OPR-11'),
  produced: entry<{ company: CompanyId; factory: number; goods: number }>('BS-OPR-15'),
  'goods-sold': entry<{
    company: CompanyId
    space: Column | 'half-price'
    goods: number
    revenue: number
    bonus: number
  }>('BS-DST-05'),
  dividends: entry<{ company: CompanyId; perShare: number; players: number[]; treasury: number }>('BS-DIV-03'),
  withheld: entry<{ company: CompanyId; revenue: number }>('BS-DIV-07'),
  drawn: entry<{ cubes: Cubes }>('BS-SUP-04'),
  'bag-refilled': entry('BS-SUP-05'),
  // Cleanup and end
  'to-haymarket': entry<{ cubes: Cubes }>('BS-CLN-01'),
  'demand-removed': entry<{ row: IndustryId; tile: DemandTileId }>('BS-CLN-04'),
  'demand-revealed': entry<{ row: IndustryId; column: Column; tile: DemandTileId }>('BS-CLN-07'),
  goal: entry<{ goal: GoalId; seats: Seat[] }>('BS-END-04'),
  score: entry<{ seat: Seat; score: number }>('BS-END-02'),
  winners: entry<{ seats: Seat[] }>('BS-END-08'),
}

export type Entry = EntryIn<typeof ENTRIES>
