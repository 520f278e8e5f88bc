import type { Scene } from '@boardroom/board-kit'
import type { RaisingChicago } from '../types.ts'

export const scenes = {
  auction: {
    is: ({ round, slots }, step) =>
      step === 'bid' && round === 2 && slots.some(({ markers }) => markers.filter((each) => each !== null).length > 1),
    part: '[data-section="auction"]',
    width: 1240,
  },
  payment: {
    is: ({ round }, step) => step === 'payment' && round > 2,
    part: '[data-section="company"]',
    width: 1240,
  },
  city: {
    is: ({ round }, step) => step === 'raise' && round > 4,
    part: '[data-section="city"]',
    width: 1240,
  },
} as const satisfies Readonly<Record<string, Scene<RaisingChicago>>>

export type SceneName = keyof typeof scenes
