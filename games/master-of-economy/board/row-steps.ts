import { type CompanyId, GOODS, type GoodId } from '../components/index.ts'
import type { Fate } from '../model/forecast.ts'
import type { Board } from '../view.ts'

/** One step of the forecast of a row: a sale and the purchase it meets are one. */
export interface RowStep extends Fate {
  readonly buyer?: CompanyId
}

/** How a row would be resolved, step by step. */
export function rowSteps(fates: readonly Fate[], good: GoodId): RowStep[] {
  const steps: RowStep[] = []
  for (const fate of fates) {
    if (fate.good !== good) continue
    const before = steps.at(-1)
    if (fate.kind === 'bought' && before?.kind === 'sold') steps[steps.length - 1] = { ...before, buyer: fate.company }
    // An own offer that meets an own bid is told once, with its cell.
    else if (fate.kind !== 'cancelled' || fate.cell !== null) steps.push(fate)
  }
  return steps
}

/** What a step brings a company; null where it has no part in it. */
export function broughtBy({ company, buyer, money }: RowStep, to: CompanyId): number | null {
  return company === to ? money : buyer === to ? -money : null
}

/** The row in which the marker that is pointed at would lie. */
export function rowPointedAt({ market: now }: Board, { market: next }: Board): GoodId | null {
  const gains = (good: GoodId): boolean =>
    next.offers[good].some((id, i) => id !== null && now.offers[good][i] === null) ||
    Object.entries(next.buys[good]).some(([id, bids]) => bids > now.buys[good][id as CompanyId])
  return GOODS.find(gains) ?? null
}
