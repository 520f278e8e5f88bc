import type { Drill } from '@boardroom/board-kit'
import type { Carnegie } from '../../types.ts'
import { discs } from './discs.ts'
import { gifts } from './gifts.ts'
import { missions } from './missions.ts'
import { network } from './network.ts'
import { rooms } from './rooms.ts'
import { timing } from './timing.ts'
import { tracks } from './tracks.ts'
import { walk } from './walk.ts'

/** One matter each, in the order in which one needs them. */
export const drills = {
  missions,
  timing,
  walk,
  rooms,
  discs,
  network,
  tracks,
  gifts,
} as const satisfies Readonly<Record<string, Drill<Carnegie>>>
