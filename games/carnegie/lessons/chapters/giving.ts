import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { donationOf } from '../../components/index.ts'
import { wouldScore } from '../../scoring.ts'
import type { Carnegie, CarnegieMove } from '../../types.ts'
import { actionOf, can, lying, own, peopleIn, roundOf, type Seen, standing, steps } from '../facts.ts'

function walks(sight: Seen): boolean {
  return actionOf(sight) === 'hr'
}

/** Somebody from Human Resources goes up to Construction. */
function isBuilder(move: CarnegieMove): boolean {
  return move.type === 'step' && move.from === 'r4c1' && move.to === 'r3c1'
}

/** Round 3: a first donation, and nine steps. */
export const giving = {
  starts: (sight) => sight.question?.step === 'event' && can(sight, 'donate'),
  beats: {
    what: {
      asked: 'event',
      when: (sight) => can(sight, 'donate'),
      at: () => [at.donation('edu-management')],
      rule: 'CG-DON-01',
    },
    give: {
      asked: 'event',
      when: (sight) => own(sight).donations.length === 0 && can(sight, 'donate'),
      at: () => [at.donation('edu-management')],
      rule: 'CG-DON-12',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'donate' && move.donation === 'edu-management',
        others: {
          later: {
            is: (move, { view, seat }) =>
              move.type === 'donate' &&
              donationOf(move.donation).formula.kind !== 'pay' &&
              wouldScore(view.board, seat, move.donation) < 6,
          },
          nothing: { is: ({ type }) => type === 'end-event' },
        },
      },
    },
    given: {
      asked: 'event',
      when: (sight) => !can(sight, 'donate'),
      rule: 'CG-DON-08',
      move: { lead: 'advise', is: ({ type }) => type === 'end-event' },
    },
    nine: {
      asked: 'department-turn',
      when: (sight) => walks(sight) && steps(sight) === 0 && standing(sight, 'r4c1') === 2,
      at: () => [at.room(0, 'r4c1')],
      rule: 'CG-HR-01',
      move: { lead: 'lead', is: ({ type }) => type === 'use' },
    },
    designer: {
      asked: 'department-turn',
      when: (sight) => walks(sight) && lying(sight, 'r4c2') > 0 && standing(sight, 'r3c2') === 2,
      at: () => [at.room(0, 'r4c2'), at.room(0, 'r3c2')],
      rule: 'CG-EMP-06',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'step' && move.from === 'r4c2' && move.to === 'r3c2',
        others: { step: { is: ({ type }) => type === 'step', reply: 'accept' } },
      },
    },
    builder: {
      asked: 'department-turn',
      when: (sight) => walks(sight) && peopleIn(sight, 'r3c1') === 0 && standing(sight, 'r4c1') === 2,
      at: () => [at.room(0, 'r4c1'), at.room(0, 'r3c1')],
      rule: 'CG-EMP-07',
      move: {
        lead: 'advise',
        is: isBuilder,
        others: { step: { is: ({ type }) => type === 'step', reply: 'accept' } },
      },
    },
    enough: {
      asked: 'department-turn',
      when: walks,
      rule: 'CG-HR-04',
      move: {
        lead: 'free',
        is: ({ type }) => type === 'end-turn',
      },
    },
    desks: {
      asked: 'activation',
      when: (sight) => roundOf(sight) === 3,
      at: () => [at.room(0, 'r3c2'), at.room(0, 'r3c1')],
      rule: 'CG-ACV-07',
      move: { lead: 'advise', again: true, is: ({ type }) => type === 'activate' },
    },
    evening: {
      asked: 'activation',
      when: (sight) => roundOf(sight) === 3 && !can(sight, 'activate'),
      rule: 'CG-ACV-05',
      move: { lead: 'advise', is: ({ type }) => type === 'end-activation' },
    },
  },
} as const satisfies Chapter<Carnegie>
