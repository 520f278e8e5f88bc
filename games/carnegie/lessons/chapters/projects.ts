import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { PROJECTS, slotOf } from '../../components/index.ts'
import { slotsOf } from '../../model/map.ts'
import type { Carnegie } from '../../types.ts'
import { actionOf, callsOf, can, eventNow, missionOf, own, roundOf, type Seen } from '../facts.ts'

function builds(sight: Seen): boolean {
  return actionOf(sight) === 'construction'
}

/** The East will soon be called, and there are discs for it. */
function isEastBest(sight: Seen): boolean {
  return builds(sight) && callsOf(sight, 'east') >= 2 && own(sight).tabs.industry.waiting > 0
}

/** Projects of the learner on the map. */
function built({ view, seat }: Seen): number {
  return slotsOf(view.board, seat).length
}

/** Round 2: somebody comes home, and two others go out to build. */
export const projects = {
  starts: (sight) => sight.question?.step === 'event' && roundOf(sight) > 1 && can(sight, 'return'),
  beats: {
    home: {
      asked: 'event',
      when: (sight) => can(sight, 'return'),
      at: (sight) => [at.track(eventNow(sight).income ?? 'south')],
      rule: 'CG-INC-01',
      move: {
        lead: 'lead',
        is: ({ type }) => type === 'return',
        others: { nobody: { is: ({ type }) => type === 'end-event' } },
      },
    },
    paid: {
      asked: 'event',
      when: (sight) => !can(sight, 'return'),
      at: ({ seat }) => [at.tab(seat, 'housing')],
      rule: 'CG-INC-06',
    },
    onward: {
      asked: 'event',
      when: (sight) => !can(sight, 'return'),
      at: () => [at.room(0, 'r4c2')],
      rule: 'CG-EMP-14',
      move: { lead: 'lead', is: ({ type }) => type === 'end-event' },
    },
    ladder: {
      asked: 'department-turn',
      when: (sight) => builds(sight) && own(sight).tabs.commerce.waiting > 0 && own(sight).tabs.industry.waiting > 0,
      at: ({ seat }) => PROJECTS.map((each) => at.tab(seat, each)),
      rule: 'CG-CON-02',
    },
    next: { asked: 'department-turn', when: isEastBest, at: () => [at.timeline], rule: 'CG-CON-03' },
    first: {
      asked: 'department-turn',
      when: (sight) => isEastBest(sight) && built(sight) === 1,
      at: () => [at.slot('new-york-1')],
      rule: 'CG-CON-01',
      move: {
        lead: 'lead',
        is: (move) =>
          move.type === 'build-project' && move.project === 'commerce' && slotOf(move.slot).city === 'new-york',
        others: {
          east: { is: (move) => move.type === 'build-project' && missionOf(move) === 'east' },
          elsewhere: { is: ({ type }) => type === 'build-project' },
        },
      },
    },
    second: {
      asked: 'department-turn',
      when: isEastBest,
      at: () => [at.slot('pittsburgh-3')],
      rule: 'CG-NET-01',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'build-project' && move.slot === 'pittsburgh-3',
        others: {
          east: { is: (move) => move.type === 'build-project' && missionOf(move) === 'east' },
          stop: { is: ({ type }) => type === 'end-turn' },
        },
      },
    },
    open: {
      asked: 'department-turn',
      when: (sight) => builds(sight) && !can(sight, 'build-project') && own(sight).tabs.industry.built > 0,
      at: ({ seat }) => [at.tab(seat, 'commerce'), at.tab(seat, 'industry')],
      rule: 'CG-CON-08',
      move: { lead: 'advise', is: ({ type }) => type === 'end-turn' },
    },
  },
} as const satisfies Chapter<Carnegie>
