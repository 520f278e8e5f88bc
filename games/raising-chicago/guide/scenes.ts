import type { Scene } from '@boardroom/board-kit'
import type { RaisingChicago } from '../types.ts'

export const scenes = {
  auction: {
    is: ({ round, slots }, step) =>
      step === 'bid' && round === 2 && slots.some(({ markers }) => markers.filter((each) => each !== null).length > 1),
    part: '[data-place="auction"]',
    width: 1280,
  },
  payment: {
    is: ({ round }, step) => step === 'payment' && round > 2,
    part: '.desk-dock',
    width: 1280,
  },
  city: {
    is: ({ round }, step) => step === 'raise' && round > 4,
    part: '[data-place="city"]',
    width: 1280,
  },
  outskirts: {
    is: (_, step) => step === 'move',
    part: '[data-place="outskirts"]',
    width: 1600,
  },
  cards: {
    viewer: 0,
    is: ({ companies }) => (companies[0]?.cards.length ?? 0) > 3,
    part: '.rc-cards',
    width: 1280,
  },
} as const satisfies Readonly<Record<string, Scene<RaisingChicago>>>

export type SceneName = keyof typeof scenes
