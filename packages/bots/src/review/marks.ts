/** How good a decision was. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]
