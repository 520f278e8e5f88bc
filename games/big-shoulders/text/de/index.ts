import type { GameText } from '@boardroom/kernel'
import type { BigShoulders } from '../../types.ts'
export const text = {} as GameText<BigShoulders>
