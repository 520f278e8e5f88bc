import type { Story } from '@boardroom/board-kit'
import type { Page } from 'playwright-core'
import type { MasterOfEconomy } from '../games/master-of-economy/types.ts'
import { someMove, untilAsked } from './play.ts'

/** Makes ordinary moves until something is on the board. */
export async function until(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await untilAsked(page)) !== 'asked') break
    if (await page.locator(selector).count()) return closeList(page)
    await someMove(page)
  }
  throw new Error(`${selector} never came`)
}

/** The list of moves would lie over the harbour. */
async function closeList(page: Page): Promise<void> {
  if (await page.locator('.move-list').count()) await page.keyboard.press('m')
}

export const THIRD_YEAR: Story<MasterOfEconomy> = {
  seats: 4,
  options: {},
  moments: [
    { name: 'investing', is: ({ year }, step) => year === 3 && step === 'investment' },
    { name: 'bids', is: ({ year }, step) => year === 3 && step === 'bidding' },
  ],
}
