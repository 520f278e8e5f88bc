import { type Rect, StagePlace } from '@boardroom/board-kit'
import type { CSSProperties, ReactNode } from 'react'
import { useDrawing } from '../context.ts'
import { CHICAGO, type PlaceId } from './geography.ts'

interface GroundProps {
  readonly id: PlaceId
  /** What is painted on it, in the coordinates of the stage. */
  readonly art?: ReactNode
  readonly children?: ReactNode
}

/** A place of the city: what is painted there, and what can be pointed at. */
export function Ground({ id, art, children }: GroundProps) {
  const { words } = useDrawing()
  const rect = CHICAGO.places[id]
  return (
    <StagePlace id={id} at={rect} label={words.places[id]} className={`rc-place rc-at-${id}`}>
      {art && <Art rect={rect}>{art}</Art>}
      {children}
    </StagePlace>
  )
}

interface ArtProps {
  readonly rect: Rect
  readonly className?: string
  readonly children: ReactNode
}

/** A drawing that covers a rectangle of the stage. */
export function Art({ rect, className = '', children }: ArtProps) {
  return (
    <svg
      className={`rc-art ${className}`}
      width={rect.w}
      height={rect.h}
      viewBox={`${rect.x} ${rect.y} ${rect.w} ${rect.h}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Where something of the stage lies within its place. */
export function on(id: PlaceId, { x, y, w, h }: Rect): CSSProperties {
  const place = CHICAGO.places[id]
  return { position: 'absolute', left: x - place.x, top: y - place.y, width: w, height: h }
}

interface PlateProps {
  readonly place: PlaceId
  readonly at: Rect
  readonly children: ReactNode
}

/** The name of a place, burnt into a beam. */
export function Plate({ place, at, children }: PlateProps) {
  return (
    <h3 className="rc-plate" style={on(place, at)}>
      {children}
    </h3>
  )
}
