import type { Rect } from './geography.ts'

/** What the camera shows: the stage's point in the window's upper left corner, and how large the stage is drawn. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The window through which the stage is seen, and how much of its lower edge papers cover. */
export interface Window {
  readonly width: number
  readonly height: number
  readonly covered: number
}

/** The same window with nothing over it. */
export function bare(window: Window): Window {
  return { ...window, covered: 0 }
}

/** What is free of papers. */
export function free({ width, height, covered }: Window): { readonly width: number; readonly height: number } {
  return { width, height: height - covered }
}

export interface Point {
  readonly x: number
  readonly y: number
}

interface World {
  readonly width: number
  readonly height: number
}

const NEAREST = 2.4
/** A rectangle this much wider than the window is shown by its height: a street is walked along, not looked at from afar. */
const STREET = 2.2
/** Nearer by no more than this is not worth what it cuts off. */
const HARDLY = 1.08
/** Less of the window than this is too little to show anything in. */
const LEAST = 0.15

export function wholeOf({ width, height }: World, window: Window): Camera {
  return fit({ x: 0, y: 0, w: width, h: height }, bare(window))
}

/** Whether nothing of the table lies outside of the window. */
export function showsAll({ x, y, scale }: Camera, { width, height }: World, window: Window): boolean {
  const seen = free(window)
  const slack = 1 / scale
  return (
    x <= slack && y <= slack && x + seen.width / scale >= width - slack && y + seen.height / scale >= height - slack
  )
}

/** Shows a rectangle as large as it fits. */
export function fit(rect: Rect, window: Window): Camera {
  const { width, height } = free(window)
  const scale = Math.min(width / rect.w, height / rect.h, NEAREST)
  return centred({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 }, scale, window)
}

/** Shows a rectangle, or the whole table where that is hardly smaller: then nothing is cut off. */
export function fitOrWhole(rect: Rect, world: World, window: Window): Camera {
  const near = fit(rect, window)
  const whole = wholeOf(world, window)
  return window.covered === 0 && near.scale < whole.scale * HARDLY ? whole : near
}

/** Shows a rectangle; one much wider than the window by its height, at the point that matters. */
export function fitStreet(rect: Rect, window: Window, at: Point | null): Camera {
  const { width, height } = free(window)
  const wide = rect.w / rect.h / (width / height)
  if (wide < STREET) return fit(rect, window)
  const scale = Math.min(height / rect.h, (width / rect.w) * 4, NEAREST)
  const half = width / scale / 2
  const x = Math.min(Math.max(at?.x ?? rect.x + half, rect.x + half), rect.x + rect.w - half)
  return centred({ x, y: rect.y + rect.h / 2 }, scale, window)
}

/** Shows a rectangle at a scale at least; what of it, if not all, is where the point that matters lies. */
export function fitFor(finger: number, rect: Rect, window: Window, at: Point | null): Camera {
  const whole = fit(rect, window)
  if (whole.scale >= finger) return whole
  const { width, height } = free(window)
  const x = middle(rect.x, rect.w, width / finger, at?.x)
  const y = middle(rect.y, rect.h, height / finger, at?.y)
  return centred({ x, y }, finger, window)
}

/** The middle of what is seen of a length. */
function middle(start: number, length: number, seen: number, at = start): number {
  if (seen >= length) return start + length / 2
  return Math.min(Math.max(at, start + seen / 2), start + length - seen / 2)
}

/** A side of the window that something covers, and how much of it, in pixels. */
export interface Cover {
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  readonly covers: number
}

/** Shows a rectangle clear of what covers a side of the window, and no more beyond the table's edge than that takes. */
export function fitBeside(rect: Rect, world: World, window: Window, cover: Cover | null): Camera {
  const { width, height } = free(window)
  const across = uncovered(width, cover, 'left', 'right')
  const down = uncovered(height, cover, 'top', 'bottom')
  const scale = Math.min((across.to - across.from) / rect.w, (down.to - down.from) / rect.h, NEAREST)
  return {
    scale,
    x: clearOn(rect.x, rect.w, across, world.width, width, scale),
    y: clearOn(rect.y, rect.h, down, world.height, height, scale),
  }
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The rest of a length; all of it where what covers it leaves too little to show anything in. */
function uncovered(length: number, cover: Cover | null, start: Cover['side'], end: Cover['side']): Span {
  const from = cover?.side === start ? cover.covers : 0
  const to = cover?.side === end ? length - cover.covers : length
  return to - from < length * LEAST ? { from: 0, to: length } : { from, to }
}

/** Where the window begins if it shows a length inside of a span of it, and the table wherever it can. */
function clearOn(
  start: number,
  length: number,
  { from, to }: Span,
  world: number,
  seen: number,
  scale: number,
): number {
  const centre = start + length / 2 - (from + to) / 2 / scale
  const onTable = heldOn(centre, world, seen / scale)
  return Math.min(Math.max(onTable, start + length - to / scale), start - from / scale)
}

function centred({ x, y }: Point, scale: number, window: Window): Camera {
  const { width, height } = free(window)
  return { scale, x: x - width / scale / 2, y: y - height / scale / 2 }
}

/** Keeps the stage in sight: never smaller than whole, never dragged away. */
export function held(camera: Camera, world: World, window: Window): Camera {
  const least = wholeOf(world, window).scale
  const scale = Math.min(Math.max(camera.scale, least), NEAREST)
  const { width, height } = free(window)
  return {
    scale,
    x: heldOn(camera.x, world.width, width / scale),
    y: heldOn(camera.y, world.height, height / scale),
  }
}

function heldOn(start: number, length: number, seen: number): number {
  if (seen >= length) return (length - seen) / 2
  return Math.min(Math.max(start, 0), length - seen)
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }
}

/** Zooms so that what is under the point stays under it. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = camera.scale * factor
  return {
    scale,
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
  }
}

/**
 * The table is a layer of its own, always (a translation in space makes it one): it begins and ends to move without being
 * painted anew. It lies on whole pixels of the screen, `density` of them to one of the page, so that it is sharp.
 */
export function transformOf({ x, y, scale }: Camera, density = 1): string {
  const whole = (length: number): number => Math.round(length * density) / density
  return `translate3d(${whole(-x * scale)}px, ${whole(-y * scale)}px, 0) scale(${scale.toFixed(4)})`
}
