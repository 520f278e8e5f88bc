import type { Mutation } from '../../test/mutation.ts'
import { IN_THE_AUCTION } from './mutations/auction.ts'
import { IN_THE_CITY } from './mutations/city.ts'

export const MUTATIONS: readonly Mutation[] = [...IN_THE_AUCTION, ...IN_THE_CITY]
