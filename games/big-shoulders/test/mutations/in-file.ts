import type { Mutation } from '../../../test/mutation.ts'

/** Mistakes in one file of the rules: the rule, what goes wrong, the text and what stands there instead. */
export function inFile(
  file: string,
  ...mistakes: readonly (readonly [string, string, string, string, string?])[]
): Mutation[] {
  return mistakes.map(([rule, what, from, to, unseen]) => ({
    ...{ file, rule, what, from, to },
    ...(unseen && { unseen }),
  }))
}
