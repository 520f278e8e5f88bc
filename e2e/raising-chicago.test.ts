import { random, sightOf } from '@boardroom/bots'
import { chanceFrom, History, viewOf } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { figures, score } from '../games/raising-chicago/board/figures.ts'
import { board } from '../games/raising-chicago/board/index.ts'
import { nextBidders } from '../games/raising-chicago/board/leads.ts'
import { choosing, payWith } from '../games/raising-chicago/board/papers/ways.ts'
import { RESOURCES } from '../games/raising-chicago/components/index.ts'
import { raisingChicago } from '../games/raising-chicago/index.ts'
import { waysToPay } from '../games/raising-chicago/model/payment.ts'
import { text } from '../games/raising-chicago/text/en/index.ts'
import type { RaisingChicagoMove } from '../games/raising-chicago/types.ts'
import { closeBrowser, type Visitor } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { isOpenOn } from './open-on-board.ts'
import { movesMade, playNow, point, settle, someMove, untilAsked } from './play.ts'
import { isPaying, open, openAt, outOf } from './raising-chicago.ts'

afterAll(closeBrowser)

/** Where a player points, in the order of a round. */
const PLACES = [
  '.rc-go',
  '.rc-square.spot-open:not(.rc-toll)',
  '.rc-square.spot-open',
  '.rc-way.spot-open',
  '.rc-prestige-choice.spot-open',
  '.rc-site.spot-open',
  '.rc-outskirts-site.spot-open',
  '.rc-field.spot-open',
] as const

async function pointSomewhere(page: Page): Promise<void> {
  for (const place of PLACES) if (await page.locator(place).count()) return point(page, place)
  await someMove(page)
}

