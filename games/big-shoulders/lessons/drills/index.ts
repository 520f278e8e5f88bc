import type { Drill } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'
import { appeal, machines, order, swap } from './company.ts'
import { dividend, last, step, tiles } from './money.ts'
import { where, which } from './shares.ts'

/** One matter each, in the order in which one needs them. */
export const drills = {
  which,
  where,
  order,
  swap,
  tiles,
  dividend,
  step,
  appeal,
  machines,
  last,
} as const satisfies Readonly<Record<string, Drill<BigShoulders>>>
