import { type Furnished, placedOn, StagePlace } from '@boardroom/board-kit'
import { memo, type ReactNode } from 'react'
import { useTerms } from '../context.ts'
import { CHICAGO, type PlaceId } from './geography.ts'

export const LINE = 'var(--bs-line)'

/** A place of the city: what is painted there, and what can be pointed at. */
export function Ground({ id, art, children }: Furnished<PlaceId>) {
  const { words } = useTerms()
  return (
    <StagePlace id={id} at={CHICAGO.places[id]} label={words.places[id]} className={`bs-place bs-${id}`} art={art}>
      {children}
    </StagePlace>
  )
}

/** Where something of the stage lies within its place. */
export const on = placedOn(CHICAGO)

interface SignProps {
  readonly place: PlaceId
  readonly x: number
  readonly y: number
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The name of a place on an enamel sign. */
export const Sign = memo(function Sign({ place, x, y, note, children }: SignProps) {
  const { left, top } = on(place, { x, y, w: 0, h: 0 })
  return (
    <h3 className="bs-sign" style={{ position: 'absolute', left, top }}>
      {children}
      {note !== undefined && <small>{note}</small>}
    </h3>
  )
})
