import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { moveByKey } from './by-key.ts'
import { movesMade, playNow, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** Tabs on until the thing in focus says these words. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const focused = page.locator('a:focus, button:focus', { hasText: words })
    if (await focused.count()) return
  }
  throw new Error(`no way by keyboard to "${words}"`)
}

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

test('the list of moves begins at its first move, and closing it leads back to its button', async () => {
  const { page } = await playNow('carnegie')
  await page.keyboard.press('m')
  await page.waitForFunction(() => document.activeElement?.closest('.move-list'))
  const focused = page.locator(':focus')
  const first = await page.locator('.move-list .move').first().innerText()
  await page.keyboard.press('End')
  expect(await focused.innerText()).not.toBe(first)
  await page.keyboard.press('Home')
  expect(await focused.innerText()).toBe(first)
  await page.keyboard.press('Escape')
  expect(await focused.innerText()).toMatch(/All moves/)
})

test('by keyboard one chooses from the first of several, and goes on at the question after a choice and after the film', async () => {
  const { page, complaints } = await playNow('big-shoulders', { motion: true, settings: { film: 'slow' } })
  const inFocus = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)
  await page.locator('.open-charter.spot-open').first().focus()
  await page.keyboard.press('Enter')
  await inFocus('.offer-moves .move')
  await page.keyboard.press('Enter')
  await inFocus('#prompt')
  await page.locator('.film-controls').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.film-controls', { state: 'detached' })
  await inFocus('#prompt')
  expect(complaints).toEqual([])
})
