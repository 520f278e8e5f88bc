import { readdirSync, readFileSync } from 'node:fs'
import type { FilmEvent } from '@boardroom/board-kit'
import { History, parseFile, replay, Table, type View, viewOf } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rival, score } from '../games/carnegie/board/figures.ts'
import { film } from '../games/carnegie/board/film.tsx'
import { attentionOf } from '../games/carnegie/board/focus.ts'
import { board } from '../games/carnegie/board/index.ts'
import { type Carnegie, carnegie } from '../games/carnegie/index.ts'
import { text } from '../games/carnegie/text/en/index.ts'
import { closeBrowser, type Visit, type Visitor, visitor } from './browser.ts'
import { seriousFindings, smallestOn } from './findings.ts'
import {
  askedOf,
  clickMove,
  complaintsOf,
  joinInGerman,
  type OnlinePerson,
  onlinePerson,
  playersAfter,
  startTable,
  together,
} from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { isOpenOn } from './open-on-board.ts'
import { movesMade, openFile, playNow, point, settle, someMove, untilAsked } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

/** Against Andrew. */
function soloGame(visit: Visit = {}): Promise<Visitor> {
  return playNow('carnegie', visit)
}

/** The log is a pull away, and still knows. */
async function told(page: Page, what: string | RegExp): Promise<void> {
  await page.locator('.side-log .log-line', { hasText: what }).first().waitFor({ state: 'attached' })
}

/** A narrow table shows the region with most of the spaces that are asked for; the others are a step away. */
async function spaceInSight(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const space = [...document.querySelectorAll('.cg-slot.spot-open')].find((spot) => {
      const { left, top, right, bottom } = spot.getBoundingClientRect()
      return left >= view.left && top >= view.top && right <= view.right && bottom <= view.bottom
    })
    return space?.getAttribute('data-place')
  })
  return `[data-place="${await found.jsonValue()}"]`
}

/** The least height of what hits a space that can be pointed at, of those in the middle of what is seen. */
function narrowestReach(page: Page): Promise<number> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const edge = 60
    const heights = [...document.querySelectorAll('.cg-slot.spot-open')].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      const away = x < view.left + edge || x > view.right - edge || y < view.top + edge || y > view.bottom - edge
      if (away) return []
      const hits = Array.from({ length: 90 }, (_, i) => document.elementFromPoint(x, y + i - 45) === spot)
      return [hits.filter(Boolean).length]
    })
    return Math.min(...heights)
  })
}

/** Sides, first project and reserved tile, all by pointing. */
async function toSixSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Industry side B' }).click()
  await point(page, '.cg-sides-go')
  await point(page, await spaceInSight(page))
  await point(page, '.cg-tile.spot-open')
}

/** The numbers of one column of the score sheet, its total last. */
async function column(page: Page, place: number): Promise<number[]> {
  const cells = page.locator(`.score-sheet tbody tr td:nth-of-type(${place})`)
  return (await cells.allInnerTexts()).map((text) => Number.parseInt(text, 10))
}