test('a whole round by pointing: bids, payment, buildings, production', async () => {
  const { page, complaints } = await playNow('raising-chicago')
  const headline = page.locator('.table-headline')
  expect(await headline.innerText()).toBe('Round 1 of 8 · Auction')
  expect(await page.locator('.rc-site').count()).toBe(40)
  expect(await page.locator('.rc-square').count()).toBe(20)

  // Pointing shows what a bid does, a click makes it, and then the square says why it is taken.
  const own = page.locator('.rc-square.spot-open:not(.rc-toll)')
  await own.first().hover()
  await page.locator('.hint').waitFor()
  await page.locator('.rc-square.rc-ghost').waitFor()
  await point(page, '.rc-square.spot-open:not(.rc-toll)')
  await untilAsked(page)
  expect(await page.locator('.rc-lead', { hasText: 'leads' }).count()).toBeGreaterThan(0)
  await page.locator('.table-headline').hover()
  await page.locator('.rc-square-taken.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toContain('RC-BID-06')
  await page.locator('.table-headline').hover()
  await page.locator('.hint').waitFor({ state: 'detached' })

  for (let i = 0; i < 60 && (await headline.innerText()).startsWith('Round 1'); i++) {
    await pointSomewhere(page)
    await untilAsked(page)
  }
  expect(await headline.innerText()).toMatch(/^Round 2 of 8/)
  const storeys = await page.locator('.rc-height:not(.rc-value)').allInnerTexts()
  expect(storeys.length).toBeGreaterThan(0)
  // Every project that found a bidder stands, in a ward or at the outskirts.
  const won = page.locator('.side-log .log-line', { hasText: /^[IV]+: .+ wins / })
  expect(storeys.length).toBe(await won.count())
  expect(complaints).toEqual([])
})

/** Where the button that pays ends, to the right and below. */
async function payCorner(page: Page): Promise<number[]> {
  const box = await page.locator('.rc-go').boundingBox()
  return box ? [Math.round(box.x + box.width), Math.round(box.y + box.height)] : []
}

test('paying: the cheapest way is chosen, any other can be, what is not possible says why', async () => {
  const { page, complaints } = await openAt(isPaying)
  const tag = page.locator('.rc-paying .rc-tag')
  expect(await tag.innerText()).toBe('cheapest')
  const primary = page.locator('.prompt-primary')
  const says = (): Promise<string | null> => primary.getAttribute('aria-description')
  const cheapest = await says()
  const other = page.locator('.rc-way[aria-pressed="false"]').first()
  const corner = await payCorner(page)
  await other.click()
  await tag.waitFor({ state: 'detached' })
  // Whatever is chosen, the button is where it was, and nothing else has come to lie there.
  expect(await payCorner(page)).toEqual(corner)
  // The primary button pays what is chosen, not what would be cheapest.
  expect(await says()).not.toBe(cheapest)
  await page.getByRole('button', { name: 'Back to the cheapest' }).click()
  await tag.waitFor()
  expect(await says()).toBe(cheapest)
  await page.locator('.rc-kind-row .rc-way.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toMatch(/RC-PAY-(05|07|10)/)
  await other.click()
  // What would be left stands in the crates, not beside them.
  await page.locator('.rc-go').hover()
  await page.locator('.rc-crate .figure-next').first().waitFor()
  expect(await outOf(page, '.rc-crate', '.figure-next')).toBe(0)
  await point(page, '.rc-go')
  await untilAsked(page)
  await page
    .locator('.log', { hasText: /Anna pays/ })
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test('a prestige building is turned before it is placed', async () => {
  const { page, complaints } = await openAt((table) => table.current?.step === 'prestige-site')
  const placed = page.locator('.rc-at-city .rc-value')
  const before = await placed.count()
  const pointing = page.locator('.rc-turntable small')
  const first = await pointing.innerText()
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Turn to the right' }).click()
  expect(await pointing.innerText()).toBe(first)
  await page.getByRole('button', { name: 'Turn to the left' }).click()
  await point(page, '.rc-site.spot-open')
  await expect.poll(() => placed.count()).toBeGreaterThan(before)
  expect(complaints).toEqual([])
})

/** What is worked out for a move that is pointed at comes so much later that the mouse is down by then. */
async function withLatePreviews({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof send>) {
      setTimeout(() => send.apply(this, args), 300)
    } as typeof send
  })
}

test('a click counts although the preview comes while the mouse is down', async () => {
  const guest = await openAt((table) => table.current?.step === 'raise')
  const { page } = guest
  const before = await movesMade(page)
  await withLatePreviews(guest)
  const number = await page.locator('.rc-site.spot-open .rc-site-number').first().boundingBox()
  if (!number) throw new Error('no site is open')
  await page.mouse.move(number.x - 40, number.y)
  await page.mouse.move(number.x + 4, number.y + 6)
  await page.mouse.down()
  await page.locator('.rc-site.rc-ghost').waitFor()
  await page.mouse.up()
  await settle(page, before)
  expect(await movesMade(page)).toBeGreaterThan(before)
})

test('the end: where every point comes from, and the city as it stands', async () => {
  const history = new History(raisingChicago, { seats: 3, options: { council: true }, seed: 'end' })
  while (!history.table.over) {
    const seat = history.table.asked()[0] as number
    history.play(seat, random.choose(sightOf(history.table, seat, chanceFrom(`end/${history.moves.length}`))))
  }
  const { page, complaints } = await open(history, { width: 390, height: 844 })
  const rows = await page.locator('.score-sheet tbody th').allInnerTexts()
  expect(rows).toEqual([
    'Prestige of the rounds',
    'Wards',
    'Auction board',
    'Prestige buildings',
    'Final projects',
    'Symbol sets',
    'Personal project',
    'Poverty',
    'City council',
    'Total',
  ])
  const column = await page.locator('.score-sheet tbody tr td:nth-of-type(1)').allInnerTexts()
  const numbers = column.map((cell) => Number.parseInt(cell.replace('−', '-'), 10))
  const total = numbers.pop()
  expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(total)
  expect(await page.locator('.rc-ending .rc-site').count()).toBe(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})

test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
  const { page } = await openAt(isPaying, { width, height: 900 })
  expect(await seriousFindings(page)).toEqual([])
})

test('the rail and the board have one sign for prestige and one for jokers', () => {
  const view = viewOf(new History(raisingChicago, { seats: 3, seed: 'signs' }).table, 0)
  const icons = figures(view, 0, 'en').map(({ icon }) => icon)
  expect(icons).toContain('prestige')
  expect(icons).toContain('joker')
  expect(icons).not.toContain('appeal')
  expect(icons).not.toContain('help')
})

/** Moves that are buttons under the prompt, or that another turn of the building leads to. */
function isElsewhere(move: RaisingChicagoMove): boolean {
  return move.type === 'pass' || move.type === 'end-sections' || (move.type === 'place-prestige' && move.rotation > 0)
}

test('every kind of move has its place on the board, and the score sheet adds up', () => {
  const enough = 3
  const seen = new Map<string, number>()
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const seats = 2 + (seed.charCodeAt(0) % 3)
    const history = new History(raisingChicago, { seats, options: { council: true }, seed })
    const { table } = history
    while (!table.over) {
      const seat = table.asked()[0] as number
      const view = viewOf(table, seat)
      for (const legal of table.legal(seat)) {
        const times = seen.get(legal.type) ?? 0
        if (times === enough || isElsewhere(legal)) continue
        seen.set(legal.type, times + 1)
        if (!isOpenOn(board, text, view, legal)) throw new Error(`nowhere to point for ${JSON.stringify(legal)}`)
      }
      history.play(seat, random.choose(sightOf(table, seat, chanceFrom(`${seed}/${history.moves.length}`))))
    }
    const { result } = viewOf(table, 'spectator')
    if (!result) throw new Error('no result')
    const rows = score(result, 'en')
    expect(result.scores.map((_, seat) => rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0))).toEqual(
      result.scores,
    )
  }
  expect([...seen.keys()].sort()).toEqual(
    [
      'add-storey',
      'assign-letters',
      'choose-card',
      'choose-field',
      'choose-prestige',
      'complete-section',
      'copy-tile',
      'exchange',
      'give',
      'move',
      'pay',
      'pay-toll',
      'place',
      'place-prestige',
      'raise',
      'swap-banners',
      'take-four',
      'train',
      'use-tile',
    ].sort(),
  )
})

