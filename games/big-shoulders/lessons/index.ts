import type { Lessons } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import { course } from './course.ts'
import { drills } from './drills/index.ts'

const records: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  course: () => import('./records/course.json', { with: { type: 'json' } }),
}

/** The lessons of City of the Big Shoulders. */
export const lessons: Lessons<BigShoulders, typeof course, typeof drills> = {
  course,
  drills,
  record: async (id) => (await records[id]?.())?.default,
  text: {
    en: async () => (await import('./en/index.ts')).en,
    de: async () => (await import('./de/index.ts')).de,
  },
}