test('a newcomer plays Andrew from the home page to the end', async () => {
  const { page, complaints } = await soloGame()
  await page.getByRole('button', { name: 'Industry side B' }).click()
  await point(page, '.cg-sides-go')
  await told(page, 'Industry B')

  // What is taken says why it is not possible.
  await page.locator('.cg-slot.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toContain('CG-SET-13')
  // The box may lie on the next space: it goes when one points elsewhere.
  await page.mouse.move(2, 2)
  await page.locator('.hint-refusal').waitFor({ state: 'detached' })
  await point(page, '.cg-slot.spot-open')
  await point(page, '.cg-tile.spot-open')

  // An employee in hand shows what each room costs; a click walks all the steps.
  const before = await movesMade(page)
  await page.locator('.cg-group-lying.spot-open').click()
  expect(await page.locator('.cg-target .cg-badge').count()).toBe(15)
  await page.getByRole('button', { name: 'Go here: 3 steps' }).first().click()
  await expect.poll(() => movesMade(page)).toBe(before + 3)
  await page.locator('.prompt-text', { hasText: '3 steps left' }).waitFor()
  await page.locator('.cg-group-lying.spot-open').first().click()
  expect(await page.locator('.cg-target-far').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Put back' }).click()
  expect(await page.locator('.cg-target').count()).toBe(0)

  // Every row says which event it triggers; by keyboard, too.
  while (!(await page.locator('.cg-row.spot-open').count())) await someMove(page)
  const row = page.locator('.cg-row.spot-open').nth(1)
  const event = await row.locator('.cg-event').first().textContent()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.locator('.offer .button-primary').click()
  await told(page, 'Player 1 chooses Management')
  expect(await page.locator('.cg-row-now .cg-event').first().textContent()).toBe(event)

  for (let i = 0; i < 400 && (await untilAsked(page)) === 'asked'; i++) await someMove(page)
  await page.waitForSelector('.end-screen')
  for (const place of [1, 2]) {
    const numbers = await column(page, place)
    const total = numbers.pop()
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(total)
  }
  expect(await page.locator('.score-sheet thead').innerText()).toContain('Andrew')
  await page.locator('.cg-ending .cg-final-map').waitFor()
  // The score stands on paper, not on the dark wood around a stage.
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.locator('.cg-networks li').count()).toBe(1)
  await page.locator('.chart').first().waitFor()
  expect(complaints).toEqual([])
})

test('the reserved department is built by pointing at a room, and taken back', async () => {
  const { page, complaints } = await soloGame()
  await toSixSteps(page)
  while (!(await page.locator('.cg-row.spot-open').count())) await someMove(page)
  await point(page, '.cg-row.spot-open:nth-of-type(2)')
  while (!(await page.getByText('Management: build departments').count())) await someMove(page)
  const before = await movesMade(page)
  // What is about to change is told without moving anything under the pointer.
  const tall = () => page.locator('.cg-house').evaluate((house) => house.clientHeight)
  const height = await tall()
  await page.locator('.cg-room .cg-target.spot-open').first().hover()
  await page.locator('.cg-purse .figure-next').nth(1).waitFor()
  expect(await tall()).toBe(height)
  await page.locator('.cg-room .cg-target.spot-open').first().click()
  await expect.poll(() => movesMade(page)).toBe(before + 1)
  await told(page, 'builds')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => movesMade(page)).toBe(before)
  expect(complaints).toEqual([])
})

describe('online', () => {
  let server: OnlineServer
  beforeAll(async () => {
    server = await OnlineServer.start()
  })
  afterAll(() => server.close())

  async function host({ page, go }: OnlinePerson): Promise<string> {
    await go('/play/carnegie?online')
    await page.getByRole('button', { name: 'Duel' }).click()
    await page.getByLabel('Your name').fill('Anna')
    await page.getByRole('button', { name: 'Create the table' }).click()
    return page.getByLabel('Invite link for seat 2').inputValue()
  }

  function sidesIn(frames: readonly string[], seat: number): unknown[] {
    return playersAfter(frames).flatMap((players) => players[seat]?.['sides'] ?? [])
  }

  test('two people play the setup and a whole round', async () => {
    const anna = await onlinePerson(server.url)
    const ben = await onlinePerson(server.url, { language: 'de' })
    const people = [anna, ben]
    await joinInGerman(ben, await host(anna), 'Ben')
    await startTable(anna, ben)
    const headline = anna.page.locator('.table-headline')
    for (let i = 0; i < 120 && !(await headline.innerText()).startsWith('Round 2'); i++) {
      const person = await askedOf(people)
      const before = await clickMove(person)
      await settle(person.page, before)
      await together(people, before + 1)
    }
    expect(await headline.innerText()).toMatch(/^Round 2 of 20/)
    expect(await ben.page.locator('.table-headline').innerText()).toMatch(/^Runde 2 von 20/)
    await told(ben.page, / wählt .* Ereignis: /)
    // Nobody was told the other's sides before both had chosen.
    expect(sidesIn(anna.frames, 1).length).toBeGreaterThan(0)
    for (const told of [...sidesIn(anna.frames, 1), ...sidesIn(ben.frames, 0)]) expect(typeof told).toBe('boolean')
    for (const person of people) expect(complaintsOf(person)).toEqual([])
  })
})

