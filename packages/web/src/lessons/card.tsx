import { Icon } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import { Fragment, useState } from 'react'
import { RuleLink } from '../help/rule-link.tsx'
import { useSettings } from '../settings.ts'
import { Link } from '../shell/router.tsx'
import { useTableContext } from '../table/context.ts'
import { beginLesson } from './begin.ts'
import { GuideFace } from './face.tsx'
import { puzzleIn } from './puzzles/book.ts'
import { usePuzzleWords } from './puzzles/words.ts'
import type { Card, Teacher } from './use-teacher.ts'
import { useLessonWords } from './words.ts'

interface CardBodyProps {
  readonly teacher: Teacher
  readonly card: Card
  readonly play: (move: Move) => void
  readonly fold: () => void
  readonly menu: () => void
}

/** What the guide says, and what one can answer. */
export function CardBody({ teacher, card, play, fold, menu }: CardBodyProps) {
  const words = useLessonWords()
  const puzzle = usePuzzleWords()
  const { language } = useSettings()
  const { opened } = useTableContext()
  const [why, setWhy] = useState('')
  const { sight } = teacher
  const Picture = card.kind === 'beat' ? card.beat?.picture : undefined
  const reasons = why === card.key && card.why
  return (
    <>
      <header className="tutor-head">
        <GuideFace />
        <div>
          <p className="tutor-where">{whereOf(teacher, card, words)}</p>
          <h2>{card.title}</h2>
        </div>
        <button
          type="button"
          className="button button-quiet button-icon"
          onClick={fold}
          aria-label={words.fold}
          title={words.fold}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keys */}
      <div className="tutor-body" tabIndex={0}>
        {Picture && (
          <div className="tutor-picture">
            <Picture sight={sight} language={language} />
          </div>
        )}
        <Marked text={card.text} />
        {reasons && <Marked text={reasons} />}
      </div>
      <div className="tutor-answers">
        {card.why && (
          <button
            type="button"
            className="button"
            onClick={() => setWhy(reasons ? '' : card.key)}
            aria-expanded={!!reasons}
          >
            {reasons ? words.lessWhy : words.why}
          </button>
        )}
        <Answers teacher={teacher} card={card} play={play} fold={fold} />
      </div>
      <footer className="tutor-foot">
        {teacher.canGoBack && card.kind === 'beat' && (
          <button type="button" className="tutor-link" onClick={teacher.back}>
            {words.back}
          </button>
        )}
        {card.rule && (
          <RuleLink game={opened.id} rule={card.rule}>
            {words.rule(card.rule)}
          </RuleLink>
        )}
        {teacher.led && (
          <button type="button" className="tutor-link" onClick={teacher.free}>
            {words.free}
          </button>
        )}
        {card.kind === 'beat' && teacher.stand.chapter + 1 < teacher.taught.lesson.chapters.length && (
          <button
            type="button"
            className="tutor-link"
            onClick={() => void beginLesson(opened.id, teacher.taught.lesson.id, teacher.stand.chapter + 1, words.you)}
          >
            {words.skip}
          </button>
        )}
        {puzzleIn(teacher.taught.lesson.id) === null ? (
          <button type="button" className="tutor-link" onClick={menu}>
            {words.menu[teacher.taught.lesson.kind]}
          </button>
        ) : (
          <Link to={teacher.taught.home} className="tutor-link">
            {puzzle.all}
          </Link>
        )}
      </footer>
    </>
  )
}

function whereOf({ taught, stand, text }: Teacher, card: Card, words: ReturnType<typeof useLessonWords>): string {
  const { lesson } = taught
  if (card.kind === 'coach') return words.coach
  const beats = lesson.chapters[stand.chapter]?.beats.length ?? 0
  const step = words.step(Math.min(stand.beat + 1, beats), beats)
  if (lesson.kind === 'drill') return card.kind === 'done' || beats === 1 ? text.title : `${text.title} · ${step}`
  // Between the steps of the course and after them it is the coach who answers.
  if (card.kind === 'reaction' && !card.beat) return words.coach
  return `${words.chapter(stand.chapter + 1, lesson.chapters.length)} · ${step}`
}

interface AnswersProps {
  readonly teacher: Teacher
  readonly card: Card
  readonly play: (move: Move) => void
  readonly fold: () => void
}

function Answers({ teacher, card, play, fold }: AnswersProps) {
  const words = useLessonWords()
  if (card.kind === 'done') return <Onwards teacher={teacher} />
  if (card.reaction?.reply === 'ask') {
    return (
      <>
        <button
          type="button"
          className="button"
          onClick={() => {
            const move = teacher.allow()
            if (move) play(move)
          }}
        >
          {words.anyway}
        </button>
        <Primary act={teacher.forget} text={words.rethink} />
      </>
    )
  }
  if (card.reaction)
    return <Primary act={teacher.read} text={card.reaction.reply === 'refuse' ? words.again : words.goOn} />
  const { best } = teacher
  if (!card.beat?.move || !best) return <Primary act={teacher.read} text={words.goOn} />
  return (
    <>
      <button type="button" className="button" onClick={() => teacher.hears(best) && play(best)} data-show>
        {words.showMe}
      </button>
      <Primary act={fold} text={words.tryIt} />
    </>
  )
}

function Primary({ act, text }: { readonly act: () => void; readonly text: string }) {
  return (
    <button type="button" className="button button-primary" onClick={act} data-first>
      {text}
    </button>
  )
}

/** After the last remark: the next lesson, the same one again, or all of them. */
function Onwards({ teacher: { taught } }: { readonly teacher: Teacher }) {
  const words = useLessonWords()
  const { opened } = useTableContext()
  const puzzle = usePuzzleWords()
  const { lesson, drills } = taught
  const isPuzzle = puzzleIn(lesson.id) !== null
  const next = lesson.kind === 'drill' ? drills[drills.indexOf(lesson.id) + 1] : drills[0]
  return (
    <>
      <button type="button" className="button" onClick={() => void beginLesson(opened.id, lesson.id, 0, words.you)}>
        {words.repeat}
      </button>
      {next ? (
        <Primary
          act={() => void beginLesson(opened.id, next, 0, words.you)}
          text={isPuzzle ? puzzle.next : words.nextLesson}
        />
      ) : (
        <Link to={taught.home} className="button button-primary">
          {isPuzzle ? puzzle.all : words.toLearn}
        </Link>
      )}
    </>
  )
}

const MARK = /\*([^*]+)\*/

/** Paragraphs in which `*word*` stands out. */
function Marked({ text }: { readonly text: string }) {
  return text
    .split('\n')
    .map((line) => (
      <p key={line}>
        {line
          .split(MARK)
          .map((part, place) =>
            place % 2 === 1 ? <strong key={place}>{part}</strong> : <Fragment key={place}>{part}</Fragment>,
          )}
      </p>
    ))
}
