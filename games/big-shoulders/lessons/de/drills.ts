import type { LessonsText } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'
import type { course } from '../course.ts'
import type { drills } from '../drills/index.ts'

export const words: LessonsText<BigShoulders, typeof course, typeof drills>['drills'] = {}