test.each([1440, 390])('the table has no serious findings at %s px', async (width) => {
  const { page } = await soloGame({ width, height: 900 })
  if (width === 1440) {
    await toSixSteps(page)
    await page.locator('.cg-group-lying.spot-open').click()
  }
  expect(await seriousFindings(page)).toEqual([])
})

test('on a phone: places in one order, nothing too wide, too small to read or to hit', async () => {
  const { page, complaints } = await soloGame({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const stops = ['West', 'Midwest', 'East', 'South', 'Gifts', 'Tiles']
  expect(await page.locator('.stage-nav button').allInnerTexts()).toEqual(stops)
  await page.locator('.cg-sides-go').tap()
  await page.locator('.offer .button-primary').tap()
  await page.locator('.cg-slot.spot-open').first().waitFor()
  for (const part of ['.cg-ribbon', '.cg-desk']) {
    const { font, target } = await smallestOn(page, part)
    expect(font, part).toBeGreaterThanOrEqual(11.9)
    expect(target, part).toBeGreaterThanOrEqual(44)
  }
  // A space is hit well beyond its ring, away from the others of its city.
  await expect.poll(() => narrowestReach(page)).toBeGreaterThanOrEqual(40)
  await page.locator('.stage-nav button', { hasText: 'Gifts' }).tap()
  await page.locator('.cg-small-print').first().waitFor()
  expect(await page.locator('.stage-nav button').allInnerTexts()).toEqual(stops)
  expect(complaints).toEqual([])
})

test('nothing to be pointed at lies under something else, at any width', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    const { page, context } = await soloGame({ width, height })
    await toSixSteps(page)
    // Whoever is taken in hand is not explained any more: the words would lie on where they can go.
    await page.locator('.cg-group-lying.spot-open').hover()
    await page.locator('.popover.hint').waitFor()
    await page.locator('.cg-group-lying.spot-open').click()
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.cg-desk .spot-open, .prompt .button')].flatMap((spot) => {
        const { left, top, width: w, height: h } = spot.getBoundingClientRect()
        const over = document.elementFromPoint(left + w / 2, top + h / 2)
        return over && (spot.contains(over) || over.closest('.cg-target')) ? [] : [spot.textContent]
      }),
    )
    expect(hidden).toEqual([])
    await context.close()
  }
})

test('the spaces of the map can be hit with a mouse at 1024 px, too', async () => {
  const { page } = await soloGame({ width: 1024, height: 768 })
  await point(page, '.cg-sides-go')
  const size = () =>
    page
      .locator('.cg-slot.spot-open')
      .first()
      .evaluate((spot) => Math.min(spot.getBoundingClientRect().width, spot.getBoundingClientRect().height))
  await expect.poll(size).toBeGreaterThanOrEqual(28)
})

test('the costs of a tab stand clear of the circles above them', async () => {
  const { page } = await soloGame()
  await point(page, '.cg-sides-go')
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('.cg-tab-cell')].filter((cell) => {
        const circle = cell.querySelector('.cg-pay')?.getBoundingClientRect()
        const cost = cell.querySelector('.cg-tab-cost')?.getBoundingClientRect()
        const strip = cell.closest('.cg-strip')?.getBoundingClientRect()
        return circle && cost && strip && (cost.top < circle.bottom - 1.5 || cost.bottom > strip.bottom + 0.5)
      }).length,
  )
  expect(cut).toBe(0)
  expect(await page.locator('.cg-tab-cost').count()).toBeGreaterThan(20)
})

