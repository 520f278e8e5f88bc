import { createContext } from 'react'
import type { Place } from '../film/vocabulary.ts'

/** What a guide points at, so that the camera goes there, and which side of the window its words cover. */
export interface Pointing {
  readonly places: readonly Place[]
  readonly side: 'left' | 'right' | null
  /** How much of the window the words cover on that side, in pixels. */
  readonly covers: number
  /** Changes with what is pointed at: the player may then move the camera as before. */
  readonly key: string
}

export const PointingContext = createContext<Pointing | null>(null)
