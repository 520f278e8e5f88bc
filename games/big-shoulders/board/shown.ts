import { createContext, useContext } from 'react'
import type { CompanyId } from '../components/index.ts'

/** What somebody looks at besides their own desk: a charter, or who owns what. */
export interface Shown {
  show(what: CompanyId | 'ledger' | null): void
}

export const ShownContext = createContext<Shown>({ show: () => undefined })

export function useShown(): Shown {
  return useContext(ShownContext)
}
