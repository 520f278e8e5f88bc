import type { Geography, Rect } from '@boardroom/board-kit'
import { COMPANIES, type CompanyId, GOODS, type GoodId } from '../../components/index.ts'

export type PlaceId = 'clock' | 'market' | 'works' | 'exchange' | 'hall' | 'track' | 'yard'

/** The harbour: every place has its ground from the first move to the last. */
export const HARBOUR: Geography<PlaceId> = {
  width: 2400,
  height: 1160,
  places: {
    clock: { x: 0, y: 0, w: 324, h: 600 },
    yard: { x: 12, y: 606, w: 250, h: 326 },
    track: { x: 486, y: 0, w: 1156, h: 244 },
    exchange: { x: 1644, y: 0, w: 752, h: 244 },
    market: { x: 262, y: 224, w: 2138, h: 714 },
    works: { x: 12, y: 944, w: 1932, h: 212 },
    hall: { x: 1952, y: 940, w: 444, h: 216 },
  },
  stops: ['clock', 'market', 'works', 'exchange', 'hall'],
}

/** Quays lie below one another, each a little to the right of the one above. */
export const QUAY = {
  y: 258,
  step: 113,
  skew: 16,
  h: 86,
  wall: 20,
  shed: 279,
  buy: 475,
  cells: 590,
  cell: 112,
} as const

interface Quay {
  readonly y: number
  /** How far it is set to the right. */
  readonly dx: number
}

export function quayOf(good: GoodId): Quay {
  const row = GOODS.indexOf(good)
  return { y: QUAY.y + QUAY.step * row, dx: QUAY.skew * row }
}

/** The left edge of a cell, counted from 1. */
export function cellX(good: GoodId, cell: number): number {
  return QUAY.cells + quayOf(good).dx + (cell - 1) * QUAY.cell
}

/** The viaduct of success: a cell for every point, higher where shares are worth more. */
export const VIADUCT = { x: 506, cell: 36, foot: 240, tops: [176, 156, 136, 116] } as const

export function trackX(points: number): number {
  return VIADUCT.x + (points + 0.5) * VIADUCT.cell
}

export function trackY(shareValue: number): number {
  return VIADUCT.tops[shareValue - 1] ?? VIADUCT.tops[0]
}

/** The board of the exchange: a row for every company, a tile for every packet. */
export const TILE = { x: 1742, y: 52, w: 49, h: 40, across: 53, down: 46 } as const

export function tileRect(issuer: CompanyId, size: number): Rect {
  return {
    x: TILE.x + (size - 1) * TILE.across,
    y: TILE.y + COMPANIES.indexOf(issuer) * TILE.down,
    w: TILE.w,
    h: TILE.h,
  }
}

/** The works of the companies, always in the same sequence. */
export const WORKS = { x: 20, y: 948, w: 462, h: 204, across: 484, head: 46, lot: 48, row: 50 } as const

export function worksRect(id: CompanyId): Rect {
  return { x: WORKS.x + COMPANIES.indexOf(id) * WORKS.across, y: WORKS.y, w: WORKS.w, h: WORKS.h }
}
