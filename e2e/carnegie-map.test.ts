import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { openFile, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

/** How much of the table the window shows, and the height of the smallest name of a city in it. */
function seenOfMap(page: Page): Promise<{ readonly across: number; readonly down: number; readonly name: number }> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const { a } = new DOMMatrix(getComputedStyle(document.querySelector('.stage-world') as Element).transform)
    const names = [...document.querySelectorAll('.cg-city-name')].map((name) => getComputedStyle(name).fontSize)
    return { across: view.width / a, down: view.height / a, name: Math.min(...names.map(Number.parseFloat)) * a }
  })
}

test.each([
  [390, 844, 400, 370],
  [360, 740, 370, 300],
])(
  'on a phone of %s x %s much of the map is seen while it is asked about, with names that can be read',
  async (width, height, across, down) => {
    const { page, go } = await visitor({ width, height })
    await go('/')
    await openFile(page, (await momentsOf('carnegie')).get('building'))
    await untilAsked(page)
    await page.locator('.cg-slot.spot-open').first().waitFor()
    await expect.poll(async () => (await seenOfMap(page)).across).toBeGreaterThanOrEqual(across)
    const seen = await seenOfMap(page)
    expect(seen.down).toBeGreaterThanOrEqual(down)
    expect(seen.name).toBeGreaterThanOrEqual(12)
    // What one has is still in sight below it.
    const purse = await page.locator('.cg-purse').boundingBox()
    const prompt = await page.locator('.table-prompt').boundingBox()
    expect((purse?.y ?? 0) + (purse?.height ?? 0)).toBeLessThanOrEqual((prompt?.y ?? 0) + 1)
  },
)
