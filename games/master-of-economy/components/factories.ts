import type { GoodId } from './goods.ts'

export const FACTORIES = ['quarry', 'coal-mine', 'iron-ore-mine', 'power-plant', 'steel-mill', 'shipyard'] as const
export type FactoryId = (typeof FACTORIES)[number]

export interface Factory {
  /** Pieces in the box (rulebook). */
  readonly pieces: number
  /** Building materials it takes to build one (rulebook). */
  readonly materials: number
  /** One unit of each is used up in a production phase; the single unit is reconstructed (ME-SUP-01). */
  readonly inputs: readonly GoodId[]
  readonly output: GoodId
  readonly amount: number
}

const TABLE: Readonly<Record<FactoryId, Factory>> = {
  quarry: { pieces: 12, materials: 0, inputs: [], output: 'building-materials', amount: 1 },
  'coal-mine': { pieces: 10, materials: 1, inputs: ['electricity'], output: 'coal', amount: 2 },
  'iron-ore-mine': { pieces: 10, materials: 1, inputs: ['electricity'], output: 'iron-ore', amount: 2 },
  'power-plant': { pieces: 12, materials: 1, inputs: ['coal'], output: 'electricity', amount: 2 },
  'steel-mill': { pieces: 10, materials: 1, inputs: ['iron-ore', 'coal'], output: 'steel', amount: 2 },
  shipyard: { pieces: 10, materials: 1, inputs: ['electricity', 'steel'], output: 'ship', amount: 1 },
}

export function factoryOf(id: FactoryId): Factory {
  return TABLE[id]
}

/** Factories that need material to produce. */
export const SUPPLIABLE = FACTORIES.filter((id) => TABLE[id].inputs.length > 0)

/** So many of each kind of factory. */
export type Plant = Record<FactoryId, number>

export function noFactories(): Plant {
  return { quarry: 0, 'coal-mine': 0, 'iron-ore-mine': 0, 'power-plant': 0, 'steel-mill': 0, shipyard: 0 }
}

/** Spaces for each kind on a company's board (reconstructed, ME-INV-05). */
export const FACTORY_SPACES = 3

/** Prices and limits of an investment phase (rulebook). */
export const INVESTMENT = { price: 3, builds: 3, sameKind: 2, sales: 2, sale: 3, forcedSale: 2 } as const
