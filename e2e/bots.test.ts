import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

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
