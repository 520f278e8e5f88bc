import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'

afterAll(closeBrowser)

/** Bytes, compressed. */
const FIRST_PAGE = 150_000
const BOARD = 120_000

/** Milliseconds in which whatever is still to come begins to come. */
const QUIET = 1500

const GAMES = [...SHELF.keys()]

/** Counts the script that a page and its workers load, each file once. */
function scriptOf(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || sizes.has(response.url())) return
    const size = response.body().then((body) => gzipSync(body).length)
    // A page that closes takes with it what it still loads ahead: nobody has asked for its size.
    size.catch(() => undefined)
    sizes.set(response.url(), size)
  })
  return async () => {
    // A page within the page has no load of its own to wait for: it is there when nothing more comes for a while.
    for (let known = -1; known !== sizes.size; ) {
      known = sizes.size
      await page.waitForTimeout(QUIET)
    }
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  }
}

async function openTable(page: Page, game: string | undefined): Promise<void> {
  await page.locator(`[data-game="${game}"] .button-primary`).click()
  await page.waitForSelector('.prompt-asked')
}

test.each(GAMES)('a table of %s loads little besides the first page and what all tables need', async (game) => {
  const { page, go } = await visitor({ language: 'de' })
  const loaded = scriptOf(page)
  await go('/')
  await page.waitForSelector('[data-way="bots"]')
  expect(await loaded()).toBeLessThan(FIRST_PAGE)
  await openTable(
    page,
    GAMES.find((other) => other !== game),
  )
  const before = await loaded()
  await page.goBack()
  await openTable(page, game)
  const own = (await loaded()) - before
  // Were the board not counted, nothing would be.
  expect(own).toBeGreaterThan(20_000)
  expect(own).toBeLessThan(BOARD)
})
