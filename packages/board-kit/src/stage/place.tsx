import { createContext, type ReactNode, useContext } from 'react'
import type { Rect } from './geography.ts'

/** The places that the present question is about. */
export const WantedContext = createContext<readonly string[]>([])

/** A place by its name, with what is to be seen there. */
export interface Furnished<P extends string> {
  readonly id: P
  /** What is painted on it, in the coordinates of the stage. */
  readonly art?: ReactNode
  /** What lies on it, in coordinates of its own. */
  readonly children?: ReactNode
}

interface PlaceProps extends Furnished<string> {
  readonly at: Rect
  readonly label: string
  readonly className?: string
}

/** A place of the stage: what is painted there, and what can be pointed at. */
export function StagePlace({ id, at, label, className = '', art, children }: PlaceProps) {
  const wanted = useContext(WantedContext).includes(id)
  return (
    <section
      className={`place ${wanted ? 'place-wanted' : ''} ${className}`}
      data-place={id}
      aria-label={label}
      style={{ left: at.x, top: at.y, width: at.w, height: at.h }}
    >
      {art && <StageArt rect={at}>{art}</StageArt>}
      {children}
    </section>
  )
}

interface ArtProps {
  readonly rect: Rect
  readonly className?: string
  readonly children: ReactNode
}

/** A drawing that covers a rectangle of the stage, in the coordinates of the stage. */
export function StageArt({ rect: { x, y, w, h }, className = '', children }: ArtProps) {
  return (
    <svg className={`stage-art ${className}`} width={w} height={h} viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
      {children}
    </svg>
  )
}
