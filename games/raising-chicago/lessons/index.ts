import type { Lessons } from '@boardroom/board-kit'
import type { RaisingChicago } from '../types.ts'
import { course } from './course.ts'
import { drills } from './drills/index.ts'

const records: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  course: () => import('./records/course.json', { with: { type: 'json' } }),
  ties: () => import('./records/ties.json', { with: { type: 'json' } }),
  tracks: () => import('./records/tracks.json', { with: { type: 'json' } }),
  favour: () => import('./records/favour.json', { with: { type: 'json' } }),
  poverty: () => import('./records/poverty.json', { with: { type: 'json' } }),
  fields: () => import('./records/fields.json', { with: { type: 'json' } }),
  arrows: () => import('./records/arrows.json', { with: { type: 'json' } }),
  wards: () => import('./records/wards.json', { with: { type: 'json' } }),
  sections: () => import('./records/sections.json', { with: { type: 'json' } }),
}

/** The lessons of Raising Chicago. */
export const lessons: Lessons<RaisingChicago, typeof course, typeof drills> = {
  course,
  drills,
  record: async (id) => (await records[id]?.())?.default,
  text: {
    en: async () => (await import('./en/index.ts')).en,
    de: async () => (await import('./de/index.ts')).de,
  },
}
