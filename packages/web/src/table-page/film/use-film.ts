import {
  type AnyBoard,
  advanced,
  EMPTY,
  lengthOf,
  onScreen,
  type Reel,
  reelOf,
  type Shot,
  type Speed,
  shotsBetween,
  spliced,
  unbuilt,
} from '@boardroom/board-kit'
import { kept, type Viewer } from '@boardroom/kernel'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../settings.ts'
import type { AnyEntry, AnyView, TableClient, TableState } from '../../table/client.ts'
import type { Moment } from '../use-table.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** What runs on the board now, and how to be done with it. */
export interface Film {
  /** Something is still to be seen. */
  readonly running: boolean
  /** On screen, as soon as its position is. */
  readonly shot: Shot | null
  /** What its position already holds of what is told later. */
  readonly unbuilt: readonly string[]
  readonly length: number
  readonly reduced: boolean
  /** How many more wait. */
  readonly waiting: number
  /** The position to draw. */
  readonly view: AnyView
  /** It shows how the present came about: what is asked now is asked about another position. */
  readonly behind: boolean
  /** The log up to what has been seen. */
  readonly log: readonly AnyEntry[]
  /** Ends it: what happens next is seen again. */
  cut(): void
  /** To the present, and past everything that bots do until somebody else is asked. */
  skip(): void
  /** Shows once more what happened after so many moves. */
  from(seq: number): void
  done(shot: Shot): void
}

/** What the page knew of the table when it was drawn last. */
interface Known {
  readonly viewer: Viewer
  readonly present: number
  readonly at: number
  readonly log: readonly AnyEntry[]
  readonly view: AnyView
}

/** Turns what has happened since the page was drawn last into a film. */
export function useFilm(client: TableClient, state: TableState, moment: Moment, board: AnyBoard): Film {
  const { film: speed } = useSettings()
  const reduced = useReducedMotion()
  const { view: present, log } = state
  const viewer = present.viewer
  const at = moment.at ?? present.seq
  const [known, setKnown] = useState<Known>({ viewer, present: present.seq, at, log, view: present })
  const [reel, setReel] = useState<Reel>(EMPTY)
  /** Bots are still at it, and nobody wants to see it. */
  const [rushing, setRushing] = useState(false)
  /** A position that is neither the present nor the moment one looks at. */
  const [held, setHeld] = useState<AnyView | null>(null)
  const between = useCallback(
    (entries: readonly AnyEntry[], from: number, to: number) =>
      shotsBetween(entries, from, to, (entry) => board.film(entry, present)),
    [board, present],
  )

  const live = useCallback(
    (entries: readonly AnyEntry[], from: number, to: number) =>
      between(
        entries.filter(({ entry }) => !board.countedOut?.includes(entry.type)),
        from,
        to,
      ),
    [board, between],
  )

  // Before anything is drawn: the present must not flash up before the film that leads to it.
  if (known.viewer !== viewer || known.present !== present.seq || known.at !== at || known.log !== log) {
    setKnown({ viewer, present: present.seq, at, log, view: present })
    const next = reelAfter(reel, known, { viewer, present: present.seq, at, log, view: present }, between, live)
    const watched = speed === 'off' || rushing || document.hidden ? EMPTY : next
    if (rushing && !botsAsked(state)) setRushing(false)
    // What is on screen stays there until what is to be seen next can be drawn, also when bots have moved on meanwhile.
    const shown = reel === EMPTY || onScreen(reel)?.seq === known.view.seq
    if (watched !== EMPTY && shown) setHeld(known.viewer === viewer ? known.view : null)
    if (watched !== reel) setReel(watched)
  }

  const cut = useCallback(() => {
    setReel(EMPTY)
    setRushing(false)
  }, [])
  const busy = botsAsked(state)
  const skip = useCallback(() => {
    setReel(EMPTY)
    setRushing(busy)
  }, [busy])
  const done = useCallback((shot: Shot) => startTransition(() => setReel((running) => advanced(running, shot))), [])
  const from = useCallback(
    (seq: number) => {
      setHeld(present)
      setReel(reelOf(between(log, seq, present.seq)))
    },
    [between, log, present],
  )
  const next = onScreen(reel)
  const wanted = next?.seq ?? null
  const ready = [present, moment.view, held].find((view) => view?.seq === wanted && view.viewer === viewer) ?? null
  usePosition(client, wanted, ready, setHeld, cut)
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) cut()
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [cut])

  const behind = wanted !== null && moment.at === null && wanted !== present.seq
  const seen = useMemo(() => (behind ? log.filter(({ seq }) => seq <= (wanted ?? 0)) : log), [behind, log, wanted])
  const waitingView = wanted === null ? moment.view : (ready ?? held ?? moment.view)
  const notBuilt = useMemo(() => unbuilt(reel), [reel])
  const pace: Speed = speed === 'off' ? 'normal' : speed
  return {
    running: next !== null,
    shot: ready && next,
    unbuilt: notBuilt,
    length: next ? lengthOf(next, reel, pace, reduced) : 0,
    reduced,
    waiting: Math.max(0, reel.shots.length - 1),
    view: waitingView,
    behind,
    log: seen,
    cut,
    skip,
    from,
    done,
  }
}

/** Whether bots go on by themselves now. */
export function botsAsked({ view, seats }: TableState): boolean {
  const { viewer, asked } = view
  return !asked.some((seat) => seat === viewer) && asked.some((seat) => seats[seat]?.bot)
}

/** So many moves spectators see again. */
const LATELY = 8

/** After which move the turns began that the own seat has not moved in, or just the last few. */
export function lastTurns({ view, movers }: TableState): number {
  const last = view.viewer === 'spectator' ? 0 : movers.lastIndexOf(view.viewer) + 1
  return last > 0 && last < view.seq ? last : Math.max(0, view.seq - LATELY)
}

type Between = (entries: readonly AnyEntry[], from: number, to: number) => Shot[]

/** What is to be seen after the table, or the moment one looks at, has changed. */
function reelAfter(reel: Reel, before: Known, now: Known, between: Between, live: Between): Reel {
  if (before.viewer !== now.viewer) {
    // Another pair of eyes: what was running is shown as they may see it.
    const first = onScreen(reel)
    return first && !first.back ? reelOf(between(now.log, first.seq - 1, now.present)) : EMPTY
  }
  const inPast = now.at !== now.present
  const stepped = now.at - before.at
  if (inPast || before.at !== before.present) {
    if (stepped === 0) return reel
    // Somebody who looked at the past watches how it came to the present.
    if (!inPast && reel.shots.at(-1)?.seq === now.present) return reel
    return Math.abs(stepped) === 1 ? reelOf(between(now.log, before.at, now.at)) : EMPTY
  }
  if (now.present > before.present) return spliced(reel, live(now.log, before.present, now.present))
  if (now.present < before.present) return reelOf(between(before.log, before.present, now.present))
  return reel
}

/** Fetches the position that a shot is seen over; a film without one is not shown. */
function usePosition(
  client: TableClient,
  wanted: number | null,
  ready: AnyView | null,
  take: (change: (before: AnyView | null) => AnyView | null) => void,
  skip: () => void,
): void {
  useEffect(() => {
    if (wanted === null || ready) return
    let current = true
    client.at(wanted).then(
      (view) => current && startTransition(() => take((before) => kept(before, view))),
      () => current && skip(),
    )
    return () => {
      current = false
    }
  }, [client, wanted, ready, take, skip])
}
