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
  /** Those by which one sees how a move turned out. */
  readonly results: Readonly<Partial<Record<What, Counting>>>
}

/** What is counted, and how a figure of it is written if not as a bare number. */
export interface Counting {
  name(of: string): string
  figure?(value: number): string
}

export function reasonWords<Part extends string, What extends string>(
  catalogue: ReasonCatalogue<Part, What>,
): ReasonWords {
  const parts: Readonly<Record<string, string>> = catalogue.parts
  const counts: Readonly<Record<string, (changed: Changed) => string>> = catalogue.counts
  const results: Readonly<Record<string, Counting | undefined>> = catalogue.results
  return {
    amount: catalogue.amount,
    part: (name) => parts[name] ?? name,
    change: (change) => {
      const { what, before, after } = change
      return counts[what]?.({ ...change, more: after > before, by: Math.abs(after - before) }) ?? what
    },
    figures: ({ what, of, before, after }) => {
      const { name, figure = String } = results[what] ?? {}
      return name ? { name: name(of), before: figure(before), after: figure(after) } : null
    },
  }
}
