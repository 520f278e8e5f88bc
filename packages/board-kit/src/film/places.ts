import { type Place, standIns } from './vocabulary.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Found {
  readonly element: Element
  readonly rect: Rect
}

/** What has been measured for one shot: each place once. */
export type Sight = Map<Place, Found | null>

/** Where a place is on screen, or the larger place that stands for it; null where nothing of it is shown. */
export function placeRect(place: Place, sight: Sight): Found | null {
  const known = sight.get(place)
  if (known !== undefined) return known
  let found: Found | null = null
  for (const name of standIns(place)) {
    found ??= shown(name)
  }
  sight.set(place, found)
  return found
}

function shown(place: Place): Found | null {
  for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) return { element, rect: inWindow({ left, top, width, height }) }
  }
  return null
}

/** What lies outside the window is shown at its edge: something goes there. */
function inWindow({ left, top, width, height }: Rect): Rect {
  return {
    left: within(left, innerWidth - Math.min(width, innerWidth)),
    top: within(top, innerHeight - Math.min(height, innerHeight)),
    width: Math.min(width, innerWidth),
    height: Math.min(height, innerHeight),
  }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
