import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { PATIENCE, WHOLE_GAME, wholeGame } from './whole-game.ts'

afterAll(closeBrowser)

test(
  `${WHOLE_GAME}; then the end screen and a rematch`,
  async () => {
    const { page, complaints } = await wholeGame('big-shoulders', { places: 10, decisions: 60 })
    await expect.poll(() => page.locator('.chart').count()).toBe(2)
    const total = await page.locator('.score-total td').allInnerTexts()
    expect(total).toHaveLength(3)
    for (const score of total) expect(score).toMatch(/^\$\d{1,3}(,\d{3})*$/)
    // The rematch is a new table with the same seats.
    const first = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForSelector('.prompt-asked')
    expect(page.url()).not.toBe(first)
    expect(complaints).toEqual([])
  },
  PATIENCE,
)
