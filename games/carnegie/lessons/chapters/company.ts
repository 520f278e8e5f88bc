import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { cityOf, PROJECTS, slotOf } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import { Errand } from '../pictures.tsx'

/** Before the first round: strips, a first project, a department in reserve. */
export const company = {
  starts: ({ question }) => question?.step === 'sides',
  beats: {
    aim: { asked: 'sides', picture: Errand, rule: 'CG-GEN-01' },
    house: { asked: 'sides', at: () => ['desk'], rule: 'CG-EMP-01' },
    country: { asked: 'sides', at: () => [at.slot('chicago-1')], rule: 'CG-NET-01' },
    sides: {
      asked: 'sides',
      at: () => [at.sides],
      rule: 'CG-SET-06',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'choose-sides' && PROJECTS.every((project) => move[project] === 'A'),
      },
    },
    city: {
      asked: 'first-housing',
      at: () => [at.slot('new-orleans-3')],
      rule: 'CG-SET-13',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'first-housing' && move.slot === 'new-orleans-3',
        others: {
          great: {
            is: (move) => move.type === 'first-housing' && cityOf(slotOf(move.slot).city).size === 'major',
          },
        },
      },
    },
    tile: {
      asked: 'pick-department',
      at: () => [at.tile('advanced-design')],
      rule: 'CG-DEP-14',
      move: { lead: 'lead', is: (move) => move.type === 'pick-department' && move.tile === 'advanced-design' },
    },
  },
} as const satisfies Chapter<Carnegie>
