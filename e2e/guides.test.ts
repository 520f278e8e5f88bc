import { existsSync } from 'node:fs'
import { GAME_IDS } from '@boardroom/games'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'

afterAll(closeBrowser)

/** A game to learn from has none. */
const guided = GAME_IDS.filter((id) => existsSync(new URL(`../games/${id}/guide`, import.meta.url)))

describe.each(guided)('the pages about %s', (game) => {
  test.each([
    ['en', 1440],
    ['de', 390],
  ] as const)('show their pictures and fit the screen (%s, %s px)', async (language, width) => {
    const { page, go, complaints } = await visitor({ language, width })
    await go(`/rules/${game}`)
    await page.locator('.guide .scene').last().waitFor()
    await expect.poll(() => page.locator('.scene[data-found="no"]').count()).toBe(0)
    const sizes = await page
      .locator('.scene-cut')
      .evaluateAll((cuts) => cuts.map((cut) => cut.getBoundingClientRect()).map(({ width: w, height: h }) => [w, h]))
    expect(sizes.length).toBeGreaterThan(2)
    const [room = 0] = await page
      .locator('.scene-frame')
      .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    for (const [w = 0, h = 0] of sizes) {
      // As wide as the page has room for, or a tall one; never wider.
      expect(w > room * 0.9 || h > 350).toBe(true)
      expect(w).toBeLessThanOrEqual(room + 3)
      expect(h).toBeGreaterThan(40)
    }
    // What a table is steered with is no part of its picture.
    expect(await page.locator('.scene .stage-nav:visible, .scene .stage-map:visible').count()).toBe(0)
    // A picture takes no focus and does not scroll the page to itself.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.locator('.guide-score tfoot td').count()).toBeGreaterThan(1)
    // From a sentence to its rule, and to the reference.
    await page.locator('.guide-more').first().click()
    await page.waitForSelector('.rule-wanted')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('have no serious findings', async () => {
    const { page, go } = await visitor()
    await go(`/rules/${game}`)
    await page.locator('.guide .scene').last().waitFor()
    // Nothing comes after it: on a page with so many boards the inspection leaves the browser busy for a while.
    expect(await seriousFindings(page)).toEqual([])
    await page.context().close()
  })

  test('have a player aid on one sheet of paper', async () => {
    const { page, go, complaints } = await visitor({ language: 'de' })
    await go(`/rules/${game}/aid`)
    await page.waitForSelector('.aid')
    expect(await seriousFindings(page)).toEqual([])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Count (\d+)/)?.[1]).toBe('1')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
