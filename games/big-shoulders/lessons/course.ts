import type { Course } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import { actions } from './chapters/actions.ts'
import { alone } from './chapters/alone.ts'
import { buildings } from './chapters/buildings.ts'
import { company } from './chapters/company.ts'
import { operating } from './chapters/operating.ts'
import { second } from './chapters/second.ts'
import { shares } from './chapters/shares.ts'
import { coach } from './coach.ts'

/** The first decade step by step, the second with a hand on the shoulder, then a coach. */
export const course = {
  minutes: 20,
  seed: 'lesson/11',
  chapters: { company, shares, buildings, actions, operating, second, alone },
  coach,
} as const satisfies Course<BigShoulders>
