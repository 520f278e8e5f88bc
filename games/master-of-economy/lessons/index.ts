import type { Lessons, LessonsText } from '@boardroom/board-kit'
import type { MasterOfEconomy } from '../types.ts'
import { course } from './course.ts'
import { chair } from './drills/chair.ts'
import { demand } from './drills/demand.ts'
import { dividends } from './drills/dividends.ts'
import { ending } from './drills/ending.ts'
import { inputs } from './drills/inputs.ts'
import { packets } from './drills/packets.ts'

export const lessons = {
  table: {
    seats: 3,
    options: {
      startOrder: 'draw',
      privateCash: 'hidden',
      shadowCompany: 'off',
      shadowChoice: 'first-free',
      teams: 'off',
    },
  },
  course,
  // One matter each, in the order in which one needs them.
  drills: { inputs, demand, dividends, packets, chair, ending },
} as const satisfies Lessons<MasterOfEconomy>

export type Words = LessonsText<MasterOfEconomy, typeof lessons>
