import { greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameFile, History, toFile } from '@boardroom/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, type Visit, type Visitor, visitor } from './browser.ts'
import { openFile, someMove } from './play.ts'
import { momentsOf } from './positions.ts'

afterAll(closeBrowser)

let file: GameFile

/** A game of Raising Chicago in which we make one of the last moves. */
beforeAll(async () => {
  const game = await loadGame('raising-chicago')
  const start = { seats: 2, options: {}, seed: 'ending' }
  const whole = new History(game, start)
  while (!whole.table.over) {
    const seat = whole.table.asked()[0] ?? 0
    whole.play(seat, greedy.choose(sightOf(whole.table, seat, chanceFrom(`ending/${whole.moves.length}`))))
  }
  const last = whole.moves.findLastIndex(({ seat }) => seat === 0)
  const history = new History(game, start)
  for (const { seat, move } of whole.moves.slice(0, last)) history.play(seat, move)
  file = toFile(history, ['Anna', 'Marshall'])
  const seats = file.seats.map(({ name }, seat) => (seat === 0 ? { name } : { name, bot: 'greedy-1' }))
  file = { ...file, seats }
})

/** At the table shortly before its end, and then at its end. */
async function toTheEnd(visit: Visit): Promise<Visitor> {
  const guest = await visitor(visit)
  const { page, go } = guest
  await go('/')
  await openFile(page, file)
  for (let i = 0; i < 60; i++) {
    await page.waitForSelector('.prompt-asked, .film-controls, .end-screen')
    if (await page.locator('.end-screen').count()) return guest
    if (await page.locator('.film-controls').count()) await page.keyboard.press('Escape')
    else await someMove(page)
  }
  throw new Error('no end')
}

test('the score is counted category by category, and at once for whoever does not wait', async () => {
  const { page, complaints, context } = await toTheEnd({ motion: true, settings: { film: 'slow' } })
  await page.waitForSelector('.score-now')
  const counted = await page.locator('.score-total td').allInnerTexts()
  expect(await page.locator('.end-head h1').innerText()).toBe('The score is counted')
  // Nothing tells who won before it is counted: neither order nor rail, log, graphs or city.
  const columns = page.locator('.score-sheet thead th')
  expect((await columns.allInnerTexts()).map((text) => text.trim())).toEqual(['Anna', 'Marshall'])
  const tellers = '.seat-figures, .seat-strip .icon[data-icon="trophy"], .log, .chart, .rc-stage'
  expect(await page.locator(tellers).filter({ visible: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Count at once' }).click()
  expect(await page.locator('.score-now').count()).toBe(0)
  const totals = await page.locator('.score-total td').allInnerTexts()
  expect(totals).not.toEqual(counted)
  // What the categories bring is the score.
  const rows = await page
    .locator('.score-sheet tbody tr:has(~ .score-total)')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td strong')].map((cell) => Number((cell.textContent ?? '').replace('−', '-'))),
      ),
    )
  const sums = rows.reduce((sum, row) => sum.map((value, i) => value + (row[i] ?? 0)), [0, 0])
  expect(sums.map(String)).toEqual(totals.map((text) => text.replace('−', '-')))
  // By how much one has won or lost is said before anybody has to subtract.
  const [first = 0, second = 0] = sums
  const isFirst = (await page.locator('.score-sheet thead th').first().innerText()).includes('Anna')
  const own = isFirst
    ? `You won, ${first - second} ahead of Marshall.`
    : `You came second, ${first - second} behind Marshall.`
  expect(await page.locator('.end-head').innerText()).toContain(own)
  expect(complaints).toEqual([])
  await context.close()
})

test('charts tell the figures of the moment pointed at, carry the rounds, and lead there', async () => {
  const { page, complaints, context } = await toTheEnd({})
  const chart = page.locator('.chart').first()
  await chart.waitFor()
  expect(await chart.locator('.chart-mark').count()).toBe(8)
  const legend = () => chart.locator('.chart-legend').innerText()
  const atEnd = await legend()
  const sheet = chart.locator('.chart-sheet')
  await sheet.scrollIntoViewIfNeeded()
  const box = await sheet.boundingBox()
  if (!box) throw new Error('no chart')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2)
  await chart.locator('.chart-pointed').waitFor()
  expect(await legend()).not.toBe(atEnd)
  const caption = await chart.locator('figcaption').innerText()
  expect(caption).toMatch(/Round \d/)
  const told = Number(await sheet.getAttribute('aria-valuenow'))
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height / 2)
  await expect.poll(() => page.locator('#board').getAttribute('data-seq')).toBe(String(told))
  expect(caption).toContain(await page.locator('.table-headline').innerText())
  await page.keyboard.press('Escape')
  await page.waitForSelector('.end-screen')
  // By keyboard too.
  await page.locator('.chart-sheet').first().waitFor()
  await page.locator('.chart-sheet').first().focus()
  await page.keyboard.press('ArrowLeft')
  await page.locator('.chart-pointed').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.prompt-past')
  expect(complaints).toEqual([])
  await context.close()
})

test.each([...SHELF.keys()])(
  'the end of %s is as wide as its page, at any width, and its charts carry rounds',
  async (game) => {
    const end = (await momentsOf(game)).get('end')
    for (const width of [1440, 390]) {
      const { page, go, context } = await visitor({ width })
      await go('/')
      await openFile(page, end)
      await page.locator('.end-screen .chart').first().waitFor()
      const marks = await page
        .locator('.chart')
        .evaluateAll((charts) => charts.map((chart) => chart.querySelectorAll('.chart-mark').length))
      expect(Math.min(...marks)).toBeGreaterThan(2)
      for (const part of ['.table-board', '.sheet-scroll:has(.score-sheet)']) {
        const beyond = await page.locator(part).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(beyond, `${part} at ${width} px`).toBeLessThanOrEqual(0)
      }
      await context.close()
    }
  },
)
