import { START } from './meta.ts'
import type { OrchardState } from './state.ts'

/** What must hold of every position, and does not. */
export function broken({ seats, coins, apples, bank }: OrchardState): string[] {
  const problems: string[] = []
  const all = coins.reduce((sum, own) => sum + own, bank)
  if (all !== seats * START.coins + START.bank) problems.push('coins appear or vanish')
  if ([...coins, ...apples].some((count) => count < 0)) problems.push('somebody has less than nothing')
  return problems
}
