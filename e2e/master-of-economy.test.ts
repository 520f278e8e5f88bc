import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings, smallestOn } from './findings.ts'
import { playNow, point, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** Makes ordinary moves until something is on the board. */
async function until(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await untilAsked(page)) !== 'asked') break
    if (await page.locator(selector).count()) return
    await someMove(page)
  }
  throw new Error(`${selector} never came`)
}

async function toBids(page: Page): Promise<void> {
  await point(page, '.me-choice-card.spot-open')
  await until(page, '.me-cell.spot-open')
}

test('[ME-SET-01] options that do not fit the number of seats are not offered', async () => {
  const { page, go } = await visitor()
  await go('/play/master-of-economy')
  const pairs = page.getByRole('radiogroup', { name: 'Two against two' })
  const shadow = page.getByRole('radiogroup', { name: 'Shadow company', exact: true })
  const chosen = async () => [await pairs.count(), await shadow.count()]
  await shadow.getByRole('radio', { name: 'With it', exact: true }).check()
  expect(await chosen()).toEqual([0, 1])

  await page.getByRole('button', { name: 'Add a seat' }).click()
  await pairs.getByRole('radio', { name: 'Seats 1 and 3' }).check()
  expect(await chosen()).toEqual([1, 0])
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.me-choice-card').first().waitFor()
})

test('a half-year with a trade phase, by pointing', async () => {
  const { page, complaints } = await playNow('master-of-economy')
  await page.locator('.me-choice-card.spot-shut, .me-choice-card.spot-open').first().waitFor()
  await point(page, '.me-choice-card.spot-open')
  await until(page, '.me-space.spot-open')
  await point(page, '.me-company-asked .me-space.spot-open')
  expect(await page.locator('.me-company-asked .me-built').count()).toBeGreaterThan(0)

  await until(page, '.me-cell.spot-open')
  const markers = page.locator('.me-markers')
  expect(await markers.innerText()).toContain('6 of 6 left')
  await point(page, '.me-cell.spot-open')
  await point(page, '.me-buy.spot-open')
  expect(await markers.innerText()).toContain('4 of 6 left')
  await page.locator('.me-cell.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toContain('ME-TRD-06')

  await until(page, '.me-report')
  const report = page.locator('.me-report')
  await page.getByRole('button', { name: 'From the start' }).click()
  expect(await report.innerText()).toMatch(/1 of \d+/)
  const first = await report.locator('p').innerText()
  await page.getByRole('button', { name: 'To the end' }).click()
  expect(await report.locator('.me-chip-coming').count()).toBe(0)
  expect(first).not.toBe('')
  expect(complaints).toEqual([])
})

test('a shareholder meeting, and on to the second year', async () => {
  const { page, complaints } = await playNow('master-of-economy')
  await point(page, '.me-choice-card.spot-open')
  await until(page, '.me-meeting-panel .me-weight')
  const panel = page.locator('.me-meeting-panel')
  expect(await panel.locator('.me-weights').innerText()).toMatch(/\d+ votes?/)
  const headline = page.locator('.table-headline')
  for (let i = 0; i < 60 && !(await headline.innerText()).startsWith('Year 2'); i++) {
    await someMove(page)
    await untilAsked(page)
  }
  expect(await headline.innerText()).toContain('Year 2')
  await page
    .locator('.log', { hasText: /elected|manage/i })
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
  const { page } = await playNow('master-of-economy', { width, height: 900 })
  expect(await seriousFindings(page)).toEqual([])
  await toBids(page)
  expect(await seriousFindings(page)).toEqual([])
})

test('on a phone: one section at a time, nothing too wide, too small to read or to hit', async () => {
  const { page, complaints } = await playNow('master-of-economy', { width: 390, height: 844 })
  await page.locator('.me-choice-card.spot-open').first().tap()
  await page.locator('.offer .button-primary').tap()
  await until(page, '.me-cell.spot-open')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  for (const section of ['Overview', 'Companies', 'Shares', 'Market']) {
    await page.locator('.section-bar button', { hasText: section }).tap()
    expect(await page.locator('.me-section:visible').count()).toBe(1)
    const { font, target } = await smallestOn(page, '.me-board')
    expect(font, section).toBeGreaterThanOrEqual(11.9)
    expect(target, section).toBeGreaterThanOrEqual(44)
  }
  expect(complaints).toEqual([])
})
