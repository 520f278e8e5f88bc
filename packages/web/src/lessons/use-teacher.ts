import {
  beatAt,
  begun,
  coachAt,
  isThrough,
  type LessonBeat,
  type LessonText,
  moved,
  type Place,
  passed,
  type Reaction,
  reactionTo,
  recommended,
  type Sight,
  type Spoken,
  type Stand,
  say,
  standAt,
  told,
} from '@boardroom/board-kit'
import type { GameTypes, Language, Move, Names } from '@boardroom/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { TableState } from '../table/client.ts'
import { isAsked, ownSeat } from '../table/context.ts'
import type { Taught } from './load.ts'
import { currentProgress, keepStand, useLessonsKept } from './progress.ts'

/** What stands on the guide's card. */
export interface Card {
  /** Changes with what is said. */
  readonly key: string
  readonly kind: 'beat' | 'coach' | 'reaction' | 'done'
  readonly title: string
  readonly text: string
  readonly why: string | null
  readonly places: readonly Place[]
  readonly rule: string | null
  readonly beat: LessonBeat | null
  /** How a move was answered that is still to be made, or was made. */
  readonly reaction: Answered | null
}

export interface Answered {
  readonly move: Move
  readonly reply: Reaction['reply']
}

/** What the guide does at one position. */
export interface Teacher {
  readonly taught: Taught
  readonly text: LessonText
  readonly stand: Stand
  readonly sight: Sight<GameTypes>
  readonly card: Card | null
  /** The only moves that are offered now; null for all. */
  readonly led: readonly Move[] | null
  /** What is recommended now. */
  readonly best: Move | null
  readonly canGoBack: boolean
  /** A move is about to be made; whether it may. */
  hears(move: Move): boolean
  /** The move that was asked about may be made. */
  allow(): Move | null
  read(): void
  back(): void
  /** The learner wants to choose among all moves. */
  free(): void
  forget(): void
}

/** Where the lesson stood at a position, and where it will after the move that is being made. */
interface Course {
  readonly seq: number
  readonly stand: Stand
  readonly next: Stand | null
  readonly past: readonly { readonly seq: number; readonly stand: Stand }[]
}

interface Said {
  readonly spoken: { readonly title: string; readonly text: string }
  readonly answered: Answered
  readonly next: Stand
}

