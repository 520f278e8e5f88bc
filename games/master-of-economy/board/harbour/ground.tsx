import { type Rect, StagePlace } from '@boardroom/board-kit'
import type { CSSProperties, ReactNode } from 'react'
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
      {art && <Art rect={rect}>{art}</Art>}
      {children}
    </StagePlace>
  )
}

/** A drawing that covers a rectangle of the stage. */
export function Art({ rect: { x, y, w, h }, children }: { readonly rect: Rect; readonly children: ReactNode }) {
  return (
    <svg className="me-art" width={w} height={h} viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Where something of the stage lies within its place. */
export function on(id: PlaceId, { x, y, w, h }: Rect): CSSProperties {
  const place = HARBOUR.places[id]
  return { position: 'absolute', left: x - place.x, top: y - place.y, width: w, height: h }
}
