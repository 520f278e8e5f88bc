import { createContext, useContext } from 'react'
import type { Shot } from './reel.ts'

/** What the film shows on the board now; null while it does not run. */
export const ShotContext = createContext<Shot | null>(null)

/** The entry of the log that the film shows now: what a board may want to show as it was then. */
export function useOnScreen<E extends { readonly type: string }>(): E | null {
  const shot = useContext(ShotContext)
  return shot && !shot.back ? (shot.entry as E) : null
}
