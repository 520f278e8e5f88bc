import { type Geography, placedOn, type Rect } from '@boardroom/board-kit'
import type { RegionId } from '../../components/index.ts'
import type { PlaceId } from './place-ids.ts'

/** The country and the wall below it; every place has its ground from the first move to the last. */
export const AMERICA: Geography<PlaceId> = {
  width: 940,
  height: 790,
  places: {
    west: { x: 4, y: 70, w: 310, h: 566 },
    midwest: { x: 300, y: 2, w: 290, h: 362 },
    east: { x: 556, y: 2, w: 382, h: 408 },
    south: { x: 206, y: 350, w: 708, h: 290 },
    donations: { x: 0, y: 616, w: 466, h: 174 },
    departments: { x: 466, y: 616, w: 474, h: 174 },
  },
  // Names of small towns are 12 px high then; spaces are hit well beyond their rings.
  finger: 0.95,
  across: 420,
  // What they say can be read then, and a tablet has all of a row.
  fingers: { donations: 1.24, departments: 1.24 },
  stops: ['west', 'midwest', 'east', 'south', 'donations', 'departments'],
}

/** All of it. */
export const TABLE: Rect = { x: 0, y: 0, w: AMERICA.width, h: AMERICA.height }

/** The map without the wall. */
export const MAP: Rect = { x: 0, y: 0, w: 940, h: 644 }

/** Where each transport track lies: all are as large. */
export const TRACK = { w: 220, h: 96 } as const
export const TRACK_AT: Readonly<Record<RegionId, readonly [x: number, y: number]>> = {
  west: [14, 528],
  midwest: [336, 6],
  east: [716, 312],
  south: [694, 446],
}
/** The stations of a track, from its left edge. */
export function station(space: number): number {
  return 22 + (space - 1) * 44
}

/** The clearings in which employees on a mission stand, by their middle. */
export const CLEARING: Readonly<Record<RegionId, readonly [x: number, y: number]>> = {
  west: [181, 336],
  midwest: [414, 247],
  east: [776, 52],
  south: [430, 482],
}

/** What the card of the solo opponent lies on. */
export const ANDREW_AT: Rect = { x: 664, y: 548, w: 272, h: 92 }

export const LINKS_AT: Rect = { x: 822, y: 150, w: 116, h: 136 }

/** Where something of the stage lies within its place. */
export const on = placedOn(AMERICA)
