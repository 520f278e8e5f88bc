import type { GameFile } from '@boardroom/kernel'
import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { listedMove, movesMade, playNow, settle, someMove, untilAsked } from './play.ts'
import { gameFiles } from './positions.ts'
import { askedOutOfSight, overlaps, placesOnStage, placesOutOfSight } from './stage.ts'

afterAll(closeBrowser)

/** A crowded machine draws late. */
const SOON = { timeout: 15_000 }

/**
 * Games on the stage: how many places each has, at least so many decisions in a whole game, and whether the primary
 * button alone would end every turn at once.
 */
const STAGED = [
  { game: 'big-shoulders', count: 10, least: 60, varied: false },
  { game: 'carnegie', count: 6, least: 60, varied: true },
  { game: 'raising-chicago', count: 7, least: 40, varied: false },
  { game: 'master-of-economy', count: 7, least: 40, varied: false },
] as const

const GAME = 'big-shoulders'

/** Real positions: those of the screenshots. */
async function positions(game: string): Promise<ReadonlyMap<string, GameFile>> {
  const shelf = SHELF.get(game)
  if (!shelf) throw new Error(`${game} is not on the shelf`)
  return gameFiles(game, shelf.screenshots)
}

test.each(STAGED)(
  'a whole game of $game at 1280 x 720: nothing changes its place, and all that is asked is in sight',
  async ({ game, count, least, varied }) => {
    const { page, complaints } = await playNow(game, { width: 1280, height: 720 })
    const places = await placesOnStage(page)
    expect(Object.keys(places).length).toBe(count)
    const stops = await page.locator('.stage-nav button').allTextContents()
    let decisions = 0
    while ((await untilAsked(page)) === 'asked' && decisions < 600) {
      decisions++
      await expect.poll(() => askedOutOfSight(page), SOON).toEqual([])
      expect(await placesOnStage(page)).toEqual(places)
      // What one leafs through on a phone stays in its order, too.
      expect(await page.locator('.stage-nav button').allTextContents()).toEqual(stops)
      if (decisions % 12 === 1) {
        await page.keyboard.press('o')
        await expect.poll(() => placesOutOfSight(page), SOON).toEqual([])
        expect(await overlaps(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
        await page.keyboard.press('f')
      }
      const other = varied && decisions % 3 !== 0 && (await listedMove(page))
      if (!other) await someMove(page)
    }
    expect(decisions).toBeGreaterThan(least)
    expect(complaints).toEqual([])
  },
  1_200_000,
)

const LOOKS = [
  [1920, 1080, 'en'],
  [1440, 900, 'de'],
  [1280, 720, 'de'],
  [1024, 768, 'en'],
  [1024, 768, 'de'],
  [768, 1024, 'de'],
  [430, 932, 'de'],
  [390, 844, 'en'],
  [360, 740, 'de'],
] as const

const SEEN = STAGED.flatMap(({ game }) => LOOKS.map((look) => [game, ...look] as const))

test.each(SEEN)('%s: no two labels overlap at %s x %s, %s', async (game, width, height, language) => {
  const { page, go, context } = await visitor({ width, height, language, settings: { botPace: 'slow' } })
  for (const [name, file] of await positions(game)) {
    if (name === 'end') continue
    await go('/')
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    await untilAsked(page)
    expect(await overlaps(page), name).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await context.close()
})

test('the camera: keys, wheel, drag, lock, and back to what is asked', async () => {
  const { page, complaints } = await playNow(GAME)
  const scale = () =>
    page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector('.stage-world') as Element).transform).a)
  const mode = () => page.locator('.stage').getAttribute('data-camera')
  expect(await mode()).toBe('focus')
  await page.keyboard.press('o')
  await expect.poll(mode, SOON).toBe('overview')
  const whole = await scale()
  const view = page.locator('.stage-view')
  await view.hover({ position: { x: 300, y: 400 } })
  await page.mouse.wheel(0, -600)
  await expect.poll(scale, SOON).toBeGreaterThan(whole * 1.5)
  const left = () => page.locator('[data-place="exchange"]').evaluate((place) => place.getBoundingClientRect().left)
  const before = await left()
  await page.mouse.down()
  await page.mouse.move(200, 380, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left, SOON).toBeLessThan(before - 50)
  // A drag is no click.
  expect(await page.locator('.offer').count()).toBe(0)
  const near = await scale()
  await page.keyboard.press('l')
  await someMove(page)
  await untilAsked(page)
  expect(await scale()).toBeCloseTo(near, 2)
  await page.keyboard.press('l')
  await expect.poll(mode, SOON).toBe('focus')
  await view.focus()
  await page.keyboard.press('-')
  await expect.poll(mode, SOON).toBe('free')
  await page.keyboard.press('f')
  await expect.poll(mode, SOON).toBe('focus')
  expect(complaints).toEqual([])
})

test('a Building is played by a click on its card, and another is discarded by a click on it', async () => {
  const { page, complaints, go } = await visitor()
  const file = (await positions(GAME)).get('building')
  await go('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await untilAsked(page)
  const before = await movesMade(page)
  const cards = page.locator('.bs-choice .bs-candidate')
  expect(await cards.count()).toBe(3)
  await cards.nth(1).click()
  expect(await movesMade(page)).toBe(before)
  await page.locator('.bs-candidate-chosen').waitFor()
  await page.locator('.bs-choice .bs-candidate', { hasText: 'Discard' }).first().click()
  await settle(page, before)
  await expect.poll(() => movesMade(page), SOON).toBeGreaterThan(before)
  expect(complaints).toEqual([])
})

test('once it is decided, the dividend is not offered again', async () => {
  const { page, complaints, go } = await visitor()
  const file = (await positions(GAME)).get('selling')
  await go('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await untilAsked(page)
  expect(await page.locator('.dividend-card').count()).toBe(2)
  // Goods into a window: what they bring is paid out, and the price's way is on the wall.
  await page.locator('.place-wanted .spot-open').last().click()
  await page.locator('.offer-moves .move').last().click()
  await expect.poll(() => page.locator('.bs-hop').count(), SOON).toBeGreaterThan(0)
  const before = await movesMade(page)
  await page.locator('.dividend-card').first().click()
  await settle(page, before)
  await expect.poll(() => page.locator('.dividend-card').count(), SOON).toBe(0)
  expect(complaints).toEqual([])
})

test('what is shown of a move goes with the list it was pointed at in', async () => {
  const { page, complaints } = await playNow(GAME)
  await page.keyboard.press('m')
  await page.waitForFunction(() => document.activeElement?.closest('.move-list'))
  await page.keyboard.press('ArrowDown')
  await page.waitForSelector('.spot-chosen')
  await page.keyboard.press('m')
  await page.waitForSelector('.move-list', { state: 'detached' })
  await page.waitForSelector('.spot-chosen', { state: 'detached' })
  expect(await page.locator('.hint').count()).toBe(0)
  expect(complaints).toEqual([])
})
