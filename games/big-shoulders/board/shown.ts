import { boardContext } from '@boardroom/board-kit'
import type { CompanyId } from '../components/index.ts'

/** What somebody looks at besides their own desk: a charter, or who owns what. */
export interface Shown {
  show(what: CompanyId | 'ledger' | null): void
}

export const [ShownContext, useShown] = boardContext<Shown>({ show: () => undefined })
