import type { Lessons, LessonsText } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import { course } from './course.ts'
import { appeal, machines, order, swap } from './drills/company.ts'
import { dividend, last, step, tiles } from './drills/money.ts'
import { where, which } from './drills/shares.ts'

export const lessons = {
  table: { seats: 3, options: { mode: 'basic', goals: true, draft: false } },
  course,
  // One matter each, in the order in which one needs them.
  drills: { which, where, order, swap, tiles, dividend, step, appeal, machines, last },
} as const satisfies Lessons<BigShoulders>

export type Words = LessonsText<BigShoulders, typeof lessons>
