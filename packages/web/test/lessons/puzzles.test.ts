import { movesTo } from '@boardroom/bots/puzzles'
import { loadGame } from '@boardroom/games'
import { itemAt, LANGUAGES, viewOf } from '@boardroom/kernel'
import { expect, test, vi } from 'vitest'
import { loadBook } from '../../src/lessons/puzzles/book.ts'

// The words of a puzzle ask which language somebody wants.
vi.stubGlobal('navigator', { languages: ['en'], language: 'en' })
vi.stubGlobal('localStorage', { getItem: () => null })
const { loadPuzzle } = await import('../../src/lessons/puzzles/taught.ts')

test('whoever found one of several right moves reads of it too', async () => {
  const [game, book] = await Promise.all([loadGame('big-shoulders'), loadBook('big-shoulders')])
  const puzzle = book?.puzzles.find(({ right }) => right.length > 1)
  if (!book || !puzzle) throw new Error('every puzzle has one right move')
  const taught = await loadPuzzle('big-shoulders', puzzle.id)
  const { table } = movesTo(game, book, puzzle)
  const names = { seat: (seat: number) => `Seat ${seat + 1}` }
  const view = viewOf(table, puzzle.seat)
  for (const language of LANGUAGES) {
    const text = await game.text[language]()
    const done = taught?.texts[language].done.text
    const said = typeof done === 'function' ? done({} as never, names) : done
    for (const place of puzzle.right) {
      expect(said).toContain(text.move(itemAt(table.legal(puzzle.seat), place), view, names))
    }
  }
})
