import type { Mutation } from '../../../test/mutation.ts'

export function mistake(rule: string, what: string, file: string, from: string, to: string): Mutation {
  return { file, from, to, rule, what }
}
