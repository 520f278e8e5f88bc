import { useSyncExternalStore } from 'react'
import { useSettings } from '../../settings.ts'

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing shall move, by the system's wish or by ours. */
export function useReducedMotion(): boolean {
  const { motion } = useSettings()
  const system = useSyncExternalStore(
    (listener) => {
      REDUCED.addEventListener('change', listener)
      return () => REDUCED.removeEventListener('change', listener)
    },
    () => REDUCED.matches,
  )
  return system || motion === 'off'
}
