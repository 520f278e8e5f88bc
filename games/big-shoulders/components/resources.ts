/** The 70 resource cubes (rulebook). */
export const CUBES = { livestock: 20, steel: 18, wood: 16, coal: 16 } as const

export type ResourceId = keyof typeof CUBES

export const RESOURCES = Object.keys(CUBES) as ResourceId[]

/** How many cubes of each type. */
export type Cubes = Record<ResourceId, number>

export const TOTAL_CUBES = 70
export const HAYMARKET_AT_SETUP = 2
export const SUPPLY_AT_SETUP = 3

/** The Supply Chain from left to right (published); cubes move to the right, X is not for sale. */
export const SUPPLY_SPACES = ['x', '30', '20', '10'] as const

export type SupplySpace = (typeof SUPPLY_SPACES)[number]

export const SUPPLY_PRICE: Readonly<Record<SupplySpace, number | null>> = { x: null, '30': 30, '20': 20, '10': 10 }
