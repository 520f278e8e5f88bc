import { afterAll, expect, test } from 'vitest'
import { FULL, openMoment, PAYING, toMoment } from './big-shoulders.ts'
import { closeBrowser, visitor } from './browser.ts'
import { point } from './play.ts'
import { askedOutOfSight } from './stage.ts'

afterAll(closeBrowser)

test('on a phone papers lie under one another, and the question leaves room to read what a dividend comes to', async () => {
  const guest = await openMoment(FULL, 'a whole hand', { width: 390, height: 844, language: 'de' })
  const { page } = guest
  const beside = () =>
    page.$$eval('.bs-stock-papers > *', (all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size)
  await expect.poll(beside).toBe(1)
  const cut = () =>
    page.$$eval('.bs-stock-papers :is(.matrix-scroll, .open-charter)', (all) =>
      Math.max(...all.map((each) => each.scrollWidth - each.clientWidth)),
    )
  await expect.poll(cut).toBeLessThanOrEqual(1)
  await toMoment(guest, PAYING, 'selling')
  const hidden = () =>
    page.evaluate(() => {
      const papers = [...document.querySelectorAll('.dividend-card')].map((each) => each.getBoundingClientRect().bottom)
      return Math.max(...papers) - (document.querySelector('.table-prompt')?.getBoundingClientRect().top ?? 0)
    })
  await expect.poll(hidden).toBeLessThanOrEqual(0)
})

test.each([
  [390, 844],
  [360, 740],
])(
  'on a phone of %s x %s the share value hangs before the store, clear of what is asked, and papers are read to their end',
  async (width, height) => {
    const { page } = await openMoment(PAYING, 'selling', { width, height, language: 'de' })
    const covered = () =>
      page.$$eval('.bs-window.spot-open', (windows) => {
        const ticker = document.querySelector('.bs-ticker')?.getBoundingClientRect()
        const store = document.querySelector('.stage-view')?.getBoundingClientRect()
        if (!ticker || !store || ticker.top < store.top || ticker.bottom > store.bottom) return ['no ticker']
        return windows
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, bottom }) => top < ticker.bottom && bottom > ticker.top)
      })
    await expect.poll(covered).toEqual([])
    const hidden = () =>
      page.$$eval('.dividend-change b', (all) => {
        const lowest = Math.max(...all.map((each) => each.getBoundingClientRect().bottom))
        return lowest - (document.querySelector('.table-prompt')?.getBoundingClientRect().top ?? 0)
      })
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    await point(page, '.dividend-window')
    await expect.poll(() => page.locator('.bs-ticker .bs-ghost').count()).toBe(1)
    const [value] = await page.locator('.dividend-change b').allInnerTexts()
    expect(await page.locator('.bs-ticker .bs-bay').allInnerTexts()).toContain(value?.replace('$', ''))
    await expect.poll(hidden).toBeLessThanOrEqual(0)
  },
)

test('on a phone a value is seen to rise where it hangs before the store', async () => {
  const { page } = await openMoment(PAYING, 'selling', {
    width: 390,
    height: 844,
    motion: true,
    settings: { film: 'slow' },
  })
  await point(page, '.dividend-window')
  await page.locator('.dividend-card').first().click()
  await page.locator('.offer .button-primary').click()
  const told = page.locator('[data-shot="price"] .film-tells')
  await told.waitFor({ state: 'attached' })
  const inside = () =>
    told.evaluate((value) => {
      const { left, top, right, bottom } = value.getBoundingClientRect()
      const box = document.querySelector('.bs-ticker')?.getBoundingClientRect() ?? new DOMRect()
      return left >= box.left && right <= box.right && top >= box.top - 20 && bottom <= box.bottom
    })
  await expect.poll(inside).toBe(true)
})

test('on a phone papers are there when they are asked about, however far down the desk one was', async () => {
  const { page, complaints } = await openMoment(FULL, 'buying', { width: 390, height: 844 })
  const scrolled = () => page.$eval('.table-board', (board) => board.scrollTop)
  await page.$eval('.table-board', (board) => board.scrollTo(0, 9999))
  expect(await scrolled()).toBeGreaterThan(100)
  await page.locator('.prompt-primary').click()
  await page.waitForSelector('.dividend-card')
  await expect.poll(scrolled).toBe(0)
  // Put away again, they leave the table as it is.
  await point(page, '.dividend-card.spot-open')
  expect(await page.locator('.dividend-card').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a phone shows where a company can begin, and the whole line at the gate', async () => {
  const guest = await visitor({ width: 390, height: 844 })
  for (const name of ['founding', 'hiring']) {
    const { page } = await toMoment(guest, FULL, name)
    await expect
      .poll(() => askedOutOfSight(page), { message: name })
      .not.toContainEqual(expect.stringMatching(/^.place/))
  }
})
