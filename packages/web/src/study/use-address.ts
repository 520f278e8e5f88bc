import { useEffect } from 'react'
import type { StudyState } from './study-table.ts'

/** Browsers allow only so many changes of the address: it follows when the moment has come to rest. */
const REST = 250

/** The address says which moment is on screen; what else it carries stays. */
export function useAddress({ view: { seq }, line, lines }: StudyState, mode: string): void {
  const kept = line === null || lines.some(({ id, passing }) => id === line && !passing)
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href)
      address.searchParams.set('at', String(seq))
      address.searchParams.set('mode', mode)
      if (line !== null && kept) address.searchParams.set('line', String(line))
      else address.searchParams.delete('line')
      history.replaceState(null, '', address)
    }, REST)
    return () => clearTimeout(timer)
  }, [seq, line, kept, mode])
}
