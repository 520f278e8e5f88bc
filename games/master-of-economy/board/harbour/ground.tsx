import { type Furnished, placedOn, StagePlace } from '@boardroom/board-kit'
import { useDrawing } from '../context.ts'
import { HARBOUR, type PlaceId } from './geography.ts'

export const LINE = 'var(--me-line)'

/** A place of the harbour: what is painted there, and what can be pointed at. */
export function Ground({ id, art, children }: Furnished<PlaceId>) {
  const { words } = useDrawing()
  return (
    <StagePlace id={id} at={HARBOUR.places[id]} label={words.places[id]} className={`me-place me-at-${id}`} art={art}>
      {children}
    </StagePlace>
  )
}

/** Where something of the stage lies within its place. */
export const on = placedOn(HARBOUR)
