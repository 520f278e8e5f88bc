import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** The pages about the rules are looked at with the guides. */
test.each([
  ['/', 1440],
  ['/', 390],
  ['/play/big-shoulders', 1440],
  ['/play/carnegie', 390],
  ['/learn', 390],
  ['/puzzles', 1440],
  ['/record', 390],
  ['/account', 390],
  ['/about', 1440],
  ['/settings', 1440],
  ['/nowhere', 1440],
])('%s has no serious findings at %s px', async (path, width) => {
  const { page, go } = await visitor({ width, height: 900, theme: width < 700 ? 'dark' : 'light' })
  await go(path)
  await page.waitForSelector('h1')
  await page.waitForSelector('.loading', { state: 'detached' })
  expect(await seriousFindings(page)).toEqual([])
})

test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
  const { page, go } = await visitor({ width, height: 900 })
  await go('/')
  await page.locator('[data-way="bots"]').click()
  await untilAsked(page)
  expect(await seriousFindings(page)).toEqual([])
  if (width === 1440) {
    for (let i = 0; i < 30 && !(await page.locator('.dividend').count()); i++) {
      await someMove(page)
      await untilAsked(page)
    }
    await page.keyboard.press('m')
    expect(await seriousFindings(page)).toEqual([])
  }
})
