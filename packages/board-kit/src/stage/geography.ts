import type { CSSProperties } from 'react'

/** A rectangle in stage coordinates. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** One drawn table: its size and where everything lies on it, the same from the first move to the last. */
export interface Geography<P extends string> {
  readonly width: number
  readonly height: number
  readonly places: Readonly<Record<P, Rect>>
  /** In a narrow window a place is shown at this scale at least, so that a finger can hit what lies in it. */
  readonly finger?: number
  /** ... and no more of the table at once than this across, where it is wide enough to come nearer. */
  readonly across?: number
  /** Places that come nearer than the others, because their print is smaller, or less near. */
  readonly fingers?: Readonly<Partial<Record<P, number>>>
  /** The places one leafs through on a phone, in an order that never changes. */
  readonly stops: readonly P[]
}

/** The smallest rectangle around all of these. */
export function around(rects: readonly Rect[]): Rect | null {
  const [first] = rects
  if (!first) return null
  const left = Math.min(...rects.map(({ x }) => x))
  const top = Math.min(...rects.map(({ y }) => y))
  const right = Math.max(...rects.map(({ x, w }) => x + w))
  const bottom = Math.max(...rects.map(({ y, h }) => y + h))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** How near a narrow window comes to these places at least; 0 if as far away as it takes to show them whole. */
export function fingerFor<P extends string>(
  { finger = 0, across = Number.POSITIVE_INFINITY, fingers }: Geography<P>,
  places: readonly P[],
  width: number,
): number {
  return Math.max(...places.map((place) => fingers?.[place] ?? Math.max(finger, width / across)))
}

/** Where something of the stage lies within its place. */
export function placedOn<P extends string>({ places }: Geography<P>): (id: P, rect: Rect) => CSSProperties {
  return (id, { x, y, w, h }) => {
    const place = places[id]
    return { position: 'absolute', left: x - place.x, top: y - place.y, width: w, height: h }
  }
}
