import type { Geography, Rect } from '@boardroom/board-kit'
import type { StockMarket } from '../../components/index.ts'

const PLACES = [
  'exchange',
  'demand',
  'city',
  'spaces',
  'supply',
  'haymarket',
  'job-market',
  'appeal',
  'assets',
  'goals',
] as const

export type PlaceId = (typeof PLACES)[number]

/** Chicago from above: every place has its ground from the first move to the last. */
export const CHICAGO: Geography<PlaceId> = {
  width: 2400,
  height: 1284,
  places: {
    exchange: { x: 0, y: 0, w: 2400, h: 326 },
    supply: { x: 0, y: 352, w: 732, h: 232 },
    haymarket: { x: 10, y: 590, w: 712, h: 200 },
    'job-market': { x: 0, y: 796, w: 700, h: 222 },
    spaces: { x: 884, y: 326, w: 850, h: 190 },
    city: { x: 846, y: 500, w: 884, h: 546 },
    demand: { x: 1734, y: 338, w: 666, h: 572 },
    goals: { x: 1728, y: 908, w: 664, h: 122 },
    assets: { x: 1716, y: 1026, w: 684, h: 198 },
    appeal: { x: 0, y: 1026, w: 1730, h: 184 },
  },
  stops: ['exchange', 'demand', 'city', 'spaces', 'supply', 'job-market', 'appeal', 'assets'],
}

/** The Stock track on the wall: bays between columns, as wide as the number of spaces allows. */
const WALL = { x: 69, y: 150, w: 2272.2, h: 150, column: 10 } as const

export function bay(space: number, { track }: StockMarket): Rect {
  const step = WALL.w / track.length
  return { x: WALL.x + space * step, y: WALL.y, w: step - WALL.column, h: WALL.h }
}

/** The lamps of Michigan Avenue. */
const LAMP = { x: 232, step: 89.8 } as const

export function lamp(space: number): number {
  return LAMP.x + space * LAMP.step
}

/** Blocks: one street for each seat, each a little to the right of the one before it. */
export const STREET = { x: 894, y: 640, down: 131, left: 15, lot: 131, works: 196 } as const

export function streetOf(seat: number): { readonly x: number; readonly y: number } {
  return { x: STREET.x - STREET.left * seat, y: STREET.y + STREET.down * seat }
}
