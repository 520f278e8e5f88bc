import type { Entry } from './step.ts'

/** One kind of entry: what it tells (in its type), and the rule by which it happened. */
export interface EntryKind<F extends object, R extends string> {
  rule(facts: F): R
}

/** How the entries of a game are declared: `const entry = entriesUnder<RuleId>()`. */
export function entriesUnder<R extends string>() {
  return <F extends object = object>(rule: R | ((facts: F) => R)): EntryKind<F, R> => ({
    rule: typeof rule === 'function' ? rule : () => rule,
  })
}

type FactsOf<K> = K extends EntryKind<infer F, string> ? F : never

/** The entries that a game declares. */
export type EntryIn<K> = { [T in keyof K & string]: { readonly type: T } & FactsOf<K[T]> }[keyof K & string]

/** The rule by which something happened. */
export function ruleOf<E extends Entry, R extends string>(
  { entries }: { readonly entries: Readonly<Record<E['type'], EntryKind<object, R>>> },
  entry: E,
): R {
  const type: E['type'] = entry.type
  return entries[type].rule(entry)
}
