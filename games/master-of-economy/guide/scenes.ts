import type { Scene } from '@boardroom/board-kit'
import type { MasterOfEconomy } from '../types.ts'

export const scenes = {
  market: {
    is: ({ year, phase }, step) => step === 'bidding' && year >= 1 && phase === 'trade-2',
    part: '.me-at-market',
    at: () => ['market'],
    width: 1200,
  },
  companies: {
    is: ({ phase }, step) => step === 'supply' && phase === 'supply-2',
    part: '.desk-dock',
    width: 1200,
  },
  shares: {
    is: ({ year }, step) => step === 'company-deal' && year >= 2,
    part: '[data-place="exchange"]',
    at: () => ['exchange'],
    width: 1200,
  },
} as const satisfies Readonly<Record<string, Scene<MasterOfEconomy>>>

export type SceneName = keyof typeof scenes
