import type { ActionId } from './actions.ts'
import type { RegionId } from './regions.ts'

/** What a cell of a strip triggers: income in a region, or donations. */
export type Cell = RegionId | 'donation'

/** The eight timeline strips with their two sides (published). */
export const STRIPS = {
  'strip-1': { a: ['west', 'donation', 'midwest', 'east'], b: ['donation', 'east', 'west', 'midwest'] },
  'strip-2': { a: ['south', 'east', 'donation', 'west'], b: ['south', 'west', 'midwest', 'donation'] },
  'strip-3': { a: ['east', 'midwest', 'west', 'donation'], b: ['east', 'south', 'donation', 'midwest'] },
  'strip-4': { a: ['south', 'west', 'east', 'donation'], b: ['west', 'south', 'donation', 'east'] },
  'strip-5': { a: ['donation', 'south', 'midwest', 'west'], b: ['midwest', 'donation', 'west', 'south'] },
  'strip-6': { a: ['west', 'donation', 'south', 'midwest'], b: ['donation', 'west', 'south', 'east'] },
  'strip-7': { a: ['midwest', 'east', 'donation', 'south'], b: ['east', 'midwest', 'south', 'donation'] },
  'strip-8': { a: ['donation', 'midwest', 'east', 'south'], b: ['midwest', 'donation', 'east', 'west'] },
} as const satisfies Readonly<Record<string, Readonly<Record<StripSide, readonly [Cell, Cell, Cell, Cell]>>>>

export type StripId = keyof typeof STRIPS
export type StripSide = 'a' | 'b'
export const STRIP_IDS = Object.keys(STRIPS) as StripId[]

/** The final column: income in this region, and a donation besides (published). */
export const FINAL_COLUMN: Readonly<Record<ActionId, RegionId>> = {
  hr: 'east',
  management: 'midwest',
  construction: 'south',
  rnd: 'west',
}

/** Cells of a row; the last one is the final column. */
export const ROW_END = 5
