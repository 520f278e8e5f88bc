import './learn.css'
import { COURSE, Icon, type Lessons, type LessonsText } from '@boardroom/board-kit'
import { botName } from '@boardroom/bots/names'
import type { Language } from '@boardroom/kernel'
import { useEffect, useState } from 'react'
import { SHELF, titleOf } from '../games.ts'
import { useHelpWords } from '../help/words.ts'
import { beginLesson } from '../lessons/begin.ts'
import { loadLessons, loadLessonWords } from '../lessons/load.ts'
import { ChapterSign } from '../lessons/menu.tsx'
import { progressOf, useLessonsKept } from '../lessons/progress.ts'
import { hasPuzzles } from '../lessons/puzzles/book.ts'
import { useLessonWords } from '../lessons/words.ts'
import { useSettings } from '../settings.ts'
import { ownName } from '../shell/ask.tsx'
import { GameSwitch } from '../shell/game-switch.tsx'
import { GameMeta, GameWindow } from '../shell/game-window.tsx'
import { go, Link } from '../shell/router.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { newTable } from '../table/new-table.ts'
import { useWords } from '../words/index.ts'
import { Lost } from './lost.tsx'

interface Loaded {
  readonly game: string
  readonly lessons: Lessons
  readonly texts: Readonly<Record<Language, LessonsText>>
}

/** Everything there is to learn a game by: a guided first game, small lessons, something to read, a table of one's own. */
export function Learn({ game }: { readonly game: string }) {
  const words = useLessonWords()
  const { language } = useSettings()
  const loaded = useLessons(game)
  const shelf = SHELF.get(game)
  const [problem, setProblem] = useState(false)
  usePageTitle(`${useWords().nav.learn}: ${titleOf(game)}`)
  if (!shelf) return <Lost />
  const begin = (id: string, chapter = 0): void => {
    setProblem(false)
    beginLesson(game, id, chapter, words.you).catch(() => setProblem(true))
  }
  return (
    <div className="learn">
      <GameSwitch current={game} to={(other) => `/learn/${other}`} />
      <GameWindow shelf={shelf} heading="h1">
        <div className="learn-lead">
          <p className="game-line">{shelf.line[language]}</p>
          <p>{shelf.about[language]}</p>
          <GameMeta game={game} shelf={shelf} />
        </div>
      </GameWindow>
      {problem && (
        <p role="alert" className="problem">
          {words.failed}
        </p>
      )}
      <div className="learn-columns">
        {loaded ? (
          <>
            <CourseList {...loaded} text={loaded.texts[language]} begin={begin} />
            <DrillList {...loaded} text={loaded.texts[language]} begin={begin} />
          </>
        ) : (
          <>
            <section className="learn-coming" aria-hidden="true" />
            <section className="learn-coming" aria-hidden="true" />
          </>
        )}
        <Reading game={game} />
      </div>
    </div>
  )
}

function useLessons(game: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const lessons = await loadLessons(game)
      if (!lessons) return
      const texts = await loadLessonWords(game)
      if (wanted) setLoaded({ game, lessons, texts })
    }
    load().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [game])
  return loaded?.game === game ? loaded : null
}

interface ListProps {
  readonly game: string
  readonly lessons: Lessons
  readonly text: LessonsText
  readonly begin: (id: string, chapter?: number) => void
}

function CourseList({ game, lessons, text, begin }: ListProps) {
  const words = useLessonWords()
  const progress = progressOf(useLessonsKept(), game, COURSE)
  const done = progress?.done ?? []
  return (
    <section aria-labelledby="course" className="learn-course">
      <h2 id="course">{text.course.title}</h2>
      <p>
        {text.course.line} <span className="facts">{words.minutes(lessons.course.minutes)}</span>
      </p>
      <div className="actions">
        {progress ? (
          <>
            <Link to={`/table/${progress.table}`} className="button button-primary">
              <Icon name="play" /> {words.takeUp}
            </Link>
            <button type="button" className="button" onClick={() => begin(COURSE)}>
              {words.repeat}
            </button>
          </>
        ) : (
          <button type="button" className="button button-primary button-large" onClick={() => begin(COURSE)}>
            <Icon name="play" /> {words.begin}
          </button>
        )}
      </div>
      <p className="facts">{words.chaptersHelp}</p>
      <ol className="learn-list">
        {Object.keys(lessons.course.chapters).map((id, place) => (
          <li key={id}>
            <button type="button" className="learn-item" onClick={() => begin(COURSE, place)}>
              <ChapterSign done={done.includes(id)} number={place + 1} />
              <span>
                <strong>{text.course.chapters[id]?.title}</strong>
                {done.includes(id) && <span className="visually-hidden"> ({words.done})</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function DrillList({ game, lessons, text, begin }: ListProps) {
  const words = useLessonWords()
  const kept = useLessonsKept()
  const drills = Object.entries(lessons.drills)
  const isDone = (id: string): boolean => (progressOf(kept, game, id)?.done.length ?? 0) > 0
  if (drills.length === 0) return null
  return (
    <section aria-labelledby="drills" className="learn-drills">
      <h2 id="drills">{words.small}</h2>
      <p>
        {words.smallHelp}{' '}
        <span className="facts">{words.progress(drills.filter(([id]) => isDone(id)).length, drills.length)}</span>
      </p>
      <ol className="learn-list">
        {drills.map(([id, { minutes }], place) => (
          <li key={id}>
            <button type="button" className="learn-item" data-lesson={id} onClick={() => begin(id)}>
              <ChapterSign done={isDone(id)} number={place + 1} />
              <span>
                <strong>{text.drills[id]?.title}</strong>
                {isDone(id) && <span className="visually-hidden"> ({words.done})</span>}
                <span>{text.drills[id]?.line}</span>
              </span>
              <small>{words.minutes(minutes)}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What one reads, and where one plays next. */
function Reading({ game }: { readonly game: string }) {
  const words = useLessonWords()
  const help = useHelpWords()
  const { language } = useSettings()
  const { home } = useWords()
  const preset = SHELF.get(game)?.presets[0]
  const pages = [
    ['', help.guide],
    ['/aid', help.aid],
    ['/all', help.reference],
  ] as const
  const play = async (): Promise<void> => {
    const name = await ownName()
    if (name === null || !preset) return
    const seats = Array.from({ length: preset.seats }, (_, seat) =>
      seat === 0 ? { name, bot: null } : { name: botName(seat), bot: 'easy' },
    )
    go(`/table/${await newTable({ game, seats, options: preset.options })}`)
  }
  return (
    <section aria-labelledby="reading" className="learn-reading">
      <h2 id="reading">{words.read}</h2>
      <ul>
        {pages.map(([path, name]) => (
          <li key={path}>
            <Link to={`/rules/${game}${path}`}>{name}</Link>
          </li>
        ))}
        {hasPuzzles(game) && (
          <li>
            <Link to={`/puzzles/${game}`}>{words.puzzles}</Link>
          </li>
        )}
        <li>
          <Link to={`/explore/${game}`}>{words.explore}</Link>
        </li>
      </ul>
      {preset && (
        <>
          <h2>{words.bots}</h2>
          <p>
            {words.firstTable}: {preset.words[language].help}
          </p>
          <div className="actions">
            <button type="button" className="button" onClick={() => void play()}>
              <Icon name="play" /> {home.playNow}
            </button>
            <Link to={`/play/${game}`} className="button button-quiet">
              {home.ownTable}
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
