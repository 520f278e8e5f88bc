import { greedy, random, sightOf } from '@boardroom/bots'
import { chanceFrom, History, type Table, toFile, viewOf } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { figures, score } from '../games/raising-chicago/board/figures.ts'
import { board } from '../games/raising-chicago/board/index.ts'
import { nextBidders } from '../games/raising-chicago/board/leads.ts'
import { payWith } from '../games/raising-chicago/board/papers/ways.ts'
import { RESOURCES } from '../games/raising-chicago/components/index.ts'
import { type RaisingChicago, raisingChicago } from '../games/raising-chicago/index.ts'
import { cardSpaces, companyAt } from '../games/raising-chicago/model/companies.ts'
import { waysToPay } from '../games/raising-chicago/model/payment.ts'
import { text } from '../games/raising-chicago/text/en/index.ts'
import type { RaisingChicagoMove } from '../games/raising-chicago/types.ts'
import { closeBrowser, type Visit, type Visitor, visitor } from './browser.ts'
import { seriousFindings, smallestOn } from './findings.ts'
import { isOpenOn } from './open-on-board.ts'
import { movesMade, openFile, playNow, point, settle, someMove, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

type AtTable = Table<RaisingChicago>

/** A game of three that has come to a moment in which the first seat is asked; the first of eight games in which it does. */
function gameAt(is: (table: AtTable) => boolean, from = 0): History<RaisingChicago> {
  for (let game = from; game < from + 8; game++) {
    const history = new History(raisingChicago, { seats: 3, seed: `moment/${game}` })
    while (!history.table.over) {
      const { table } = history
      const asked = table.asked()
      if (asked.includes(0) && is(table)) return history
      const seat = asked[0] as number
      history.play(seat, greedy.choose(sightOf(table, seat, chanceFrom(`${game}/${history.moves.length}`))))
    }
  }
  throw new Error('the moment never came')
}

/** Opens that game from a file, the other seats being bots. */
function openAt(is: (table: AtTable) => boolean, visit: Visit = {}): Promise<Visitor> {
  return open(gameAt(is), visit)
}

async function open(history: History<RaisingChicago>, visit: Visit = {}): Promise<Visitor> {
  const file = toFile(history, ['Anna', 'Ben', 'Cleo'])
  const seats = file.seats.map(({ name }, seat) => (seat === 0 ? { name } : { name, bot: 'greedy-1' }))
  const guest = await visitor(visit)
  await guest.go('/')
  await guest.page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, seats })),
  })
  await untilAsked(guest.page)
  return guest
}

/** How many things reach beyond the frame that they belong to. */
function outOf(page: Page, frame: string, inside: string): Promise<number> {
  return page.evaluate(
    ([around, thing]) =>
      [...document.querySelectorAll(around)].flatMap((each) => {
        const box = each.getBoundingClientRect()
        return [...each.querySelectorAll(thing)].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left < box.left || right > box.right || top < box.top || bottom > box.bottom
        })
      }).length,
    [frame, inside] as const,
  )
}

function isPaying(table: AtTable): boolean {
  return table.current?.step === 'payment' && table.legal(0).filter(({ type }) => type === 'pay').length > 3
}

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

