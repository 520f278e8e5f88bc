import type { Seat } from '@boardroom/kernel'
import type {
  ActionId,
  CardId,
  CityId,
  DepartmentId,
  DonationId,
  FunctionId,
  Gain,
  ProjectType,
  RegionId,
  Reward,
  Side,
  SlotId,
  SpaceId,
  Take,
  TileId,
  WelfareId,
} from './components/index.ts'

/** A company space, and what lies on it: a department, the lobby, or nothing. */
export interface Place {
  readonly space: SpaceId
  readonly there: DepartmentId | 'lobby' | null
}

/** What ended when something lapsed: the six steps of setup, an event step, the use of one department, or a turn. */
export type LapsedAt = 'setup' | 'event' | 'department' | 'turn'

export type LobbyId = 'lobby' | 'new-lobby'

/** What a shift of Andrew's card makes up for. */
export type ShiftReason = 'donation' | 'hr' | 'tiles' | 'cities' | 'steps'

export type Outcome = 'won' | 'lost' | 'draw'

/** The structured lines of the log. */
export type Entry =
  // Setup
  | { type: 'sides'; seat: Seat; sides: Record<ProjectType, Side> }
  | { type: 'first-start-player'; seat: Seat; jokers: Seat[] }
  | { type: 'neutral-disc'; card: CardId; on: DonationId | SlotId }
  | { type: 'first-project'; seat: Seat; slot: SlotId }
  | { type: 'reserved'; seat: Seat; tile: TileId }
  // The round
  | { type: 'round'; round: number; chooser: Seat | 'andrew' }
  | {
      type: 'action'
      chooser: Seat | 'andrew'
      action: ActionId
      flipped: ActionId | null
      income: RegionId | null
      donation: boolean
    }
  | { type: 'marker'; row: ActionId; position: number }
  // Event
  | { type: 'returned'; seat: Seat; region: RegionId; count: number; newLobby: number }
  | { type: 'transport-income'; seat: Seat; region: RegionId; gain: Gain }
  | { type: 'project-income'; seat: Seat; gain: Gain }
  | { type: 'choice-income'; seat: Seat; project: ProjectType; circle: number; take: Take; amount: number }
  | { type: 'hired'; seat: Seat; lobby: LobbyId; count: number }
  | { type: 'nobody-to-hire'; seat: Seat; lost: number }
  | { type: 'donated'; seat: Seat; donation: DonationId; cost: number; copy: boolean }
  | { type: 'lapsed'; seat: Seat; at: LapsedAt; steps: number; research: number }
  // Departments
  | { type: 'joker'; seat: Seat; action: ActionId }
  | {
      type: 'used'
      seat: Seat
      department: DepartmentId
      function: FunctionId
      mission: RegionId | null
      gain: Gain
      steps: number
    }
  | { type: 'traded'; seat: Seat; department: DepartmentId; times: number; gain: Gain }
  | { type: 'stepped'; seat: Seat; from: Place; to: Place }
  | { type: 'built'; seat: Seat; tile: TileId; space: SpaceId; goods: number }
  | { type: 'assigned'; seat: Seat; from: Place; tile: TileId }
  | {
      type: 'project'
      seat: Seat
      project: ProjectType
      slot: SlotId
      mission: RegionId | null
      goods: number
      money: number
    }
  | { type: 'instant-income'; seat: Seat; city: CityId; gain: Gain }
  | { type: 'developed'; seat: Seat; project: ProjectType; cost: number; reward: Reward; disc: boolean }
  | { type: 'advanced'; seat: Seat; region: RegionId; space: number; cost: number }
  | { type: 'last-space'; seat: Seat; region: RegionId; gain: Gain }
  | { type: 'sold'; seat: Seat }
  | { type: 'activated'; seat: Seat; department: DepartmentId; cost: number }
  // Andrew
  | { type: 'andrew-reveals'; card: CardId }
  | { type: 'andrew-donates'; donation: DonationId }
  | { type: 'andrew-takes'; tile: TileId }
  | { type: 'andrew-builds'; slot: SlotId }
  | { type: 'andrew-advances'; region: RegionId; space: number }
  | { type: 'andrew-shifts'; reason: ShiftReason; by: number; position: number }
  | { type: 'andrew-files'; card: CardId; vp: number }
  // End
  | { type: 'paid'; seat: Seat; donation: WelfareId; vp: number }
  | { type: 'score'; seat: Seat; score: number }
  | { type: 'andrew-score'; score: number; outcome: Outcome }
  | { type: 'winners'; seats: Seat[] }
