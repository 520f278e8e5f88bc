import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { ACTIONS, PROJECTS } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import {
  actionOf,
  awayIn,
  can,
  eventIf,
  eventNow,
  own,
  research as points,
  roundOf,
  type Seen,
  standing,
} from '../facts.ts'

function studies(sight: Seen): boolean {
  return actionOf(sight) === 'rnd'
}

/** Round 4: the learner chooses again, is paid, and has research points to spend. */
export const research = {
  starts: (sight) => sight.question?.step === 'choose-action' && roundOf(sight) === 4,
  beats: {
    rows: {
      asked: 'choose-action',
      when: (sight) => ACTIONS.every((action) => eventIf(sight, action).income === 'east'),
      at: ({ view }) => ACTIONS.map((action) => at.cell(action, view.board.markers[action] + 1)),
      rule: 'CG-ACT-02',
    },
    choose: {
      asked: 'choose-action',
      when: (sight) => roundOf(sight) === 4 && standing(sight, 'r3c2') === 3,
      at: () => [at.room(0, 'r3c2'), at.room(0, 'r2c2')],
      rule: 'CG-RND-01',
      move: { lead: 'advise', is: (move) => move.type === 'choose-action' && move.action === 'rnd' },
    },
    home: {
      asked: 'event',
      when: (sight) => can(sight, 'return') && eventNow(sight).income === 'east' && awayIn(sight, 'east') === 3,
      at: () => [at.track('east')],
      rule: 'CG-INC-07',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'return' && move.count === 1,
        others: {
          more: { is: ({ type }) => type === 'return' },
          nobody: { is: ({ type }) => type === 'end-event' },
        },
      },
    },
    onward: {
      asked: 'event',
      when: (sight) => !can(sight, 'return'),
      rule: 'CG-INC-06',
      move: { lead: 'advise', is: ({ type }) => type === 'end-event' },
    },
    use: {
      asked: 'department-turn',
      when: (sight) => studies(sight) && can(sight, 'use'),
      at: () => [at.room(0, 'r3c2'), at.room(0, 'r2c2')],
      rule: 'CG-RND-02',
      move: {
        lead: 'advise',
        again: true,
        is: ({ type }) => type === 'use',
        others: {
          spend: { is: ({ type }) => type === 'develop' || type === 'advance', reply: 'accept' },
          end: { is: ({ type }) => type === 'end-turn' },
        },
      },
    },
    track: {
      asked: 'department-turn',
      when: (sight) => studies(sight) && own(sight).transport.east === 1 && awayIn(sight, 'east') > 0,
      at: () => [at.track('east')],
      rule: 'CG-TRA-02',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'advance' && move.region === 'east',
        others: { end: { is: ({ type }) => type === 'end-turn' } },
      },
    },
    discs: {
      asked: 'department-turn',
      when: (sight) => studies(sight) && own(sight).tabs.commerce.waiting === 0,
      at: ({ seat }) => [at.tab(seat, 'commerce')],
      rule: 'CG-TAB-03',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'develop' && move.project === 'commerce',
        others: {
          other: { is: ({ type }) => type === 'develop' || type === 'advance', reply: 'accept' },
          end: { is: ({ type }) => type === 'end-turn' },
        },
      },
    },
    spend: {
      asked: 'department-turn',
      when: (sight) => studies(sight) && points(sight) > 0 && (can(sight, 'develop') || can(sight, 'advance')),
      at: ({ seat }) => PROJECTS.map((project) => at.tab(seat, project)),
      rule: 'CG-RND-05',
      move: {
        lead: 'free',
        again: true,
        is: (move) => move.type === 'develop' || move.type === 'advance',
        others: { end: { is: ({ type }) => type === 'end-turn', reply: 'ask' } },
      },
    },
    done: {
      asked: 'department-turn',
      when: studies,
      rule: 'CG-USE-12',
      move: { lead: 'free', is: ({ type }) => type === 'end-turn' },
    },
  },
} as const satisfies Chapter<Carnegie>
