import type { Move } from '@boardroom/kernel'

/** What pointing at an element means: moves, or one that would be meant if it were legal. */
export interface Meaning {
  readonly moves: readonly Move[]
  readonly why: Move | null
}

const meanings = new WeakMap<Element, Meaning>()

/** As a `ref`: says what pointing at an element means, by pointer, focus or a long press. Whoever shows it looks it up. */
export function means(moves: readonly Move[], why: Move | null = null): (at: Element | null) => void {
  return (at) => {
    if (at) meanings.set(at, { moves, why })
  }
}

/** The innermost element around it that means something, with what it means. */
export function meaningAt(element: Element | null): (Meaning & { readonly at: Element }) | null {
  for (let at = element; at; at = at.parentElement) {
    const meaning = meanings.get(at)
    if (meaning && (meaning.moves.length > 0 || meaning.why)) return { at, ...meaning }
  }
  return null
}
