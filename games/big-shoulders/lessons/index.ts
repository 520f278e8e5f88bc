import type { Lessons } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import { course } from './course.ts'
import { drills } from './drills/index.ts'

const records: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  course: () => import('./records/course.json', { with: { type: 'json' } }),
  which: () => import('./records/which.json', { with: { type: 'json' } }),
  where: () => import('./records/where.json', { with: { type: 'json' } }),
  order: () => import('./records/order.json', { with: { type: 'json' } }),
  swap: () => import('./records/swap.json', { with: { type: 'json' } }),
  tiles: () => import('./records/tiles.json', { with: { type: 'json' } }),
  dividend: () => import('./records/dividend.json', { with: { type: 'json' } }),
  step: () => import('./records/step.json', { with: { type: 'json' } }),
  appeal: () => import('./records/appeal.json', { with: { type: 'json' } }),
  machines: () => import('./records/machines.json', { with: { type: 'json' } }),
  last: () => import('./records/last.json', { with: { type: 'json' } }),
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
