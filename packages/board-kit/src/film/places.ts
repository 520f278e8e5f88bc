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
  /** Not only at the edge of what is in sight. */
  readonly inside: boolean
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
  const there = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
    .filter(hasSize)
    .map((each) => within(each, each.getBoundingClientRect(), frameOf(each)))
  const over = there.find(({ element }) => isOverStage(element.closest('.stage-papers')))
  // What is drawn twice is watched where it is in sight.
  return over ?? there.find(({ inside }) => inside) ?? there[0] ?? null
}

/** What is on the stage and on papers that lie over it is seen on these. A phone shows papers below the stage. */
function isOverStage(papers: Element | null): boolean {
  return papers !== null && getComputedStyle(papers).position === 'absolute'
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** A stage moves and a board scrolls in its own frame; everything else, also a desk beside a stage, is seen in the window. */
function frameOf(element: Element): DOMRect {
  const frame = element.closest('.stage-view, #board')?.getBoundingClientRect()
  return frame && frame.width > 0 ? frame : new DOMRect(0, 0, innerWidth, innerHeight)
}

/** What lies outside its frame is shown at the edge: something goes there. */
function within(element: Element, rect: DOMRect, frame: DOMRect): Found {
  const left = Math.max(rect.left, frame.left)
  const top = Math.max(rect.top, frame.top)
  const width = Math.min(rect.right, frame.right) - left
  const height = Math.min(rect.bottom, frame.bottom) - top
  if (width > EDGE && height > EDGE) return { element, rect: { left, top, width, height }, inside: true }
  const x = clamp(rect.left + rect.width / 2, frame.left, frame.right)
  const y = clamp(rect.top + rect.height / 2, frame.top, frame.bottom)
  return { element, rect: { left: x, top: y, width: 0, height: 0 }, inside: false }
}

/** So many pixels of a place must be in sight. */
const EDGE = 8

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
