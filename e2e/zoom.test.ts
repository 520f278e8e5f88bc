import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { movesMade, playNow, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** At 200 % a window of 1280 x 720 shows half as much in each direction. */
const DOUBLED = { width: 640, height: 360 }

const GAMES = ['big-shoulders', 'carnegie', 'raising-chicago', 'master-of-economy']

test.each(GAMES)('%s can be played at 200 %', async (game) => {
  const { page, complaints } = await playNow(game, DOUBLED)
  for (let i = 0; i < 4 && (await untilAsked(page)) === 'asked'; i++) {
    // A list that was opened for the last move lies over everything.
    if (await page.locator('.move-list').count()) await page.keyboard.press('m')
    const { wide, seen } = await page.evaluate(() => {
      const view = document.querySelector('.stage-view')?.getBoundingClientRect()
      const prompt = document.querySelector('.table-prompt')?.getBoundingClientRect()
      return {
        wide: document.documentElement.scrollWidth - innerWidth,
        seen: { stage: view?.height ?? 0, prompt: (prompt?.bottom ?? 999) <= innerHeight },
      }
    })
    expect(wide).toBeLessThanOrEqual(0)
    expect(seen.stage).toBeGreaterThanOrEqual(120)
    expect(seen.prompt).toBe(true)
    // Scrolled to its top, the stage is not covered by what is asked.
    await page.locator('.stage-view').evaluate((view) => view.scrollIntoView({ block: 'start' }))
    const free = await page.evaluate(() => {
      const view = document.querySelector('.stage-view')?.getBoundingClientRect()
      const prompt = document.querySelector('.table-prompt')?.getBoundingClientRect()
      return (prompt?.top ?? 0) - Math.max(0, view?.top ?? 0)
    })
    expect(free).toBeGreaterThanOrEqual(120)
    const before = await movesMade(page)
    await someMove(page)
    await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
  }
  expect(complaints).toEqual([])
})

test.each([DOUBLED, { width: 390, height: 844 }])(
  'what lies open over the table leaves free what is asked ($width x $height)',
  async (size) => {
    const { page } = await playNow('master-of-economy', size)
    await page.locator('.stage-nav button', { hasText: 'Exchange' }).click()
    await page.locator('.me-exchange-name').click()
    const leaf = page.locator('.stage-leaf')
    await leaf.waitFor()
    await someMove(page)
    await leaf.waitFor({ state: 'detached' })
  },
)

test.each(['/', '/lobby', '/play/carnegie', '/rules/carnegie', '/settings', '/about'])(
  'nothing of %s is wider than the window at 200 %',
  async (path) => {
    const { page, go } = await visitor(DOUBLED)
    await go(path)
    await page.waitForSelector('h1')
    await page.waitForSelector('.loading', { state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  },
)
