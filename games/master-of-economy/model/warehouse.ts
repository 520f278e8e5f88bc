import {
  COMPANIES,
  FACTORIES,
  type FactoryId,
  factoryOf,
  GOODS,
  type GoodId,
  PIECES,
  WAREHOUSE,
} from '../components/index.ts'
import type { Company, OpenState } from '../state.ts'

/** Pieces of a good that nobody owns; material on factories is still owned (ME-GEN-13, ME-PRD-04). */
export function goodsLeft(state: OpenState, good: GoodId): number {
  let left = PIECES[good]
  for (const id of COMPANIES) {
    const company = state.companies[id]
    if (company) left -= company.goods[good] + onFactories(company, good)
  }
  return left
}

function onFactories({ supplied }: Company, good: GoodId): number {
  let count = 0
  for (const id of FACTORIES) if (supplied[id] > 0 && factoryOf(id).inputs.includes(good)) count += supplied[id]
  return count
}

export function factoriesLeft(state: OpenState, factory: FactoryId): number {
  let left = factoryOf(factory).pieces
  for (const id of COMPANIES) left -= state.companies[id]?.factories[factory] ?? 0
  return left
}

export function goodsIn({ goods }: Company): number {
  let sum = 0
  for (const good of GOODS) sum += goods[good]
  return sum
}

export function factoriesOf({ factories }: Company): number {
  let sum = 0
  for (const id of FACTORIES) sum += factories[id]
  return sum
}

/** Goods beyond what a warehouse holds (ME-PRD-03). */
export function overflow(company: Company): number {
  return Math.max(0, goodsIn(company) - WAREHOUSE)
}

/** The goods that a factory needs and the warehouse lacks. */
export function lacking({ goods }: Company, factory: FactoryId): GoodId[] {
  return factoryOf(factory).inputs.filter((good) => goods[good] === 0)
}
