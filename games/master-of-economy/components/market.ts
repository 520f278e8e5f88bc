import type { GoodId } from './goods.ts'

/** Export cells of a row, 1 on the left; the demand marker starts above the last (reconstructed, ME-TRD-01). */
export const CELLS = 11
/** The grey column (reconstructed). */
export const GREY = 6

/** A price of 0 is the cell 0/1: nothing for an export, 1 in local trade. */
export interface Row {
  readonly import: number
  readonly prices: readonly number[]
}

/** The price table is reconstructed, but for the import price of building materials. */
const ROWS: Readonly<Record<GoodId, Row>> = {
  'building-materials': { import: 3, prices: [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2] },
  coal: { import: 4, prices: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3] },
  'iron-ore': { import: 4, prices: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3] },
  electricity: { import: 4, prices: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3] },
  steel: { import: 7, prices: [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6] },
  ship: { import: 17, prices: [0, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15] },
}

export function importPrice(good: GoodId): number {
  return ROWS[good].import
}

export function exportPrice(good: GoodId, cell: number): number {
  return ROWS[good].prices[cell - 1] ?? 0
}

/** The cell 0/1 counts as 1 between two companies (ME-TRD-12). */
export function localPrice(good: GoodId, cell: number): number {
  return Math.max(1, exportPrice(good, cell))
}

/** Bid markers of a company in a trade phase; the last one costs a relations marker (rulebook). */
export const MARKERS = { free: 6, most: 7 } as const
/** For an offered good that is not there (rulebook). */
export const FINE = 1
