import type { Geography, Rect } from '@boardroom/board-kit'
import { type Field, SITES, type Site } from '../../components/index.ts'

const PLACES = ['outskirts', 'city', 'yard', 'council', 'road', 'auction', 'plans'] as const
export type PlaceId = (typeof PLACES)[number]

/** Chicago between prairie and yard, the road of prestige before it, and the street of notice boards. */
export const CHICAGO: Geography<PlaceId> = {
  width: 1240,
  height: 616,
  places: {
    outskirts: { x: 0, y: 0, w: 196, h: 392 },
    city: { x: 196, y: 0, w: 864, h: 392 },
    council: { x: 1064, y: 0, w: 176, h: 118 },
    yard: { x: 1008, y: 120, w: 232, h: 272 },
    road: { x: 0, y: 392, w: 1240, h: 30 },
    auction: { x: 0, y: 424, w: 1040, h: 192 },
    plans: { x: 1044, y: 424, w: 196, h: 192 },
  },
  finger: 1.43,
  // What lies there is large enough for a finger; its names are to be read.
  fingers: { outskirts: 0.88, yard: 0.88 },
  stops: ['outskirts', 'city', 'yard', 'auction', 'plans'],
}

/** Rows go back to the right; every lot leans the same way. */
export const LOT = { w: 66, h: 34, lean: 14 } as const
const FIRST = { x: 213, y: 384 } as const
const ACROSS = 92
const BETWEEN_WARDS = 16
const BACK = { x: 14, y: 64 } as const
const ROWS = 5

interface Spot {
  readonly x: number
  readonly y: number
}

/** The front left corner of a site. */
export function lotOf({ row, column }: Pick<Site, 'row' | 'column'>): Spot {
  const back = ROWS - row
  return {
    x: FIRST.x + ACROSS * (column - 1) + BETWEEN_WARDS * Math.floor((column - 1) / 2) + BACK.x * back,
    y: FIRST.y - BACK.y * back,
  }
}

/** The ground a site takes on screen. */
export function siteRect(site: Site): Rect {
  const { x, y } = lotOf(site)
  return { x, y: y - LOT.h, w: LOT.w + LOT.lean, h: LOT.h }
}

export const FIELD = 40

/** A neighbourhood's sign stands where the streets of its four sites cross. */
export function fieldRect({ sites }: Field): Rect {
  const [first, second] = sites
  const left = lotOf(SITES[first] ?? { row: 1, column: 1 })
  const right = lotOf(SITES[second] ?? { row: 1, column: 2 })
  const x = (left.x + LOT.w + right.x) / 2 - 3
  return { x: x - FIELD / 2, y: left.y + 14 - FIELD / 2, w: FIELD, h: FIELD }
}

type Corner = readonly [x: number, y: number]
/** From the front left: back left, back right, front right. */
type Corners = readonly [Corner, Corner, Corner, Corner]

/** Streets around a neighbourhood's four sites are lit so far. */
const LIT = 9

/** The corners of a neighbourhood's ground, with the streets around it. */
export function fieldCorners({ sites }: Field): Corners {
  const [backLeft, backRight, frontLeft, frontRight] = sites.map((site) =>
    lotOf(SITES[site] ?? { row: 1, column: 1 }),
  ) as [Spot, Spot, Spot, Spot]
  const back = backLeft.y - LOT.h - LIT
  const front = frontLeft.y + LIT
  return [
    [frontLeft.x - LIT, front],
    [backLeft.x + LOT.lean - LIT, back],
    [backRight.x + LOT.w + LOT.lean + LIT, back],
    [frontRight.x + LOT.w + LIT, front],
  ]
}

/** The corners of a ward's ground, from the front left. */
export function wardCorners(ward: number): readonly [number, number][] {
  const { x } = lotOf({ row: ROWS, column: 2 * ward - 1 })
  const [left, right, front, back] = [x - 9, x + ACROSS + LOT.w + 7, FIRST.y + 5, 86]
  const lean = ((front - back) * BACK.x) / BACK.y
  return [
    [left, front],
    [left + lean, back],
    [right + lean, back],
    [right, front],
  ]
}

/** The sign over a ward. */
export function gantryRect(ward: number): Rect {
  const [, [x]] = wardCorners(ward) as [unknown, [number, number]]
  return { x: x - 5, y: 2, w: 186, h: 46 }
}

/** Banners hang over the columns; the ninth beside the sign of the yard. */
export function bannerRect(index: number): Rect {
  if (index === 8) return { x: 1204, y: 122, w: 32, h: 31 }
  const { x } = lotOf({ row: 1, column: index + 1 })
  return { x: x + 24, y: 46, w: 32, h: 31 }
}

/** Eight lots on the prairie in two columns, the right one along the river. */
export function outskirtsRect(index: number): Rect {
  const row = Math.floor(index / 2)
  const x = index % 2 === 0 ? 4 : 94 + 5 * (3 - row)
  return { x, y: 32 + row * 90, w: 86, h: 84 }
}

/** Where the prestige buildings to choose from stand, then the stack. */
export function yardRect(space: number): Rect {
  const row = Math.floor(space / 2)
  return { x: (space % 2 === 0 ? 1042 : 1140) - 18 * row, y: 158 + row * 116, w: 96, h: 114 }
}

/** The notice boards stand in a row. */
export const NOTICE = { x: 160, y: 426, w: 172, h: 188, step: 176 } as const

export const ROAD = { x: 12, step: 8, fields: 100, y: 394, h: 26 } as const
export const STAIRS = { x: 836, step: 30.6 } as const

export function plank(prestige: number): number {
  return ROAD.x + (prestige % ROAD.fields) * ROAD.step
}
