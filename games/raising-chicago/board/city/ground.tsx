import { type Furnished, placedOn, type Rect, StagePlace } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { useDrawing } from '../context.ts'
import { CHICAGO, type PlaceId } from './geography.ts'

/** A place of the city: what is painted there, and what can be pointed at. */
export function Ground({ id, art, children }: Furnished<PlaceId>) {
  const { words } = useDrawing()
  return (
    <StagePlace id={id} at={CHICAGO.places[id]} label={words.places[id]} className={`rc-place rc-at-${id}`} art={art}>
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
