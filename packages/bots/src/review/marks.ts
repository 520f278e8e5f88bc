import type { Reviewed } from './decision.ts'

/** How good a decision was. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** A seat's clear errors; to miss the same chance again and again in one phase is one of them, the worst. */
export function missedChances(own: readonly Reviewed[]): Reviewed[] {
  const worst = new Map<string, Reviewed>()
  for (const each of own) {
    if (each.mark === null || MARKS.indexOf(each.mark) < MARKS.indexOf('inaccuracy')) continue
    const key = JSON.stringify([each.progress, each.better])
    const known = worst.get(key)
    if (!known || known.loss.mean < each.loss.mean) worst.set(key, each)
  }
  return [...worst.values()]
}
