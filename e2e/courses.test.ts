import { LEARNER } from '@boardroom/board-kit'
import { checkFile, type GameFile, History, samePlain } from '@boardroom/kernel'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type Opened, openGame } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { after, atRest, follow, said, unseen } from './guide.ts'
import { movesMade, settle } from './play.ts'

afterAll(closeBrowser)

const records = import.meta.glob('../games/*/lessons/records/course.json', { import: 'default', eager: true })
const COURSES = Object.entries(records).map(([path, record], place) => ({
  game: path.split('/')[2] ?? '',
  file: checkFile(record),
  // Each size is seen in both languages, each game too.
  languages: place % 2 === 0 ? (['en', 'de', 'en'] as const) : (['de', 'en', 'de'] as const),
}))
/** More than any course has. */
const STEPS = 150

/** Where in the list of moves the one stands that is recorded for a position. */
function placeInList({ game, board, language }: Opened, { seats, options, seed, moves }: GameFile, made: number) {
  const history = new History(game, { seats: seats.length, options, seed })
  for (const { seat, move } of moves.slice(0, made)) history.play(seat, move)
  const listed = board.groups(history.table.legal(LEARNER), language).flatMap((group) => group.moves)
  return listed.findIndex((move) => samePlain(move, moves[made]?.move))
}

/** Where the guide leaves it to the player, they find the recorded move, and the bots go on as recorded, too. */
async function findMove(page: Page, opened: Opened, file: GameFile): Promise<void> {
  const made = await movesMade(page)
  await after(page, async () => {
    // A list that was opened for the last move lies there still.
    if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
    // Whichever move has the focus, and wherever its box lies.
    await page
      .locator('.move-list .move')
      .nth(placeInList(opened, file, made))
      .dispatchEvent('click')
    await settle(page, made)
  })
}

describe.each(COURSES)('the guided game of $game', ({ game, file, languages }) => {
  test.each([
    [1440, 768, languages[0]],
    [1024, 768, languages[1]],
    [390, 844, languages[2]],
  ] as const)(
    'shows all that it points at, to its last chapter, at %s x %s px (%s)',
    async (width, height, language) => {
      const opened = await openGame(game, language)
      const { page, go, complaints } = await visitor({ width, height, language })
      await go(`/learn/${game}`)
      await page.locator('.learn-course .button-primary').click()
      await page.waitForSelector('.tutor h2')
      await atRest(page)
      for (let step = 0; step < STEPS; step++) {
        const title = await said(page)
        if (title) {
          await expect.poll(() => unseen(page), { message: title, timeout: 10_000 }).toEqual([])
          await follow(page)
        } else if ((await movesMade(page)) < file.moves.length) await findMove(page, opened, file)
        else break
      }
      // It is silent for good, and has gone through every chapter.
      await page.locator('.tutor-pill').click()
      const chapters = await page.locator('.tutor-chapter').count()
      expect(chapters).toBeGreaterThan(3)
      expect(await page.locator('.tutor-chapter .chapter-done').count()).toBe(chapters)
      expect(complaints).toEqual([])
    },
  )
})
