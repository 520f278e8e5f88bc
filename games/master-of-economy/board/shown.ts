import { boardContext } from '@boardroom/board-kit'

/** What somebody looks at besides their own desk: who owns what, how the trade went, or another company. */
export interface Shown {
  show(what: 'shares' | 'report' | null): void
}

export const [ShownContext, useShown] = boardContext<Shown>({ show: () => undefined })
