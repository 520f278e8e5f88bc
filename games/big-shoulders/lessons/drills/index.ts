import type { Drill } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'

/** One matter each, in the order in which one needs them. */
export const drills = {} as const satisfies Readonly<Record<string, Drill<BigShoulders>>>
