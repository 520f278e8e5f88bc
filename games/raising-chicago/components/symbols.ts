/** A set is one of each. */
export const SET_SYMBOLS = ['locomotive', 'lion', 'book', 'seal', 'y'] as const
export type SetSymbol = (typeof SET_SYMBOLS)[number]

/** The star stands for any one of the five. */
export const SYMBOLS = [...SET_SYMBOLS, 'star'] as const
export type SymbolId = (typeof SYMBOLS)[number]
