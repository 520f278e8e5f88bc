import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { after, atRest, follow, said, unseen } from './guide.ts'
import { movesMade } from './play.ts'

afterAll(closeBrowser)

/** The games that have lessons, and the small ones of each by their records. */
const records = Object.keys(import.meta.glob('../games/*/lessons/records/*.json')).map((path) => {
  const [game, , , file] = path.split('/').slice(-4)
  return { game: game ?? '', lesson: file?.replace('.json', '') ?? '' }
})
const TAUGHT = [...new Set(records.map(({ game }) => game))].map((game, place) => ({
  game,
  place,
  drills: records.filter((each) => each.game === game && each.lesson !== 'course').map(({ lesson }) => lesson),
}))

/** In turn, so that every game is seen in each of them; with other luck each lesson in another one. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

const turn = Number(process.env['LUCK'] ?? 0)

/** How much of the window onto the table shows nothing, beyond what the overview leaves free. */
function bare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect()
    const table = document.querySelector<HTMLElement>('.stage-world')
    if (!view || !table) throw new Error('no stage')
    const seen = table.getBoundingClientRect()
    const across = Math.min(view.right, seen.right) - Math.max(view.left, seen.left)
    const down = Math.min(view.bottom, seen.bottom) - Math.max(view.top, seen.top)
    const whole = Math.min(view.width / table.offsetWidth, view.height / table.offsetHeight)
    const inOverview = whole ** 2 * table.offsetWidth * table.offsetHeight
    return (inOverview - across * down) / (view.width * view.height)
  })
}

describe.each(TAUGHT)('the lessons of $game', ({ game, drills, place }) => {
  test('small lessons show what they point at, come to their ends, and are ticked off', async () => {
    const { page, go, complaints } = await visitor({ language: place % 2 === 0 ? 'de' : 'en' })
    for (const [number, drill] of drills.entries()) {
      const [width, height] = SIZES[(number + turn) % SIZES.length] ?? [1440, 900]
      await page.setViewportSize({ width, height })
      await go(`/learn/${game}`)
      await page.locator(`[data-lesson="${drill}"]`).click()
      await page.waitForSelector('.tutor h2')
      await atRest(page)
      for (let step = 0; step < 12 && !(await page.locator('.tutor[data-kind="done"]').count()); step++) {
        const title = `${drill} at ${width} px: ${await said(page)}`
        await expect.poll(() => unseen(page), { message: title, timeout: 10_000 }).toEqual([])
        await follow(page)
      }
      expect(await page.locator('.tutor[data-kind="done"]').count(), drill).toBe(1)
    }
    await go(`/learn/${game}`)
    await page.waitForSelector('.learn-drills .chapter-done')
    expect(await page.locator('.learn-drills .chapter-done').count()).toBe(drills.length)
    expect(complaints).toEqual([])
  })
})

test.each([
  [1440, 900],
  [1024, 768],
])('the table fills its window beside a card about a whole street, at %s x %s', async (width, height) => {
  const { page, go } = await visitor({ width, height })
  await go('/learn/raising-chicago')
  await page.locator('.learn-course .learn-item').last().click()
  await page.waitForSelector('.spotlight-ring')
  await atRest(page)
  await expect.poll(() => bare(page)).toBeLessThan(0.05)
  expect(await unseen(page)).toEqual([])
})

test('what is pointed at is seen again when a telephone is turned', async () => {
  const { page, go } = await visitor({ width: 1024, height: 390 })
  await go('/learn/carnegie')
  await page.locator('.learn-course .button-primary').click()
  await page.waitForSelector('.tutor h2')
  while (!(await page.locator('.tutor[data-places~="desk"]').count())) await follow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => unseen(page), { timeout: 10_000 }).toEqual([])
})

const [first] = TAUGHT

test('a wrong answer to a task is not made, and says why', async () => {
  const { page, go } = await visitor()
  await go(`/learn/${first?.game}`)
  await page.locator('[data-lesson="dividend"]').click()
  await page.waitForSelector('.tutor h2')
  while (!(await page.locator('.tutor [data-show]').count())) await follow(page)
  const before = await movesMade(page)
  await page.keyboard.press('m')
  await page
    .locator('.move-list .move', { hasText: /Withhold/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.tutor[data-kind="reaction"]')
  expect(await movesMade(page)).toBe(before)
})

test('a lesson can be left and taken up again, and a chapter chosen singly', async () => {
  const { page, go } = await visitor()
  await go(`/learn/${first?.game}`)
  await page.locator('.learn-course .learn-item').nth(1).click()
  await page.waitForSelector('.tutor h2')
  const title = await said(page)
  await follow(page)
  const left = await said(page)
  expect(left).not.toBe(title)
  await page.locator('.tutor-foot .tutor-link').last().click()
  await page.locator('.tutor .button-primary').click()
  await page.waitForSelector('.learn-course')
  await page.locator('.learn-course .button-primary').click()
  await page.waitForSelector('.tutor h2')
  expect(await said(page)).toBe(left)
})

test('one whole lesson by keyboard alone', async () => {
  const { page, go } = await visitor()
  await go(`/learn/${first?.game}`)
  await page.waitForSelector('[data-lesson="order"]')
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('data-lesson') === 'order')) break
  }
  await page.keyboard.press('Enter')
  await page.waitForSelector('.tutor h2')
  // The guide is a key away; reading goes on with Enter.
  await page.keyboard.press('g')
  await after(page, () => page.keyboard.press('Enter'))
  await page.keyboard.press('m')
  await page.waitForSelector('.move-list')
  await page.waitForFunction(() => document.activeElement?.matches('.move-list .move'))
  for (let i = 0; i < 12; i++) {
    if (await page.evaluate(() => /factory 1/.test(document.activeElement?.textContent ?? ''))) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await page.waitForSelector('.tutor[data-kind="done"], .offer .button-primary')
  if (await page.locator('.offer').count()) await page.keyboard.press('Enter')
  await page.waitForSelector('.tutor[data-kind="done"]')
})

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('the guide has no serious findings at %s px, %s', async (width, theme) => {
  const { page, go } = await visitor({ width, height: 844, theme })
  await go(`/learn/${first?.game}`)
  await page.waitForSelector('.learn-course')
  expect(await seriousFindings(page)).toEqual([])
  await page.locator('.learn-course .button-primary').click()
  await page.waitForSelector('.tutor h2')
  expect(await seriousFindings(page)).toEqual([])
  await page.locator('.tutor-foot .tutor-link').last().click()
  await page.waitForSelector('.tutor-chapters')
  expect(await seriousFindings(page)).toEqual([])
})