export function useTeacher(
  taught: Taught | null,
  state: TableState,
  present: boolean,
  language: Language,
  names: Names,
): Teacher | null {
  const { silent } = useLessonsKept()
  const { seq } = state.view
  const [course, setCourse] = useState<Course>(() => ({ seq, stand: standKept(taught, state), next: null, past: [] }))
  const [said, setSaid] = useState<Said | null>(null)
  const [freed, setFreed] = useState('')
  // Before anything is drawn: what belongs to the position before must not be said at the next one.
  if (course.seq !== seq) {
    setCourse(courseAt(course, seq))
    if (said && said.answered.reply !== 'accept') setSaid(null)
  }
  const sight = useMemo(() => sightOf(state), [state])
  const stand = useMemo(
    () => (taught && present ? standAt(taught.lesson, course.stand, sight) : course.stand),
    [taught, present, course.stand, sight],
  )
  const over = state.view.result !== null
  useEffect(() => {
    if (taught) keepStand(state.game, taught.lesson, state.id, stand)
  }, [taught, state.game, state.id, stand])
  if (!taught) return null

  const { lesson } = taught
  const text = taught.texts[language]
  const beat = present ? beatAt(lesson, stand, sight) : null
  const remark = present && !beat && !silent ? coachAt(lesson, stand, sight) : null
  const chapter = lesson.chapters[stand.chapter]
  const moveOn = (next: Stand): void => setCourse({ ...course, stand: next, next: null })
  const beatKey = `${chapter?.id}/${beat?.id}`
  const leads = beat?.move?.lead === 'lead' && freed !== beatKey
  const best = beat ? (recommended(beat, sight)[0] ?? null) : null

  const cardOf = (key: string, kind: Card['kind'], { title, text: words, why }: Spoken, more: Partial<Card>): Card => ({
    key,
    kind,
    title,
    text: say(words, sight, names),
    why: why ? say(why, sight, names) : null,
    places: [],
    rule: null,
    beat: null,
    reaction: null,
    ...more,
  })
  const card = ((): Card | null => {
    if (said) return cardOf(`said/${said.spoken.text}`, 'reaction', said.spoken, { reaction: said.answered, beat })
    if (over || (lesson.kind === 'drill' && isThrough(lesson, stand))) return cardOf('done', 'done', text.done, {})
    if (beat && chapter) {
      const words = text.beat(chapter.id, beat.id)
      return cardOf(`${beatKey}/${seq}`, 'beat', words, {
        beat,
        places: beat.at?.(sight) ?? [],
        rule: beat.rule ?? null,
      })
    }
    if (!remark) return null
    const pointed = { places: remark.at?.(sight) ?? [], rule: remark.rule ?? null }
    return cardOf(`coach/${remark.id}/${seq}`, 'coach', text.coach(remark.id), pointed)
  })()

  const spokenTo = (reaction: Reaction): { title: string; text: string } => {
    if (reaction.of === 'coach') {
      const words = text.coach(reaction.remark.id)
      return { title: words.title, text: say(words.text, sight, names) }
    }
    const words = text.beat(chapter?.id ?? '', reaction.beat.id)
    const answer = (reaction.other && words.others?.[reaction.other]) || words.otherwise || words.text
    return { title: words.title, text: say(answer, sight, names) }
  }
  const previous = chapter?.beats[stand.beat - 1]
  return {
    taught,
    text,
    stand,
    sight,
    card,
    led: leads && beat ? recommended(beat, sight) : null,
    best,
    canGoBack:
      beat !== null && previous !== undefined && beatAt(lesson, { ...stand, beat: stand.beat - 1 }, sight) !== null,
    hears(move) {
      const reaction = reactionTo(lesson, stand, sight, move, silent)
      const after = remark ? told(stand, remark.id, sight) : moved(stand, beat)
      if (reaction) {
        const next = reaction.of === 'coach' ? told(stand, reaction.remark.id, sight) : after
        setSaid({ spoken: spokenTo(reaction), answered: { move, reply: reaction.reply }, next })
        if (reaction.reply !== 'accept') return false
      } else setSaid(null)
      setCourse({ ...course, stand, next: after })
      return true
    },
    allow() {
      if (!said) return null
      setCourse({ ...course, stand, next: said.next })
      setSaid(null)
      return said.answered.move
    },
    read() {
      if (said) setSaid(null)
      else if (beat) moveOn(passed(stand))
      else if (remark) moveOn(told(stand, remark.id, sight))
    },
    back: () => moveOn({ ...stand, beat: stand.beat - 1 }),
    free: () => setFreed(beatKey),
    forget: () => setSaid(null),
  }
}

function standKept(taught: Taught | null, { game, id }: TableState): Stand {
  const progress = taught && currentProgress(game, taught.lesson.id)
  return progress?.table === id ? progress.stand : begun()
}

/** After a move the lesson goes on; after a move that was taken back it stands where it stood then. */
function courseAt({ seq: before, stand, next, past }: Course, seq: number): Course {
  if (seq > before) return { seq, stand: next ?? stand, next: null, past: [...past, { seq: before, stand }] }
  const stood = past.findLast((each) => each.seq <= seq)
  return { seq, stand: stood?.stand ?? stand, next: null, past: past.filter((each) => each.seq < seq) }
}

function sightOf(state: TableState): Sight<GameTypes> {
  const { view, moves, log, movers } = state
  const seat = ownSeat(state) ?? 0
  const last = movers.lastIndexOf(seat) + 1
  return {
    view,
    seat,
    question: isAsked(state) ? (view.agenda.at(-1) ?? null) : null,
    moves,
    log,
    news: log.filter((logged) => last > 0 && logged.seq >= last).map(({ entry }) => entry),
  }
}
