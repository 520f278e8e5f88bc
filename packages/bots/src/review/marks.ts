import type { Reviewed } from './decision.ts'

/** How good a decision was. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** Standard errors from which on a difference counts as one. */
export const SURE = 2

/** A seat's clear errors. */
export function missedChances(own: readonly Reviewed[]): Reviewed[] {
  const errors = own.filter(({ mark }) => mark !== null && MARKS.indexOf(mark) >= MARKS.indexOf('inaccuracy'))
  return worstOfEach(
    errors,
    ({ progress, better }) => JSON.stringify([progress, better]),
    ({ loss }) => loss.mean,
  )
}

/** Whether a decision left clearly less than the best move found would have, also where the game was won or lost already. */
export function gaveAway({ worthLoss: { mean, error } }: Pick<Reviewed, 'worthLoss'>): boolean {
  return mean > 0 && mean > SURE * error
}

/** Decisions that gave something away. */
export function givenAway(own: readonly Reviewed[]): Reviewed[] {
  const clear = own.filter(gaveAway)
  // The bids of one auction are about the same thing: what one of them gave away cannot be given away by the next.
  return worstOfEach(
    clear,
    ({ progress, step }) => `${progress} ${step}`,
    ({ worthLoss }) => worthLoss.mean,
  )
}

/** Of those with the same key the one that lost most: to miss a chance again and again is one error. */
function worstOfEach(
  errors: readonly Reviewed[],
  keyOf: (error: Reviewed) => string,
  lossOf: (error: Reviewed) => number,
): Reviewed[] {
  const worst = new Map<string, Reviewed>()
  for (const each of errors) {
    const key = keyOf(each)
    const known = worst.get(key)
    if (!known || lossOf(known) < lossOf(each)) worst.set(key, each)
  }
  return [...worst.values()]
}
