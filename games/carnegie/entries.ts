import { type EntryIn, entriesUnder, type Seat } from '@boardroom/kernel'
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
import type { RuleId } from './rule-ids.ts'

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

/** Whose end lets steps and research points lapse. */
const LAPSES: Readonly<Record<LapsedAt, RuleId>> = {
  setup: 'CG-SET-16',
  event: 'CG-RND-08',
  department: 'CG-HR-04',
  turn: 'CG-USE-12',
}

/** What makes Andrew's card shift. */
const SHIFTS: Readonly<Record<ShiftReason, RuleId>> = {
  donation: 'CG-SOL-13',
  hr: 'CG-SOL-15',
  tiles: 'CG-SOL-16',
  cities: 'CG-SOL-17',
  steps: 'CG-SOL-18',
}

/** Each tile has a rule of its own. */
const DEPARTMENTS: Readonly<Record<DepartmentId, RuleId>> = {
  'start-hr': 'CG-HR-01',
  'start-finance': 'CG-MGT-01',
  'start-planning': 'CG-MGT-02',
  'start-construction': 'CG-CON-01',
  'start-rnd': 'CG-RND-01',
  training: 'CG-DEP-01',
  recruiting: 'CG-DEP-02',
  safety: 'CG-DEP-03',
  'new-lobby': 'CG-DEP-04',
  purchasing: 'CG-DEP-05',
  sales: 'CG-DEP-06',
  logistics: 'CG-DEP-07',
  property: 'CG-DEP-08',
  engineering: 'CG-DEP-09',
  outsourcing: 'CG-DEP-10',
  'supply-chain': 'CG-DEP-11',
  communications: 'CG-DEP-12',
  'advanced-research': 'CG-DEP-13',
  'advanced-design': 'CG-DEP-14',
  charity: 'CG-DEP-15',
  telegraph: 'CG-DEP-16',
}

const entry = entriesUnder<RuleId>()

/** The structured lines of the log, each with the rule by which it happened. */
export const ENTRIES = {
  // Setup
  sides: entry<{ seat: Seat; sides: Record<ProjectType, Side> }>('CG-SET-06'),
  'first-start-player': entry<{ seat: Seat; jokers: Seat[] }>('CG-SET-10'),
  'neutral-disc': entry<{ card: CardId; on: DonationId | SlotId }>('CG-AFF-03'),
  'first-project': entry<{ seat: Seat; slot: SlotId }>('CG-SET-13'),
  reserved: entry<{ seat: Seat; tile: TileId }>('CG-SET-15'),
  // The round
  round: entry<{ round: number; chooser: Seat | 'andrew' }>('CG-ROU-01'),
  action: entry<{
    chooser: Seat | 'andrew'
    action: ActionId
    flipped: ActionId | null
    income: RegionId | null
    donation: boolean
  }>(({ flipped, chooser }) => (flipped ? 'CG-ACT-04' : chooser === 'andrew' ? 'CG-SOL-10' : 'CG-ACT-01')),
  marker: entry<{ row: ActionId; position: number }>('CG-ACT-08'),
  // Event
  returned: entry<{ seat: Seat; region: RegionId; count: number; newLobby: number }>('CG-INC-01'),
  'transport-income': entry<{ seat: Seat; region: RegionId; gain: Gain }>('CG-INC-03'),
  'project-income': entry<{ seat: Seat; gain: Gain }>('CG-INC-06'),
  'choice-income': entry<{ seat: Seat; project: ProjectType; circle: number; take: Take; amount: number }>('CG-INC-09'),
  hired: entry<{ seat: Seat; lobby: LobbyId; count: number }>('CG-EMP-05'),
  'nobody-to-hire': entry<{ seat: Seat; lost: number }>('CG-GEN-11'),
  donated: entry<{ seat: Seat; donation: DonationId; cost: number; copy: boolean }>(({ copy }) =>
    copy ? 'CG-DEP-15' : 'CG-DON-06',
  ),
  lapsed: entry<{ seat: Seat; at: LapsedAt; steps: number; research: number }>(({ at }) => LAPSES[at]),
  // Departments
  joker: entry<{ seat: Seat; action: ActionId }>('CG-JOK-01'),
  used: entry<{
    seat: Seat
    department: DepartmentId
    function: FunctionId
    mission: RegionId | null
    gain: Gain
    steps: number
  }>(({ department }) => DEPARTMENTS[department]),
  traded: entry<{ seat: Seat; department: DepartmentId; times: number; gain: Gain }>(
    ({ department }) => DEPARTMENTS[department],
  ),
  stepped: entry<{ seat: Seat; from: Place; to: Place }>('CG-EMP-06'),
  built: entry<{ seat: Seat; tile: TileId; space: SpaceId; goods: number }>('CG-MGT-02'),
  assigned: entry<{ seat: Seat; from: Place; tile: TileId }>('CG-DEP-08'),
  project: entry<{
    seat: Seat
    project: ProjectType
    slot: SlotId
    mission: RegionId | null
    goods: number
    money: number
  }>('CG-CON-01'),
  'instant-income': entry<{ seat: Seat; city: CityId; gain: Gain }>('CG-CON-09'),
  developed: entry<{ seat: Seat; project: ProjectType; cost: number; reward: Reward; disc: boolean }>('CG-RND-03'),
  advanced: entry<{ seat: Seat; region: RegionId; space: number; cost: number }>('CG-RND-03'),
  'last-space': entry<{ seat: Seat; region: RegionId; gain: Gain }>('CG-TRA-05'),
  sold: entry<{ seat: Seat }>('CG-GEN-04'),
  activated: entry<{ seat: Seat; department: DepartmentId; cost: number }>('CG-ACV-01'),
  // Andrew
  'andrew-reveals': entry<{ card: CardId }>('CG-SOL-09'),
  'andrew-donates': entry<{ donation: DonationId }>('CG-SOL-13'),
  'andrew-takes': entry<{ tile: TileId }>('CG-SOL-16'),
  'andrew-builds': entry<{ slot: SlotId }>('CG-SOL-17'),
  'andrew-advances': entry<{ region: RegionId; space: number }>('CG-SOL-18'),
  'andrew-shifts': entry<{ reason: ShiftReason; by: number; position: number }>(({ reason }) => SHIFTS[reason]),
  'andrew-files': entry<{ card: CardId; vp: number }>('CG-SOL-21'),
  // End
  paid: entry<{ seat: Seat; donation: WelfareId; vp: number }>('CG-DON-33'),
  score: entry<{ seat: Seat; score: number }>('CG-END-01'),
  'andrew-score': entry<{ score: number; outcome: Outcome }>('CG-SOL-31'),
  winners: entry<{ seats: Seat[] }>('CG-END-11'),
}

export type Entry = EntryIn<typeof ENTRIES>
