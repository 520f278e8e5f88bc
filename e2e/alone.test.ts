import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { movesMade, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

declare global {
  interface Window {
    notes: number[]
  }
}

test('one’s turn is heard, and announced while one looks elsewhere', async () => {
  const { page, context, complaints, go } = await visitor({
    settings: { sound: true, notify: true },
    keepsPages: true,
    showsNotices: true,
  })
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    window.notes = []
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      window.notes.push(this.frequency.value)
      start.call(this, when)
    }
  })
  await go('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.locator('[data-way="bots"]').click()
  await untilAsked(page)
  const before = await page.evaluate(() => window.notes.length)
  const hide = (hidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, 'hidden', { value, configurable: true }), hidden)
  await hide(true)
  // Until the bots have been asked in between and it is our turn again.
  for (let i = 0; i < 10 && (await page.evaluate(() => window.notes.length)) === before; i++) {
    await someMove(page)
    await untilAsked(page)
  }
  expect((await page.evaluate(() => window.notes)).slice(before, before + 2)).toEqual([523, 784])
  const notices = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  await expect.poll(notices).toEqual(['Your turn: City of the Big Shoulders'])
  expect(await page.title()).toMatch(/^● Your turn/)
  expect(complaints).toEqual([])
})

test('bots alone at a table: one watches, sees no hand, and the game comes to its end', async () => {
  const { page, complaints, go } = await visitor()
  await go('/play/big-shoulders')
  await page.getByRole('button', { name: 'Duel' }).click()
  await page.locator('.seat-form select').nth(0).selectOption('easy')
  await page.locator('.seat-form select').nth(1).selectOption('easy')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForSelector('.table')
  expect(await page.locator('.prompt-asked, .spot-open, .hand .building').count()).toBe(0)
  await page.waitForSelector('.end-screen')
  // Any moment of it can be looked at, still without anybody's hand.
  await page.locator('.side-log .history input').fill(String(Math.floor((await movesMade(page)) / 2)))
  await page.waitForSelector('.prompt-past')
  expect(await page.locator('.hand .building').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('after the first visit everything works without the network', async () => {
  const { page, context, complaints, go } = await visitor({ keepsPages: true })
  await go('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The first visit ends when everything is kept.
  await page.waitForFunction(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      if ((await cache.keys()).some(({ url }) => url.includes('old-standard'))) return true
    }
    return false
  })
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  later.on('pageerror', ({ message }) => complaints.push(message))
  const address = new URL(page.url()).origin
  await later.goto(`${address}/rules/big-shoulders/BS-DST-06`)
  await later.waitForSelector('.rule-wanted')
  await later.goto(`${address}/about`)
  await later.waitForSelector('.ledger')
  await later.goto(address)
  await later.locator('[data-way="bots"]').click()
  await untilAsked(later)
  await someMove(later)
  await untilAsked(later)
  // The other language needs nothing either, nor does the help.
  const english = await later.locator('.prompt-text').innerText()
  await later.locator('.languages button', { hasText: 'DE' }).click()
  await expect.poll(() => later.locator('html').getAttribute('lang')).toBe('de')
  await expect.poll(() => later.locator('.prompt-text').innerText()).not.toBe(english)
  await later.locator('.log-rule').last().click()
  await later.waitForSelector('.help .rule-wanted')
  expect(complaints).toEqual([])
})
