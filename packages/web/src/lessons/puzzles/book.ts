import type { PuzzleBook } from '@boardroom/bots/puzzles'

/** Every game brings its own puzzles, which are loaded with the page that lists them and with their tables. */
const books = import.meta.glob<{ readonly default: PuzzleBook }>('../../../../../games/*/puzzles.json')

const pathOf = (game: string): string => `../../../../../games/${game}/puzzles.json`

export function hasPuzzles(game: string): boolean {
  return Object.hasOwn(books, pathOf(game))
}

export async function loadBook(game: string): Promise<PuzzleBook | null> {
  const load = books[pathOf(game)]
  return load ? (await load()).default : null
}

const PREFIX = 'puzzle/'

/** A puzzle is given like a lesson, under a name of its own. */
export function lessonName(puzzle: string): string {
  return `${PREFIX}${puzzle}`
}

/** The puzzle that a lesson's name means; null for lessons that are none. */
export function puzzleIn(lesson: string): string | null {
  return lesson.startsWith(PREFIX) ? lesson.slice(PREFIX.length) : null
}
