import type { Course } from '@boardroom/board-kit'
import type { MasterOfEconomy } from '../types.ts'
import { factories, founding } from './chapters/founding.ts'
import { finance, market } from './chapters/market.ts'
import { meeting } from './chapters/meeting.ts'
import { second } from './chapters/second.ts'
import { coach } from './coach.ts'

/** The first year step by step, letting go more and more; then a coach. */
export const course = {
  minutes: 20,
  seed: 'lesson/1',
  chapters: { founding, factories, market, finance, second, meeting },
  coach,
} as const satisfies Course<MasterOfEconomy>
