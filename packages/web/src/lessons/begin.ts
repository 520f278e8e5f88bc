import { begun, lessonOf, startOf } from '@boardroom/board-kit'
import { botName } from '@boardroom/bots/names'
import { loadGame } from '@boardroom/games'
import { currentSettings } from '../settings.ts'
import { go } from '../shell/router.tsx'
import { newTable } from '../table/new-table.ts'
import { forgetTable } from '../table/store.ts'
import { loadLessons, loadRecord } from './load.ts'
import { beginProgress, currentProgress } from './progress.ts'
import { puzzleIn } from './puzzles/book.ts'

/** Sets up the table of a lesson at the beginning of a chapter, and goes there. */
export async function beginLesson(game: string, id: string, chapter: number, you: string): Promise<void> {
  const puzzle = puzzleIn(id)
  if (puzzle !== null) return (await import('./puzzles/begin.ts')).beginPuzzle(game, puzzle, you)
  const [rules, lessons] = await Promise.all([loadGame(game), loadLessons(game)])
  const lesson = lessons && lessonOf(lessons, id)
  if (!lesson) throw new Error(`${game} has no lesson called ${id}`)
  const file = await loadRecord(game, id)
  const made = startOf(rules, lesson, file, chapter)
  const seats = file.seats.map((_, seat) =>
    seat === 0 ? { name: currentSettings().name || you, bot: null } : { name: botName(seat), bot: 'easy' },
  )
  const before = currentProgress(game, id)
  const { options, seed, moves } = file
  const table = await newTable({
    game,
    seats,
    options,
    seed,
    moves: moves.slice(0, made),
    lesson: id,
    script: moves,
  })
  beginProgress(game, id, table, begun(chapter))
  // A lesson has one table: the one before it was left for this.
  if (before) await forgetTable(before.table)
  go(`/table/${table}`)
}
