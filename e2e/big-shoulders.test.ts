import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { FULL, openMoment, PAYING, toMoment } from './big-shoulders.ts'
import { closeBrowser, visitor } from './browser.ts'
import { overlaps } from './stage.ts'

afterAll(closeBrowser)

/** Narrower than this, the slots and cubes of a factory no longer lie side by side. */
const FACTORY = 80

/** What of the charter on the desk lies over another part of it, or sticks out of its paper. */
function crowded(page: Page): Promise<string[]> {
  return page.$eval('.bs-open-charter > .charter', (charter) => {
    const paper = charter.getBoundingClientRect()
    const parts = [...charter.querySelectorAll('header > *, .charter-figure, .factory, footer > *')].map((part) => ({
      name: part.className,
      box: part.getBoundingClientRect(),
    }))
    const out = parts.filter(({ box }) => box.right > paper.right || box.bottom > paper.bottom)
    const over = parts.flatMap((a, i) =>
      parts.slice(i + 1).filter((b) => {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        return across > 1 && down > 1
      }),
    )
    return [...out, ...over].map(({ name }) => name)
  })
}

test.each([
  [1024, 768],
  [1280, 720],
  [1440, 900],
])('the charter on a full desk is not crushed at %s x %s', async (width, height) => {
  const guest = await visitor({ width, height, language: 'de' })
  const fullest = [
    ...['a whole hand', 'several charters', 'Goods of two kinds', 'buying'].map((name) => [FULL, name] as const),
    ...['stock', 'selling', 'shares of most companies'].map((name) => [PAYING, name] as const),
  ]
  for (const [story, name] of fullest) {
    const { page } = await toMoment(guest, story, name)
    await page.waitForSelector('.bs-open-charter .factory')
    const narrowest = () =>
      page.$$eval('.bs-open-charter .factory', (all) => Math.min(...all.map((each) => each.clientWidth)))
    await expect.poll(narrowest, { message: name }).toBeGreaterThanOrEqual(FACTORY)
    await expect.poll(() => overlaps(page), { message: name }).toEqual([])
    expect(await crowded(page), name).toEqual([])
    const below = () =>
      page.$$eval(
        '.bs-desk > *, .bs-open-charter > .charter',
        (all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)) - innerHeight,
      )
    expect(await below(), name).toBeLessThanOrEqual(1)
  }
})

test('what a move would come to is written on the charter without moving anything on it', async () => {
  const { page } = await openMoment(FULL, 'buying')
  const places = () =>
    page.$$eval('.bs-open-charter :is(.charter-figure, .factory, .slot, .stock-pile, .sales-track)', (all) =>
      all.map((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().top]),
    )
  const before = await places()
  await page.locator('.place-wanted .spot-open').first().hover()
  await page.waitForSelector('.bs-open-charter .figure-next')
  expect(await places()).toEqual(before)
})

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])(
  'at %s x %s a sale that is pointed at is shown in its window, and paid out on the track, the paper and at the seats',
  async (width, height) => {
    const { page } = await openMoment(PAYING, 'selling', { width, height, language: 'de' })
    const stands = () =>
      page.$$eval('.seat-strip, .dividend, .dividend-card, .bs-open-charter :is(.charter-figure, .factory)', (all) =>
        all.map((each) => {
          const { left, top } = each.getBoundingClientRect()
          return [left, top].map(Math.round)
        }),
      )
    const before = await stands()
    const [first] = await page.locator('.bs-window.spot-open').all()
    await first?.click()
    await page.waitForSelector('.offer-quantities')
    const shown = async () => ({
      window: await page.locator('.bs-window:has(.bs-coming) .bs-count').innerText(),
      paid: await page.locator('.dividend-parts b').allInnerTexts(),
      seats: await page.locator('.seat-next').first().innerText(),
      hops: await page.locator('.bs-exchange .bs-price-path text').allTextContents(),
    })
    // Before one of the numbers is pointed at, as many as the window takes.
    const most = await shown()
    const full = most.window.match(/(\d)\/(\d)$/)
    expect(full?.[1]).toBe(full?.[2])
    expect(most.paid.every((amount) => /^\+\$\d+$/.test(amount))).toBe(true)
    expect(most.seats).toMatch(/^→ \$\d+$/)
    expect(await page.locator('.bs-exchange .bs-ghost').count()).toBe(1)
    expect(most.hops).toEqual(most.hops.map((_, i) => `+${i + 1}`))
    expect(await stands()).toEqual(before)
    await page.locator('.offer-quantities .button').last().focus()
    await expect.poll(async () => (await shown()).window).toMatch(/1\/\d$/)
    const least = await shown()
    expect(least.paid).not.toEqual(most.paid)
    expect(least.seats).not.toBe(most.seats)
    expect(least.hops.length).toBeLessThan(most.hops.length)
  },
)

