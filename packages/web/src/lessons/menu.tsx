import './lesson.css'
import { Icon } from '@boardroom/board-kit'
import { go } from '../shell/router.tsx'
import { useTableContext } from '../table/context.ts'
import { beginLesson } from './begin.ts'
import { progressOf, setSilent, useLessonsKept } from './progress.ts'
import type { Teacher } from './use-teacher.ts'
import { useLessonWords } from './words.ts'

/** The chapters of the lesson, the coach's voice, and the way out. */
export function LessonMenu({ teacher, close }: { readonly teacher: Teacher; readonly close: () => void }) {
  const words = useLessonWords()
  const { opened } = useTableContext()
  const kept = useLessonsKept()
  const { taught, text, stand } = teacher
  const { lesson } = taught
  const done = progressOf(kept, opened.id, lesson.id)?.done ?? []
  return (
    <>
      <header className="tutor-head">
        <div>
          <p className="tutor-where">{words.played}</p>
          <h2>{text.title}</h2>
        </div>
        <button
          type="button"
          className="button button-quiet button-icon"
          onClick={close}
          aria-label={words.closeMenu}
          title={words.closeMenu}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      {lesson.kind === 'course' && (
        <ol className="tutor-chapters" aria-label={words.chapters}>
          {lesson.chapters.map(({ id }, place) => (
            <li key={id}>
              <button
                type="button"
                className="tutor-chapter"
                aria-current={place === stand.chapter ? 'step' : undefined}
                onClick={() => void beginLesson(opened.id, lesson.id, place, words.you)}
              >
                <ChapterSign done={done.includes(id)} number={place + 1} />
                <span>{text.chapter(id)}</span>
                <small>{place === stand.chapter ? words.now : done.includes(id) ? words.done : ''}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="tutor-answers tutor-stack">
        {lesson.kind === 'course' && (
          <button type="button" className="button" onClick={() => setSilent(!kept.silent)} aria-pressed={kept.silent}>
            {kept.silent ? words.speak : words.silence}
          </button>
        )}
        <button type="button" className="button button-primary" onClick={() => go(taught.home)} data-first>
          {words.leave}
        </button>
      </div>
    </>
  )
}

export function ChapterSign({ done, number }: { readonly done: boolean; readonly number: number }) {
  return (
    <span className={`chapter-sign ${done ? 'chapter-done' : ''}`} aria-hidden="true">
      {done ? <Icon name="check" size={14} /> : number}
    </span>
  )
}
