import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { go } from '../shell/router.tsx'
import type { AnyView, TableClient, TableState } from '../table/client.ts'

export function useTable(client: TableClient): TableState {
  return useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.state(),
  )
}

export interface Moment {
  /** The move after which the position on screen stands; null for the present. */
  readonly at: number | null
  readonly view: AnyView
  show(seq: number | null): void
}

/** Browsers allow only so many changes of the address: it follows when the slider has come to rest. */
const REST = 200

/** The position on screen: the present, or the moment that the address names. */
export function useMoment(client: TableClient, state: TableState, wanted: string | null): Moment {
  const [past, setPast] = useState<{ readonly seq: number; readonly view: AnyView } | null>(null)
  const [chosen, setChosen] = useState(() => numberIn(wanted))
  const present = state.view.seq
  const at = chosen !== null && chosen < present ? chosen : null
  const viewer = state.view.viewer
  useEffect(() => setChosen(numberIn(wanted)), [wanted])
  useEffect(() => {
    if (at === null) {
      setPast(null)
      return
    }
    let current = true
    client.at(at).then((view) => current && setPast({ seq: at, view }))
    return () => {
      current = false
    }
  }, [client, at, viewer])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (seq: number | null): void => {
      const next = seq === null || seq >= client.state().view.seq ? null : Math.max(0, seq)
      setChosen(next)
      clearTimeout(timer.current)
      const address = next === null ? location.pathname : `${location.pathname}?at=${next}`
      timer.current = setTimeout(() => go(address, 'replace'), REST)
    },
    [client],
  )
  return { at, view: (at !== null && past?.view) || state.view, show }
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
