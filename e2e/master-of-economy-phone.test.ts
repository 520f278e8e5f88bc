import type { Story } from '@boardroom/board-kit'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { smallestOn } from './findings.ts'
import { THIRD_YEAR, until } from './master-of-economy.ts'
import { movesMade, openFile, playNow, settle, untilAsked } from './play.ts'
import { gameFiles } from './positions.ts'

afterAll(closeBrowser)

test('on a phone: nothing too wide, too small to read or to hit, and places that stay put', async () => {
  const { page, complaints } = await playNow('master-of-economy', { width: 390, height: 844 })
  const before = await movesMade(page)
  await page.locator('.me-choice-card.spot-open').first().tap()
  await settle(page, before)
  await until(page, '.me-tall .me-cell.spot-open')
  const stops = () => page.locator('.stage-nav button').allInnerTexts()
  const places = await stops()
  expect(places).toEqual(['Clock', 'Quays', 'Works', 'Exchange', 'Meeting'])
  for (const part of ['.me-tall', '.me-desk']) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const { font, target } = await smallestOn(page, part)
    expect(font, part).toBeGreaterThanOrEqual(11.9)
    expect(target, part).toBeGreaterThanOrEqual(44)
  }
  await until(page, '.stage-papers .me-packet.spot-open')
  expect(await stops()).toEqual(places)
  expect((await smallestOn(page, '.stage-papers')).target).toBeGreaterThanOrEqual(44)
  expect(complaints).toEqual([])
})

test('on a phone all companies that can be founded are in sight', async () => {
  const { page } = await playNow('master-of-economy', { width: 360, height: 740 })
  const companies = page.locator('.me-founding .spot-open')
  const prompt = (await page.locator('.table-prompt').boundingBox())?.y ?? 0
  const taken = await page.locator('.me-site .seat-mark').count()
  expect(await companies.count()).toBe(4 - taken)
  for (const { y, height } of await Promise.all(
    (await companies.all()).map(async (each) => (await each.boundingBox()) ?? { y: 999, height: 0 }),
  )) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(y + height).toBeLessThanOrEqual(prompt)
  }
  await companies.last().tap()
  await page.locator('.offer .button-primary').tap()
  await page.locator('.me-desk-purse').waitFor()
})

test.each([
  [390, 844],
  [360, 740],
])(
  'on a phone of %s x %s all cells of the quays, the berths and what they bring are seen at once',
  async (width, height) => {
    const { page } = await playNow('master-of-economy', { width, height })
    await until(page, '.me-tall .me-sensible.spot-open')
    const { top, bottom, cells, out } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.me-tall :is(.me-berth, .me-cell, .me-tall-foot)')]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return {
        top: Math.min(...boxes.map((box) => box.top)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
        cells: boxes.filter((box) => box.height >= 44).length,
        out: boxes.filter((box) => box.left < 0 || box.right > innerWidth).length,
      }
    })
    expect(cells).toBe(6 + 66)
    expect(out).toBe(0)
    expect(top).toBeGreaterThanOrEqual(0)
    const prompt = await page.locator('.table-prompt').boundingBox()
    expect(bottom).toBeLessThanOrEqual((prompt?.y ?? 0) + 1)
    // The other places are a tap away, and so is the way back.
    await page.locator('[data-stop="works"]').tap()
    await page.locator('.stage-view').waitFor()
    expect(await page.locator('.me-tall').isVisible()).toBe(false)
    expect((await page.locator('.stage-view').boundingBox())?.height).toBeGreaterThanOrEqual(150)
    await page.locator('[data-stop="market"]').tap()
    await page.locator('.me-tall').waitFor()
    expect(await page.locator('.stage-view').isVisible()).toBe(false)
  },
)

test.each([
  [390, 844],
  [360, 740],
])('on a phone of %s x %s in German what the quays bring stays above the question', async (width, height) => {
  const { page, go } = await visitor({ width, height, language: 'de' })
  await go('/')
  await openFile(page, (await gameFiles('master-of-economy', THIRD_YEAR as unknown as Story)).get('bids'))
  await untilAsked(page)
  const foot = () =>
    page.evaluate(() => {
      const [feet, prompt] = ['.me-tall-foot', '.table-prompt'].map((what) =>
        document.querySelector(what)?.getBoundingClientRect(),
      )
      return Math.max(0, (feet?.bottom ?? 0) - (prompt?.top ?? 0) - 1)
    })
  await expect.poll(foot, { message: 'at first' }).toBe(0)
  for (let placed = 1; placed <= 6; placed++) {
    const before = await movesMade(page)
    // A tap of the test's would scroll first, wherever the cell is.
    await page.locator('.me-tall-quay:last-child .me-cell.spot-open').first().dispatchEvent('click')
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await expect.poll(foot, { message: `after ${placed}` }).toBe(0)
  }
})
