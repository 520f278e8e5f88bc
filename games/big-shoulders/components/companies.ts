import type { IndustryId } from './industries.ts'
import type { Cubes } from './resources.ts'

/** What a factory's Manager brings each time it produces. */
export interface ManagerBonus {
  readonly resources?: number
  readonly goods?: number
  readonly appeal?: number
}

export interface Factory {
  /** Spaces for Workers; there is one Automation token for each. */
  readonly workerSpaces: number
  readonly resources: Partial<Cubes>
  readonly goods: number
  readonly manager: ManagerBonus
}

export interface Charter {
  readonly name: string
  readonly shortName: string
  readonly industry: IndustryId
  readonly startingAppeal: number
  readonly assetSlots: 0 | 1
  /** Sale price of a Good by the number of Salespeople employed; one space fewer than prices. */
  readonly goodPrices: readonly number[]
  readonly factories: readonly Factory[]
  /** Approximate colour of the charter's edge (reconstructed). */
  readonly color: string
}

/**
 * The ten charters (published). The extra-Good symbol is printed only under the last Automation token of a factory;
 * the Partner symbol is in the last factory.
 */
export const CHARTERS = {
  'anglo-american': {
    name: 'Anglo-American Provision Co.',
    shortName: 'Anglo-American',
    industry: 'meat-packing',
    startingAppeal: 2,
    assetSlots: 1,
    goodPrices: [30, 40, 50],
    factories: [
      { workerSpaces: 1, resources: { coal: 1, livestock: 1 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { workerSpaces: 2, resources: { coal: 2, livestock: 1, wood: 1 }, goods: 3, manager: { resources: 2 } },
    ],
    color: '#adc274',
  },
  brunswick: {
    name: 'Brunswick-Balke-Collender Co.',
    shortName: 'Brunswick',
    industry: 'dry-goods',
    startingAppeal: 1,
    assetSlots: 1,
    goodPrices: [80, 90, 100, 110],
    factories: [
      { workerSpaces: 1, resources: { wood: 2, steel: 1 }, goods: 1, manager: { resources: 2 } },
      { workerSpaces: 3, resources: { wood: 3, coal: 1 }, goods: 1, manager: { resources: 2 } },
    ],
    color: '#5b361e',
  },
  'cracker-jack': {
    name: 'The Cracker Jack Co.',
    shortName: 'Cracker Jack',
    industry: 'food-dairy',
    startingAppeal: 1,
    assetSlots: 0,
    goodPrices: [30, 40, 50],
    factories: [
      { workerSpaces: 1, resources: { wood: 1 }, goods: 2, manager: { appeal: 1 } },
      { workerSpaces: 3, resources: { coal: 1, steel: 1 }, goods: 2, manager: { appeal: 1 } },
    ],
    color: '#8c1c1a',
  },
  doggett: {
    name: 'Doggett, Bassett & Hills Co.',
    shortName: 'Doggett',
    industry: 'shoes',
    startingAppeal: 1,
    assetSlots: 0,
    goodPrices: [50, 60, 70],
    factories: [
      { workerSpaces: 2, resources: { coal: 1, livestock: 1 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { workerSpaces: 2, resources: { steel: 1, livestock: 1, wood: 2 }, goods: 1, manager: { goods: 1 } },
    ],
    color: '#3d3a38',
  },
  elgin: {
    name: 'Elgin National Watch Co.',
    shortName: 'Elgin',
    industry: 'dry-goods',
    startingAppeal: 2,
    assetSlots: 0,
    goodPrices: [50, 60, 70],
    factories: [
      { workerSpaces: 2, resources: { coal: 1, steel: 1 }, goods: 2, manager: { appeal: 2 } },
      { workerSpaces: 2, resources: { coal: 1, steel: 2 }, goods: 1, manager: { resources: 1, appeal: 1 } },
    ],
    color: '#925b12',
  },
  fairbank: {
    name: 'N.K. Fairbank & Co.',
    shortName: 'Fairbank',
    industry: 'dry-goods',
    startingAppeal: 3,
    assetSlots: 0,
    goodPrices: [40, 50, 60],
    factories: [
      { workerSpaces: 1, resources: { coal: 2 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { workerSpaces: 1, resources: { coal: 2, livestock: 1 }, goods: 1, manager: { resources: 1, appeal: 1 } },
    ],
    color: '#014c60',
  },
  henderson: {
    name: "C. M. Henderson's & Co.",
    shortName: 'Henderson',
    industry: 'shoes',
    startingAppeal: 1,
    assetSlots: 0,
    goodPrices: [20, 30, 40],
    factories: [
      { workerSpaces: 1, resources: { coal: 1, livestock: 1 }, goods: 3, manager: { resources: 1, appeal: 1 } },
      { workerSpaces: 2, resources: { coal: 1, steel: 1 }, goods: 2, manager: { appeal: 1 } },
      { workerSpaces: 1, resources: { coal: 1, livestock: 1 }, goods: 2, manager: { resources: 1 } },
    ],
    color: '#77a7ba',
  },
  libby: {
    name: 'Libby, McNeill, & Libby',
    shortName: 'Libby',
    industry: 'food-dairy',
    startingAppeal: 1,
    assetSlots: 1,
    goodPrices: [20, 30, 40],
    factories: [
      { workerSpaces: 2, resources: { steel: 1, livestock: 1 }, goods: 3, manager: { resources: 1, appeal: 1 } },
      { workerSpaces: 2, resources: { steel: 1, livestock: 2 }, goods: 3, manager: { resources: 1, appeal: 1 } },
    ],
    color: '#d0650a',
  },
  spalding: {
    name: 'A.G. Spalding and Bros.',
    shortName: 'Spalding',
    industry: 'dry-goods',
    startingAppeal: 1,
    assetSlots: 1,
    goodPrices: [20, 30],
    factories: [
      { workerSpaces: 1, resources: { coal: 1, livestock: 1 }, goods: 2, manager: { appeal: 1 } },
      { workerSpaces: 2, resources: { steel: 1, livestock: 1 }, goods: 3, manager: { appeal: 1 } },
    ],
    color: '#1a5b82',
  },
  swift: {
    name: 'Swift and Company',
    shortName: 'Swift',
    industry: 'meat-packing',
    startingAppeal: 3,
    assetSlots: 1,
    goodPrices: [50, 60, 70],
    factories: [
      { workerSpaces: 2, resources: { steel: 1, livestock: 1 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { workerSpaces: 3, resources: { steel: 2, livestock: 1 }, goods: 1, manager: { goods: 1, appeal: 1 } },
    ],
    color: '#d9a248',
  },
} as const satisfies Record<string, Charter>

export type CompanyId = keyof typeof CHARTERS

export const COMPANIES = Object.keys(CHARTERS) as CompanyId[]

/** The charter of a company, by its general type. */
export function charterOf(company: CompanyId): Charter {
  return CHARTERS[company]
}

/** Companies are called the same in every language. */
export function companyName(company: CompanyId): string {
  return charterOf(company).shortName
}
