import type { ActionId } from './actions.ts'
import type { Gain } from './resources.ts'

/** One function of a department, for one active employee. */
export interface Use {
  /** The employee is sent to a region. */
  readonly mission: boolean
  readonly gain: Gain
  readonly steps?: number
  /** 1 VP for every two active employees, the permanent one included (CG-DEP-03). */
  readonly vpPerTwoActive?: boolean
}

/** Exchanging 1 to 3 goods in one use. */
export interface Trade {
  readonly pay: 'goods' | 'money'
  readonly each: number
  readonly gain: Gain
}

export interface Department {
  readonly type: ActionId
  /** How many may be active, and what activating each costs. */
  readonly desks: number
  readonly deskCost: number
  readonly uses?: Readonly<Partial<Record<FunctionId, Use>>>
  readonly trade?: Trade
  /** Builds projects: by mission, or for this much money. */
  readonly projects?: { readonly mission: boolean; readonly money: number }
  /** Works on its own and is not used. */
  readonly ongoing?: true
}

export const FUNCTIONS = [
  'steps',
  'money',
  'goods',
  'research',
  'mission-money',
  'mission-goods',
  'mission-steps',
  'mission-hire',
  'mission-vp',
  'mission-research',
] as const
export type FunctionId = (typeof FUNCTIONS)[number]

/** The five departments every company starts with (functions rulebook; desks and their prices reconstructed). */
const START_DEPARTMENTS = {
  // Its permanent employee is printed; steps are counted by the department, not by the use (CG-HR-01).
  'start-hr': { type: 'hr', desks: 2, deskCost: 1, uses: { steps: { mission: false, gain: {}, steps: 3 } } },
  'start-finance': {
    type: 'management',
    desks: 2,
    deskCost: 1,
    uses: {
      money: { mission: false, gain: { money: 3 } },
      goods: { mission: false, gain: { goods: 1 } },
      'mission-money': { mission: true, gain: { money: 6 } },
      'mission-goods': { mission: true, gain: { goods: 2 } },
    },
  },
  'start-planning': { type: 'management', desks: 2, deskCost: 2 },
  'start-construction': { type: 'construction', desks: 3, deskCost: 2, projects: { mission: true, money: 0 } },
  'start-rnd': { type: 'rnd', desks: 2, deskCost: 2, uses: { research: { mission: false, gain: { research: 3 } } } },
} as const satisfies Readonly<Record<string, Department>>

/** The 16 department tiles in the order of their numbers, two of each (published). */
const TILES = {
  training: {
    type: 'hr',
    desks: 1,
    deskCost: 2,
    uses: {
      'mission-money': { mission: true, gain: { money: 8 } },
      'mission-steps': { mission: true, gain: {}, steps: 8 },
    },
  },
  recruiting: {
    type: 'hr',
    desks: 2,
    deskCost: 1,
    uses: {
      'mission-hire': { mission: true, gain: { employee: 1 } },
      steps: { mission: false, gain: {}, steps: 4 },
    },
  },
  safety: {
    type: 'hr',
    desks: 1,
    deskCost: 5,
    uses: { 'mission-vp': { mission: true, gain: {}, vpPerTwoActive: true } },
  },
  'new-lobby': { type: 'hr', desks: 0, deskCost: 0, ongoing: true },
  purchasing: {
    type: 'management',
    desks: 2,
    deskCost: 0,
    uses: {
      'mission-goods': { mission: true, gain: { goods: 3 } },
      'mission-money': { mission: true, gain: { money: 8 } },
    },
  },
  sales: { type: 'management', desks: 2, deskCost: 1, trade: { pay: 'goods', each: 1, gain: { money: 6 } } },
  logistics: { type: 'management', desks: 2, deskCost: 3, trade: { pay: 'goods', each: 1, gain: { money: 3, vp: 1 } } },
  property: { type: 'management', desks: 1, deskCost: 0, ongoing: true },
  engineering: { type: 'construction', desks: 2, deskCost: 2, projects: { mission: true, money: 0 } },
  outsourcing: { type: 'construction', desks: 1, deskCost: 3, projects: { mission: false, money: 3 } },
  'supply-chain': { type: 'construction', desks: 2, deskCost: 1, trade: { pay: 'money', each: 1, gain: { goods: 1 } } },
  communications: { type: 'construction', desks: 1, deskCost: 8, ongoing: true },
  'advanced-research': {
    type: 'rnd',
    desks: 1,
    deskCost: 3,
    uses: { 'mission-research': { mission: true, gain: { research: 7 } } },
  },
  'advanced-design': {
    type: 'rnd',
    desks: 3,
    deskCost: 3,
    uses: { research: { mission: false, gain: { research: 4 } } },
  },
  charity: { type: 'rnd', desks: 1, deskCost: 3 },
  telegraph: { type: 'rnd', desks: 1, deskCost: 2, ongoing: true },
} as const satisfies Readonly<Record<string, Department>>

export type StartDepartmentId = keyof typeof START_DEPARTMENTS
export type TileId = keyof typeof TILES
export type DepartmentId = StartDepartmentId | TileId

export const START_DEPARTMENT_IDS = Object.keys(START_DEPARTMENTS) as StartDepartmentId[]
/** In the order of their numbers. */
export const TILE_IDS = Object.keys(TILES) as TileId[]
export const DEPARTMENT_IDS: readonly DepartmentId[] = [...START_DEPARTMENT_IDS, ...TILE_IDS]

const DEPARTMENTS: Readonly<Record<DepartmentId, Department>> = { ...START_DEPARTMENTS, ...TILES }

export function departmentOf(id: DepartmentId): Department {
  return DEPARTMENTS[id]
}

/** Whether it came from the display, and not with the company board. */
export function isTile(id: DepartmentId | 'lobby'): id is TileId {
  return id in TILES
}

/** The number printed on a tile. */
export function tileNumber(id: TileId): number {
  return TILE_IDS.indexOf(id) + 1
}

/** Copies of each tile, and how many of all are left in the box (rulebook). */
export const TILE_COPIES = 2
export const TILES_IN_BOX: Readonly<Record<number, number>> = { 1: 16, 2: 16, 3: 8, 4: 4 }

/** Goods for a department on a space with an own employee, on another, and besides for the New Lobby (rulebook). */
export const BUILD_GOODS = { staffed: 1, empty: 2, newLobby: 2 } as const

/** Most goods exchanged in one use of tiles 6, 7 and 11. */
export const MOST_TRADED = 3
