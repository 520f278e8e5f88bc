import { placedOn, StageArt, StagePlace } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { useDrawing } from '../context.ts'
import { HARBOUR, type PlaceId } from './geography.ts'

export const LINE = 'var(--me-line)'

interface GroundProps {
  readonly id: PlaceId
  /** What is painted on it, in the coordinates of the stage. */
  readonly art?: ReactNode
  readonly children?: ReactNode
}

/** A place of the harbour: what is painted there, and what can be pointed at. */
export function Ground({ id, art, children }: GroundProps) {
  const { words } = useDrawing()
  const rect = HARBOUR.places[id]
  return (
    <StagePlace id={id} at={rect} label={words.places[id]} className={`me-place me-at-${id}`}>
      {art && <StageArt rect={rect}>{art}</StageArt>}
      {children}
    </StagePlace>
  )
}

/** Where something of the stage lies within its place. */
export const on = placedOn(HARBOUR)
