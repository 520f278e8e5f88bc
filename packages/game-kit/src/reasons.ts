import type { Change, ReasonWords } from '@boardroom/kernel'

/** A change, ready to be put into words. */
export interface Changed extends Change {
  readonly more: boolean
  /** How much, never negative. */
  readonly by: number
}

/** What a language says about the parts of `worth` and about what can be counted; what it lacks does not compile. */
export interface ReasonCatalogue<Part extends string, What extends string> {
  amount(worth: number): string
  readonly parts: Readonly<Record<Part, string>>
  readonly counts: Readonly<Record<What, (changed: Changed) => string>>
}

export function reasonWords<Part extends string, What extends string>(
  catalogue: ReasonCatalogue<Part, What>,
): ReasonWords {
  const parts: Readonly<Record<string, string>> = catalogue.parts
  const counts: Readonly<Record<string, (changed: Changed) => string>> = catalogue.counts
  return {
    amount: catalogue.amount,
    part: (name) => parts[name] ?? name,
    change: (change) => {
      const { what, before, after } = change
      return counts[what]?.({ ...change, more: after > before, by: Math.abs(after - before) }) ?? what
    },
  }
}
