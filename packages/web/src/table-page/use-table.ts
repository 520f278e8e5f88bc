import { kept, type Viewer } from '@boardroom/kernel'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
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
  const near = useNear(client, viewer, present, at)
  // What somebody else saw from this chair is not shown for a moment.
  const own = past?.view.viewer === viewer ? past : null
  const shown = own?.seq ?? null
  useEffect(() => setChosen(numberIn(wanted)), [wanted])
  useEffect(() => {
    if (at === null) setPast(null)
    if (at === null || at === shown) return
    let current = true
    client.at(at).then((view) => {
      if (current) setPast((before) => ({ seq: at, view: kept(before?.view ?? client.state().view, view) }))
    })
    return () => {
      current = false
    }
  }, [client, viewer, at, shown])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (seq: number | null): void => {
      const next = seq === null || seq >= client.state().view.seq ? null : Math.max(0, seq)
      setChosen(next)
      const view = next === null ? undefined : near.current.get(next)
      if (next !== null && view?.viewer === client.state().view.viewer)
        setPast((before) => ({ seq: next, view: kept(before?.view ?? client.state().view, view) }))
      clearTimeout(timer.current)
      // Back in the present at once: whoever leaves the table now comes back to it.
      if (next === null) go(location.pathname, 'replace')
      else timer.current = setTimeout(() => go(`${location.pathname}?at=${next}`, 'replace'), REST)
    },
    [client, near],
  )
  return { at, view: (at !== null && own?.view) || state.view, show }
}

/** The positions before and after the one on screen, so that a step shows everything at once. */
function useNear(
  client: TableClient,
  viewer: Viewer,
  present: number,
  at: number | null,
): RefObject<ReadonlyMap<number, AnyView>> {
  const near = useRef(new Map<number, AnyView>())
  useEffect(() => {
    near.current = new Map()
  }, [client, viewer, present])
  useEffect(() => {
    if (at === null) return
    const known = near.current
    for (const seq of known.keys()) if (Math.abs(seq - at) > 1) known.delete(seq)
    for (const seq of [at - 1, at + 1]) {
      if (seq < 0 || seq >= present || known.has(seq)) continue
      client.at(seq).then(
        (view) => known.set(seq, view),
        () => undefined,
      )
    }
  }, [client, viewer, present, at])
  return near
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
