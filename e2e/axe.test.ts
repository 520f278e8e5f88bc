import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** The pages about the rules are looked at with the guides. */
test.each(['/', '/play/big-shoulders', '/about', '/settings', '/nowhere'])(
  '%s has no serious findings',
  async (path) => {
    const { page, go } = await visitor()
    await go(path)
    await page.waitForSelector('h1')
    await page.waitForSelector('.loading', { state: 'detached' })
    expect(await seriousFindings(page)).toEqual([])
  },
)

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
