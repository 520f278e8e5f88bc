import { begun } from '@boardroom/board-kit'
import { botName } from '@boardroom/bots/names'
import { movesTo } from '@boardroom/bots/puzzles'
import { loadGame } from '@boardroom/games'
import { currentSettings } from '../../settings.ts'
import { go } from '../../shell/router.tsx'
import { newTable } from '../../table/new-table.ts'
import { forgetTable } from '../../table/store.ts'
import { beginProgress, currentProgress } from '../progress.ts'
import { lessonName, loadBook } from './book.ts'

/** Sets up the position of a puzzle, and goes there. */
export async function beginPuzzle(game: string, id: string, you: string): Promise<void> {
  const [rules, book] = await Promise.all([loadGame(game), loadBook(game)])
  const puzzle = book?.puzzles.find((each) => each.id === id)
  if (!book || !puzzle) throw new Error(`${game} has no puzzle ${id}`)
  const { table, moves } = movesTo(rules, book, puzzle)
  const { seats, options, chance } = table.state
  const lesson = lessonName(id)
  const before = currentProgress(game, lesson)
  const made = await newTable({
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === puzzle.seat ? { name: currentSettings().name || you, bot: null } : { name: botName(seat), bot: 'easy' },
    ),
    options,
    seed: chance.seed,
    moves,
    hints: false,
    lesson,
  })
  beginProgress(game, lesson, made, begun())
  // A puzzle has one table: the one before it was left for this.
  if (before) await forgetTable(before.table)
  go(`/table/${made}`)
}
