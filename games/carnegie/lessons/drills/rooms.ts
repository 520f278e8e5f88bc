import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { SPACES, type SpaceId, spaceOf } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, lying, own, roundOf, type Seen } from '../facts.ts'

/** Rooms without a department in which somebody waits. */
function waitedIn(sight: Seen): SpaceId[] {
  return SPACES.filter((space) => own(sight).departments[spaceOf(space)] === null && lying(sight, space) > 0)
}

/** Where a new department goes. */
export const rooms = {
  minutes: 2,
  seed: 'drill/4',
  within: 400,
  starts: (sight) =>
    actionOf(sight) === 'management' &&
    roundOf(sight) > 1 &&
    own(sight).goods >= 2 &&
    waitedIn(sight).length > 0 &&
    sight.moves.some(({ type }) => type === 'build-department'),
  beats: {
    planning: { at: ({ seat }) => [at.room(seat, 'r3c3')], rule: 'CG-MGT-02' },
    desks: { at: ({ seat }) => [at.room(seat, 'r3c3')], rule: 'CG-MGT-09' },
    build: {
      asked: 'department-turn',
      rule: 'CG-MGT-02',
      move: {
        lead: 'find',
        is: (move, sight) =>
          move.type === 'build-department' && move.tile !== 'new-lobby' && waitedIn(sight).includes(move.space),
        others: {
          lobby: { is: (move) => move.type === 'build-department' && move.tile === 'new-lobby' },
          empty: { is: ({ type }) => type === 'build-department' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
