import type { Lessons } from '@boardroom/board-kit'
import type { Carnegie } from '../types.ts'
import { course } from './course.ts'
import { drills } from './drills/index.ts'

const records: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  course: () => import('./records/course.json', { with: { type: 'json' } }),
  missions: () => import('./records/missions.json', { with: { type: 'json' } }),
  timing: () => import('./records/timing.json', { with: { type: 'json' } }),
  walk: () => import('./records/walk.json', { with: { type: 'json' } }),
  rooms: () => import('./records/rooms.json', { with: { type: 'json' } }),
  discs: () => import('./records/discs.json', { with: { type: 'json' } }),
  network: () => import('./records/network.json', { with: { type: 'json' } }),
  tracks: () => import('./records/tracks.json', { with: { type: 'json' } }),
  gifts: () => import('./records/gifts.json', { with: { type: 'json' } }),
}

/** The lessons of Carnegie. */
export const lessons: Lessons<Carnegie, typeof course, typeof drills> = {
  course,
  drills,
  record: async (id) => (await records[id]?.())?.default,
  text: {
    en: async () => (await import('./en/index.ts')).en,
    de: async () => (await import('./de/index.ts')).de,
  },
}
