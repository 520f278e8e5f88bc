import type { Seat } from '@boardroom/kernel'
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
import type { Phase } from './state.ts'

/** Why a price moved (BS-PRC-08 lists all reasons there are). */
export type PriceReason = 'sale' | 'sold-out' | 'issue' | 'dividend' | 'withhold' | 'appeal' | 'asset'

/** What a company could not receive; a Manager either for want of a factory or for want of Managers. */
export type LostPiece = 'worker' | 'manager' | 'manager-supply' | 'salesperson' | 'automation' | 'resources'

/** The structured lines of the log. */
export type Entry =
  // Setup and the course of the game
  | { type: 'decade'; decade: Decade; year: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'turn-order'; order: Seat[]; priorityDeal: Seat }
  // Shares
  | { type: 'founded'; seat: Seat; company: CompanyId; par: number; cost: number }
  | {
      type: 'sold'
      seat: Seat
      company: CompanyId
      common: number
      preferred: number
      director: number
      price: number
      paid: number
    }
  | {
      type: 'bought'
      seat: Seat
      company: CompanyId
      kind: 'common' | 'preferred'
      from: 'charter' | 'pool'
      cost: number
    }
  | { type: 'passed'; seat: Seat }
  | { type: 'price'; company: CompanyId; from: number; to: number; reason: PriceReason }
  | { type: 'protected'; seat: Seat; company: CompanyId }
  | { type: 'unprotected'; seat: Seat; company: CompanyId }
  | { type: 'director'; company: CompanyId; from: Seat; to: Seat }
  | { type: 'priority-deal'; seat: Seat }
  // Buildings
  | { type: 'draft-picked'; seat: Seat }
  | { type: 'draft-kept'; seat: Seat; building: BuildingId }
  | { type: 'hands-passed'; direction: 'left' | 'right' }
  | { type: 'chosen'; seat: Seat }
  | { type: 'choice'; seat: Seat; play: BuildingId; discard: BuildingId }
  | { type: 'built'; seat: Seat; building: BuildingId }
  | { type: 'workers-arrived'; count: number }
  | { type: 'partner'; seat: Seat; from: 'building' | 'appeal' | 'factories' }
  // Actions
  | { type: 'placed'; seat: Seat; space: SpaceId; company: CompanyId | null }
  | { type: 'owner-paid'; owner: Seat; amount: number; payer: CompanyId | 'bank' }
  | { type: 'funds'; company: CompanyId; amount: number }
  | { type: 'pool-cash'; seat: Seat; amount: number }
  | { type: 'hired'; company: CompanyId; factory: number; cost: number }
  | { type: 'worker'; company: CompanyId; factory: number }
  | { type: 'manager'; company: CompanyId; factory: number }
  | { type: 'salespeople'; company: CompanyId; count: number }
  | { type: 'lost'; company: CompanyId; piece: LostPiece }
  | { type: 'automated'; company: CompanyId; factory: number }
  | { type: 'relocated'; company: CompanyId; to: number | 'job-market' | 'supply' }
  | { type: 'took'; company: CompanyId; cubes: Cubes }
  | { type: 'goods'; company: CompanyId; count: number; from: 'building' | 'manager' | 'bonus-tokens' }
  | { type: 'appeal'; company: CompanyId; from: number; to: number }
  | { type: 'appeal-bonus'; company: CompanyId; bonus: AppealBonus }
  | { type: 'appeal-cash'; company: CompanyId; bonus: AppealBonus }
  | { type: 'first-place'; seat: Seat }
  | { type: 'treasury-dividend'; company: CompanyId; amount: number; players: number[]; treasury: number }
  // Capital Assets
  | { type: 'asset-bought'; company: CompanyId; asset: AssetId; cost: number }
  | { type: 'asset-kept'; company: CompanyId; asset: AssetId }
  | { type: 'asset-removed'; asset: AssetId }
  | { type: 'asset-revealed'; asset: AssetId }
  | { type: 'activated'; company: CompanyId; asset: AssetId }
  | { type: 'revenue'; company: CompanyId; amount: number }
  // Operating
  | { type: 'operates'; seat: Seat; company: CompanyId }
  | { type: 'issued'; company: CompanyId; common: number; preferred: number; paid: number }
  | { type: 'purchased'; company: CompanyId; resource: ResourceId; cost: number }
  | { type: 'traded'; company: CompanyId; give: ResourceId; take: ResourceId }
  | { type: 'produced'; company: CompanyId; factory: number; goods: number }
  | {
      type: 'goods-sold'
      company: CompanyId
      space: Column | 'half-price'
      goods: number
      revenue: number
      bonus: number
    }
  | { type: 'dividends'; company: CompanyId; perShare: number; players: number[]; treasury: number }
  | { type: 'withheld'; company: CompanyId; revenue: number }
  | { type: 'drawn'; cubes: Cubes }
  | { type: 'bag-refilled' }
  // Cleanup and end
  | { type: 'to-haymarket'; cubes: Cubes }
  | { type: 'demand-removed'; row: IndustryId; tile: DemandTileId }
  | { type: 'demand-revealed'; row: IndustryId; column: Column; tile: DemandTileId }
  | { type: 'goal'; goal: GoalId; seats: Seat[] }
  | { type: 'score'; seat: Seat; score: number }
  | { type: 'winners'; seats: Seat[] }
