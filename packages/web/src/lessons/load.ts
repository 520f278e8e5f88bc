import { type Lesson, type Lessons, type LessonText, lessonOf, lessonText } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { puzzleIn } from './puzzles/book.ts'

/** Every game brings its own lessons, which are loaded with their tables and with the page that lists them. */
const modules = import.meta.glob<{ readonly lessons: Lessons }>('../../../../games/*/lessons/index.ts')

const pathOf = (game: string): string => `../../../../games/${game}/lessons/index.ts`

export function hasLessons(game: string): boolean {
  return Object.hasOwn(modules, pathOf(game))
}

export async function loadLessons(game: string): Promise<Lessons | null> {
  const load = modules[pathOf(game)]
  return load ? (await load()).lessons : null
}

/** A lesson with its words, ready to be given. */
export interface Taught {
  readonly lesson: Lesson
  readonly texts: Readonly<Record<Language, LessonText>>
  /** The small lessons of the game, in their order. */
  readonly drills: readonly string[]
  /** The page that lists what else there is. */
  readonly home: string
}

export async function loadTaught(game: string, id: string): Promise<Taught | null> {
  const puzzle = puzzleIn(id)
  if (puzzle !== null) return (await import('./puzzles/taught.ts')).loadPuzzle(game, puzzle)
  const lessons = await loadLessons(game)
  const lesson = lessons && lessonOf(lessons, id)
  if (!lesson) return null
  // Both languages, so that switching in the middle of a lesson needs no network.
  const [english, german] = await Promise.all([lessons.text.en(), lessons.text.de()])
  const en = lessonText(english, id)
  const de = lessonText(german, id)
  return en && de ? { lesson, texts: { en, de }, drills: Object.keys(lessons.drills), home: `/learn/${game}` } : null
}
