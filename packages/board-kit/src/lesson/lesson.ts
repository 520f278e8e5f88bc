import type { GameTypes, Names } from '@boardroom/kernel'
import type {
  Beat,
  Chapter,
  CoachRemark,
  Decision,
  Lead,
  Lessons,
  LessonsText,
  Reply,
  Said,
  Sight,
} from './contract.ts'

type Any = GameTypes

export interface LessonBeat extends Beat<Any> {
  readonly id: string
}

export interface LessonChapter extends Pick<Chapter<Any>, 'starts'> {
  readonly id: string
  readonly beats: readonly LessonBeat[]
}

export interface LessonRemark extends CoachRemark<Any> {
  readonly id: string
}

/** A course or a drill, in the shape in which it is given. */
export interface Lesson {
  readonly id: string
  /** A drill is over with its last beat; a course goes on to the end of the game. */
  readonly kind: 'course' | 'drill'
  readonly chapters: readonly LessonChapter[]
  readonly coach: readonly LessonRemark[]
}

/** The id of the guided game among the lessons. */
export const COURSE = 'course'

export function lessonOf(lessons: Lessons, id: string): Lesson | null {
  if (id === COURSE) {
    const { chapters, coach } = lessons.course
    return { id, kind: 'course', chapters: named(chapters).map(withBeats), coach: named(coach) }
  }
  const drill = Object.hasOwn(lessons.drills, id) ? lessons.drills[id] : undefined
  return drill ? { id, kind: 'drill', chapters: [withBeats({ ...drill, id })], coach: [] } : null
}

function named<T extends object>(all: Readonly<Record<string, T>>): (T & { readonly id: string })[] {
  return Object.entries(all).map(([id, each]) => ({ ...each, id }))
}

function withBeats({ id, starts, beats }: Chapter<Any> & { readonly id: string }): LessonChapter {
  return { id, starts, beats: named(beats) }
}

/** How far somebody has come. */
export interface Stand {
  readonly chapter: number
  /** The first beat of the chapter that has not been passed. */
  readonly beat: number
  /** How often the coach has said what. */
  readonly said: Readonly<Record<string, number>>
  /** At which position the coach said it last: there it is not said once more. */
  readonly lastAt?: Readonly<Record<string, number>>
}

export function begun(chapter = 0): Stand {
  return { chapter, beat: 0, said: {} }
}

/** Whether this is the moment for it. A decision needs a recommended move that is legal. */
function fits({ asked, when, move }: Beat<Any>, sight: Sight<Any>): boolean {
  return isAsked(asked, sight) && (when?.(sight) ?? true) && (!move || sight.moves.some((each) => move.is(each, sight)))
}

function isAsked(asked: string | readonly string[] | undefined, { question }: Sight<Any>): boolean {
  if (!question) return false
  return asked === undefined || (typeof asked === 'string' ? asked === question.step : asked.includes(question.step))
}

/** Where the lesson stands at a position: a later chapter may have begun, and beats whose moment has passed are left out. */
export function standAt({ chapters }: Lesson, stand: Stand, sight: Sight<Any>): Stand {
  if (!sight.question) return stand
  const begins = chapters.findLastIndex(({ starts }, place) => place > stand.chapter && starts(sight))
  const here = begins < 0 ? stand : { ...stand, chapter: begins, beat: 0 }
  const beats = chapters[here.chapter]?.beats ?? []
  const next = beats.findIndex((beat, place) => place >= here.beat && fits(beat, sight))
  return next < 0 ? here : { ...here, beat: next }
}

/** What the guide says at a position; null where it leaves the learner alone. */
export function beatAt({ chapters }: Lesson, stand: Stand, sight: Sight<Any>): LessonBeat | null {
  const beat = chapters[stand.chapter]?.beats[stand.beat]
  return beat && fits(beat, sight) ? beat : null
}

/** What the coach says at a position where the guide says nothing. */
export function coachAt({ coach }: Lesson, { said, lastAt }: Stand, sight: Sight<Any>): LessonRemark | null {
  const isNew = (id: string, times: number): boolean => (said[id] ?? 0) < times && lastAt?.[id] !== sight.view.seq
  return (
    coach.find(
      ({ id, asked, when, warns, times = 1 }) =>
        !warns && isNew(id, times) && isAsked(asked, sight) && (when?.(sight) ?? true),
    ) ?? null
  )
}

