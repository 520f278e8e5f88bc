import type { Lessons, LessonsText } from '@boardroom/board-kit'
import type { Carnegie } from '../types.ts'
import { course } from './course.ts'
import { discs } from './drills/discs.ts'
import { gifts } from './drills/gifts.ts'
import { missions } from './drills/missions.ts'
import { network } from './drills/network.ts'
import { rooms } from './drills/rooms.ts'
import { timing } from './drills/timing.ts'
import { tracks } from './drills/tracks.ts'
import { walk } from './drills/walk.ts'

export const lessons = {
  table: { seats: 3, options: { difficulty: 'normal', startPlayer: 'random' } },
  course,
  // One matter each, in the order in which one needs them.
  drills: { missions, timing, walk, rooms, discs, network, tracks, gifts },
} as const satisfies Lessons<Carnegie>

export type Words = LessonsText<Carnegie, typeof lessons>
