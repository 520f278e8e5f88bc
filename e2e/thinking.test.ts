import { answerTo, botNamed, greedy, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import {
  chanceFrom,
  type GameFile,
  History,
  type Move,
  type Played,
  type Seat,
  toFile,
  viewOf,
} from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visitor } from './browser.ts'
import { movesMade, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** A game that has not begun, with bots of one level at all seats but the first ones. */
async function newGame(id: string, seats: number, people: number, level: string, seed: string): Promise<GameFile> {
  const file = toFile(
    new History(await loadGame(id), { seats, options: {}, seed }),
    Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`),
  )
  return { ...file, seats: file.seats.map((card, seat) => (seat < people ? card : { ...card, bot: level })) }
}

async function openFile(page: Page, file: GameFile): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.waitForSelector('.table')
}

/** The moves of the only table that this browser keeps. */
function movesKept(page: Page): Promise<Played[]> {
  return page.evaluate(
    () =>
      new Promise<never>((resolve, reject) => {
        const opening = indexedDB.open('boardroom', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll()
          all.onsuccess = () => resolve(all.result[0].moves as never)
        }
      }),
  )
}

/** What the bots do at the same table in Node. */
async function movesInNode({ game: id, seats, seed }: GameFile, count: number): Promise<Played[]> {
  const game = await loadGame(id)
  const history = new History(game, { seats: seats.length, options: {}, seed })
  while (history.moves.length < count) {
    const { table } = history
    const seat = table.asked()[0] as Seat
    const bot = botNamed((seats[seat] as { bot?: string }).bot ?? 'random')
    const luck = `${seed}/bot/${seat}/${table.state.seq}`
    const moves = table.legal(seat)
    const move =
      moves.length === 1 ? moves[0] : await answerTo(game, bot, { seat, view: viewOf(table, seat), moves, luck })
    expect(history.play(seat, move as Move)).toBeNull()
  }
  return [...history.moves]
}

const MOVES = 30

test.each(['big-shoulders', 'carnegie', 'raising-chicago', 'master-of-economy'])(
  'bots make the same moves in the browser as in Node: %s',
  async (id) => {
    const { page, complaints, go } = await visitor()
    await go('/')
    const file = await newGame(id, 3, 0, 'hard:300', 'same')
    await openFile(page, file)
    await expect.poll(async () => (await movesKept(page)).length).toBeGreaterThanOrEqual(MOVES)
    expect((await movesKept(page)).slice(0, MOVES)).toEqual(await movesInNode(file, MOVES))
    expect(complaints).toEqual([])
  },
)

/** Whatever the first one does can be taken back, and gives a bot something to think about. */
async function beforeBots(): Promise<GameFile> {
  const history = new History(await loadGame('big-shoulders'), { seats: 3, options: {}, seed: 'undo' })
  const givesThought = (move: Move): boolean => {
    history.play(0, move)
    const next = history.table.asked()[0] as Seat
    const gives = next !== 0 && history.table.legal(next).length > 1 && history.canUndo(0)
    history.undo(0)
    return gives
  }
  while (!history.table.over) {
    const seat = history.table.asked()[0] as Seat
    if (seat === 0 && history.table.legal(0).every(givesThought)) break
    history.play(seat, greedy.choose(sightOf(history.table, seat, chanceFrom(`undo/${history.moves.length}`))))
  }
  const file = toFile(history, ['Anna', 'Marshall', 'Philip'])
  return { ...file, seats: file.seats.map((card, seat) => (seat === 0 ? card : { ...card, bot: 'hard' })) }
}

/** Runs in the table's worker: a bot that it asks from now on never answers. */
function letBotsThinkForEver(): void {
  Worker.prototype.postMessage = () => undefined
}

test('the table answers while a bot thinks, and its thought can be given up: undo', async () => {
  const { page, complaints, go } = await visitor()
  await go('/')
  await openFile(page, await beforeBots())
  await untilAsked(page)
  await page.workers()[0]?.evaluate(letBotsThinkForEver)
  const before = await movesMade(page)
  await someMove(page)
  await page.getByText('is thinking …').waitFor()
  expect(await movesMade(page)).toBe(before + 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForSelector('.prompt-asked')
  expect(await movesMade(page)).toBe(before)
  expect(complaints).toEqual([])
})

test('a bot whose worker fails thinks on another', async () => {
  const { page, go } = await visitor()
  await go('/')
  await openFile(page, await newGame('raising-chicago', 3, 0, 'medium', 'killed'))
  const bots = () => page.workers().filter((worker) => worker !== page.workers()[0])
  await expect.poll(() => bots().length).toBeGreaterThan(0)
  const before = (await movesKept(page)).length
  await bots()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('killed')
    }, 0)
  })
  await expect.poll(async () => (await movesKept(page)).length).toBeGreaterThan(before + 5)
})
