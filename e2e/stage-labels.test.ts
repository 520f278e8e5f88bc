import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { openFile, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'
import { overlaps, placesOutOfSight } from './stage.ts'

afterAll(closeBrowser)

/** The windows in which everything is looked at, by language; those of telephones are telephones from the beginning. */
const LOOKS = [
  {
    language: 'en',
    sizes: [
      [1920, 1080],
      [1024, 768],
    ],
  },
  {
    language: 'de',
    sizes: [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [768, 1024],
    ],
  },
  {
    language: 'de',
    sizes: [
      [430, 932],
      [360, 740],
    ],
  },
  { language: 'en', sizes: [[390, 844]] },
] as const

const SEEN = [...SHELF.keys()].flatMap((game) => LOOKS.map((look) => ({ game, ...look })))

/** From this width on all of the table is in sight at once. */
const WHOLE = 1280

/** Asked again until it holds, or for so long: a window that has just become another is not drawn at once. */
const SOON = { timeout: 15_000, interval: 50 }

test.each(SEEN)('$game: no two labels overlap at $sizes, $language', async ({ game, language, sizes }) => {
  const [[width, height]] = sizes
  const { page, go, context } = await visitor({ width, height, language })
  for (const [name, file] of await momentsOf(game)) {
    if (name === 'end') continue
    await go('/')
    await openFile(page, file)
    await untilAsked(page)
    for (const [wide, high] of sizes) {
      await page.setViewportSize({ width: wide, height: high })
      await expect.poll(() => overlaps(page), { ...SOON, message: `${name} at ${wide} x ${high}` }).toEqual([])
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(over, { ...SOON, message: `too wide: ${name} at ${wide} x ${high}` }).toBeLessThanOrEqual(0)
      // Half a line is more than the letters of one reach below it.
      const cut = () =>
        page.locator('.table-headline').evaluate((line) => {
          const hidden = line.clientHeight > 0 ? line.scrollHeight - line.clientHeight : 0
          return hidden > 7 ? line.textContent : ''
        })
      await expect.poll(cut, { ...SOON, message: `cut off: ${name} at ${wide} x ${high}` }).toBe('')
      if (wide < WHOLE) continue
      await page.keyboard.press('o')
      const message = `all of the table: ${name} at ${wide} x ${high}`
      await expect.poll(() => placesOutOfSight(page), { ...SOON, message }).toEqual([])
      await expect.poll(() => overlaps(page), { ...SOON, message }).toEqual([])
      await page.keyboard.press('f')
    }
    await page.setViewportSize({ width, height })
  }
  await context.close()
})
