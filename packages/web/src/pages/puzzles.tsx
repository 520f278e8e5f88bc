import { Icon } from '@boardroom/board-kit'
import { type Puzzle, type PuzzleBook, puzzleOfDay } from '@boardroom/bots/puzzles'
import { useEffect, useState } from 'react'
import './puzzles.css'
import { SHELF, titleOf } from '../games.ts'
import { chapterOf } from '../help/search.ts'
import { progressOf, useLessonsKept } from '../lessons/progress.ts'
import { beginPuzzle } from '../lessons/puzzles/begin.ts'
import { lessonName, loadBook } from '../lessons/puzzles/book.ts'
import { usePuzzleWords } from '../lessons/puzzles/words.ts'
import { useLessonWords } from '../lessons/words.ts'
import { useSettings } from '../settings.ts'
import { GameSwitch } from '../shell/game-switch.tsx'
import { coloursOf } from '../shell/game-window.tsx'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { Lost } from './lost.tsx'

const DAY = 86_400_000

/** The puzzles of a game: the one of the day, and all of them by what they are about. */
export function Puzzles({ game }: { readonly game: string }) {
  const words = usePuzzleWords()
  const { you } = useLessonWords()
  const { language } = useSettings()
  const { opened } = useGame(game)
  const book = useBook(game)
  const kept = useLessonsKept()
  const [problem, setProblem] = useState(false)
  const shelf = SHELF.get(game)
  usePageTitle(words.title(titleOf(game)))
  if (!shelf) return <Lost />
  const solved = ({ id }: Puzzle): boolean => (progressOf(kept, game, lessonName(id))?.done.length ?? 0) > 0
  const begin = (id: string): void => {
    setProblem(false)
    beginPuzzle(game, id, you).catch(() => setProblem(true))
  }
  const today = book && puzzleOfDay(book, Math.floor(Date.now() / DAY))
  const themes = Map.groupBy(book?.puzzles ?? [], ({ rule }) => chapterOf(rule))
  return (
    <div className="puzzles" style={coloursOf(shelf)}>
      <GameSwitch current={game} to={(other) => `/puzzles/${other}`} />
      <header>
        <h1>{words.title(titleOf(game))}</h1>
        <p>{book?.puzzles.length === 0 ? words.none : words.intro}</p>
      </header>
      {problem && (
        <p role="alert" className="problem">
          {words.failed}
        </p>
      )}
      {today && (
        <section className="puzzle-day" aria-labelledby="puzzle-day">
          <div>
            <h2 id="puzzle-day">{words.day}</h2>
            <p>
              {words.dayHelp} <Grade puzzle={today} />
            </p>
          </div>
          <button type="button" className="button button-primary" onClick={() => begin(today.id)}>
            <Icon name={solved(today) ? 'check' : 'play'} /> {words.start}
          </button>
        </section>
      )}
      {opened &&
        [...themes].map(([theme, puzzles]) => (
          <section key={theme} aria-labelledby={`theme-${theme}`}>
            <h2 id={`theme-${theme}`}>
              {opened.board.chapter(theme, language)}
              <small>{words.solved(puzzles.filter(solved).length, puzzles.length)}</small>
            </h2>
            <ul className="puzzle-list">
              {puzzles
                .toSorted((a, b) => a.difficulty - b.difficulty)
                .map((puzzle) => (
                  <li key={puzzle.id}>
                    <button
                      type="button"
                      className="puzzle-tile"
                      data-solved={solved(puzzle) || undefined}
                      onClick={() => begin(puzzle.id)}
                    >
                      <strong>{numberOf(book, puzzle)}</strong>
                      <Grade puzzle={puzzle} />
                      {solved(puzzle) && <Icon name="check" size={16} label={words.done} />}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {book && book.puzzles.length > 0 && (
        <p className="puzzle-base">
          {words.base(
            book.games.length,
            book.bot,
            book.worlds,
            new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(book.date)),
          )}
        </p>
      )}
    </div>
  )
}

/** What a puzzle is called: its place in the book. */
function numberOf(book: PuzzleBook | null, { id }: Puzzle): number {
  return (book?.puzzles.findIndex((each) => each.id === id) ?? 0) + 1
}

const GRADES = [1, 2, 3] as const

/** How hard it is, as hats to be taken off. */
function Grade({ puzzle: { difficulty } }: { readonly puzzle: Puzzle }) {
  const words = usePuzzleWords()
  return (
    <span className="puzzle-grade" role="img" aria-label={words.grades[difficulty]} title={words.grades[difficulty]}>
      {GRADES.map((grade) => (
        <svg key={grade} width="16" height="14" viewBox="0 0 16 14" data-full={grade <= difficulty} aria-hidden="true">
          <path d="M4 10V2h8v8h3v2H1v-2Z" />
        </svg>
      ))}
    </span>
  )
}

function useBook(game: string): PuzzleBook | null {
  const [book, setBook] = useState<{ readonly game: string; readonly book: PuzzleBook } | null>(null)
  useEffect(() => {
    let wanted = true
    loadBook(game).then(
      (found) => wanted && found && setBook({ game, book: found }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [game])
  return book?.game === game ? book.book : null
}
