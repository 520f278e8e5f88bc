import type { Scene } from '@boardroom/board-kit'
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
    part: '[data-section="timeline"]',
    width: 1000,
  },
  income: {
    is: (state, step) => step === 'event' && state.round > 3 && earns(state),
    part: '[data-section="tracks"]',
    width: 1200,
  },
  company: {
    is: (state, step) => uses(state, step, 'hr') && state.round > 1,
    part: '[data-section="company"]',
    width: 1200,
  },
  map: {
    is: (state, step) => uses(state, step, 'construction') && state.round > 7,
    part: '[data-section="map"]',
    width: 1300,
  },
  tabs: {
    is: (state, step) => step === 'department-turn' && (state.turn?.research ?? 0) > 2 && state.round > 2,
    part: '[data-section="tabs"]',
    width: 1200,
  },
  donations: {
    is: (state, step) => step === 'event' && currentEvent(state).donation && state.round > 6,
    part: '[data-section="donations"]',
    width: 1200,
  },
} as const satisfies Readonly<Record<string, Scene<Carnegie>>>

export type SceneName = keyof typeof scenes
