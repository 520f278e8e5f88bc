import type { Lessons } from '@boardroom/board-kit'
import type { MasterOfEconomy } from '../types.ts'
import { course } from './course.ts'
import { drills } from './drills/index.ts'

const records: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  course: () => import('./records/course.json', { with: { type: 'json' } }),
  inputs: () => import('./records/inputs.json', { with: { type: 'json' } }),
  demand: () => import('./records/demand.json', { with: { type: 'json' } }),
  dividends: () => import('./records/dividends.json', { with: { type: 'json' } }),
  packets: () => import('./records/packets.json', { with: { type: 'json' } }),
  chair: () => import('./records/chair.json', { with: { type: 'json' } }),
  ending: () => import('./records/ending.json', { with: { type: 'json' } }),
}

/** The lessons of Master of Economy. */
export const lessons: Lessons<MasterOfEconomy, typeof course, typeof drills> = {
  course,
  drills,
  record: async (id) => (await records[id]?.())?.default,
  text: {
    en: async () => (await import('./en/index.ts')).en,
    de: async () => (await import('./de/index.ts')).de,
  },
}
