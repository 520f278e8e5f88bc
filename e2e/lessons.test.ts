import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { movesMade } from './play.ts'

afterAll(closeBrowser)

/** The games that have lessons, and the small ones of each by their records. */
const records = Object.keys(import.meta.glob('../games/*/lessons/records/*.json')).map((path) => {
  const [game, , , file] = path.split('/').slice(-4)
  return { game: game ?? '', lesson: file?.replace('.json', '') ?? '' }
})
const TAUGHT = [...new Set(records.map(({ game }) => game))].map((game) => ({
  game,
  drills: records.filter((each) => each.game === game && each.lesson !== 'course').map(({ lesson }) => lesson),
}))

/** What has not moved for so long, in milliseconds, stays where it is. */
const REST = 100

/** What the guide says now. */
const said = (page: Page): Promise<string> => page.locator('.tutor h2').innerText()

/** Waits until neither the guide nor the camera moves. */
async function atRest(page: Page): Promise<void> {
  const where = (): string =>
    [...document.querySelectorAll('.tutor, .stage-world, .spotlight-ring')]
      .map((each) => JSON.stringify(each.getBoundingClientRect()))
      .join()
  let [before, now] = ['', await page.evaluate(where)]
  while (before !== now) {
    await page.waitForTimeout(REST)
    ;[before, now] = [now, await page.evaluate(where)]
  }
}

/** Waits until the guide says something else, and the camera has come to rest. */
async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const before = { title: await said(page), moves: await movesMade(page) }
  await act()
  await page.waitForFunction(({ title, moves }) => {
    const made = Number(document.querySelector('.side-log .history input')?.getAttribute('max'))
    const now = document.querySelector('.tutor h2')?.textContent
    // Either something new is said, or the guide is silent and the player is asked, or it is over.
    return (now && (now !== title || made > moves)) || document.querySelector('.tutor-pill') || null
  }, before)
  await atRest(page)
}

/** Places that are pointed at and cannot be seen: out of sight, or under the card. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.tutor')?.getBoundingClientRect()
    const wanted = document.querySelector<HTMLElement>('.tutor')?.dataset['places']?.split(' ').filter(Boolean) ?? []
    const rings = [...document.querySelectorAll('.spotlight-ring')].map((ring) => ring.getBoundingClientRect())
    const problems = wanted.length > rings.length ? [`${wanted.join(' ')}: ${rings.length} in sight`] : []
    const covered = rings.filter((ring) => {
      if (!card) return false
      const across = Math.min(card.right, ring.right) - Math.max(card.left, ring.left)
      const down = Math.min(card.bottom, ring.bottom) - Math.max(card.top, ring.top)
      return across > 0 && down > 0 && across * down > 0.34 * ring.width * ring.height
    })
    if (covered.length > 0) problems.push(`${wanted.join(' ')}: ${covered.length} under the card`)
    return problems
  })
}

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

/** Goes on as the guide recommends. */
async function follow(page: Page): Promise<void> {
  const show = page.locator('.tutor [data-show]')
  const go = page.locator('.tutor [data-first]')
  await after(page, async () => ((await show.count()) ? show : go).first().click())
}

describe.each(TAUGHT)('the lessons of $game', ({ game, drills }) => {
  test.each([1440, 1024, 390])('the guided game shows what it points at, at %s px', async (width) => {
    const { page, go, complaints } = await visitor({ width, height: width === 390 ? 844 : 768 })
    await go(`/learn/${game}`)
    await page.locator('.learn-course .button-primary').click()
    await page.waitForSelector('.tutor h2')
    await atRest(page)
    for (let step = 0; step < 30; step++) {
      if (await page.locator('.tutor-pill').count()) break
      await expect.poll(() => unseen(page), { message: await said(page), timeout: 10_000 }).toEqual([])
      await follow(page)
    }
    expect(complaints).toEqual([])
  })

  test('small lessons come to their ends, and are ticked off', async () => {
    const { page, go, complaints } = await visitor({ language: 'de' })
    for (const drill of drills.slice(0, 3)) {
      await go(`/learn/${game}`)
      await page.locator(`[data-lesson="${drill}"]`).click()
      await page.waitForSelector('.tutor h2')
      for (let step = 0; step < 12 && !(await page.locator('.tutor[data-kind="done"]').count()); step++)
        await follow(page)
      expect(await page.locator('.tutor[data-kind="done"]').count(), drill).toBe(1)
    }
    await go(`/learn/${game}`)
    await page.waitForSelector('.learn-drills .chapter-done')
    expect(await page.locator('.learn-drills .chapter-done').count()).toBe(Math.min(3, drills.length))
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
