import type { ChatLine } from '@boardroom/wire'
import { useSyncExternalStore } from 'react'

/** Up to which line the talk of each table was read in this browser; the table that was looked at last stands last. */
export type Read = readonly (readonly [table: string, line: number])[]

const KEY = 'boardroom/chat-read'
/** Nobody follows more talks than these. */
const MOST = 50

const listeners = new Set<() => void>()
let kept = load()

function load(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Read
  } catch {
    return []
  }
}

export function readUpTo(read: Read, table: string): number {
  return read.find(([each]) => each === table)?.[1] ?? 0
}

export function withRead(read: Read, table: string, line: number): Read {
  return [...read.filter(([each]) => each !== table), [table, line] as const].slice(-MOST)
}

/** How much others have said since. */
export function unreadIn(chat: readonly ChatLine[], upTo: number, me: string | null): number {
  return chat.filter(({ n, person }) => n > upTo && (me === null || person !== me)).length
}

export function keepRead(table: string, line: number): void {
  if (line <= readUpTo(kept, table)) return
  kept = withRead(kept, table, line)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser without storage knows it for this visit.
  }
  for (const listener of listeners) listener()
}

export function useReadUpTo(table: string): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readUpTo(kept, table),
  )
}
