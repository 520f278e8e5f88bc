import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { movesMade, openFile, playNow, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

/** What stands on the board and is no part of a thing that is explained. */
function strays(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-board .spot, .table-board [data-icon], .seat-figures .icon')]
      .filter((each) => !each.closest('[data-explain]') && !each.closest('button:not(.spot, .seat-strip)'))
      .map((each) => each.outerHTML.slice(0, 120)),
  )
}

interface Said {
  readonly thing: string
  readonly name: string
  readonly what: string
  /** Whether the box lies on what it explains. */
  readonly covers: boolean
}

/** Goes from thing to thing by key, as often as said, and reads what is told about each. In one go: a table has hundreds. */
function readOn(page: Page, times: number): Promise<Said[]> {
  return page.evaluate(async (count) => {
    const said: Said[] = []
    for (let i = 0; i < count; i++) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true }))
      await new Promise((done) => setTimeout(done))
      const thing = document.activeElement?.closest('[data-explain]')
      const box = document.querySelector('.popover.hint')
      const [one, other] = [thing?.getBoundingClientRect(), box?.getBoundingClientRect()]
      const apart =
        !one ||
        !other ||
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top
      const large = one && (one.width > innerWidth / 2 || one.height > innerHeight / 2)
      said.push({
        thing: thing?.getAttribute('data-explain') ?? '',
        name: box?.querySelector('.explained header strong')?.textContent ?? '',
        what: box?.querySelector('.explained > p')?.textContent ?? '',
        covers: !apart && !large,
      })
    }
    return said
  }, times)
}

describe.each([...SHELF.keys()])('the table of %s', (game) => {
  test.each(['en', 'de'] as const)('explains every thing on it by keyboard (%s)', async (language) => {
    const files = [...(await momentsOf(game)).values()]
    const { page, complaints, go } = await visitor({ language })
    await go('/')
    await openFile(page, files[language === 'en' ? 0 : 1])
    await untilAsked(page)
    expect(await strays(page)).toEqual([])
    const all = await page.evaluate(
      () => [...document.querySelectorAll('.table [data-explain]')].filter((each) => each.checkVisibility()).length,
    )
    expect(all).toBeGreaterThan(60)
    // The words come after the board.
    await page.keyboard.press('e')
    await page.locator('.popover .explained').waitFor()
    const said = await readOn(page, all)
    expect(said.filter(({ name, what }) => !name || !what).map(({ thing }) => thing)).toEqual([])
    // Only where there is room nowhere else.
    expect(said.filter(({ covers }) => covers).length).toBeLessThan(said.length / 20)
    expect(new Set(said.map(({ thing }) => thing)).size).toBeGreaterThan(40)
    expect(await page.locator('[aria-live="polite"]:not([role])', { hasText: /\p{L}{3}/u }).count()).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** How much of the window the boxes of so many things on the stage take at most, and those that cover the question. */
function boxesOn(page: Page, times: number): Promise<{ most: number; seen: number; covering: string[] }> {
  return page.evaluate(async (count) => {
    const covering: string[] = []
    let [most, seen] = [0, 0]
    for (let i = 0; i < count; i++) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true }))
      await new Promise((done) => setTimeout(done, 20))
      const thing = document.activeElement?.closest('.stage-view [data-explain]')
      const box = document.querySelector('.popover.hint')?.getBoundingClientRect()
      const question = document.querySelector('.prompt-text')?.getBoundingClientRect()
      const at = thing?.getBoundingClientRect()
      if (!thing || !at || !box || !question || at.width > innerWidth / 3) continue
      seen++
      most = Math.max(most, (box.width * box.height) / (innerWidth * innerHeight))
      const over =
        box.left < question.right && box.right > question.left && box.top < question.bottom && box.bottom > question.top
      if (over) covering.push(thing.getAttribute('data-explain') ?? '')
    }
    return { most, seen, covering }
  }, times)
}

test.each(
  [...SHELF.keys()].flatMap(
    (game) =>
      [
        [game, 1024, 768, 0.16],
        [game, 1440, 900, 0.1],
      ] as const,
  ),
)('what %s explains at %s x %s leaves table and question in sight', async (game, width, height, share) => {
  const { page, complaints } = await playNow(game, { width, height })
  // The words come after the board.
  await page.keyboard.press('e')
  await page.locator('.popover .explained').waitFor()
  const { most, seen, covering } = await boxesOn(page, 80)
  expect(covering).toEqual([])
  expect(seen).toBeGreaterThan(20)
  expect(most).toBeLessThan(share)
  expect(complaints).toEqual([])
})

test('the box can be entered by the mouse, and leads to its rule beside the table', async () => {
  const { page, complaints } = await playNow('raising-chicago')
  await page.locator('.rc-crate').first().hover()
  const box = page.locator('.popover.hint')
  await box.waitFor()
  expect(await box.innerText()).toMatch(/Timber/)
  const link = box.locator('.hint-rule a')
  const at = await link.boundingBox()
  if (!at) throw new Error('no link')
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 10 })
  await page.waitForTimeout(700)
  await link.click()
  await page.locator('.help .rule-wanted', { hasText: 'RC-GEN-04' }).waitFor()
  expect(complaints).toEqual([])
})

test('what it is and what a move would do stand in one box, and a click makes the move', async () => {
  const { page } = await playNow('raising-chicago')
  const square = page.locator('.rc-square.spot-open:not(.rc-toll)').first()
  await square.hover()
  const box = page.locator('.popover.hint')
  await box.locator('.hint-moves').waitFor()
  expect(await box.locator('.explained header').innerText()).toMatch(/Bid square/)
  const before = await movesMade(page)
  await square.click()
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
})

test.each(['raising-chicago', 'big-shoulders'])('the legend of %s is one key away', async (game) => {
  const { page, complaints } = await playNow(game)
  await page.keyboard.press('i')
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.locator('.legend dt').first().waitFor()
  expect(await help.locator('.legend dt').count()).toBeGreaterThan(20)
  // Each is drawn, not only named.
  const sizes = await help.locator('.legend-icon svg').evaluateAll((icons) => icons.map((icon) => icon.clientWidth))
  expect(sizes.length).toBe(await help.locator('.legend dt').count())
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Icons' }).click()
  await help.locator('.legend').waitFor()
  expect(complaints).toEqual([])
})

test('a long press on a phone explains what lies under the finger, and makes no move', async () => {
  const { page, context, complaints } = await playNow('raising-chicago', { width: 390, height: 844 })
  const square = page.locator('.rc-square.spot-open').first()
  await square.scrollIntoViewIfNeeded()
  const at = await square.boundingBox()
  if (!at) throw new Error('no square')
  const before = await movesMade(page)
  const finger = await context.newCDPSession(page)
  const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  const box = page.locator('.popover.hint[data-by="finger"]')
  await box.locator('.explained').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(400)
  const shown = await box.boundingBox()
  if (!shown) throw new Error('no box')
  expect(shown.height).toBeLessThan(844 * 0.46)
  expect(shown.y > point.y || shown.y + shown.height < point.y).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.locator('.offer').count()).toBe(0)
  expect(await movesMade(page)).toBe(before)
  await box.getByRole('button', { name: 'Close' }).click()
  await box.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
