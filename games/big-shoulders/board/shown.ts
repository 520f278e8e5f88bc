import { boardContext, useHands } from '@boardroom/board-kit'
import type { CompanyId } from '../components/index.ts'

/** What somebody looks at besides their own desk: a charter, or who owns what. */
export type Leaf = CompanyId | 'ledger'

interface Shown {
  readonly leaf: Leaf | null
  show(what: Leaf | null): void
}

export const [ShownContext, useShown] = boardContext<Shown>({ leaf: null, show: () => undefined })

/** Opens it, or puts it away. It says all there is to say: what else was being explained must not lie over it. */
export function useLeaf(of: Leaf): { readonly open: boolean; toggle(): void } {
  const { leaf, show } = useShown()
  const { away } = useHands()
  const open = leaf === of
  return {
    open,
    toggle() {
      away()
      show(open ? null : of)
    },
  }
}
