import type { Mutation } from '../../test/mutation.ts'
import { ACTION } from './mutations/action.ts'
import { BUILDING, SETUP, STOCK } from './mutations/before-action.ts'
import { CLEANUP, END } from './mutations/ending.ts'
import { OPERATING } from './mutations/operating.ts'

export const MUTATIONS: readonly Mutation[] = [
  ...SETUP,
  ...STOCK,
  ...BUILDING,
  ...ACTION,
  ...OPERATING,
  ...CLEANUP,
  ...END,
]
