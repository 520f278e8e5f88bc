import { useSyncExternalStore } from 'react'
import { NOTHING_YET, type Reviewer, type ReviewState } from './reviewer.ts'

const nobody = (): (() => void) => () => undefined

export function useReviewer(reviewer: Reviewer | null): ReviewState {
  return useSyncExternalStore(
    (listener) => reviewer?.subscribe(listener) ?? nobody(),
    () => reviewer?.state() ?? NOTHING_YET,
  )
}
