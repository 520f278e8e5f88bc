import { createContext } from 'react'
import type { Place } from '../film/vocabulary.ts'
import type { Cover } from '../stage/camera.ts'

/** What a guide points at, so that the camera goes there, and what of the window its words cover. */
export interface Pointing {
  readonly places: readonly Place[]
  readonly cover: Cover | null
  /** Changes with what is pointed at: the player may then move the camera as before. */
  readonly key: string
}

export const PointingContext = createContext<Pointing | null>(null)
