import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { movesMade, settle, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

test('two people at one screen, offline, with a reload in the middle of a turn', async () => {
  const { page, context, complaints, go } = await visitor({ keepsPages: true })
  await go('/play/big-shoulders')
  await page.getByRole('button', { name: 'Duel' }).click()
  await page.getByLabel('Name').nth(0).fill('Anna')
  await page.getByLabel('Name').nth(1).fill('Ben')
  await page.locator('.seat-form select').nth(1).selectOption('')
  // The next visit, and every later one, must not need the network.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.getByRole('button', { name: 'Start' }).click()
  await untilAsked(page)
  await context.setOffline(true)

  // Both found a company; the screen goes from one to the other by itself, for nothing is secret yet.
  await someMove(page)
  await untilAsked(page)
  await someMove(page)
  await untilAsked(page)
  expect(await page.locator('.building-face, .hand .building').count()).toBe(0)

  // In the middle of a stock turn: a certificate is bought, the turn is not yet confirmed.
  const buy = page.locator('.matrix .spot-open').first()
  if (await buy.count()) {
    const before = await movesMade(page)
    await buy.click()
    const offer = page.locator('.offer .move')
    if (await offer.count()) await offer.first().click()
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await page.reload()
    await untilAsked(page)
    expect(await movesMade(page)).toBe(before + 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => movesMade(page)).toBe(before)
  }

  // On to the Building Phase: a curtain falls before each of the two.
  let state = await untilAsked(page)
  for (let i = 0; i < 40 && state === 'asked'; i++) {
    const pass = page.getByRole('button', { name: /^Pass/ })
    const before = await movesMade(page)
    if (await pass.count()) {
      await pass.first().click()
      await settle(page, before)
    } else await someMove(page)
    state = await untilAsked(page)
  }
  expect(state).toBe('curtain')
  expect(await page.locator('.building').count()).toBe(0)
  await page.getByRole('button', { name: /^I am / }).click()
  await page.waitForSelector('.hand .building')
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
