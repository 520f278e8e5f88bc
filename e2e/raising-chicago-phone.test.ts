import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { smallestOn } from './findings.ts'
import { movesMade, playNow, settle } from './play.ts'
import { type AtTable, isPaying, openAt, outOf } from './raising-chicago.ts'

afterAll(closeBrowser)

/** The places at the bottom of a phone, from left to right. */
function stops(page: Page): Promise<string[]> {
  return page.locator('.stage-nav button').allInnerTexts()
}

test('on a phone: places that stay where they are, nothing too wide, too small to read or to hit', async () => {
  const phone = { width: 390, height: 844 }
  const { page, complaints } = await playNow('raising-chicago', phone)
  const order = ['Outskirts', 'Wards', 'Yard', 'Auction', 'Plans']
  expect(await stops(page)).toEqual(order)
  const { font, target } = await smallestOn(page, '.rc-desk')
  expect(font).toBeGreaterThanOrEqual(11.9)
  expect(target).toBeGreaterThanOrEqual(44)
  for (const stop of order) {
    await page.locator('.stage-nav button', { hasText: stop }).tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.locator('.stage-nav button', { hasText: 'Auction' }).tap()
  // A tap first shows what it means.
  const square = page.locator('[data-place^="auction:I:"].spot-open').first()
  const box = await square.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await square.tap()
  await page.locator('.offer .button-primary').tap()
  await page.locator('.offer').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  // Only the desk scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  // The small map stays in the corner of the window onto the stage, however far the desk is scrolled.
  const [map, corner] = await page.evaluate(() => {
    document.querySelector('.rc-cards')?.scrollIntoView()
    return ['.stage-map', '.stage-view'].map((each) => document.querySelector(each)?.getBoundingClientRect().bottom)
  })
  expect((corner ?? 0) - (map ?? 0)).toBeGreaterThan(0)
  expect((corner ?? 0) - (map ?? 0)).toBeLessThan(14)
  // In another phase the places are the same; the one that is asked about is marked, and can be hit.
  const { page: other } = await openAt((table) => table.current?.step === 'raise', phone)
  expect(await stops(other)).toEqual(order)
  expect(await other.locator('.stage-stop-wanted').innerText()).toBe('Wards')
  const sites = await other
    .locator('.rc-site.spot-open')
    .evaluateAll((all) =>
      all.map((site) => site.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    )
  expect(Math.min(...sites)).toBeGreaterThanOrEqual(44)
})

test('on a phone the list stands on the sheet that asks, below the map', async () => {
  const { page } = await openAt((table) => table.current?.step === 'raise', { width: 360, height: 740, language: 'de' })
  const sites = page.locator('.rc-site.spot-open')
  const seen = await sites.evaluateAll((all) =>
    all.findIndex((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  )
  await sites.nth(seen).tap()
  await page.locator('.offer .rc-outcome').waitFor()
  expect(await outOf(page, '.offer', '.rc-outcome *')).toBe(0)
  const [sheet, map] = [await page.locator('.offer').boundingBox(), await page.locator('.stage-view').boundingBox()]
  if (!sheet || !map) throw new Error('something is out of sight')
  expect(sheet.y).toBeGreaterThanOrEqual(map.y + map.height)
})

test('neighbourhoods that are enclosed are outlined, with who has how many storeys there', async () => {
  const isEnclosed = (table: AtTable): boolean => table.current?.step === 'neighbourhoods'
  const { page } = await openAt(isEnclosed, { width: 390, height: 844 })
  expect(await page.locator('.rc-enclosed').count()).toBe(2)
  expect(await page.locator('.rc-enclosed-tally').count()).toBe(2)
  // On a phone the camera shows what is asked.
  expect(await outOf(page, '.stage-view', '.rc-field.spot-open')).toBe(0)
})

test.each([
  ['Plans', '.rc-deck'],
  ['Yard', '.rc-stack'],
])('on a phone the small map does not lie on what the corner of %s shows', async (place, shown) => {
  const { page } = await playNow('raising-chicago', { width: 390, height: 844 })
  await page.locator('.stage-nav button', { hasText: place }).tap()
  await expect.poll(() => outOf(page, '.stage-view', shown)).toBe(0)
  const [map, thing] = await Promise.all(['.stage-map', shown].map((each) => page.locator(each).boundingBox()))
  if (!map || !thing) throw new Error('something is out of sight')
  const apart = map.x + map.width < thing.x || thing.x + thing.width < map.x
  expect(apart || map.y > thing.y + thing.height).toBe(true)
})

const small = { width: 360, height: 740, language: 'de' } as const

test('on a small phone all ways to pay are above the prompt, which says no more than it must', async () => {
  const { page } = await openAt(isPaying, small)
  const [prompt, last] = await Promise.all([
    page.locator('.table-prompt').boundingBox(),
    page.locator('.rc-kind-row').last().boundingBox(),
  ])
  if (!prompt || !last) throw new Error('something is out of sight')
  expect(prompt.height).toBeLessThan(small.height / 5)
  expect(last.y + 32).toBeLessThan(prompt.y)
})

test('on a phone what is given in exchange is asked about in sight', async () => {
  const canExchange = (table: AtTable): boolean =>
    table.current?.step === 'payment' && table.legal(0).some(({ type }) => type === 'exchange')
  const { page } = await openAt(canExchange, small)
  const before = await movesMade(page)
  const board = page.locator('.table-board')
  await board.evaluate((each) => each.scrollTo({ top: each.scrollHeight }))
  // By key: a finger would have to scroll to it.
  await page.locator('.rc-exchange .rc-way.spot-open').first().press('Enter')
  await settle(page, before)
  await page.locator('.rc-way-large').first().waitFor()
  await expect.poll(() => board.evaluate((each) => each.scrollTop)).toBe(0)
})

test('on a phone all prestige buildings to choose from are in sight', async () => {
  const { page } = await openAt((table) => table.current?.step === 'prestige-building', small)
  await page.locator('.rc-prestige-choice.spot-open').first().waitFor()
  await expect.poll(() => outOf(page, '.stage-view', ':is(.rc-prestige-choice, .rc-stack)')).toBe(0)
})

test('on a phone the tiles that are asked about come first on the desk', async () => {
  const { page } = await openAt((table) => table.current?.step === 'tile-window', small)
  const [tile, plate, view] = await Promise.all(
    ['.rc-own-tile.spot-open', '.rc-nameplate', '.stage-view'].map((each) => page.locator(each).first().boundingBox()),
  )
  if (!tile || !plate || !view) throw new Error('something is out of sight')
  expect(tile.y).toBeGreaterThanOrEqual(view.y + view.height)
  expect(tile.y + tile.height).toBeLessThanOrEqual(plate.y)
})
