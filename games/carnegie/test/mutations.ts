import type { Mutation } from '../../test/mutation.ts'
import { BEGINNING } from './mutations/beginning.ts'
import { DEPARTMENTS } from './mutations/departments.ts'
import { ENDING } from './mutations/ending.ts'

/** Mistakes that somebody might make, through the whole of the rules. */
export const MUTATIONS: readonly Mutation[] = [...BEGINNING, ...DEPARTMENTS, ...ENDING]
