import type { GameText } from '@boardroom/kernel'
import type { Carnegie } from '../../types.ts'

export const text = {} as GameText<Carnegie>
