import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { ACTIONS } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, awayIn, lying, own, roundOf, type Seen, standing } from '../facts.ts'

function isFirstTurn(sight: Seen): boolean {
  return roundOf(sight) === 1 && actionOf(sight) === 'management'
}

function isBuilt(sight: Seen): boolean {
  return own(sight).departments.includes('advanced-design')
}

/** Round 1: one choice for everybody, two people out, one room more. */
export const management = {
  starts: (sight) => sight.question?.step === 'choose-action' && roundOf(sight) === 1,
  beats: {
    timeline: { asked: 'choose-action', at: () => [at.timeline], rule: 'CG-ACT-01' },
    event: { asked: 'choose-action', at: () => ACTIONS.map((action) => at.cell(action, 1)), rule: 'CG-ACT-02' },
    choose: {
      asked: 'choose-action',
      at: () => [at.cell('management', 1)],
      rule: 'CG-ACT-01',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'choose-action' && move.action === 'management',
        others: {
          construction: { is: (move) => move.type === 'choose-action' && move.action === 'construction' },
        },
      },
    },
    calls: {
      asked: 'department-turn',
      when: (sight) => isFirstTurn(sight) && standing(sight, 'r4c3') === 2,
      at: () => [at.cell('management', 2), at.cell('construction', 1), at.cell('rnd', 1)],
      rule: 'CG-EMP-13',
    },
    east: {
      asked: 'department-turn',
      when: (sight) => isFirstTurn(sight) && standing(sight, 'r4c3') === 2,
      at: () => [at.room(0, 'r4c3')],
      rule: 'CG-MGT-01',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'use' && move.function === 'mission-money' && move.mission === 'east',
        others: {
          home: { is: (move) => move.type === 'use' && move.mission === null },
          elsewhere: { is: (move) => move.type === 'use' },
        },
      },
    },
    south: {
      asked: 'department-turn',
      when: (sight) => isFirstTurn(sight) && standing(sight, 'r4c3') === 1 && awayIn(sight, 'south') === 0,
      at: () => [at.room(0, 'r4c3')],
      rule: 'CG-EMP-10',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'use' && move.function === 'mission-goods' && move.mission === 'south',
        others: {
          home: { is: (move) => move.type === 'use' && move.mission === null },
          elsewhere: { is: (move) => move.type === 'use' },
        },
      },
    },
    build: {
      asked: 'department-turn',
      when: (sight) => isFirstTurn(sight) && lying(sight, 'r3c2') > 0,
      at: () => [at.room(0, 'r3c2')],
      rule: 'CG-MGT-02',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'build-department' && move.space === 'r3c2',
        others: { empty: { is: ({ type }) => type === 'build-department' } },
      },
    },
    done: {
      asked: 'department-turn',
      when: (sight) => isFirstTurn(sight) && isBuilt(sight),
      rule: 'CG-USE-12',
      move: { lead: 'advise', is: ({ type }) => type === 'end-turn' },
    },
    designers: {
      asked: 'activation',
      when: (sight) => roundOf(sight) === 1 && isBuilt(sight),
      at: () => [at.room(0, 'r3c2')],
      rule: 'CG-MGT-09',
      move: { lead: 'lead', again: true, is: (move) => move.type === 'activate' && move.space === 'r3c2' },
    },
    close: {
      asked: 'activation',
      when: (sight) => roundOf(sight) === 1 && lying(sight, 'r3c2') === 0,
      at: () => [at.timeline],
      rule: 'CG-ROU-03',
      move: { lead: 'advise', is: ({ type }) => type === 'end-activation' },
    },
  },
} as const satisfies Chapter<Carnegie>
