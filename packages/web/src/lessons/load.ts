import {
  type Lesson,
  type Lessons,
  type LessonsText,
  type LessonText,
  lessonOf,
  lessonText,
} from '@boardroom/board-kit'
import { checkFile, type GameFile, type Language } from '@boardroom/kernel'
import { puzzleIn } from './puzzles/book.ts'

/** Every game brings its own lessons, which are loaded with their tables and with the page that lists them. */
const lessons = import.meta.glob<Lessons>('../../../../games/*/lessons/index.ts', { import: 'lessons' })
const records = import.meta.glob('../../../../games/*/lessons/records/*.json', { import: 'default' })
const courses = import.meta.glob<LessonsText['course']>('../../../../games/*/lessons/*/course.ts', { import: 'course' })
const drills = import.meta.glob<LessonsText['drills']>('../../../../games/*/lessons/*/drills.ts', { import: 'drills' })

const folderOf = (game: string): string => `../../../../games/${game}/lessons`

/** The games that have lessons. */
export const TAUGHT = Object.keys(lessons).map((path) => path.split('/').at(-3) ?? '')

export async function loadLessons(game: string): Promise<Lessons | null> {
  return (await lessons[`${folderOf(game)}/index.ts`]?.()) ?? null
}

/** The recommended way through a lesson: the course, or a drill by its name. */
export async function loadRecord(game: string, id: string): Promise<GameFile> {
  return checkFile(await records[`${folderOf(game)}/records/${id}.json`]?.())
}

/** In both languages, so that switching in the middle of a lesson needs no network. */
export async function loadLessonWords(game: string): Promise<Readonly<Record<Language, LessonsText>>> {
  const [en, de] = await Promise.all([wordsIn(game, 'en'), wordsIn(game, 'de')])
  return { en, de }
}

async function wordsIn(game: string, language: Language): Promise<LessonsText> {
  const folder = `${folderOf(game)}/${language}`
  const [course, small] = await Promise.all([courses[`${folder}/course.ts`]?.(), drills[`${folder}/drills.ts`]?.()])
  if (!course || !small) throw new Error(`the lessons of ${game} have no words in ${language}`)
  return { course, drills: small }
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
  const all = await loadLessons(game)
  const lesson = all && lessonOf(all, id)
  if (!lesson) return null
  const words = await loadLessonWords(game)
  const en = lessonText(words.en, id)
  const de = lessonText(words.de, id)
  return en && de ? { lesson, texts: { en, de }, drills: Object.keys(all.drills), home: `/learn/${game}` } : null
}
