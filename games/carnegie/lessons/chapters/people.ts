import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { SpaceId } from '../../components/index.ts'
import type { Carnegie, CarnegieMove } from '../../types.ts'
import { lying, steps } from '../facts.ts'

function isStep(move: CarnegieMove, from: SpaceId, to: SpaceId): boolean {
  return move.type === 'step' && move.from === from && move.to === to && move.employee === 'inactive'
}

/** Six steps through the office, and the first people at their desks. */
export const people = {
  starts: ({ question }) => question?.step === 'six-steps',
  beats: {
    lobby: {
      asked: 'six-steps',
      when: (sight) => steps(sight) === 6,
      at: () => [at.room(0, 'r4c2')],
      rule: 'CG-EMP-06',
    },
    builder: {
      asked: 'six-steps',
      when: (sight) => lying(sight, 'r3c1') === 0 && lying(sight, 'r4c1') === 0,
      at: () => [at.room(0, 'r4c2'), at.room(0, 'r4c1')],
      rule: 'CG-EMP-06',
      move: { lead: 'lead', is: (move) => isStep(move, 'r4c2', 'r4c1') },
    },
    upstairs: {
      asked: 'six-steps',
      when: (sight) => lying(sight, 'r3c1') === 0,
      at: () => [at.room(0, 'r4c1'), at.room(0, 'r3c1')],
      rule: 'CG-CON-01',
      move: { lead: 'lead', is: (move) => isStep(move, 'r4c1', 'r3c1') },
    },
    walkers: {
      asked: 'six-steps',
      when: (sight) => lying(sight, 'r4c1') === 0,
      at: () => [at.room(0, 'r4c1')],
      rule: 'CG-HR-01',
      move: { lead: 'lead', is: (move) => isStep(move, 'r4c2', 'r4c1') },
    },
    finance: {
      asked: 'six-steps',
      when: (sight) => lying(sight, 'r4c3') === 0,
      at: () => [at.room(0, 'r4c3')],
      rule: 'CG-MGT-01',
      move: { lead: 'lead', is: (move) => isStep(move, 'r4c2', 'r4c3') },
    },
    waiting: {
      asked: 'six-steps',
      when: (sight) => lying(sight, 'r3c2') < 2,
      at: () => [at.room(0, 'r3c2')],
      rule: 'CG-MGT-02',
      move: { lead: 'lead', again: true, is: (move) => isStep(move, 'r4c2', 'r3c2') },
    },
    arrived: {
      asked: 'six-steps',
      when: (sight) => steps(sight) === 0,
      rule: 'CG-SET-16',
      move: { lead: 'advise', is: ({ type }) => type === 'end-steps' },
    },
    desks: {
      asked: 'activation',
      when: ({ view }) => view.board.round === 0,
      at: () => [at.room(0, 'r3c1'), at.room(0, 'r4c1'), at.room(0, 'r4c3')],
      rule: 'CG-ACV-02',
      move: { lead: 'lead', again: true, is: ({ type }) => type === 'activate' },
    },
    ready: {
      asked: 'activation',
      when: (sight) => sight.view.board.round === 0 && !sight.moves.some(({ type }) => type === 'activate'),
      rule: 'CG-ACV-05',
      move: { lead: 'advise', is: ({ type }) => type === 'end-activation' },
    },
  },
} as const satisfies Chapter<Carnegie>
