import { lawsOf } from '@boardroom/game-kit'
import { START } from './meta.ts'
import type { OrchardState } from './state.ts'

/** What must hold of every position. */
export const broken = lawsOf(({ seats, coins, apples, bank }: OrchardState, law) => {
  law(coins.reduce((sum, own) => sum + own, bank) === seats * START.coins + START.bank, 'coins appear or vanish')
  law(![...coins, ...apples].some((count) => count < 0), 'somebody has less than nothing')
})
