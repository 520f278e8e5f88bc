import { keysOf } from '@boardroom/kernel'
import { BUILDINGS, type BuildingId, type SpaceEffect } from './buildings.ts'

/** A general action space: what it costs the company, or brings it, and from which Decade it is open. */
export interface GeneralSpace {
  /** Green with the infinity symbol: any number of Partners per Decade. */
  readonly unlimited: boolean
  readonly fromDecade: 1 | 3 | 5
  /** Paid by the company to the bank. */
  readonly cost: number
  /** Paid by the bank to the company. */
  readonly funds: number
  readonly effect: SpaceEffect
}

const open = { unlimited: true, fromDecade: 1, cost: 0, funds: 0, effect: {} } as const

/** The general action spaces (rulebook; the infinity symbols are published). */
const GENERAL_SPACES = {
  'hire-workers': { ...open, effect: { hireWorkers: true } },
  advertising: { ...open, cost: 20, effect: { appeal: 1 } },
  'hire-manager': { ...open, unlimited: false, cost: 60, effect: { managers: 1 } },
  'hire-salesperson': { ...open, unlimited: false, cost: 70, effect: { salespeople: 1 } },
  'capital-investment': { ...open, effect: { buyAsset: 0 } },
  'extra-dividends': { ...open, effect: { dividend: 100 } },
  'fundraising-40': { ...open, funds: 40 },
  'fundraising-60': { ...open, unlimited: false, fromDecade: 3, funds: 60 },
  'fundraising-80': { ...open, unlimited: false, fromDecade: 5, funds: 80 },
} as const satisfies Record<string, GeneralSpace>

export type GeneralSpaceId = keyof typeof GENERAL_SPACES

export const GENERAL_SPACE_IDS = Object.keys(GENERAL_SPACES) as GeneralSpaceId[]

export function generalSpace(space: GeneralSpaceId): GeneralSpace {
  return GENERAL_SPACES[space]
}

/** Where a player without a company places Partners. */
export const BANK_POOL = 'bank-pool'

export type SpaceId = GeneralSpaceId | BuildingId | typeof BANK_POOL

export const SPACE_IDS: readonly SpaceId[] = [...GENERAL_SPACE_IDS, ...keysOf(BUILDINGS), BANK_POOL]

const buildings = new Set<SpaceId>(keysOf(BUILDINGS))

export function isBuilding(space: SpaceId): space is BuildingId {
  return buildings.has(space)
}
