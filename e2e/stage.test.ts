import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { movesMade, openFile, playNow, settle, someMove, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

const GAME = 'big-shoulders'

/** How large the table is drawn. */
function scaleOf(page: Page): Promise<number> {
  return page.evaluate(
    () => new DOMMatrix(getComputedStyle(document.querySelector('.stage-world') as Element).transform).a,
  )
}

test('the camera: keys, wheel, drag, lock, and back to what is asked', async () => {
  const { page, complaints } = await playNow(GAME)
  const scale = () => scaleOf(page)
  const mode = () => page.locator('.stage').getAttribute('data-camera')
  expect(await mode()).toBe('focus')
  await page.keyboard.press('o')
  await expect.poll(mode).toBe('overview')
  const whole = await scale()
  const view = page.locator('.stage-view')
  await view.hover({ position: { x: 300, y: 400 } })
  await page.mouse.wheel(0, -600)
  await expect.poll(scale).toBeGreaterThan(whole * 1.5)
  const left = () => page.locator('[data-place="exchange"]').evaluate((place) => place.getBoundingClientRect().left)
  const before = await left()
  await page.mouse.down()
  await page.mouse.move(200, 380, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeLessThan(before - 50)
  // A drag is no click.
  expect(await page.locator('.offer').count()).toBe(0)
  const near = await scale()
  await page.keyboard.press('l')
  await someMove(page)
  await untilAsked(page)
  expect(await scale()).toBeCloseTo(near, 2)
  await page.keyboard.press('l')
  await expect.poll(mode).toBe('focus')
  await view.focus()
  await page.keyboard.press('-')
  await expect.poll(mode).toBe('free')
  await page.keyboard.press('f')
  await expect.poll(mode).toBe('focus')
  expect(complaints).toEqual([])
})

test('the camera on a phone: two fingers come nearer, two taps go to a place, and two more back to all of the table', async () => {
  const { page, context, complaints } = await playNow(GAME, { width: 390, height: 844 })
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) })
  const view = await page.locator('.stage-view').boundingBox()
  if (!view) throw new Error('no stage')
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
  const apart = (by: number) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ]
  await page.keyboard.press('o')
  await expect.poll(() => page.locator('.stage').getAttribute('data-camera')).toBe('overview')
  const whole = await scaleOf(page)
  await touch('touchStart', ...apart(30))
  for (const by of [40, 50, 60, 70, 80, 90]) await touch('touchMove', ...apart(by))
  await touch('touchEnd')
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 2.5)
  expect(await page.locator('.offer').count()).toBe(0)

  await page.keyboard.press('o')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(whole, 3)
  /** Where nothing in a place answers by itself. */
  const bareIn = (place: string) =>
    page.evaluate((id) => {
      const { left, top, width, height } =
        document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
      for (let i = 0; i < 400; i++) {
        const [x, y] = [left + (((i % 20) + 0.5) * width) / 20, top + ((Math.floor(i / 20) + 0.5) * height) / 20]
        const on = document.elementFromPoint(x, y)
        const answers = on?.closest('a, button, input, [role=button]')
        if (!answers && on?.closest(`.place[data-place="${id}"]`)) return { x, y }
      }
      throw new Error(`nothing of ${id} is in sight`)
    }, place)
  const tapTwice = async (place: string): Promise<void> => {
    const at = await bareIn(place)
    // On a crowded machine the second tap would come too late.
    const now = Date.now() / 1000
    const tap = async (timestamp: number): Promise<void> => {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 })
    }
    await tap(now)
    await tap(now + 0.15)
  }
  await tapTwice('exchange')
  await expect.poll(() => page.locator('[data-stop="exchange"]').getAttribute('aria-current')).toBe('location')
  expect(await scaleOf(page)).toBeGreaterThan(whole * 1.5)
  await tapTwice('exchange')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(whole, 3)
  expect(complaints).toEqual([])
})

test('before anything is sold the windows are buttons that say what they bring; seats show their shares', async () => {
  const { page, complaints, go } = await visitor()
  await go('/')
  await openFile(page, (await momentsOf(GAME)).get('selling'))
  await untilAsked(page)
  const windows = page.locator('.dividend-window')
  const brings = await windows.locator('b').allTextContents()
  expect(brings.length).toBeGreaterThan(1)
  const best = Math.max(...brings.map((each) => Number(each.slice(1))))
  expect(brings[0]).toBe(`$${best}`)
  const held = (await page.locator('.seat-holdings').first().textContent())?.match(/\d+/g) ?? []
  expect(held.map(Number).every((shares) => shares > 0)).toBe(true)
  expect(held.length).toBeGreaterThan(0)
  const before = await movesMade(page)
  await windows.first().click()
  await settle(page, before)
  await expect.poll(() => page.locator('.dividend-revenue').textContent()).toBe(brings[0])
  // What is left can be sold in the others.
  expect(await windows.count()).toBe(brings.length - 1)
  expect(complaints).toEqual([])
})

test('a Building is played by a click on its card, and another is discarded by a click on it', async () => {
  const { page, complaints, go } = await visitor()
  const file = (await momentsOf(GAME)).get('building')
  await go('/')
  await openFile(page, file)
  await untilAsked(page)
  // All choose at once: the other three have, before it is looked at what a click does.
  const before = (file?.moves.length ?? 0) + 3
  await expect.poll(() => movesMade(page)).toBe(before)
  const cards = page.locator('.bs-choice .bs-candidate')
  expect(await cards.count()).toBe(3)
  await cards.nth(1).click()
  await page.locator('.bs-candidate-chosen').waitFor()
  expect(await movesMade(page)).toBe(before)
  await page.locator('.bs-choice .bs-candidate', { hasText: 'Discard' }).first().click()
  await settle(page, before)
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
  expect(complaints).toEqual([])
})

test.each(['big-shoulders', 'carnegie', 'raising-chicago', 'master-of-economy'])(
  'in %s another seat’s desk opens beside the own one, and both can be compared',
  async (game) => {
    const { page, complaints } = await playNow(game, { width: 1280, height: 720 })
    const strip = page.locator('.seat-strip').last()
    await strip.click()
    const panel = page.locator('.seat-panel')
    await panel.waitFor()
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.seat-panel')?.getBoundingClientRect()
      const desk = document.querySelector('.desk-dock')?.getBoundingClientRect()
      if (!box || !desk) return 'nothing to compare'
      const apart = box.right <= desk.left + 1 || box.bottom <= desk.top + 1
      const whole = box.left >= 0 && box.top >= 0 && box.bottom <= innerHeight
      return apart && whole ? '' : JSON.stringify([box, desk])
    })
    expect(covered).toBe('')
    // The table can still be used: one more click leads to nobody's desk but one's own.
    await strip.click()
    await panel.waitFor({ state: 'detached' })
    await strip.click()
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  },
)

test('once it is decided, the dividend is not offered again', async () => {
  const { page, complaints, go } = await visitor()
  const file = (await momentsOf(GAME)).get('selling')
  await go('/')
  await openFile(page, file)
  await untilAsked(page)
  expect(await page.locator('.dividend-card').count()).toBe(2)
  // Goods into a window, as many as it takes: what they bring is paid out, and the price's way is on the wall.
  await page.locator('.place-wanted .spot-open').last().click()
  await page.locator('.offer-moves .move').first().click()
  await expect.poll(() => page.locator('.bs-hop').count()).toBeGreaterThan(0)
  const before = await movesMade(page)
  await page.locator('.dividend-card').first().click()
  await settle(page, before)
  await expect.poll(() => page.locator('.dividend-card').count()).toBe(0)
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
