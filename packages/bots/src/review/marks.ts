import type { Seat } from '@boardroom/kernel'
import type { Moment } from './course.ts'
import type { Reviewed } from './decision.ts'

/** How good a decision was. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** Standard errors from which on a difference counts as one. */
export const SURE = 2

export function isError(mark: Mark | null): boolean {
  return mark !== null && MARKS.indexOf(mark) >= MARKS.indexOf('inaccuracy')
}

/** A seat's clear errors. */
export function missedChances(own: readonly Reviewed[]): Reviewed[] {
  const errors = own.filter(({ mark }) => isError(mark))
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
function givenAway(own: readonly Reviewed[]): Reviewed[] {
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

/** So many say where most was given away. */
const DEAREST = 5

/**
 * The decisions that gave most away, the dearest first. What they gave away does not add up: each is judged for itself, and a
 * better move early on would have made another game.
 */
export function dearest(own: readonly Reviewed[]): Reviewed[] {
  return givenAway(own)
    .sort((a, b) => b.worthLoss.mean - a.worthLoss.mean)
    .slice(0, DEAREST)
}

/** The part of the winner's score from which on something is dear. */
const DEAR = 0.02

/** Whether a decision gave a lot away although it hardly changed who wins. */
export function isCostly(decision: Reviewed, scores: readonly number[]): boolean {
  const { mark, worthLoss } = decision
  return !isError(mark) && gaveAway(decision) && worthLoss.mean >= DEAR * Math.max(0, ...scores)
}

/** What a seat should look at again: its errors, and what cost it most although it hardly changed who wins. */
export function keyDecisions(own: readonly Reviewed[], scores: readonly number[]): Reviewed[] {
  const cost = dearest(own)
  const key = own.filter((each) => isError(each.mark) || (cost.includes(each) && isCostly(each, scores)))
  return key.length > 0 ? key : own.filter((each) => cost.includes(each))
}

/** How much a turning point moved whom: the seat that is looked at, unless another one was moved more. */
export function turnedAt(
  course: readonly Moment[],
  seq: number,
  seat: Seat,
): { readonly seat: Seat; readonly before: number; readonly after: number } | null {
  const known = course.filter(({ chances }) => chances !== null)
  const place = known.findIndex((each) => each.seq === seq)
  const [was, is] = [known[place - 1]?.chances, known[place]?.chances]
  if (!was || !is) return null
  const moves = is.map((after, each) => ({ seat: each, before: was[each] as number, after }))
  const far = (each: number): number => Math.abs((is[each] as number) - (was[each] as number))
  const most = Math.max(...moves.map((each) => far(each.seat)))
  // Two rivals are moved alike, but for rounding.
  return (
    moves.find((each) => each.seat === seat && far(seat) > 0.99 * most) ??
    moves.find((each) => far(each.seat) === most) ??
    null
  )
}
