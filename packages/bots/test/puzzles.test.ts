import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, loadGame } from '@boardroom/games'
import { chanceFrom, type Game, type GameTypes, hashOf, imagineTable, LANGUAGES, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { EMPTY_BOOK, movesTo, type PuzzleBook, puzzleAt, puzzleOfDay, sayWhy } from '../src/index.ts'

function bookOf(id: string): PuzzleBook {
  const path = fileURLToPath(new URL(`../../../games/${id}/puzzles.json`, import.meta.url))
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleBook) : EMPTY_BOOK
}

/** Those that somebody has looked for puzzles in. */
const games: readonly Game<GameTypes>[] = (await Promise.all(GAME_IDS.map(loadGame))).filter(
  ({ id }) => bookOf(id) !== EMPTY_BOOK,
)

/** A position is looked at twice in many worlds, on a machine that may have other things to do. */
const PATIENCE = 300_000

/** As many as a book must have, and one that is still being written. */
const ENOUGH = 60
const GROWING: Readonly<Record<string, number>> = { carnegie: 20 }

describe.each(games.map((game) => [game.id, game, bookOf(game.id)] as const))('%s', (_, game, book) => {
  test('brings enough puzzles, of several kinds and grades', () => {
    expect(book.puzzles.length).toBeGreaterThanOrEqual(GROWING[game.id] ?? ENOUGH)
    expect(new Set(book.puzzles.map(({ step }) => step)).size).toBeGreaterThan(2)
    expect(new Set(book.puzzles.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3]))
    expect(new Set(book.puzzles.map(({ id }) => id)).size).toBe(book.puzzles.length)
  })

  test('every puzzle is reached again, asks its seat, and judges every legal move', () => {
    for (const puzzle of book.puzzles) {
      const { table } = movesTo(game, book, puzzle)
      expect(hashOf(table), puzzle.id).toBe(puzzle.hash)
      expect(table.asked()).toContain(puzzle.seat)
      expect(table.current?.step).toBe(puzzle.step)
      expect(puzzle.behind).toHaveLength(table.legal(puzzle.seat).length)
      expect(puzzle.right).not.toContain(puzzle.tempting)
      for (const right of puzzle.right) expect(puzzle.behind[right]).toBeLessThan(puzzle.behind[puzzle.tempting] ?? 0)
      const wrong = puzzle.behind.filter((_, place) => !puzzle.right.includes(place))
      expect(Math.min(...wrong), puzzle.id).toBeGreaterThan(0)
    }
  })

  test('every solution is explained in both languages', async () => {
    const words = (await game.insight?.reasons?.())?.words
    for (const { id, changes, gains, behind, tempting } of book.puzzles) {
      const ahead = behind[tempting] ?? 0
      for (const language of LANGUAGES) {
        const said = words ? sayWhy({ changes, gains, ahead }, words[language], language) : ''
        expect(said.length, id).toBeGreaterThan(10)
        expect(said, id).not.toMatch(/undefined|NaN|\bnull\b/)
      }
    }
  })

  test(
    'what a puzzle asks and answers does not depend on what is hidden from its seat',
    async () => {
      const reasons = await game.insight?.reasons?.()
      // Late in a game it is soon played on to its end.
      const [puzzle] = [...book.puzzles].sort((one, other) => other.at - one.at)
      if (!reasons || !puzzle) throw new Error('there is no puzzle')
      const { table } = movesTo(game, book, puzzle)
      const other = imagineTable(game, viewOf(table, puzzle.seat), chanceFrom('elsewhere'))
      const [here, there] = [table, other].map((each) => {
        const { hash: _hash, ...found } = puzzleAt(each, puzzle.seat, reasons) ?? { hash: '' }
        return found
      })
      expect(there).toEqual(here)
    },
    PATIENCE,
  )
})

test('the puzzle of a day is the same for everybody, and another one the next day', () => {
  const book = bookOf('big-shoulders')
  expect(puzzleOfDay(book, 20_000)).toEqual(puzzleOfDay(book, 20_000))
  expect(puzzleOfDay(book, 20_000)?.id).not.toBe(puzzleOfDay(book, 20_001)?.id)
  expect(puzzleOfDay(EMPTY_BOOK, 3)).toBeUndefined()
})