test('on a phone what comes next in every row of the timeline is in sight while people work, and all of it a tap away', async () => {
  const { page, go } = await visitor({ width: 390, height: 844, language: 'de' })
  await go('/')
  await openFile(page, (await momentsOf('carnegie')).get('building'))
  await untilAsked(page)
  const events = page.locator('.cg-row .cg-event')
  const inSight = () => events.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)
  await expect.poll(inSight).toBe(await events.count())
  expect(await page.locator('.cg-row').count()).toBe(4)
  // In one row: the rest of the window is for the map.
  const rows = await page.locator('.cg-row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
  // ... with nothing of it behind the sign of its action.
  const hidden = () =>
    page.locator('.cg-row').evaluateAll(
      (all) =>
        all.filter((row) => {
          const events = [...row.querySelectorAll('.cg-event')].map((event) => event.getBoundingClientRect())
          const { right } = row.getBoundingClientRect()
          const from = row.querySelector('.cg-action')?.getBoundingClientRect().right ?? 0
          return events.some((event) => event.left < from - 1 || event.right > right)
        }).length,
    )
  expect(await hidden()).toBe(0)
  const cells = page.locator('.cg-cell')
  const unrolled = () => cells.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)
  expect(await unrolled()).toBe(0)
  await page.getByRole('button', { name: 'Zeitplan' }).click()
  await expect.poll(unrolled).toBe(await cells.count())
})

test('on a phone the house comes into sight when people move in it, and what one has lies below the country', async () => {
  const { page } = await soloGame({ width: 360, height: 740 })
  await page.locator('.cg-sides-go').tap()
  await page.locator('.offer .button-primary').tap()
  const bottomOf = (selector: string) =>
    page.evaluate((part) => {
      const prompt = document.querySelector('.table-prompt')?.getBoundingClientRect().top ?? 0
      return prompt - (document.querySelector(part)?.getBoundingClientRect().bottom ?? 0)
    }, selector)
  await page.locator('.cg-slot.spot-open').first().waitFor()
  expect(await bottomOf('.cg-purse .cg-money')).toBeGreaterThanOrEqual(0)
  // Nor has the choice before it, which was scrolled to, left it behind the country.
  await expect.poll(() => bottomOf('.cg-purse .cg-money')).toBeLessThanOrEqual(await bottomOf('.stage-view'))
  await point(page, await spaceInSight(page))
  await point(page, '.cg-tile.spot-open')
  await page.locator('.cg-group-lying.spot-open').first().waitFor()
  await expect.poll(() => bottomOf('.cg-house')).toBeGreaterThanOrEqual(0)
})

test('while a department is picked the shelf fills the stage', async () => {
  const { page } = await soloGame()
  await point(page, '.cg-sides-go')
  await point(page, '.cg-slot.spot-open')
  await page.locator('.cg-tile.spot-open').first().waitFor()
  const part = () =>
    page.evaluate(() => {
      const view = document.querySelector('.stage-view')?.getBoundingClientRect()
      const shelf = document.querySelector('[data-place="departments"]')?.getBoundingClientRect()
      return view && shelf ? shelf.width / view.width : 0
    })
  await expect.poll(part).toBeGreaterThan(0.9)
  // What each does can be read.
  expect(await page.locator('.cg-tile-print:visible').count()).toBeGreaterThan(4)
})

const folder = new URL('../games/carnegie/test/recorded/', import.meta.url)
const recorded = readdirSync(folder).map((name) => parseFile(readFileSync(new URL(name, folder), 'utf8')))

/** Whether pointing somewhere on the board means this move, at this position. */
function canPoint(view: ReturnType<typeof viewOf<Carnegie>>, move: Carnegie['move']): boolean {
  if (board.isButton?.(move) || board.confirms?.includes(move.type)) return true
  return isOpenOn(board, text, view, move)
}

test('every kind of move has its place on the board', () => {
  const enough = 4
  const seen = new Map<string, number>()
  for (const { seats, options, seed, moves } of recorded) {
    const table = Table.start(carnegie, { seats: seats.length, options, seed })
    for (const { seat, move } of moves) {
      const view = viewOf(table, seat)
      for (const legal of table.legal(seat)) {
        const times = seen.get(legal.type) ?? 0
        if (times === enough) continue
        seen.set(legal.type, times + 1)
        if (!canPoint(view, legal)) throw new Error(`nowhere to point for ${JSON.stringify(legal)}`)
      }
      table.play(seat, move)
    }
  }
  // All there are but entering the New Lobby, which is a button, and copying donations.
  expect(seen.size).toBeGreaterThanOrEqual(25)
})

