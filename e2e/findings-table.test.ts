import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { movesMade, playNow, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

test('what was pointed at in the list of moves is not pointed at any more when the list is closed', async () => {
  const { page, context } = await playNow('big-shoulders')
  // A button that vanishes under the pointer is never told that it was left.
  for (const closing of ['Escape', 'm']) {
    await page.keyboard.press('m')
    await page.locator('.move-list .move').nth(2).hover()
    await page.waitForSelector('.popover.hint, .spot-chosen')
    await page.keyboard.press(closing)
    await page.waitForSelector('.move-list', { state: 'detached' })
    await expect.poll(() => page.locator('.popover, .spot-chosen').count(), { message: closing }).toBe(0)
    await page.mouse.move(2, 2)
  }
  await context.close()
})

test('the tip that says why not can be reached, and its rule opened', async () => {
  const { page, context } = await playNow('big-shoulders')
  // Nobody can found a company at any price but these: after the first company the others are shut.
  for (let i = 0; i < 12 && (await page.locator('.spot-shut').count()) === 0; i++) {
    await someMove(page)
    await untilAsked(page)
  }
  const shut = page.locator('.spot-shut').first()
  await shut.scrollIntoViewIfNeeded()
  await shut.hover()
  const link = page.locator('.hint-refusal a')
  await link.waitFor()
  const box = await link.boundingBox()
  if (!box) throw new Error('no link')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await page.waitForTimeout(800)
  expect(await link.count()).toBe(1)
  const rule = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await link.click()
  await page.locator('.help', { hasText: rule }).waitFor()
  await context.close()
})

test('after a move by keyboard the focus is where the next one is made', async () => {
  const { page, context } = await playNow('big-shoulders')
  const spot = page.locator('#board .spot-open').first()
  await spot.focus()
  const before = await movesMade(page)
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (made) =>
      document.querySelector('.offer') || Number(document.querySelector('.history input')?.getAttribute('max')) > made,
    before,
  )
  if (await page.locator('.offer').count()) {
    await page.waitForFunction(() => document.activeElement?.closest('.offer'))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
  await untilAsked(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toBe('prompt')
  await context.close()
})

test('the keys are shown by a button, and the log has no name over what nobody did', async () => {
  const { page, context } = await playNow('raising-chicago')
  await page.getByRole('button', { name: 'Rules help' }).click()
  await page.waitForSelector('.help .keys')
  await page.keyboard.press('Escape')
  for (let i = 0; i < 4; i++) {
    await someMove(page)
    await untilAsked(page)
  }
  const turns = await page.locator('.side-log .log-turn').evaluateAll((all) =>
    all.map((turn) => ({
      name: turn.querySelector('h3') !== null,
      heading: turn.querySelector('.log-heading') !== null,
    })),
  )
  expect(turns.filter(({ name, heading }) => name && heading)).toEqual([])
  expect(turns.some(({ name }) => name)).toBe(true)
  await context.close()
})
