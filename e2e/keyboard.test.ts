import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { movesMade, settle, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** Confirms if there is something to confirm, else takes the first move of the list. */
async function moveByKey(page: Page): Promise<void> {
  const before = await movesMade(page)
  if (await page.locator('.prompt-primary').count()) {
    await page.keyboard.press('c')
  } else {
    if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
    await page.waitForFunction(() => document.activeElement?.closest('.move-list'))
    // What ends the step comes last, so that passing is only chosen where nothing else is.
    await page.keyboard.press('End')
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

test('a whole decade by keyboard alone', async () => {
  const { page, complaints, go } = await visitor()
  await go('/')
  await page.getByText('Play against bots now').waitFor()
  await page.keyboard.press('Tab')
  for (let i = 0; i < 20; i++) {
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.includes('Play against bots now')) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  for (let i = 0; i < 80; i++) {
    expect(await untilAsked(page)).toBe('asked')
    if ((await page.locator('.table-headline').innerText()).startsWith('1885')) break
    await moveByKey(page)
  }
  expect(await page.locator('.table-headline').innerText()).toMatch(/^1885/)
  // A screen reader has heard what happened and what is asked.
  expect(await page.locator('[role=status]').innerText()).not.toBe('')
  expect(complaints).toEqual([])
})
