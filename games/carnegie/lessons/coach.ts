import type { CoachRemark } from '@boardroom/board-kit'
import { at } from '../board/places.ts'
import { ACTIONS, departmentOf, PROJECTS, ROW_END } from '../components/index.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import {
  actionOf,
  can,
  eventNow,
  isFarOff,
  lying,
  missionOf,
  own,
  paidBy,
  research,
  roundOf,
  type Seen,
} from './facts.ts'

/** Somebody at a desk would bring something without going away. */
function isFree(move: CarnegieMove): boolean {
  if (move.type !== 'use' || move.mission !== null) return false
  const { money = 0, goods = 0, research: points = 0 } = departmentOf(move.department).uses?.[move.function]?.gain ?? {}
  return money + goods + points > 0
}

function discs(sight: Seen): number {
  return PROJECTS.reduce((sum, project) => sum + own(sight).tabs[project].waiting, 0)
}

/** So many in the lobby are too many. */
const CROWD = 4

/** What is said in the rest of the game. */
export const coach = {
  lastCell: {
    asked: 'choose-action',
    when: ({ view }) => ACTIONS.some((action) => view.board.markers[action] === ROW_END - 1),
    at: ({ view }) =>
      ACTIONS.filter((action) => view.board.markers[action] === ROW_END - 1).map((action) => at.cell(action, ROW_END)),
    rule: 'CG-EVT-03',
  },
  rowOver: {
    asked: 'choose-action',
    when: ({ view }) => ACTIONS.some((action) => view.board.markers[action] === ROW_END),
    at: () => [at.timeline],
    rule: 'CG-ACT-04',
  },
  crowd: {
    asked: 'choose-action',
    when: (sight) => lying(sight, 'r4c2') >= CROWD,
    at: ({ seat }) => [at.room(seat, 'r4c2')],
    rule: 'CG-END-03',
    times: 2,
  },
  half: {
    when: (sight) => roundOf(sight) === 11,
    at: () => [at.timeline],
    rule: 'CG-END-01',
  },
  gift: {
    asked: 'event',
    when: (sight) => can(sight, 'donate') && own(sight).donations.length > 0,
    at: () => [at.donation('edu-any')],
    rule: 'CG-DON-08',
  },
  noDiscs: {
    asked: 'department-turn',
    when: (sight) => actionOf(sight) === 'rnd' && discs(sight) === 0,
    at: ({ seat }) => PROJECTS.map((project) => at.tab(seat, project)),
    rule: 'CG-TAB-03',
  },
  hire: {
    asked: 'income-choice',
    when: ({ moves }) => moves.some((move) => move.type === 'take-income' && move.take === 'employee'),
    rule: 'CG-INC-09',
  },
  last: { when: (sight) => roundOf(sight) === 18, at: () => ['desk'], rule: 'CG-END-10' },
  unpaid: {
    asked: 'choose-action',
    warns: (move, sight) =>
      move.type === 'choose-action' &&
      paidBy(sight, move.action) === 0 &&
      ACTIONS.some((action) => action !== move.action && paidBy(sight, action) > 0),
    at: () => [at.timeline],
    rule: 'CG-INC-08',
    times: 2,
  },
  stay: {
    asked: 'event',
    warns: (move, sight) => move.type === 'end-event' && can(sight, 'return'),
    at: (sight) => [at.track(eventNow(sight).income ?? 'east')],
    rule: 'CG-INC-08',
    times: 2,
  },
  farOff: {
    asked: 'department-turn',
    warns: (move, sight) => {
      const region = move.type === 'use' ? missionOf(move) : null
      return region !== null && isFarOff(sight, region)
    },
    at: () => [at.timeline],
    rule: 'CG-EMP-13',
    times: 2,
  },
  lapse: {
    asked: ['department-turn', 'event'],
    warns: ({ type }, sight) =>
      (type === 'end-turn' || type === 'end-event') &&
      research(sight) > 0 &&
      (can(sight, 'develop') || can(sight, 'advance')),
    rule: 'CG-RND-05',
    times: 2,
  },
  unused: {
    asked: 'department-turn',
    warns: ({ type }, { moves }) => type === 'end-turn' && moves.some(isFree),
    rule: 'CG-USE-02',
    times: 2,
  },
  idle: {
    asked: 'activation',
    warns: ({ type }, sight) => type === 'end-activation' && can(sight, 'activate'),
    rule: 'CG-ACV-05',
    times: 2,
  },
} as const satisfies Readonly<Record<string, CoachRemark<Carnegie>>>