/** A beat was read. */
export function passed(stand: Stand): Stand {
  return { ...stand, beat: stand.beat + 1 }
}

/** The coach has said something at a position. */
export function told(stand: Stand, id: string, { view }: Sight<Any>): Stand {
  const { said, lastAt } = stand
  return { ...stand, said: { ...said, [id]: (said[id] ?? 0) + 1 }, lastAt: { ...lastAt, [id]: view.seq } }
}

/** The learner has made a move while this was said. */
export function moved(stand: Stand, beat: LessonBeat | null): Stand {
  return !beat || beat.move?.again ? stand : passed(stand)
}

/** The guide has said everything it has to say. */
export function isThrough({ chapters }: Lesson, { chapter, beat }: Stand): boolean {
  return chapter === chapters.length - 1 && beat >= (chapters[chapter]?.beats.length ?? 0)
}

const REPLIES: Readonly<Record<Lead, Reply>> = { lead: 'ask', advise: 'ask', free: 'accept', find: 'refuse' }

/** What is said to a move before it is made; null where nothing is. */
export type Reaction =
  | { readonly of: 'beat'; readonly beat: LessonBeat; readonly other: string | null; readonly reply: Reply }
  | { readonly of: 'coach'; readonly remark: LessonRemark; readonly reply: Reply }

export function reactionTo(
  lesson: Lesson,
  stand: Stand,
  sight: Sight<Any>,
  move: Any['move'],
  silent = false,
): Reaction | null {
  const beat = beatAt(lesson, stand, sight)
  if (beat?.move) return answer(beat, beat.move, move, sight)
  if (silent) return null
  const remark = lesson.coach.find(
    ({ id, asked, when, warns, times = 1 }) =>
      warns?.(move, sight) && (stand.said[id] ?? 0) < times && isAsked(asked, sight) && (when?.(sight) ?? true),
  )
  return remark ? { of: 'coach', remark, reply: 'ask' } : null
}

function answer(
  beat: LessonBeat,
  { is, lead, others = {} }: Decision<Any>,
  move: Any['move'],
  sight: Sight<Any>,
): Reaction | null {
  if (is(move, sight)) return null
  const other = Object.entries(others).find(([, each]) => each.is(move, sight))
  return { of: 'beat', beat, other: other?.[0] ?? null, reply: other?.[1].reply ?? REPLIES[lead] }
}

/** The moves that a beat recommends. */
export function recommended({ move: decision }: Beat<Any>, sight: Sight<Any>): readonly Any['move'][] {
  return decision ? sight.moves.filter((move) => decision.is(move, sight)) : []
}

export function say(said: Said<Any>, sight: Sight<Any>, names: Names): string {
  return typeof said === 'string' ? said : said(sight, names)
}

/** The words of one lesson, in the shape in which it is given. */
export interface LessonText {
  readonly title: string
  readonly line: string
  readonly done: Spoken
  chapter(id: string): string
  beat(chapter: string, id: string): Spoken
  coach(id: string): Spoken
}

export interface Spoken {
  readonly title: string
  readonly text: Said<Any>
  readonly why?: Said<Any>
  readonly otherwise?: Said<Any>
  readonly others?: Readonly<Record<string, Said<Any>>>
}

export function lessonText({ course, drills }: LessonsText, id: string): LessonText | null {
  if (id === COURSE) {
    return {
      title: course.title,
      line: course.line,
      done: course.done,
      chapter: (chapter) => course.chapters[chapter]?.title ?? chapter,
      beat: (chapter, beat) => known(course.chapters[chapter]?.beats[beat], beat),
      coach: (remark) => known(course.coach[remark], remark),
    }
  }
  const words = drills[id]
  return words
    ? {
        title: words.title,
        line: words.line,
        done: words.done,
        chapter: () => words.title,
        beat: (_, beat) => known(words.beats[beat], beat),
        coach: (remark) => known(undefined, remark),
      }
    : null
}

function known(words: Spoken | undefined, id: string): Spoken {
  if (!words) throw new Error(`nobody knows what to say at ${id}`)
  return words
}
