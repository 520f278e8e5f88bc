import type { Cubes } from './resources.ts'

export type Era = 1 | 2 | 3

/** What a space does for the company that uses it. Several parts happen at once. */
export interface SpaceEffect {
  readonly appeal?: number
  readonly automate?: 1 | 2
  /** Opens the purchase of a Capital Asset at this discount. */
  readonly buyAsset?: number
  /** Two cubes from Haymarket Square, alike or different. */
  readonly choose?: 'like' | 'unlike'
  readonly dividend?: number
  readonly goods?: number
  readonly haymarket?: Partial<Cubes>
  readonly hireWorkers?: true
  readonly managers?: number
  readonly salespeople?: number
  readonly workers?: number
}

export interface Building {
  readonly era: Era
  readonly minPlayers: 2 | 3 | 4
  /** Worker symbols: Workers that come to the Job Market when it is played. */
  readonly workersAdded: number
  /** Who pays the owner for a use. */
  readonly payer: 'company' | 'bank'
  readonly amount: number
  readonly effect: SpaceEffect
}

/** The 44 Buildings (published). The tiles carry no names; ids are reconstructed. */
export const BUILDINGS = {
  'e1-capital-asset-10': {
    era: 1,
    minPlayers: 2,
    workersAdded: 2,
    payer: 'bank',
    amount: 20,
    effect: { buyAsset: 10 },
  },
  'e1-salesperson': {
    era: 1,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'company',
    amount: 20,
    effect: { salespeople: 1 },
  },
  'e1-wood-livestock': {
    era: 1,
    minPlayers: 3,
    workersAdded: 0,
    payer: 'bank',
    amount: 20,
    effect: { haymarket: { wood: 1, livestock: 1 } },
  },
  'e1-appeal-1': { era: 1, minPlayers: 4, workersAdded: 2, payer: 'company', amount: 10, effect: { appeal: 1 } },
  'e1-wood-coal': {
    era: 1,
    minPlayers: 3,
    workersAdded: 0,
    payer: 'bank',
    amount: 20,
    effect: { haymarket: { wood: 1, coal: 1 } },
  },
  'e1-automate-1': { era: 1, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 40, effect: { automate: 1 } },
  'e1-wood-steel': {
    era: 1,
    minPlayers: 3,
    workersAdded: 0,
    payer: 'bank',
    amount: 20,
    effect: { haymarket: { wood: 1, steel: 1 } },
  },
  'e1-unlike-2': { era: 1, minPlayers: 4, workersAdded: 0, payer: 'company', amount: 10, effect: { choose: 'unlike' } },
  'e1-appeal-2': { era: 1, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 30, effect: { appeal: 2 } },
  'e1-goods-1': { era: 1, minPlayers: 2, workersAdded: 2, payer: 'company', amount: 20, effect: { goods: 1 } },
  'e1-manager': { era: 1, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 20, effect: { managers: 1 } },
  'e1-like-2': { era: 1, minPlayers: 4, workersAdded: 2, payer: 'company', amount: 10, effect: { choose: 'like' } },
  'e2-livestock-steel': {
    era: 2,
    minPlayers: 2,
    workersAdded: 2,
    payer: 'bank',
    amount: 20,
    effect: { haymarket: { livestock: 1, steel: 1 } },
  },
  'e2-manager': { era: 2, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 30, effect: { managers: 1 } },
  'e2-coal-steel': {
    era: 2,
    minPlayers: 2,
    workersAdded: 2,
    payer: 'bank',
    amount: 20,
    effect: { haymarket: { coal: 1, steel: 1 } },
  },
  'e2-appeal-2': { era: 2, minPlayers: 3, workersAdded: 1, payer: 'company', amount: 30, effect: { appeal: 2 } },
  'e2-coal-livestock': {
    era: 2,
    minPlayers: 2,
    workersAdded: 2,
    payer: 'bank',
    amount: 20,
    effect: { haymarket: { coal: 1, livestock: 1 } },
  },
  'e2-unlike-2': { era: 2, minPlayers: 3, workersAdded: 1, payer: 'company', amount: 10, effect: { choose: 'unlike' } },
  'e2-capital-asset-20': {
    era: 2,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'bank',
    amount: 20,
    effect: { buyAsset: 20 },
  },
  'e2-like-2': { era: 2, minPlayers: 3, workersAdded: 2, payer: 'company', amount: 10, effect: { choose: 'like' } },
  'e2-automate-2': { era: 2, minPlayers: 4, workersAdded: 0, payer: 'company', amount: 90, effect: { automate: 2 } },
  'e2-salesperson': {
    era: 2,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'company',
    amount: 40,
    effect: { salespeople: 1 },
  },
  'e2-managers-2': { era: 2, minPlayers: 4, workersAdded: 0, payer: 'company', amount: 60, effect: { managers: 2 } },
  'e2-automate-1': { era: 2, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 40, effect: { automate: 1 } },
  'e2-salespeople-2': {
    era: 2,
    minPlayers: 4,
    workersAdded: 0,
    payer: 'company',
    amount: 80,
    effect: { salespeople: 2 },
  },
  'e2-workers-2': { era: 2, minPlayers: 4, workersAdded: 0, payer: 'company', amount: 50, effect: { workers: 2 } },
  'e2-goods-2': { era: 2, minPlayers: 3, workersAdded: 2, payer: 'company', amount: 40, effect: { goods: 2 } },
  'e2-appeal-3': { era: 2, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 50, effect: { appeal: 3 } },
  'e3-dividend-150': { era: 3, minPlayers: 3, workersAdded: 0, payer: 'bank', amount: 30, effect: { dividend: 150 } },
  'e3-dividend-200': { era: 3, minPlayers: 4, workersAdded: 0, payer: 'bank', amount: 40, effect: { dividend: 200 } },
  'e3-dividend-250': { era: 3, minPlayers: 3, workersAdded: 0, payer: 'bank', amount: 50, effect: { dividend: 250 } },
  'e3-dividend-300': { era: 3, minPlayers: 4, workersAdded: 0, payer: 'bank', amount: 60, effect: { dividend: 300 } },
  'e3-salespeople-2': {
    era: 3,
    minPlayers: 3,
    workersAdded: 0,
    payer: 'company',
    amount: 50,
    effect: { salespeople: 2 },
  },
  'e3-coal-2-livestock': {
    era: 3,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'company',
    amount: 40,
    effect: { haymarket: { coal: 2, livestock: 1 } },
  },
  'e3-managers-2': { era: 3, minPlayers: 3, workersAdded: 0, payer: 'company', amount: 40, effect: { managers: 2 } },
  'e3-livestock-2-steel': {
    era: 3,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'company',
    amount: 40,
    effect: { haymarket: { livestock: 2, steel: 1 } },
  },
  'e3-wood-2-coal': {
    era: 3,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'company',
    amount: 40,
    effect: { haymarket: { wood: 2, coal: 1 } },
  },
  'e3-steel-2-wood': {
    era: 3,
    minPlayers: 2,
    workersAdded: 1,
    payer: 'company',
    amount: 40,
    effect: { haymarket: { steel: 2, wood: 1 } },
  },
  'e3-appeal-3': { era: 3, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 60, effect: { appeal: 3 } },
  'e3-capital-asset-30': {
    era: 3,
    minPlayers: 2,
    workersAdded: 2,
    payer: 'bank',
    amount: 40,
    effect: { buyAsset: 30 },
  },
  'e3-goods-3': { era: 3, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 60, effect: { goods: 3 } },
  'e3-automate-2': { era: 3, minPlayers: 2, workersAdded: 1, payer: 'company', amount: 90, effect: { automate: 2 } },
  'e3-worker-manager': {
    era: 3,
    minPlayers: 4,
    workersAdded: 0,
    payer: 'company',
    amount: 40,
    effect: { workers: 1, managers: 1 },
  },
  'e3-worker-salesperson': {
    era: 3,
    minPlayers: 4,
    workersAdded: 0,
    payer: 'company',
    amount: 50,
    effect: { workers: 1, salespeople: 1 },
  },
} as const satisfies Record<string, Building>

export type BuildingId = keyof typeof BUILDINGS

export const BUILDING_IDS = Object.keys(BUILDINGS) as BuildingId[]

export function buildingOf(building: BuildingId): Building {
  return BUILDINGS[building]
}

/** As it is printed: I, II or III. */
export function eraOf(building: BuildingId): string {
  return 'I'.repeat(buildingOf(building).era)
}
