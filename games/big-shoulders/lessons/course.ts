import type { Course } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import { company } from './chapters/company.ts'

/** The first decade step by step, the next one with a hand on the shoulder, then a coach. */
export const course = {
  minutes: 20,
  seats: 3,
  options: { mode: 'basic', goals: true, draft: false },
  seed: 'lesson/1',
  chapters: { company },
  coach: {},
} as const satisfies Course<BigShoulders>
