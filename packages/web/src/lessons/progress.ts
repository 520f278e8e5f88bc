import type { Lesson, Stand } from '@boardroom/board-kit'
import { isThrough } from '@boardroom/board-kit'
import { useSyncExternalStore } from 'react'

/** How far somebody has come in one lesson. */
export interface LessonProgress {
  /** The table at which it is being given. */
  readonly table: string
  readonly stand: Stand
  /** Chapters that have been gone through. */
  readonly done: readonly string[]
}

interface Kept {
  readonly lessons: Readonly<Record<string, LessonProgress>>
  /** Whether the coach has been asked to be silent. */
  readonly silent: boolean
}

const KEY = 'boardroom/lessons'
const NOTHING: Kept = { lessons: {}, silent: false }

let kept: Kept = load()
const listeners = new Set<() => void>()

function load(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return NOTHING
  }
}

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser without storage keeps it for this visit.
  }
  for (const listener of listeners) listener()
}

export function useLessonsKept(): Kept {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => kept,
  )
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

export function progressOf({ lessons }: Kept, game: string, lesson: string): LessonProgress | null {
  return lessons[nameOf(game, lesson)] ?? null
}

export function currentProgress(game: string, lesson: string): LessonProgress | null {
  return progressOf(kept, game, lesson)
}

export function beginProgress(game: string, lesson: string, table: string, stand: Stand): void {
  const done = currentProgress(game, lesson)?.done ?? []
  keep({ lessons: { ...kept.lessons, [nameOf(game, lesson)]: { table, stand, done } } })
}

/** Keeps where a lesson stands; chapters before the present one have been gone through. */
export function keepStand(game: string, lesson: Lesson, table: string, stand: Stand): void {
  const before = currentProgress(game, lesson.id)
  if (before && before.table !== table) return
  const through = isThrough(lesson, stand)
  const chapter = lesson.chapters[stand.chapter - (through ? 0 : 1)]
  const done = chapter ? [...new Set([...(before?.done ?? []), chapter.id])] : (before?.done ?? [])
  keep({ lessons: { ...kept.lessons, [nameOf(game, lesson.id)]: { table, stand, done } } })
}

export function setSilent(silent: boolean): void {
  keep({ silent })
}
