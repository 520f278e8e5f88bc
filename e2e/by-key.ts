import type { Page } from 'playwright-core'
import { type Visit, type Visitor, visitor } from './browser.ts'
import { movesMade, settle, untilAsked } from './play.ts'

/** Sits down at the table that the home page offers. */
export async function sitDownByKey(game: string, visit: Visit): Promise<Visitor> {
  const guest = await visitor(visit)
  await guest.go('/')
  await guest.page.locator(`[data-game="${game}"] .button-primary`).focus()
  await guest.page.keyboard.press('Enter')
  await untilAsked(guest.page)
  return guest
}

/** Confirms if there is something to confirm and nothing else is wanted, else takes a move of the list. */
export async function moveByKey(page: Page, wanted: 'primary' | 'listed' = 'primary'): Promise<void> {
  const before = await movesMade(page)
  if (wanted === 'primary' && (await page.locator('.prompt-primary').count())) {
    await page.keyboard.press('c')
  } else {
    if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
    await page.waitForFunction(() => document.activeElement?.closest('.move-list'))
    await page.keyboard.press(wanted === 'listed' ? 'Home' : 'End')
    await page.keyboard.press('Enter')
  }
  await page.waitForFunction((made) => {
    const history = document.querySelector('.side-log .history input')
    return !history || Number(history.getAttribute('max')) > made || document.querySelector('.offer')
  }, before)
  if (await page.locator('.offer').count()) {
    await page.waitForFunction(() => document.activeElement?.closest('.offer'))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
  }
  await settle(page, before)
}
