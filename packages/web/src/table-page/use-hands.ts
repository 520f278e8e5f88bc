import type { AnyBoard, Hands } from '@boardroom/board-kit'
import { type Move, samePlain } from '@boardroom/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { Preview, Refused, TableClient, TableState } from '../table/client.ts'
import { isAsked } from '../table/context.ts'

/** What is shown next to the thing pointed at. */
export type Hint =
  | { readonly kind: 'moves'; readonly moves: readonly Move[]; readonly at: Element }
  | { readonly kind: 'refusal'; readonly refusal: Refused; readonly at: Element }

/** Moves among which the player is still to choose, or one to be confirmed. */
export interface Offer {
  readonly moves: readonly Move[]
  readonly at: Element | null
}

export interface TableHands {
  readonly hands: Hands
  readonly hint: Hint | null
  readonly offer: Offer | null
  /** What the single move pointed at or offered would lead to. */
  readonly preview: Preview | null
  /** The refusal of the last move that was tried, for the prompt. */
  readonly refusal: Refused | null
  play(move: Move): void
  /** Makes a move that whoever watches over them has let pass. */
  make(move: Move): void
  point(move: Move | null): void
  cancel(): void
  undo(): void
  /** What is taken in the next moment is asked about first. */
  beware(): void
  /** The pointer has reached the tip: it stays until it is left. */
  stay(): void
  leave(): void
}

export interface Watch {
  readonly led: readonly Move[] | null
  hears(move: Move): boolean
}

const noMoves: readonly Move[] = []

/** Milliseconds from a touch to the click it becomes. */
const WARY = 700

/** Milliseconds a pointer may take from a place to the tip beside it. */
const REACH = 450

export function useTableHands(
  client: TableClient,
  state: TableState,
  present: boolean,
  board: Pick<AnyBoard, 'confirms' | 'care'>,
  /** A move is about to be made. */
  acts: () => void,
  /** Somebody who watches over the moves: offers only some, and may stop one. */
  watch: Watch | null = null,
): TableHands {
  const { confirm } = useSettings()
  const [hint, setHint] = useState<Hint | null>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [pointed, setPointed] = useState<Move | null>(null)
  const [preview, setPreview] = useState<{ readonly move: Move; readonly preview: Preview } | null>(null)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const asked = isAsked(state) && present
  const moves = asked ? (watch?.led ?? state.moves) : noMoves
  const seq = state.view.seq
  const viewer = state.view.viewer
  const latest = useRef(0)
  const wary = useRef(0)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])

  const reset = useCallback(() => {
    latest.current++
    setHint(null)
    setOffer(null)
    setPointed(null)
    setPreview(null)
    setRefusal(null)
  }, [])
  // A new position makes every pending choice meaningless.
  useEffect(reset, [seq, viewer, present])

  const single =
    offer?.moves.length === 1
      ? offer.moves[0]
      : (pointed ?? (hint?.kind === 'moves' && hint.moves.length === 1 ? hint.moves[0] : null))
  useEffect(() => {
    if (!single) return
    let current = true
    client.preview(single).then(
      (result) => current && setPreview({ move: single, preview: result }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, single])

  const make = useCallback(
    (move: Move) => {
      reset()
      acts()
      client.play(move).then((refused) => setRefusal(refused))
    },
    [client, reset, acts],
  )
  const watching = useRef(watch)
  useEffect(() => {
    watching.current = watch
  })
  const play = useCallback(
    (move: Move) => {
      if (watching.current?.hears(move) ?? true) make(move)
      else reset()
    },
    [make, reset],
  )

  const hands: Hands = useMemo(() => {
    const take = async (wanted: readonly Move[], at: Element): Promise<void> => {
      const [only] = wanted
      if (!only) return
      const ask =
        wanted.length > 1 || performance.now() < wary.current || (await needsConfirmation(client, only, confirm, board))
      setHint(null)
      if (ask) setOffer({ moves: wanted, at })
      else play(only)
    }
    return {
      moves,
      asked,
      chosen: offer?.moves ?? (hint?.kind === 'moves' ? hint.moves : pointed ? [pointed] : noMoves),
      take: (wanted, at) => void take(wanted, at),
      takeAll: (wanted) => {
        const [first] = wanted
        if (!first || !(watching.current?.hears(first) ?? true)) return
        acts()
        void playAll(client, wanted).then(setRefusal)
      },
      look: (wanted, at) => {
        latest.current++
        setHint({ kind: 'moves', moves: wanted, at })
      },
      whyNot: (move, at) => {
        const number = ++latest.current
        client.why(move).then((refused) => {
          if (refused && latest.current === number) setHint({ kind: 'refusal', refusal: refused, at })
        })
      },
      away: () => {
        const number = ++latest.current
        // A tip with a link must be within reach: it waits for the pointer on its way there.
        clearTimeout(going.current)
        setHint((shown) => (shown?.kind === 'refusal' ? shown : null))
        going.current = setTimeout(() => latest.current === number && setHint(null), REACH)
      },
    }
  }, [client, moves, asked, offer, hint, pointed, play, confirm, board, acts])

  return {
    hands,
    hint,
    offer,
    preview: single && preview && samePlain(preview.move, single) ? preview.preview : null,
    refusal,
    play,
    make,
    point: setPointed,
    cancel: reset,
    undo: () => {
      reset()
      acts()
      client.undo().then((refused) => setRefusal(refused))
    },
    stay: () => {
      latest.current++
    },
    leave: () => setHint(null),
    beware: () => {
      wary.current = performance.now() + WARY
    },
  }
}

/** Plays move after move; the first that is refused ends it. */
async function playAll(client: TableClient, moves: readonly Move[]): Promise<Refused | null> {
  for (const move of moves) {
    const refused = await client.play(move)
    if (refused) return refused
  }
  return null
}

/** A finger cannot hover, so a tap first shows what it would do; unless it is a step of many and can be undone. */
async function needsConfirmation(
  client: TableClient,
  move: Move,
  confirm: 'never' | 'final' | 'always',
  { confirms, care }: Pick<AnyBoard, 'confirms' | 'care'>,
): Promise<boolean> {
  if (confirm === 'always') return true
  const cared = care?.[move.type]
  if (cared === 'grave') return confirm === 'final' && (await passesOn(client, move))
  if (confirms.includes(move.type)) return false
  if (cared !== 'light' && matchMedia('(hover: none)').matches) return true
  return confirm === 'final' && (await client.preview(move)).view === null
}

/** Whether others are asked after it: once they have moved it cannot be taken back. */
async function passesOn(client: TableClient, move: Move): Promise<boolean> {
  const { view } = await client.preview(move)
  return view === null || view.viewer === 'spectator' || !view.asked.includes(view.viewer)
}