/** Every position of the recorded games in which somebody may do such a thing. */
function* askedFor(type: Carnegie['move']['type']): Generator<readonly [View<Carnegie>, Carnegie['move'][]]> {
  for (const { seats, options, seed, moves } of recorded) {
    const table = Table.start(carnegie, { seats: seats.length, options, seed })
    for (const { seat, move } of moves) {
      if (move.type === type) yield [viewOf(table, seat), table.legal(seat)]
      table.play(seat, move)
    }
  }
}

test('a narrow window comes near to spaces across the border of regions, where most of them are', () => {
  let wide = 0
  for (const [view, moves] of askedFor('build-project')) {
    const { places, near, at } = attentionOf(view, moves)
    if (moves.some(({ type }) => type === 'use')) continue
    const regions = places.filter((place) => place !== 'donations' && place !== 'departments')
    expect(near).toEqual(regions)
    expect(at).not.toBeNull()
    if (regions.length > 1) wide++
  }
  expect(wide).toBeGreaterThan(10)
})

test('there is always somewhere to look, or all of the table', () => {
  let points = 0
  for (const { seats, options, seed, moves } of recorded) {
    const table = Table.start(carnegie, { seats: seats.length, options, seed })
    for (const { seat, move } of moves) {
      // Who is not asked sees what happens.
      for (const viewer of seats.keys()) {
        const { at, nearPart } = attentionOf(viewOf(table, viewer), viewer === seat ? table.legal(seat) : [])
        const lengths = [...Object.values(at ?? {}), ...Object.values(nearPart ?? {})]
        expect(lengths.filter((length) => !Number.isFinite(length))).toEqual([])
        points += lengths.length
      }
      table.play(seat, move)
    }
  }
  expect(points).toBeGreaterThan(1000)
})

test('whoever sends somebody anywhere sees the whole table, with nothing of it cut off', () => {
  const everywhere = [...askedFor('use')].filter(
    ([view, moves]) => attentionOf(view, moves).places.join() === 'west,midwest,east,south',
  )
  expect(everywhere.length).toBeGreaterThan(10)
  for (const [view, moves] of everywhere) expect(attentionOf(view, moves).part).toMatchObject({ w: 940, h: 790 })
})

test('the film has a card at each quarter of a game, and tells what a network that grows is worth', () => {
  const [file] = recorded.filter(({ seats }) => seats.length > 1)
  if (!file) throw new Error('no recorded game')
  const history = new History(carnegie, { seats: file.seats.length, options: file.options, seed: file.seed })
  const events: FilmEvent[] = []
  let told = 0
  for (const { seat, move } of file.moves) {
    history.play(seat, move)
    const view = viewOf(history.table, seat)
    for (const { entry } of history.log.slice(told)) events.push(...film(entry, view))
    told = history.log.length
  }
  expect(events.filter((event) => event.act === 'card' && event.of === 'round').length).toBe(4)
  expect(events.some((event) => event.act === 'reveal' && event.tells?.endsWith('★'))).toBe(true)
  // A card says which rounds it looks back on.
  const sixth = history.log.find(({ entry }) => entry.type === 'round' && entry.round === 6)
  expect(sixth && [board.stretch?.(sixth, 'en'), board.stretch?.(sixth, 'de')]).toEqual([
    'Rounds 6 to 10',
    'Runden 6 bis 10',
  ])
})

test('the score sheet adds up in every recorded game', () => {
  const results = recorded.flatMap((file) => replay(carnegie, file).table.result ?? [])
  expect(results.length).toBe(recorded.length)
  for (const result of results) {
    const andrew = rival(result)
    const totals = [...result.scores, ...(andrew ? [andrew.score] : [])]
    const rows = score(result, 'en')
    expect(totals.map((_, place) => rows.reduce((sum, { values }) => sum + (values[place] ?? 0), 0))).toEqual(totals)
  }
})
