import { createContext, useContext } from 'react'

/** What somebody looks at besides their own desk: who owns what, how the trade went, or another company. */
export interface Shown {
  show(what: 'shares' | 'report' | null): void
}

export const ShownContext = createContext<Shown>({ show: () => undefined })

export function useShown(): Shown {
  return useContext(ShownContext)
}
