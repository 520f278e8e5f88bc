import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { useReducedMotion } from './film/use-reduced-motion.ts'

/** Milliseconds for each category of the score. */
const EACH = { slow: 1_600, normal: 800, fast: 350, off: 0 } as const

/** Counts the categories of a score that has just come about; everything is there at once for whoever does not wait. */
export function useCounting(parts: number, fresh: boolean): readonly [counted: number, finish: () => void] {
  const { film } = useSettings()
  const reduced = useReducedMotion()
  const [counted, setCounted] = useState(() => (fresh && film !== 'off' && !reduced ? 0 : parts))
  const finish = useCallback(() => setCounted(parts), [parts])
  useEffect(() => {
    if (counted >= parts) return
    const timer = setTimeout(() => setCounted(counted + 1), EACH[film])
    return () => clearTimeout(timer)
  }, [counted, parts, film])
  return [counted, finish]
}
