import { greedy, Review, type ReviewResult, random, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameFile, History, type Seat, toFile } from '@boardroom/kernel'
import type { Page } from 'playwright-core'

export const WORLDS = 1

/** With this one somebody blunders: a review takes its time, and need not be made in vain. */
const FIRST = 8

/** A short game in which a person errs clearly, and its review as Node makes it. */
export async function blunderedGame(): Promise<{ readonly file: GameFile; readonly review: ReviewResult }> {
  for (let seed = FIRST; seed < FIRST + 40; seed++) {
    const file = await erringGame(`blunder-${seed}`)
    const work = new Review(await loadGame(file.game), file, { worlds: WORLDS })
    while (work.goOn());
    if ((work.result.seats[0]?.marks.blunder ?? 0) > 0) return { file, review: work.result }
  }
  throw new Error('nobody blundered')
}

/** Two play well; in the second half the first one often plays anyhow. */
export async function erringGame(seed: string): Promise<GameFile> {
  const game = await loadGame('big-shoulders')
  const history = new History(game, { seats: 2, options: {}, seed })
  const chance = chanceFrom(seed)
  const { insight } = game
  while (!history.table.over) {
    const { table } = history
    const seat = table.asked()[0] as Seat
    const late = (insight?.moment(table.state) ?? 0) > 0.55 * (insight?.length ?? 1)
    const errs = seat === 0 && late && chance.below(2) === 0
    history.play(seat, (errs ? random : greedy).choose(sightOf(table, seat, chance)))
  }
  const file = toFile(history, ['Anna', 'Bertha'])
  return { ...file, seats: file.seats.map((card, seat) => (seat === 0 ? card : { ...card, bot: 'easy' })) }
}

/** Opens a game file on the home page; the id of its table. */
export async function openFile(page: Page, file: GameFile): Promise<string> {
  const buffer = Buffer.from(JSON.stringify(file))
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/table\/\w+/)
  return new URL(page.url()).pathname.split('/').at(-1) as string
}

/** What this browser has kept of a review. */
export function keptReview(page: Page): Promise<{ decisions: unknown[]; complete: boolean } | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('boardroom-study')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('reviews').objectStore('reviews').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result[0])
          }
        }
      }),
  )
}
