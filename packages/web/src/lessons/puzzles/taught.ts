import type { LessonText, Spoken } from '@boardroom/board-kit'
import { movesTo, type Puzzle, type PuzzleBook } from '@boardroom/bots/puzzles'
import { sayWhy } from '@boardroom/bots/say'
import { loadGame } from '@boardroom/games'
import {
  type Game,
  type GameText,
  type GameTypes,
  itemAt,
  LANGUAGES,
  type Language,
  type Move,
  type ReasonWords,
  samePlain,
  viewOf,
} from '@boardroom/kernel'
import type { Taught } from '../load.ts'
import { lessonName, loadBook } from './book.ts'
import { type PuzzleWords, puzzleCatalogues } from './words.ts'

/** A puzzle as a lesson with one task: to find the right move. Every other move is told how far it is behind. */
export async function loadPuzzle(game: string, id: string): Promise<Taught | null> {
  const [rules, book] = await Promise.all([loadGame(game), loadBook(game)])
  const puzzle = book?.puzzles.find((each) => each.id === id)
  const [en, de, reasons] = await Promise.all([rules.text.en(), rules.text.de(), rules.insight?.reasons?.()])
  return book && puzzle && reasons ? taughtBy(rules, book, puzzle, { texts: { en, de }, reasons: reasons.words }) : null
}

/** In both languages, so that switching in the middle of a puzzle needs no network. */
interface Said {
  readonly texts: Readonly<Record<Language, GameText<GameTypes>>>
  readonly reasons: Readonly<Record<Language, ReasonWords>>
}

function taughtBy(game: Game<GameTypes>, book: PuzzleBook, puzzle: Puzzle, { texts, reasons }: Said): Taught {
  const { table } = movesTo(game, book, puzzle)
  const moves = table.legal(puzzle.seat)
  const view = viewOf(table, puzzle.seat)
  const number = book.puzzles.indexOf(puzzle) + 1
  const isPlace = (place: number) => (move: Move) => samePlain(itemAt(moves, place), move)
  const wrong = moves.map((_, place) => place).filter((place) => !puzzle.right.includes(place))
  const task = {
    id: 'find',
    asked: puzzle.step,
    move: {
      lead: 'find' as const,
      is: (move: Move) => puzzle.right.some((place) => isPlace(place)(move)),
      others: Object.fromEntries(wrong.map((place) => [`${place}`, { is: isPlace(place) }])),
    },
  }
  const told = (language: Language): LessonText => {
    const words: PuzzleWords = puzzleCatalogues[language]
    const text = texts[language]
    const behind = (place: number): string => reasons[language].amount(itemAt(puzzle.behind, place))
    const find: Spoken = {
      title: words.find,
      text: words.task,
      otherwise: words.wrong,
      others: Object.fromEntries(
        wrong.map((place) => [
          `${place}`,
          place === puzzle.tempting ? words.tempting(behind(place)) : words.behind(behind(place)),
        ]),
      ),
    }
    return {
      title: words.puzzle(number),
      line: words.grades[puzzle.difficulty],
      done: {
        title: words.right,
        text: (_, names) => {
          const say = (place: number): string => text.move(itemAt(moves, place), view, names)
          const [best = 0, ...others] = puzzle.right
          const ahead = itemAt(puzzle.behind, puzzle.tempting)
          return [
            `*${say(best)}*`,
            sayWhy({ ...puzzle, ahead }, reasons[language], language),
            // Who found another one should not think that this one was asked for.
            ...(others.length > 0 ? [words.also(others.map(say))] : []),
            words.against(say(puzzle.tempting), behind(puzzle.tempting)),
          ].join('\n')
        },
      },
      chapter: () => words.puzzle(number),
      beat: () => find,
      coach: () => find,
    }
  }
  const [en, de] = LANGUAGES.map(told) as [LessonText, LessonText]
  return {
    lesson: {
      id: lessonName(puzzle.id),
      kind: 'drill',
      chapters: [{ id: 'puzzle', starts: () => true, beats: [task] }],
      coach: [],
    },
    texts: { en, de },
    drills: book.puzzles.map((each) => lessonName(each.id)),
    home: `/puzzles/${game.id}`,
  }
}