test('paying: the cheapest way is chosen, any other can be, what is not possible says why', async () => {
  const { page, complaints } = await openAt(isPaying)
  const tag = page.locator('.rc-paying .rc-tag')
  expect(await tag.innerText()).toBe('cheapest')
  expect(await page.locator('.prompt-primary').count()).toBe(1)
  const other = page.locator('.rc-way[aria-pressed="false"]').first()
  await other.click()
  await tag.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Back to the cheapest' }).click()
  await tag.waitFor()
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

test('where a prestige building would stand is seen, with who gains by it', async () => {
  const { page } = await openAt((table) => table.current?.step === 'prestige-site')
  const ghost = page.locator('.rc-site.rc-ghost')
  expect(await ghost.count()).toBe(0)
  await page.locator('.rc-site.spot-open').first().hover()
  await ghost.waitFor()
  // Its arrows leave the pointer to the site: it would come and go under it.
  expect(await page.locator('.rc-arrows:not([data-explain])').count()).toBe(1)
})

test('what a building brings is listed at the side, with the numbers that the desk has then', async () => {
  const { page } = await openAt((table) => table.current?.step === 'raise')
  const site = page.locator('.rc-site.spot-open').last()
  await site.hover()
  const list = page.locator('.hint .rc-outcome')
  await list.waitFor()
  const next = await page.locator('.rc-nameplate .rc-prestige .figure-next').innerText()
  const listed = list.locator('.rc-change', { has: page.locator('.rc-sign-prestige') })
  expect((await listed.last().innerText()).split('→')[1]?.trim()).toBe(next.replace('→', '').trim())
  expect(await list.locator('li').last().innerText()).toContain('Card comes in')
  // All around the site stays in sight, and another site behind the list can be pointed at.
  const [box, at, stage] = await Promise.all(
    ['.popover.hint', '.rc-site.rc-ghost', '.stage-view'].map((each) => page.locator(each).boundingBox()),
  )
  if (!box || !at || !stage) throw new Error('something is out of sight')
  expect(box.x > at.x + at.width || box.x + box.width < at.x).toBe(true)
  expect(box.y >= stage.y && box.y + box.height <= stage.y + stage.height).toBe(true)
  expect(await outOf(page, '.popover.hint', '.rc-outcome *')).toBe(0)
})

test('what a bid brings is listed above its notice board, which stays in sight with all the others', async () => {
  const { page } = await openAt((table) => table.current?.step === 'bid', { width: 1280, height: 720 })
  const square = page.locator('.rc-square.spot-open:not(.rc-toll)').first()
  await square.hover()
  const list = page.locator('.hint .rc-outcome')
  await list.waitFor()
  expect(await list.innerText()).toMatch(/You lead|leads/)
  const next = (await page.locator('.rc-crate .figure-next').innerText()).replace('→', '').trim()
  expect((await list.locator('.rc-change').innerText()).split('→')[1]?.trim()).toBe(next)
  const box = await page.locator('.popover.hint').boundingBox()
  const boards = await page.locator('.rc-notice').first().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(boards?.y ?? 0)
})

test('on a phone the list stands on the sheet that asks, below the map', async () => {
  const { page } = await openAt((table) => table.current?.step === 'raise', { width: 360, height: 740, language: 'de' })
  const sites = page.locator('.rc-site.spot-open')
  const seen = await sites.evaluateAll((all) =>
    all.findIndex((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  )
  await sites.nth(seen).tap()
  await page.locator('.offer .rc-outcome').waitFor()
  expect(await outOf(page, '.offer', '.rc-outcome *')).toBe(0)
  const [sheet, map] = [await page.locator('.offer').boundingBox(), await page.locator('.stage-view').boundingBox()]
  if (!sheet || !map) throw new Error('something is out of sight')
  expect(sheet.y).toBeGreaterThanOrEqual(map.y + map.height)
})

test('neighbourhoods that are enclosed are outlined, with who has how many storeys there', async () => {
  const isEnclosed = (table: AtTable): boolean => table.current?.step === 'neighbourhoods'
  const { page } = await openAt(isEnclosed, { width: 390, height: 844 })
  expect(await page.locator('.rc-enclosed').count()).toBe(2)
  expect(await page.locator('.rc-enclosed-tally').count()).toBe(2)
  // On a phone the camera shows what is asked.
  expect(await outOf(page, '.stage-view', '.rc-field.spot-open')).toBe(0)
})

test('plans to come say on the table what they cost, as the paper does that lists them', async () => {
  const later = ({ state, current }: AtTable): boolean => state.round === 3 && current?.step === 'bid'
  const { page } = await openAt(later, { width: 1280, height: 720, language: 'de' })
  const numbers = (all: string): Promise<string[]> => page.locator(all).allInnerTexts()
  const onTable = await numbers(':is(.rc-hole, .rc-final) .rc-costs > b > [aria-hidden]')
  expect(onTable.length).toBe(3 * (5 + 4))
  expect(await outOf(page, '.rc-hole', '*')).toBe(0)
  await page.keyboard.press('o')
  await page.locator('.rc-office h3 button').click()
  await page.locator('.rc-coming').waitFor()
  expect(onTable).toEqual(await numbers('.rc-coming .rc-cost-of > b'))
})

test('the desk ends with the window, however many cards lie on it', async () => {
  const hasMany = ({ state }: AtTable): boolean => cardSpaces(companyAt(state, 0)) > 6
  // In this game it comes soon.
  const { page } = await open(gameAt(hasMany, 25), { width: 1024, height: 768 })
  const desk = page.locator('.rc-desk')
  expect(await desk.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
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

/** The places at the bottom of a phone, from left to right. */
function stops(page: Page): Promise<string[]> {
  return page.locator('.stage-nav button').allInnerTexts()
}

test('on a phone: places that stay where they are, nothing too wide, too small to read or to hit', async () => {
  const phone = { width: 390, height: 844 }
  const { page, complaints } = await playNow('raising-chicago', phone)
  const order = ['Outskirts', 'Wards', 'Yard', 'Auction', 'Plans']
  expect(await stops(page)).toEqual(order)
  const { font, target } = await smallestOn(page, '.rc-desk')
  expect(font).toBeGreaterThanOrEqual(11.9)
  expect(target).toBeGreaterThanOrEqual(44)
  for (const stop of order) {
    await page.locator('.stage-nav button', { hasText: stop }).tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.locator('.stage-nav button', { hasText: 'Auction' }).tap()
  // A tap first shows what it means.
  const square = page.locator('[data-place^="auction:I:"].spot-open').first()
  const box = await square.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await square.tap()
  await page.locator('.offer .button-primary').tap()
  await page.locator('.offer').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  // Only the desk scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  // The small map stays in the corner of the window onto the stage, however far the desk is scrolled.
  const [map, corner] = await page.evaluate(() => {
    document.querySelector('.rc-cards')?.scrollIntoView()
    return ['.stage-map', '.stage-view'].map((each) => document.querySelector(each)?.getBoundingClientRect().bottom)
  })
  expect((corner ?? 0) - (map ?? 0)).toBeGreaterThan(0)
  expect((corner ?? 0) - (map ?? 0)).toBeLessThan(14)
  // In another phase the places are the same; the one that is asked about is marked, and can be hit.
  const { page: other } = await openAt((table) => table.current?.step === 'raise', phone)
  expect(await stops(other)).toEqual(order)
  expect(await other.locator('.stage-stop-wanted').innerText()).toBe('Wards')
  const sites = await other
    .locator('.rc-site.spot-open')
    .evaluateAll((all) =>
      all.map((site) => site.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    )
  expect(Math.min(...sites)).toBeGreaterThanOrEqual(44)
})

test('the rail and the board have one sign for prestige and one for jokers', () => {
  const view = viewOf(new History(raisingChicago, { seats: 3, seed: 'signs' }).table, 0)
  const icons = figures(view, 0, 'en').map(({ icon }) => icon)
  expect(icons).toContain('prestige')
  expect(icons).toContain('joker')
  expect(icons).not.toContain('appeal')
  expect(icons).not.toContain('help')
})

test('what every seat could pay with stands in one line of its strip, each kind by its sign', async () => {
  const { page, go } = await visitor({ width: 1280, height: 720 })
  await go('/')
  await openFile(page, (await momentsOf('raising-chicago')).get('bidding'))
  await untilAsked(page)
  const lines = await page.locator('.seat-figures').evaluateAll((all) =>
    all.map((each) => {
      const tops = [...each.querySelectorAll('[data-explain]')].map((one) =>
        Math.round(one.getBoundingClientRect().top),
      )
      return [new Set(tops.slice(4)).size, each.querySelectorAll('svg:not(.icon)').length]
    }),
  )
  expect(lines).toEqual(Array.from({ length: 4 }, () => [1, 5]))
  const held = await page.locator('[data-place="seat:0:timber"]').allInnerTexts()
  expect(held.length).toBe(2)
  const [crate, strip] = held.map((each) => /\d+/.exec(each)?.[0])
  expect(strip).toBe(crate)
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

test('[RC-BID-02] the board tells who bids next: the most markers, by row if tied', () => {
  const { board: start } = viewOf(new History(raisingChicago, { seats: 3, seed: 'rows' }).table, 'spectator')
  const markers = [2, 3, 3]
  const companies = start.companies.map((company, seat) => ({ ...company, auction: markers[seat] ?? 0 }))
  expect(nextBidders({ rows: [1, 0, 2], companies }, 5)).toEqual([1, 2, 1, 0, 2])
})
