import type { Course } from '@boardroom/board-kit'
import type { RaisingChicago } from '../types.ts'
import { alone } from './chapters/alone.ts'
import { auction } from './chapters/auction.ts'
import { markers } from './chapters/markers.ts'
import { moving } from './chapters/moving.ts'
import { raising } from './chapters/raising.ts'
import { coach } from './coach.ts'

/** One round step by step, a second with a hand on the shoulder, a third almost alone, then a coach. */
export const course = {
  minutes: 20,
  seed: 'lesson/2',
  chapters: { auction, raising, markers, moving, alone },
  coach,
} as const satisfies Course<RaisingChicago>
