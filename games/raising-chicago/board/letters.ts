import { collected, type Letters } from '../model/council.ts'
import type { Board } from '../view.ts'

interface Counted {
  readonly letters: Letters
  readonly wild: number
  /** Cards in the pile that are not told. */
  readonly hidden: number
}

/** A company's collected cards by letter, as far as whoever looks may know them; at a shared screen nobody looks into a pile. */
export function countedLetters({ cards, pile }: Board['companies'][number], shared: boolean): Counted {
  const known = typeof pile === 'number' || shared ? [] : pile
  const all = typeof pile === 'number' ? pile : pile.length
  return { ...collected({ cards, pile: known }), hidden: all - known.length }
}
