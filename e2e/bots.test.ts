import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

test('a game against bots, from the home page to the end screen', async () => {
  const { page, complaints, go } = await visitor()
  await go('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  for (let i = 0; i < 400 && (await untilAsked(page)) === 'asked'; i++) await someMove(page)
  await page.waitForSelector('.end-screen')
  await expect.poll(() => page.locator('.chart').count()).toBe(2)
  const total = await page.locator('.score-total td').allInnerTexts()
  expect(total).toHaveLength(3)
  for (const score of total) expect(score).toMatch(/^\$\d+$/)
  // The rematch is a new table with the same seats.
  const first = page.url()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForSelector('.prompt-asked')
  expect(page.url()).not.toBe(first)
  expect(complaints).toEqual([])
})

test('the table is on the home page again, and goes on where it was', async () => {
  const { page, complaints, go } = await visitor()
  await go('/')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await untilAsked(page)
  await someMove(page)
  await untilAsked(page)
  const prompt = await page.locator('.prompt-text').innerText()
  await page.getByRole('link', { name: 'Leave the table' }).click()
  await page.locator('.table-link').first().click()
  await untilAsked(page)
  expect(await page.locator('.prompt-text').innerText()).toBe(prompt)
  expect(complaints).toEqual([])
})
