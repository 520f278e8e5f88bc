import type { Reviewed } from '@boardroom/bots'
import type { GameFile } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, guestAt, playOn, twoAtTable } from '../packages/server/test/client.ts'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { complaintsOf, onlinePerson } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { erringGame, openFile } from './reviewed.ts'

let server: OnlineServer
let ada: Client
beforeAll(async () => {
  server = await OnlineServer.start()
  ada = await guestAt(server.url, 'Ada')
  const ben = await guestAt(server.url, 'Ben')
  const { id } = await twoAtTable(ada, ben, { visibility: 'public' })
  await playOn(id, [ada, ben], 2_000, () => 0)
})
afterAll(async () => {
  await server.close()
  await closeBrowser()
})

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe.each([
  { language: 'en' as const, width: 1440, theme: 'light' as const, four: '4 players', link: /^What pays/ },
  { language: 'de' as const, width: 390, theme: 'dark' as const, four: 'zu viert', link: /^Was sich lohnt/ },
])('what pays, in $language at $width px', ({ language, width, theme, four, link }) => {
  test.each([...SHELF.keys()])('%s: choices of bots, with how often, and how it went', async (game) => {
    const person = await onlinePerson(server.url, { language, width, theme, height: 860 })
    const { page, go } = person
    await go(`/learn/${game}`)
    // What is still being loaded above the link would move it away from under the pointer.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(`**/explore/${game}`)
    await page.locator('.explore-table').first().waitFor()
    await page.getByRole('radio', { name: four }).check()
    expect(await page.locator('.explore-base').innerText()).toMatch(/25 %/)
    const topics = page.locator('.explore-topic')
    expect(await topics.count()).toBeGreaterThanOrEqual(2)
    const branch = page.locator('.explore-more').first()
    await branch.click()
    expect(await branch.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('.explore-table [data-depth="2"]').count()).toBeGreaterThan(0)
    expect(await isTooWide(page)).toBe(false)
    expect(await seriousFindings(page)).toEqual([])
    expect(complaintsOf(person)).toEqual([])
  })
})

/** A review as this browser would have kept it: two clear errors of the first seat. */
function reviewOf({ moves, hash }: GameFile): { hash: string; decisions: readonly Reviewed[] } {
  const own = moves.flatMap(({ seat }, seq) => (seat === 0 ? [seq] : []))
  const decisions = [0.4, 0.8].map((progress, place): Reviewed => {
    const seq = own[Math.floor(progress * own.length)] ?? 0
    return {
      ...{ seq, seat: 0, step: '', kind: moves[seq]?.move.type ?? '', progress, drawn: 0 },
      ...{ mark: place === 0 ? 'mistake' : 'blunder', better: { type: `better-${place}` } },
      ...{ loss: { mean: 0.06 + 0.08 * place, error: 0.01 }, worthLoss: { mean: 0, error: 0 } },
      ...{ chances: null, effect: [], worths: [], scores: null },
    }
  })
  return { hash, decisions }
}

async function keepReview(page: Page, review: ReturnType<typeof reviewOf>): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('boardroom-study', 1)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('reviews', { keyPath: ['hash', 'worlds'] })
          request.result.createObjectStore('lines', { keyPath: 'table' })
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const work = request.result.transaction('reviews', 'readwrite')
          work.objectStore('reviews').put({ ...kept, worlds: 3, reviewer: 'test', complete: true })
          work.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    review,
  )
}

describe.each([
  { language: 'en' as const, width: 1440, review: 'Review your last game', mistakes: 'Typical mistakes' },
  { language: 'de' as const, width: 390, review: 'Rückblick auf deine letzte Partie', mistakes: 'Typische Fehler' },
])('typical mistakes, in $language at $width px', ({ language, width, review, mistakes }) => {
  test('come from reviews, and lead to the moment', async () => {
    const { page, go, complaints } = await visitor({ language, width, height: 860 })
    await go('/record')
    await page.locator('.no-tables').waitFor()
    await go('/')
    const file = await erringGame('record-1')
    const id = await openFile(page, file)
    await go('/record')
    await page.getByRole('heading', { name: mistakes }).waitFor()
    expect(await page.getByRole('link', { name: review }).getAttribute('href')).toBe(`/study/${id}?mode=review`)
    const kept = reviewOf(file)
    await keepReview(page, kept)
    await page.reload()
    const moments = page.locator('.record-moment')
    await moments.first().waitFor()
    expect(await moments.count()).toBe(2)
    expect(await moments.first().innerText()).toContain('−14 %')
    expect(await isTooWide(page)).toBe(false)
    expect(await seriousFindings(page)).toEqual([])
    await moments.first().click()
    await page.waitForURL(`**/study/${id}?at=${kept.decisions[1]?.seq}&mode=review`)
    expect(complaints).toEqual([])
  })
})

describe('games on the server', () => {
  test('are in one’s record, and public ones among what was chosen here', async () => {
    const person = await onlinePerson(server.url)
    const { page, go } = person
    await go('/explore/big-shoulders')
    await page.getByRole('radio', { name: 'Players here' }).check()
    await page.getByText('One finished public game').waitFor()
    expect(await page.locator('.explore-table [data-few]').count()).toBeGreaterThan(0)
    await go('/explore/carnegie')
    await page.getByRole('radio', { name: 'Players here' }).check()
    expect(await page.getByRole('link', { name: 'Open a table' }).getAttribute('href')).toBe('/play/carnegie?online')
    await go(`/enter/${ada.key}`)
    await page.getByRole('button', { name: /Ada/ }).click()
    await page.waitForFunction(() => localStorage.getItem('boardroom/person') !== null)
    await go('/record')
    await page.getByText('2 seats, people').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaintsOf(person)).toEqual([])
  })
})
