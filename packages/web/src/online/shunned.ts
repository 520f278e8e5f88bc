import type { ChatLine, ShunKind, ShunnedList } from '@boardroom/wire'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { usePerson } from './person.ts'

/** Whom somebody wants to hear or meet no more; the server remembers it for all their devices. */
type Shunned = ShunnedList['people']

const NOBODY: Shunned = []
const listeners = new Set<() => void>()
let shunned = NOBODY
/** Whose list it is. */
let owner: string | null = null

function keep(list: Shunned): void {
  shunned = list
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShunned(): Shunned {
  const id = usePerson()?.id ?? null
  useEffect(() => {
    if (owner === id) return
    owner = id
    keep(NOBODY)
    if (id)
      api.shunned().then(
        ({ people }) => owner === id && keep(people),
        () => undefined,
      )
  }, [id])
  return useSyncExternalStore(subscribe, () => shunned)
}

/** Null: nothing against them any more. */
export async function shun(person: string, kind: ShunKind | null): Promise<void> {
  keep((await (kind ? api.shun(person, kind) : api.unshun(person))).people)
}

/** What is left of a talk without those whom one has muted or blocked. */
export function useHeard(lines: readonly ChatLine[]): readonly ChatLine[] {
  const silent = new Set(useShunned().map(({ person }) => person))
  return silent.size === 0 ? lines : lines.filter(({ person }) => person === null || !silent.has(person))
}
