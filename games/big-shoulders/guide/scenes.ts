import type { Scene } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'

export const scenes = {
  exchange: {
    is: ({ decade }, step) => step === 'stock-turn' && decade >= 2,
    part: '[data-place="exchange"]',
    width: 1280,
  },
  city: {
    is: ({ decade }, step) => step === 'action-turn' && decade >= 3,
    part: '.stage-view',
    width: 1280,
  },
  charter: {
    is: ({ decade }, step) => step === 'production' && decade >= 2,
    part: '.desk-dock',
    width: 1280,
  },
} as const satisfies Readonly<Record<string, Scene<BigShoulders>>>

export type SceneName = keyof typeof scenes
