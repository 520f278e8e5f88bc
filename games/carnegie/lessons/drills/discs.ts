import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { PROJECTS, type ProjectType, TABS } from '../../components/index.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, own, research, type Seen, standing } from '../facts.ts'

/** Whether the next step of a strip shows a circle, and so brings a disc. */
function bringsDisc(sight: Seen, project: ProjectType): boolean {
  const { side, step } = own(sight).tabs[project]
  return TABS[project][side].steps[step]?.reward.circle !== undefined
}

/** Strips and discs: what research is for when Construction has nothing to build. */
export const discs = {
  minutes: 2,
  seed: 'drill/5',
  within: 500,
  starts: (sight) =>
    actionOf(sight) === 'rnd' &&
    research(sight) > 0 &&
    standing(sight, 'r3c1') > 0 &&
    own(sight).goods > 0 &&
    PROJECTS.every((project) => own(sight).tabs[project].waiting === 0) &&
    sight.moves.some((move) => move.type === 'develop' && bringsDisc(sight, move.project)) &&
    sight.moves.some(({ type }) => type === 'advance'),
  beats: {
    strip: { at: ({ seat }) => PROJECTS.map((project) => at.tab(seat, project)), rule: 'CG-TAB-01' },
    empty: { at: ({ seat }) => [at.room(seat, 'r3c1')], rule: 'CG-CON-06' },
    develop: {
      asked: 'department-turn',
      rule: 'CG-TAB-03',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'develop' && bringsDisc(sight, move.project),
        others: {
          points: { is: ({ type }) => type === 'develop' },
          track: { is: ({ type }) => type === 'advance' },
          more: { is: ({ type }) => type === 'use', reply: 'accept' },
          end: { is: ({ type }) => type === 'end-turn' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
