import { boardContext } from '@boardroom/board-kit'

/** What somebody looks at besides what is asked: the council's members, or what is still to come. */
export type LeafId = 'council' | 'plans'

interface Leafing {
  open(what: LeafId | null): void
}

export const [LeafContext, useLeaf] = boardContext<Leafing>({ open: () => undefined })
