import type { Scene } from '@boardroom/board-kit'
import { at } from '../board/places.ts'
import { slotsOf } from '../model/map.ts'
import { currentEvent } from '../model/timeline.ts'
import type { CarnegieState } from '../state.ts'
import type { Carnegie } from '../types.ts'

/** Whether the seat that decides has people in the region that pays. */
function earns(state: CarnegieState): boolean {
  const { income: region } = currentEvent(state)
  const player = state.turn && state.players[state.turn.seat]
  return Boolean(region && player && player.missions[region] > 1)
}

function uses(state: CarnegieState, step: string, action: string): boolean {
  return step === 'department-turn' && state.turn?.action === action && state.turn.department === null
}

export const scenes = {
  timeline: {
    is: ({ round }, step) => step === 'choose-action' && round >= 5,
    part: '[data-place="timeline"]',
    width: 1240,
  },
  income: {
    is: (state, step) => step === 'event' && state.round > 3 && earns(state),
    part: '.stage-view',
    at: ({ board }) => {
      const { income: region } = currentEvent(board)
      return region ? [region, at.track(region)] : []
    },
    width: 1300,
  },
  company: {
    is: (state, step) => uses(state, step, 'hr') && state.round > 1,
    part: '.cg-house',
    width: 1440,
  },
  map: {
    is: (state, step) => uses(state, step, 'construction') && state.round > 7,
    part: '.stage-view',
    at: ({ board, viewer }) => (viewer === 'spectator' ? [] : slotsOf(board, viewer).map(({ id }) => at.slot(id))),
    width: 1300,
  },
  tabs: {
    is: (state, step) => step === 'department-turn' && (state.turn?.research ?? 0) > 2 && state.round > 2,
    part: '.cg-tabs',
    width: 1440,
  },
  donations: {
    is: (state, step) => step === 'event' && currentEvent(state).donation && state.round > 6,
    part: '[data-place="donations"]',
    width: 1440,
  },
} as const satisfies Readonly<Record<string, Scene<Carnegie>>>

export type SceneName = keyof typeof scenes
