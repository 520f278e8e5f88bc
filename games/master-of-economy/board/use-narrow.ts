import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 860px)'

function watch(changed: () => void): () => void {
  const media = matchMedia(NARROW)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether papers lie below the stage instead of on it. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  )
}
