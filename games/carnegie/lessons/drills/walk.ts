import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { PROJECT_GOODS, PROJECTS } from '../../components/index.ts'
import type { Carnegie, CarnegieMove } from '../../types.ts'
import { actionOf, lying, own, peopleIn, type Seen, steps } from '../facts.ts'

/** Construction is empty although something could be built. */
function isWanted(sight: Seen): boolean {
  const { tabs, goods } = own(sight)
  return (
    peopleIn(sight, 'r3c1') === 0 &&
    PROJECTS.some((project) => tabs[project].waiting > 0 && PROJECT_GOODS[project] <= goods)
  )
}

/** From the lobby to the room left of it, or to the one above: both are next to Construction. */
function isOnTheWay(move: CarnegieMove): boolean {
  return move.type === 'step' && move.from === 'r4c2' && (move.to === 'r4c1' || move.to === 'r3c2')
}

/** Steps: whom to bring where. */
export const walk = {
  minutes: 2,
  seed: 'drill/3',
  bots: 'greedy',
  within: 400,
  starts: (sight) => actionOf(sight) === 'hr' && steps(sight) >= 3 && lying(sight, 'r4c2') > 0 && isWanted(sight),
  beats: {
    lobby: { at: ({ seat }) => [at.room(seat, 'r4c2')], rule: 'CG-EMP-14' },
    rare: { at: ({ seat }) => [at.room(seat, 'r4c1')], rule: 'CG-HR-01' },
    first: {
      asked: 'department-turn',
      rule: 'CG-EMP-06',
      move: {
        lead: 'find',
        is: isOnTheWay,
        others: {
          working: { is: (move) => move.type === 'step' && move.employee !== 'inactive' },
          end: { is: ({ type }) => type === 'end-turn' },
        },
      },
    },
    second: {
      asked: 'department-turn',
      rule: 'CG-EMP-06',
      move: {
        lead: 'find',
        is: (move) => move.type === 'step' && move.to === 'r3c1' && move.employee === 'inactive',
        others: { end: { is: ({ type }) => type === 'end-turn' } },
      },
    },
  },
} as const satisfies Drill<Carnegie>
