import type { RuleHelp } from '@boardroom/kernel'
import { useEffect, useSyncExternalStore } from 'react'
import type { Opened } from '../games.ts'
import { Listeners } from '../table/listeners.ts'

export type Rules = Readonly<Record<string, RuleHelp>>

const known = new WeakMap<Opened, Rules>()
const readers = new Listeners()
const read = (reader: () => void): (() => void) => readers.add(reader)

/** What the rules of a game say: loaded when it is first wanted, null until it is there. */
export function useRules(opened: Opened, wanted = true): Rules | null {
  const rules = useSyncExternalStore(read, () => known.get(opened) ?? null)
  useEffect(() => {
    if (wanted && !known.has(opened)) void load(opened)
  }, [opened, wanted])
  return rules
}

async function load(opened: Opened): Promise<void> {
  try {
    known.set(opened, await opened.text.rules())
    readers.tell()
  } catch {
    // Without a network the game can still be played; whoever asks next tries again.
  }
}
