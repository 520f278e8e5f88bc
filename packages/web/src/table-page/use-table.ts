import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
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

/** The position on screen: the present, or the moment that the address names. */
export function useMoment(client: TableClient, state: TableState, wanted: string | null): Moment {
  const [past, setPast] = useState<{ readonly seq: number; readonly view: AnyView } | null>(null)
  const present = state.view.seq
  const number = wanted === null || wanted === '' ? Number.NaN : Number(wanted)
  const at = Number.isInteger(number) && number >= 0 && number < present ? number : null
  const viewer = state.view.viewer
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
  const show = useCallback(
    (seq: number | null): void => {
      const last = client.state().view.seq
      const to = seq === null || seq >= last ? location.pathname : `${location.pathname}?at=${Math.max(0, seq)}`
      go(to, 'replace')
    },
    [client],
  )
  return { at, view: (at !== null && past?.view) || state.view, show }
}
