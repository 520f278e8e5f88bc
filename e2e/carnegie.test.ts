import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from './browser.ts'
import { soloGame, told, toSixSteps } from './carnegie.ts'
import { seriousFindings } from './findings.ts'
import { movesMade, point, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** The numbers of one column of the score sheet, its total last. */
async function column(page: Page, place: number): Promise<number[]> {
  const cells = page.locator(`.score-sheet tbody tr td:nth-of-type(${place})`)
  return (await cells.allInnerTexts()).map((text) => Number.parseInt(text, 10))
}

test('a newcomer plays Andrew from the home page to the end', async () => {
  const { page, complaints } = await soloGame()
  await page.getByRole('button', { name: 'Industry side B' }).click()
  await point(page, '.cg-sides-go')
  await told(page, 'Industry B')

  // What is taken says why it is not possible.
  await page.locator('.cg-slot.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toContain('CG-SET-13')
  // The box may lie on the next space: it goes when one points elsewhere.
  await page.mouse.move(2, 2)
  await page.locator('.hint-refusal').waitFor({ state: 'detached' })
  await point(page, '.cg-slot.spot-open')
  await point(page, '.cg-tile.spot-open')

  // An employee in hand shows what each room costs; a click walks all the steps.
  const before = await movesMade(page)
  await page.locator('.cg-group-lying.spot-open').click()
  expect(await page.locator('.cg-target .cg-badge').count()).toBe(15)
  await page.getByRole('button', { name: 'Go here: 3 steps' }).first().click()
  await expect.poll(() => movesMade(page)).toBe(before + 3)
  await page.locator('.prompt-text', { hasText: '3 steps left' }).waitFor()
  await page.locator('.cg-group-lying.spot-open').first().click()
  expect(await page.locator('.cg-target-far').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Put back' }).click()
  expect(await page.locator('.cg-target').count()).toBe(0)

  // Every row says which event it triggers; by keyboard, too.
  while (!(await page.locator('.cg-row.spot-open').count())) await someMove(page)
  const row = page.locator('.cg-row.spot-open').nth(1)
  const event = await row.locator('.cg-event').first().textContent()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.locator('.offer .button-primary').click()
  await told(page, 'Player 1 chooses Management')
  expect(await page.locator('.cg-row-now .cg-event').first().textContent()).toBe(event)

  for (let i = 0; i < 400 && (await untilAsked(page)) === 'asked'; i++) await someMove(page)
  await page.waitForSelector('.end-screen')
  for (const place of [1, 2]) {
    const numbers = await column(page, place)
    const total = numbers.pop()
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(total)
  }
  expect(await page.locator('.score-sheet thead').innerText()).toContain('Andrew')
  await page.locator('.cg-ending .cg-final-map').waitFor()
  // The score stands on paper, not on the dark wood around a stage.
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.locator('.cg-networks li').count()).toBe(1)
  await page.locator('.chart').first().waitFor()
  expect(complaints).toEqual([])
})

test('the reserved department is built by pointing at a room, and taken back', async () => {
  const { page, complaints } = await soloGame()
  await toSixSteps(page)
  while (!(await page.locator('.cg-row.spot-open').count())) await someMove(page)
  await point(page, '.cg-row.spot-open:nth-of-type(2)')
  while (!(await page.getByText('Management: build departments').count())) await someMove(page)
  const before = await movesMade(page)
  // What is about to change is told without moving anything under the pointer.
  const tall = () => page.locator('.cg-house').evaluate((house) => house.clientHeight)
  const height = await tall()
  await page.locator('.cg-room .cg-target.spot-open').first().hover()
  await page.locator('.cg-purse .figure-next').nth(1).waitFor()
  expect(await tall()).toBe(height)
  await page.locator('.cg-room .cg-target.spot-open').first().click()
  await expect.poll(() => movesMade(page)).toBe(before + 1)
  await told(page, 'builds')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => movesMade(page)).toBe(before)
  expect(complaints).toEqual([])
})

test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
  const { page } = await soloGame({ width, height: 900 })
  if (width === 1440) {
    await toSixSteps(page)
    await page.locator('.cg-group-lying.spot-open').click()
  }
  expect(await seriousFindings(page)).toEqual([])
})

test('nothing to be pointed at lies under something else, at any width', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    const { page, context } = await soloGame({ width, height })
    await toSixSteps(page)
    // Whoever is taken in hand is not explained any more: the words would lie on where they can go.
    await page.locator('.cg-group-lying.spot-open').hover()
    await page.locator('.popover.hint').waitFor()
    await page.locator('.cg-group-lying.spot-open').click()
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.cg-desk .spot-open, .prompt .button')].flatMap((spot) => {
        const { left, top, width: w, height: h } = spot.getBoundingClientRect()
        const over = document.elementFromPoint(left + w / 2, top + h / 2)
        return over && (spot.contains(over) || over.closest('.cg-target')) ? [] : [spot.textContent]
      }),
    )
    expect(hidden).toEqual([])
    await context.close()
  }
})

test('the spaces of the map can be hit with a mouse at 1024 px, too', async () => {
  const { page } = await soloGame({ width: 1024, height: 768 })
  await point(page, '.cg-sides-go')
  const size = () =>
    page
      .locator('.cg-slot.spot-open')
      .first()
      .evaluate((spot) => Math.min(spot.getBoundingClientRect().width, spot.getBoundingClientRect().height))
  await expect.poll(size).toBeGreaterThanOrEqual(28)
})

test('the costs of a tab stand clear of the circles above them', async () => {
  const { page } = await soloGame()
  await point(page, '.cg-sides-go')
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('.cg-tab-cell')].filter((cell) => {
        const circle = cell.querySelector('.cg-pay')?.getBoundingClientRect()
        const cost = cell.querySelector('.cg-tab-cost')?.getBoundingClientRect()
        const strip = cell.closest('.cg-strip')?.getBoundingClientRect()
        return circle && cost && strip && (cost.top < circle.bottom - 1.5 || cost.bottom > strip.bottom + 0.5)
      }).length,
  )
  expect(cut).toBe(0)
  expect(await page.locator('.cg-tab-cost').count()).toBeGreaterThan(20)
})

test('while a department is picked the shelf fills the stage', async () => {
  const { page } = await soloGame()
  await point(page, '.cg-sides-go')
  await point(page, '.cg-slot.spot-open')
  await page.locator('.cg-tile.spot-open').first().waitFor()
  const part = () =>
    page.evaluate(() => {
      const view = document.querySelector('.stage-view')?.getBoundingClientRect()
      const shelf = document.querySelector('[data-place="departments"]')?.getBoundingClientRect()
      return view && shelf ? shelf.width / view.width : 0
    })
  await expect.poll(part).toBeGreaterThan(0.9)
  // What each does can be read.
  expect(await page.locator('.cg-tile-print:visible').count()).toBeGreaterThan(4)
})
