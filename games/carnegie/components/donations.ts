import type { ActionId } from './actions.ts'
import type { ProjectType } from './projects.ts'
import type { RegionId } from './regions.ts'

export type DonationCategory = 'education' | 'human-rights' | 'welfare' | 'health'

/** How a donation scores, before the cap. */
export type Formula =
  | { readonly kind: 'fixed'; readonly vp: number }
  | { readonly kind: 'pay'; readonly vp: number; readonly unit: { readonly money?: number; readonly goods?: number } }
  | ({ readonly kind: 'per'; readonly vp: number } & Counted)

/** What a donation counts. */
export type Counted =
  | { readonly count: 'departments-of-type'; readonly type: ActionId }
  | { readonly count: 'departments-all' }
  | { readonly count: 'projects-of-types'; readonly types: readonly ProjectType[] }
  | { readonly count: 'regions-at-railroad' }
  | { readonly count: 'own-donations' }
  | { readonly count: 'active-employees' }
  | { readonly count: 'projects-in-region'; readonly region: RegionId }
  | { readonly count: 'projects-in-small-cities' }

export interface Donation {
  readonly category: DonationCategory
  readonly row: number
  readonly formula: Formula
  readonly at: readonly [x: number, y: number]
}

/** The donation table (rulebook). */
export const DONATIONS = {
  'edu-hr': {
    category: 'education',
    row: 1,
    formula: { kind: 'per', vp: 3, count: 'departments-of-type', type: 'hr' },
    at: [147.1, 61.9],
  },
  'edu-management': {
    category: 'education',
    row: 2,
    formula: { kind: 'per', vp: 3, count: 'departments-of-type', type: 'management' },
    at: [147.1, 90.5],
  },
  'edu-construction': {
    category: 'education',
    row: 3,
    formula: { kind: 'per', vp: 3, count: 'departments-of-type', type: 'construction' },
    at: [147.1, 119.1],
  },
  'edu-rnd': {
    category: 'education',
    row: 4,
    formula: { kind: 'per', vp: 3, count: 'departments-of-type', type: 'rnd' },
    at: [147.1, 147.8],
  },
  'edu-any': {
    category: 'education',
    row: 5,
    formula: { kind: 'per', vp: 1, count: 'departments-all' },
    at: [147.1, 176.4],
  },
  'rights-infrastructure': {
    category: 'human-rights',
    row: 1,
    formula: { kind: 'per', vp: 4, count: 'projects-of-types', types: ['infrastructure'] },
    at: [336.6, 61.9],
  },
  'rights-industry': {
    category: 'human-rights',
    row: 2,
    formula: { kind: 'per', vp: 3, count: 'projects-of-types', types: ['industry'] },
    at: [336.6, 90.5],
  },
  'rights-homes-shops': {
    category: 'human-rights',
    row: 3,
    formula: { kind: 'per', vp: 2, count: 'projects-of-types', types: ['housing', 'commerce'] },
    at: [336.6, 119.1],
  },
  'rights-railroad': {
    category: 'human-rights',
    row: 4,
    formula: { kind: 'per', vp: 3, count: 'regions-at-railroad' },
    at: [336.6, 147.8],
  },
  'rights-donations': {
    category: 'human-rights',
    row: 5,
    formula: { kind: 'per', vp: 2, count: 'own-donations' },
    at: [336.6, 176.4],
  },
  'welfare-seven': { category: 'welfare', row: 1, formula: { kind: 'fixed', vp: 7 }, at: [529, 61.9] },
  'welfare-goods': {
    category: 'welfare',
    row: 2,
    formula: { kind: 'pay', vp: 2, unit: { goods: 1 } },
    at: [529, 90.5],
  },
  'welfare-money': {
    category: 'welfare',
    row: 3,
    formula: { kind: 'pay', vp: 2, unit: { money: 5 } },
    at: [529, 119.1],
  },
  'welfare-bundle': {
    category: 'welfare',
    row: 4,
    formula: { kind: 'pay', vp: 4, unit: { money: 5, goods: 1 } },
    at: [529, 147.8],
  },
  'welfare-active': {
    category: 'welfare',
    row: 5,
    formula: { kind: 'per', vp: 1, count: 'active-employees' },
    at: [529, 176.4],
  },
  'health-east': {
    category: 'health',
    row: 1,
    formula: { kind: 'per', vp: 2, count: 'projects-in-region', region: 'east' },
    at: [719.1, 61.9],
  },
  'health-midwest': {
    category: 'health',
    row: 2,
    formula: { kind: 'per', vp: 2, count: 'projects-in-region', region: 'midwest' },
    at: [719.1, 90.5],
  },
  'health-south': {
    category: 'health',
    row: 3,
    formula: { kind: 'per', vp: 2, count: 'projects-in-region', region: 'south' },
    at: [719.1, 119.1],
  },
  'health-west': {
    category: 'health',
    row: 4,
    formula: { kind: 'per', vp: 2, count: 'projects-in-region', region: 'west' },
    at: [719.1, 147.8],
  },
  'health-towns': {
    category: 'health',
    row: 5,
    formula: { kind: 'per', vp: 2, count: 'projects-in-small-cities' },
    at: [719.1, 176.4],
  },
} as const satisfies Readonly<Record<string, Donation>>

export type DonationId = keyof typeof DONATIONS
export const DONATION_IDS = Object.keys(DONATIONS) as DonationId[]

export function donationOf(id: DonationId): Donation {
  return DONATIONS[id]
}

/** Donations that are paid for in final scoring. */
export const WELFARE = ['welfare-goods', 'welfare-money', 'welfare-bundle'] as const satisfies readonly DonationId[]
export type WelfareId = (typeof WELFARE)[number]

/** A donation costs so much for each own one already made and itself; less with Communications (CG-DEP-12). */
export const DONATION_COST = 5
export const COMMUNICATIONS_COST = 3
export const BASE_CAP = 12
