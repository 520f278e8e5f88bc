import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, type Visit, type Visitor, visitor } from './browser.ts'
import { movesMade, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

async function newGame(visit: Visit = {}): Promise<Visitor> {
  const guest = await visitor(visit)
  await guest.go('/')
  await guest.page.locator('[data-way="bots"]').click()
  await untilAsked(guest.page)
  return guest
}

/** Plays on until the Action Phase asks for a Partner. */
async function toActionPhase(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await untilAsked(page)
    if ((await page.locator('.table-headline').innerText()).includes('Action')) return
    await someMove(page)
  }
}

/** Whether the first such element can be seen in the box it scrolls in. */
function inSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const box = element?.closest('.log')?.getBoundingClientRect()
    const place = element?.getBoundingClientRect()
    return !!box && !!place && place.top > box.top - 2 && place.bottom < box.bottom + 2
  }, selector)
}

/** Whether the middle of such an element is seen through the window onto the stage. */
function inWindow(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect()
    const place = document.querySelector(wanted)?.getBoundingClientRect()
    if (!view || !place) return false
    const y = place.top + place.height / 2
    return y > view.top && y < view.bottom && place.right > view.left && place.left < view.right
  }, selector)
}

test('pointing shows what a move does, a click makes it, undo takes it back', async () => {
  const { page, complaints } = await newGame()
  await toActionPhase(page)
  const space = page.locator('.space', { hasText: 'Fundraising $40' })
  await space.hover()
  await page.waitForSelector('.hint')
  expect(await page.locator('.hint').innerText()).toContain('$40')
  const before = await movesMade(page)
  await space.click()
  await expect.poll(() => movesMade(page)).toBe(before + 1)
  await page.waitForSelector('.prompt-primary')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => movesMade(page)).toBe(before)
  expect(complaints).toEqual([])
})

test('a place on the board takes Enter and Space as a button does, and says why not', async () => {
  const { page, complaints } = await newGame()
  await toActionPhase(page)
  const space = page.locator('.space[role=button]', { hasText: 'Fundraising $40' })
  for (const key of ['Enter', 'Space']) {
    const before = await movesMade(page)
    await space.focus()
    await page.keyboard.press(key)
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await page.keyboard.press('u')
    await expect.poll(() => movesMade(page)).toBe(before)
  }
  const shut = page.locator('.space[aria-disabled]', { hasText: 'Fundraising $80' })
  // The focus comes back from the move that was undone, and may do so late.
  const refusals = async (): Promise<number> => {
    await shut.press('Enter')
    return page.locator('.hint-refusal').count()
  }
  await expect.poll(refusals).toBe(1)
  expect(complaints).toEqual([])
})

test('what is greyed out says why, and names its rule', async () => {
  const { page, complaints } = await newGame()
  await toActionPhase(page)
  await page.locator('.space', { hasText: 'Fundraising $80' }).hover()
  const hint = page.locator('.hint-refusal')
  await hint.waitFor()
  expect(await hint.innerText()).toMatch(/BS-ACT-28/)
  // Help opens beside the table, and the game goes on underneath.
  await page.getByRole('button', { name: 'Rules help' }).click()
  await page.waitForSelector('.help .rule')
  await page.goto(`${new URL(page.url()).origin}/rules/big-shoulders/BS-ACT-28`)
  await page.waitForSelector('.rule-wanted')
  expect(complaints).toEqual([])
})

test('the history shows any moment, by slider, by log and by link', async () => {
  const { page, complaints } = await newGame()
  await toActionPhase(page)
  const made = await movesMade(page)
  await page.locator('.side-log .history input').fill('2')
  await page.waitForSelector('.prompt-past')
  await expect.poll(() => page.url()).toContain('at=2')
  const prompt = await page.locator('.prompt-text').innerText()
  expect(prompt).toBe(`Position after move 2 of ${made}`)
  expect(await page.locator('.spot-open').count()).toBe(0)
  // The log is where the position is, however long the game has become.
  await expect.poll(() => inSight(page, '.side-log .log-now')).toBe(true)
  // A link to this moment opens on it.
  await page.reload()
  await page.waitForSelector('.prompt-past')
  await page.getByRole('button', { name: 'Back to the present' }).click()
  await page.waitForSelector('.prompt-asked')
  await page.locator('.log-line').first().click()
  await page.waitForSelector('.prompt-past')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.prompt-asked')
  // From what happened to its rule, without leaving the table.
  await page.locator('.log-rule').last().click()
  await page.waitForSelector('.help .rule-wanted')
  expect(await page.locator('.prompt-asked').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('the language changes in the middle of a game', async () => {
  const { page, complaints } = await newGame({ language: 'de' })
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  const german = await page.locator('.prompt-text').innerText()
  await page.locator('.table-tools .languages button', { hasText: 'EN' }).click()
  await expect.poll(() => page.locator('.prompt-text').innerText()).not.toBe(german)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(complaints).toEqual([])
})

test('a game can be saved as a file and opened again', async () => {
  const { page, complaints, go } = await newGame()
  await someMove(page)
  await untilAsked(page)
  const made = await movesMade(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save game file' }).first().click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'boardroom/2', game: 'big-shoulders' })
  await go('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await untilAsked(page)
  expect(await movesMade(page)).toBeGreaterThanOrEqual(made)
  expect(complaints).toEqual([])
})

test('on a phone: places, the prompt in sight, nothing wider than the screen', async () => {
  const { page, complaints } = await newGame({ width: 390, height: 844 })
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  // The log is a pull away, and leaves the board its room.
  expect(await page.locator('.side-log').isVisible()).toBe(false)
  // The places of the table are leafed through in one order; the map says where one is.
  const stops = page.locator('.stage-nav button')
  expect(await stops.count()).toBe(8)
  for (const stop of ['demand', 'exchange']) {
    await page.locator(`.stage-nav [data-stop="${stop}"]`).tap()
    await expect.poll(() => inWindow(page, `[data-place="${stop}"]`)).toBe(true)
  }
  await page.locator('.stage-map-frame').waitFor({ state: 'attached' })
  // A tap first shows what it means.
  await page.locator('.open-charter.spot-open').first().tap()
  await page.waitForSelector('.offer .move')
  await page.locator('.offer .move').first().tap()
  await page.waitForFunction(() => !document.querySelector('.offer'))
  const small = await page.evaluate(() => {
    const sizes = [...document.querySelectorAll('.table *')]
      .filter(
        (node) =>
          node.childNodes.length &&
          [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
      )
      .filter((node) => (node as HTMLElement).offsetParent !== null)
      .map((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    return Math.min(...sizes)
  })
  expect(small).toBeGreaterThanOrEqual(11.9)
  expect(complaints).toEqual([])
})