test.each([
  [1440, 900, true],
  [1280, 720, true],
  [1024, 768, false],
])('at %s x %s prices per Good are a ladder with briefcases: %s', async (width, height, ladder) => {
  const { page } = await openMoment(FULL, 'buying', { width, height })
  const steps = () =>
    page.$$eval('.bs-open-charter .sales-track b', (all) =>
      all.map((step) => ({
        top: step.getBoundingClientRect().top,
        cases: [...step.querySelectorAll('svg')].filter((each) => each.checkVisibility()).length,
      })),
    )
  const tops = async () => new Set((await steps()).map(({ top }) => top)).size
  await expect.poll(tops).toBe(ladder ? (await steps()).length : 1)
  const cases = (await steps()).map((step) => step.cases)
  expect(cases).toEqual(cases.map((_, place) => (ladder ? place : 0)))
  expect(await crowded(page)).toEqual([])
})

test('pointing at shares writes what they come to into the ledger, and no column of it gives way', async () => {
  const { page } = await openMoment(FULL, 'a whole hand')
  const columns = () =>
    page.$$eval('.matrix tr:first-child > *', (all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
  const before = await columns()
  for (const share of await page.locator('.matrix .spot-open').all()) {
    await share.hover()
    await page.waitForSelector('.matrix tfoot .figure-next')
    expect(await columns()).toEqual(before)
  }
})

test('papers beside one another at 1024 x 768: every card and every column of the ledger is in sight', async () => {
  const guest = await visitor({ width: 1024, height: 768, language: 'de' })
  for (const name of ['building', 'a whole hand', 'several charters']) {
    const { page } = await toMoment(guest, FULL, name)
    const hidden = () =>
      page.$$eval('.stage-papers :is(.matrix-scroll, .bs-choice-cards)', (all) =>
        Math.max(0, ...all.map((each) => each.scrollWidth - each.clientWidth)),
      )
    await expect.poll(hidden, { message: name }).toBe(0)
  }
})

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
])('at %s x %s the ledger of four seats shows what all of them have and what can be bought', async (width, height) => {
  const { page } = await openMoment(PAYING, 'the last stock phase', { width, height, language: 'de' })
  const cut = () =>
    page.$eval('.stage-papers', (papers) => {
      const ledger = papers.querySelector('.matrix-scroll') as HTMLElement
      // On a phone all papers are read by scrolling down.
      const below = innerWidth > 860 ? papers.scrollHeight - papers.clientHeight : 0
      return Math.max(ledger.scrollWidth - ledger.clientWidth, below)
    })
  await expect.poll(cut).toBeLessThanOrEqual(1)
})

test('Buildings that are turned over at once stand only when each is told of', async () => {
  const { page } = await openMoment(FULL, 'building', {
    width: 1440,
    height: 900,
    motion: true,
    settings: { film: 'slow' },
  })
  await page.locator('.bs-candidate').first().click()
  await page.locator('.bs-candidate').nth(1).click()
  // Asked once more only where bots answer at once.
  const confirm = page.locator('.offer .button-primary')
  await confirm.click({ timeout: 3_000 }).catch(() => undefined)
  await page.locator('.film-layer[data-shot="built"]').waitFor({ state: 'attached' })
  const withheld = () => page.locator('[data-withheld]').count()
  await expect.poll(withheld, { interval: 50 }).toBe(1)
  await expect.poll(withheld).toBe(0)
})