test('every way to pay is reached by choosing kind by kind', () => {
  const hold = { timber: 2, jackscrew: 1, masonry: 3, joker: 2, favour: 1 }
  const pays = waysToPay({ hold, poverty: 0 }, { timber: 3, jackscrew: 2, masonry: 3 }).map((payment) => ({
    type: 'pay' as const,
    ...payment,
  }))
  expect(pays.length).toBeGreaterThan(10)
  for (const wanted of pays) {
    const choices = RESOURCES.flatMap((resource) => {
      const way = wanted[resource]
      return way === null ? [] : [{ resource, way }]
    })
    expect(payWith(pays, choices.toReversed())).toBe(wanted)
  }
})

test('another way to pay for one kind leaves the other kinds as they are shown', () => {
  const hold = { timber: 0, jackscrew: 0, masonry: 0, joker: 4, favour: 0 }
  const pays = waysToPay({ hold, poverty: 2 }, { timber: 3, jackscrew: 3, masonry: 3 }).map((payment) => ({
    type: 'pay' as const,
    ...payment,
  }))
  const shown = pays.find(({ timber, jackscrew }) => timber !== 'short' && jackscrew === 'short')
  if (!shown) throw new Error('nothing can be paid with jokers')
  const choices = choosing([], shown, { resource: 'timber', way: 'short' })
  expect(payWith(pays, choices)).toMatchObject({ timber: 'short', jackscrew: 'short', masonry: 'short' })
})

test('[RC-BID-02] the board tells who bids next: the most markers, by row if tied', () => {
  const { board: start } = viewOf(new History(raisingChicago, { seats: 3, seed: 'rows' }).table, 'spectator')
  const markers = [2, 3, 3]
  const companies = start.companies.map((company, seat) => ({ ...company, auction: markers[seat] ?? 0 }))
  expect(nextBidders({ rows: [1, 0, 2], companies }, 5)).toEqual([1, 2, 1, 0, 2])
})
