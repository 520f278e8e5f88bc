import type { LessonsText } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'
import type { course } from '../course.ts'
import type { drills } from '../drills/index.ts'
import { words } from './course.ts'
import { words as drillWords } from './drills.ts'

export const de: LessonsText<BigShoulders, typeof course, typeof drills> = { course: words, drills: drillWords }
