import { readdirSync, readFileSync } from 'node:fs'
import { HandsContext } from '@boardroom/board-kit'
import { parseFile, replay, Table, viewOf } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rival, score } from '../games/carnegie/board/figures.ts'
import { board } from '../games/carnegie/board/index.ts'
import { type Carnegie, carnegie } from '../games/carnegie/index.ts'
import { text } from '../games/carnegie/text/en/index.ts'
import { closeBrowser, type Visit, type Visitor } from './browser.ts'
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
import { movesMade, playNow, point, settle, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** Against Andrew. */
function soloGame(visit: Visit = {}): Promise<Visitor> {
  return playNow('carnegie', visit)
}

/** Sides, first project and reserved tile, all by pointing. */
async function toSixSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Industry side B' }).click()
  await point(page, '.cg-sides-go')
  await point(page, '.cg-slot.spot-open')
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
  await page.locator('.side-log .log-line', { hasText: 'Industry B' }).waitFor()

  // What is taken says why it is not possible.
  await page.locator('.cg-slot.spot-shut').first().hover()
  await page.locator('.hint-refusal').waitFor()
  expect(await page.locator('.hint-refusal').innerText()).toContain('CG-SET-13')
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
  const event = await row.locator('.cg-event').first().innerText()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.locator('.offer .button-primary').click()
  await page.locator('.log', { hasText: 'Player 1 chooses Management' }).first().waitFor()
  expect(await page.locator('.cg-row-now .cg-event').first().innerText()).toBe(event)

  for (let i = 0; i < 400 && (await untilAsked(page)) === 'asked'; i++) await someMove(page)
  await page.waitForSelector('.end-screen')
  for (const place of [1, 2]) {
    const numbers = await column(page, place)
    const total = numbers.pop()
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(total)
  }
  expect(await page.locator('.score-sheet thead').innerText()).toContain('Andrew')
  await page.locator('.cg-ending .cg-map-art').waitFor()
  expect(await page.locator('.cg-networks li').count()).toBe(1)
  await page.locator('.chart').first().waitFor()
  expect(complaints).toEqual([])
})

test('the reserved department is built by pointing at a room, and taken back', async () => {
  const { page, complaints } = await soloGame()
  await toSixSteps(page)
  while (!(await page.locator('.cg-row.spot-open').count())) await someMove(page)
  await point(page, '.cg-row.spot-open:nth-of-type(2)')
  while (!(await page.getByText('Use your Management departments').count())) await someMove(page)
  const before = await movesMade(page)
  await page.locator('.cg-room .cg-target.spot-open').first().click()
  await expect.poll(() => movesMade(page)).toBe(before + 1)
  await page.locator('.log', { hasText: 'builds' }).first().waitFor()
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
    await ben.page
      .locator('.log', { hasText: / wählt .* Ereignis: / })
      .first()
      .waitFor()
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

test('on a phone: groups of sections, nothing too wide, too small to read or to hit', async () => {
  const { page, complaints } = await soloGame({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.locator('.cg-sides-go').tap()
  await page.locator('.offer .button-primary').tap()
  await page.locator('.cg-slot.spot-open').first().waitFor()
  expect(await page.locator('.cg-section:visible').count()).toBe(2)
  for (const group of ['Round', 'Company', 'Tiles', 'Gifts', 'Map']) {
    await page.locator('.section-bar button', { hasText: group }).tap()
    const { font, target } = await smallestOn(page, '.cg-board')
    expect(font, group).toBeGreaterThanOrEqual(11.9)
    expect(target, group).toBeGreaterThanOrEqual(44)
  }
  expect(complaints).toEqual([])
})

const folder = new URL('../games/carnegie/test/recorded/', import.meta.url)
const recorded = readdirSync(folder).map((name) => parseFile(readFileSync(new URL(name, folder), 'utf8')))

/** Whether pointing somewhere on the board means this move, at this position. */
function canPoint(view: ReturnType<typeof viewOf<Carnegie>>, move: Carnegie['move']): boolean {
  if (board.isButton?.(move) || board.confirms?.includes(move.type)) return true
  const nothing = (): void => undefined
  const hands = {
    moves: [move],
    asked: true,
    chosen: [],
    take: nothing,
    takeAll: nothing,
    look: nothing,
    whyNot: nothing,
    away: nothing,
  }
  const names = { seat: (seat: number) => `${seat + 1}` }
  const props = { view, after: null, language: 'en', names, text, shared: false, log: [] } as const
  const drawn = createElement(HandsContext, { value: hands, children: createElement(board.Board, props) })
  return renderToString(drawn).includes('spot-open')
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
