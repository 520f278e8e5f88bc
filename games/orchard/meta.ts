import { type ComponentGroup, choice, flag, type OptionsIn, options } from '@boardroom/kernel'

export const OPTIONS = options({
  year: { seasons: choice([2, 3], 2), rotten: flag({ by: 'seasons', values: { 2: false, 3: true } }) },
})

export type Options = OptionsIn<typeof OPTIONS>

/** The price tiles; each season turns up one of them. */
export const PRICES: readonly number[] = [1, 2, 3, 4]
/** What everybody has at the start, and the bank. */
export const START = { coins: 5, apples: 2, bank: 100 }
export const HARVEST = 2
export const HIGHEST_BID = 5

/** What is in the box and where its figures come from. */
export const COMPONENTS = [
  { id: 'prices', source: 'rulebook', count: PRICES.length },
  { id: 'coins', source: 'rulebook', count: START.bank },
] as const satisfies readonly ComponentGroup[]
