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

/** Tabs on until the thing in focus says these words. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const focused = page.locator('a:focus, button:focus', { hasText: words })
    if (await focused.count()) return
  }
  throw new Error(`no way by keyboard to "${words}"`)
}

test.each(['carnegie', 'raising-chicago', 'master-of-economy'])(
  'a whole game of %s by keyboard alone',
  async (game) => {
    const { page, complaints, go } = await visitor({ width: 1280, height: 720 })
    await go('/')
    await page.locator(`[data-game="${game}"] .button-primary`).focus()
    await page.keyboard.press('Enter')
    let decisions = 0
    for (; decisions < 900 && (await untilAsked(page)) === 'asked'; decisions++) await moveByKey(page)
    expect(decisions).toBeGreaterThan(20)
    await page.waitForSelector('.end-screen')
    expect(complaints).toEqual([])
  },
  900_000,
)

test('a whole game by keyboard alone, from the home page to the rematch', async () => {
  const { page, complaints, go } = await visitor()
  await go('/')
  await page.getByRole('button', { name: 'Play against bots' }).waitFor()
  await tabTo(page, 'Play against bots')
  await page.keyboard.press('Enter')
  const decades = new Set<string>()
  for (let i = 0; i < 600 && (await untilAsked(page)) === 'asked'; i++) {
    decades.add((await page.locator('.table-headline').innerText()).slice(0, 4))
    await moveByKey(page)
  }
  expect([...decades]).toEqual(['1875', '1885', '1895', '1905', '1915'])
  // A screen reader has heard what happened.
  expect(await page.locator('[role=status]').innerText()).not.toBe('')
  await page.waitForSelector('.end-screen')
  await tabTo(page, 'Rematch')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.prompt-asked')
  // A new game: at most the bots before us have moved.
  expect(await movesMade(page)).toBeLessThan(10)
  expect(complaints).toEqual([])
})