test.each(['en', 'de'] as const)('what is written on the crates of the pier stays on them, %s', async (language) => {
  const guest = await visitor({ language })
  for (const name of ['founding', 'several charters']) {
    const { page } = await toMoment(guest, FULL, name)
    const beyond = await page.$$eval(
      '.bs-crate',
      (all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
          .length,
    )
    expect(beyond, name).toBe(0)
  }
})

test('a charter that is opened in the city lies open: nothing is explained over it until something else is pointed at', async () => {
  const { page } = await openMoment(FULL, 'buying')
  await page.keyboard.press('o')
  const plate = page.locator('.bs-plate').nth(1)
  await plate.hover()
  await page.waitForSelector('.popover')
  await plate.click()
  await page.waitForSelector('.bs-leaf .charter')
  await page.mouse.move(...(await middleOf(plate)))
  // Longer than a pointer rests until something is explained.
  await page.waitForTimeout(700)
  expect(await page.locator('.popover').count()).toBe(0)
  await plate.click()
  await page.waitForSelector('.bs-leaf', { state: 'detached' })
})

test('the charter that is asked about lies open, also after another one was looked at', async () => {
  const { page } = await openMoment(FULL, 'acting for several')
  const spine = page.locator('.bs-spine').first()
  await spine.click()
  // What has been put away under the pointer is not explained, wherever that would be.
  await page.waitForTimeout(700)
  expect(await page.locator('.popover').count()).toBe(0)
  const other = (await spine.getAttribute('data-now')) ?? ''
  await page.locator('[data-place="spaces:hire-workers"] .spot-open').click()
  await page.locator('.offer .move', { hasText: other }).click()
  await page.waitForSelector('.bs-open-charter .factory.spot-open')
})

test('what is asked once more stands above its button, and not on the question', async () => {
  const { page } = await openMoment(FULL, 'the last to pass')
  const pass = page.locator('.prompt-moves .move', { hasText: /^Pass/ })
  await pass.click()
  await page.waitForSelector('.offer .button-primary')
  const [button, offer, question] = await Promise.all(
    [pass, page.locator('.popover.offer'), page.locator('.table-prompt')].map((each) => each.boundingBox()),
  )
  if (!button || !offer || !question) throw new Error('nothing is asked')
  expect(offer.y + offer.height).toBeLessThanOrEqual(question.y)
  expect(Math.abs(offer.x + offer.width / 2 - button.x - button.width / 2)).toBeLessThan(2)
})

test.each([
  [1440, 900],
  [1280, 720],
])(
  'at %s x %s what is explained of a Building hides neither the others nor the next question',
  async (width, height) => {
    const { page } = await openMoment(FULL, 'building', { width, height, language: 'de' })
    await page.locator('.bs-candidate').nth(1).click()
    await page.locator('.popover.hint .explained').waitFor()
    const hides = () =>
      page.$$eval('.bs-choice, .popover.hint', (all) => {
        const [papers, box] = all.map((each) => each.getBoundingClientRect())
        return !papers || !box || (box.left < papers.right && box.top < papers.bottom && box.bottom > papers.top)
      })
    await expect.poll(hides).toBe(false)
  },
)

test('a Capital Asset that was used is not lit: pointing at it would throw it away', async () => {
  const { page } = await openMoment(FULL, 'a used asset')
  await page.waitForSelector('.bs-open-charter .asset-exhausted')
  expect(await page.locator('.bs-open-charter .asset-exhausted.spot-open').count()).toBe(0)
})

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('at %s x %s the papers of a dividend are filled with what they say', async (width, height) => {
  const { page } = await openMoment(PAYING, 'selling', { width, height, language: 'de' })
  const widest = () =>
    page.$$eval('.dividend-card', (papers) =>
      papers.map((paper) => {
        const edges = [...paper.children].map((each) => each.getBoundingClientRect())
        return Math.max(...edges.slice(1).map(({ top }, i) => top - (edges[i]?.bottom ?? 0)))
      }),
    )
  await expect.poll(async () => Math.max(...(await widest()))).toBeLessThan(24)
})

test('beside the ledger what factories make begins a line of its own in every charter', async () => {
  const { page } = await openMoment(FULL, 'the second stock phase')
  const starts = () =>
    page.$$eval('.open-charter', (all) =>
      all.map((charter) => {
        const factory = charter.querySelector('.open-factory')?.getBoundingClientRect().left ?? 0
        return Math.round(factory - charter.getBoundingClientRect().left)
      }),
    )
  await expect.poll(async () => new Set(await starts()).size).toBe(1)
  expect((await starts()).length).toBeGreaterThan(5)
})

async function middleOf(what: Locator): Promise<[number, number]> {
  const box = await what.boundingBox()
  return box ? [box.x + box.width / 2 + 3, box.y + box.height / 2] : [0, 0]
}
