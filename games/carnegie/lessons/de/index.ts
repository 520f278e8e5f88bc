import type { LessonsText } from '@boardroom/board-kit'
import type { Carnegie } from '../../types.ts'
import type { course as lesson } from '../course.ts'
import type { drills as lessons } from '../drills/index.ts'
import { course } from './course.ts'
import { drills } from './drills.ts'

export const de: LessonsText<Carnegie, typeof lesson, typeof lessons> = { course, drills }
