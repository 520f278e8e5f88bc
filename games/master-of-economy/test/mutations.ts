import type { Mutation } from '../../test/mutation.ts'
import { GOODS_MUTATIONS } from './mutations/goods.ts'
import { SHARES_MUTATIONS } from './mutations/shares.ts'

/** Mistakes that somebody who knows the rulebook might make, phase by phase. */
export const MUTATIONS: readonly Mutation[] = [...GOODS_MUTATIONS, ...SHARES_MUTATIONS]
