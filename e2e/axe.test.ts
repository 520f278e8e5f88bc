import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['/', '/play/big-shoulders', '/rules/big-shoulders', '/about', '/settings', '/nowhere'])(
    '%s has no serious findings',
    async (path) => {
      const { page, go } = await visitor({ theme })
      await go(path)
      await page.waitForSelector('h1')
      await page.waitForSelector('.loading', { state: 'detached' })
      expect(await seriousFindings(page)).toEqual([])
      await page.context().close()
    },
  )

  test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
    const { page, go } = await visitor({ theme, width, height: 900 })
    await go('/')
    await page.locator('.welcome .button-primary').click()
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
    await page.context().close()
  })
})
