import { placedOn, type Rect, StageArt, StagePlace } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
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
      {art && <StageArt rect={rect}>{art}</StageArt>}
      {children}
    </StagePlace>
  )
}

/** Where something of the stage lies within its place. */
export const on = placedOn(CHICAGO)

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
