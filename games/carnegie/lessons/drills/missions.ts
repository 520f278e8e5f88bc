import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { REGIONS, type RegionId } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, awayIn, callsOf, missionOf, roundOf, type Seen, standing } from '../facts.ts'

/** The region that comes next in more rows than any other; the learner has nobody there yet. */
function soonest(sight: Seen): RegionId | null {
  const [best, next] = REGIONS.toSorted((a, b) => callsOf(sight, b) - callsOf(sight, a))
  if (!best || !next || awayIn(sight, best) > 0) return null
  return callsOf(sight, best) >= 2 && callsOf(sight, best) > callsOf(sight, next) ? best : null
}

/** Where to send somebody. */
export const missions = {
  minutes: 2,
  seed: 'drill/1',
  bots: 'greedy',
  within: 250,
  starts: (sight) =>
    actionOf(sight) === 'management' &&
    roundOf(sight) > 2 &&
    standing(sight, 'r4c3') > 0 &&
    sight.view.board.turn?.department === null &&
    soonest(sight) !== null &&
    sight.moves.some((move) => move.type === 'use' && missionOf(move) === soonest(sight)),
  beats: {
    twice: { at: ({ seat }) => [at.room(seat, 'r4c3')], rule: 'CG-MGT-01' },
    rows: { at: () => [at.timeline], rule: 'CG-EMP-13' },
    send: {
      asked: 'department-turn',
      rule: 'CG-EMP-10',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'use' && missionOf(move) === soonest(sight),
        others: {
          home: { is: (move) => move.type === 'use' && move.mission === null },
          never: {
            is: (move, sight) => {
              const region = move.type === 'use' ? missionOf(move) : null
              return region !== null && callsOf(sight, region) === 0
            },
          },
          later: { is: ({ type }) => type === 'use' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
