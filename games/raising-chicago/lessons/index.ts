import type { Lessons, LessonsText } from '@boardroom/board-kit'
import type { RaisingChicago } from '../types.ts'
import { course } from './course.ts'
import { arrows } from './drills/arrows.ts'
import { favour } from './drills/favour.ts'
import { fields } from './drills/fields.ts'
import { poverty } from './drills/poverty.ts'
import { sections } from './drills/sections.ts'
import { ties } from './drills/ties.ts'
import { tracks } from './drills/tracks.ts'
import { wards } from './drills/wards.ts'

export const lessons = {
  table: { seats: 3, options: { council: false } },
  course,
  // One matter each, in the order in which one needs them.
  drills: { ties, tracks, favour, poverty, fields, arrows, wards, sections },
} as const satisfies Lessons<RaisingChicago>

export type Words = LessonsText<RaisingChicago, typeof lessons>
