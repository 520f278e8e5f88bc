import type { AnyBoard, Hands } from '@boardroom/board-kit'
import { type Move, samePlain } from '@boardroom/kernel'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Tip, type Tips, useTips } from '../explain/use-tip.ts'
import { useSettings } from '../settings.ts'
import type { Preview, Refused, TableClient, TableState } from '../table/client.ts'
import { isAsked } from '../table/context.ts'

/** Moves among which the player is still to choose, or one to be confirmed. */
export interface Offer {
  readonly moves: readonly Move[]
  readonly at: Element | null
}

export interface TableHands {
  readonly hands: Hands
  /** What was chosen on the board for the primary button. */
  readonly prepared: Move | null
  /** What is shown next to the thing pointed at. */
  readonly tip: Tip | null
  readonly tips: Tips
  /** Why what is pointed at is not possible. */
  readonly whyNot: Refused | null
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
}

export interface Watch {
  readonly led: readonly Move[] | null
  hears(move: Move): boolean
}

const noMoves: readonly Move[] = []

/** Milliseconds from a touch to the click it becomes. */
const WARY = 700

export function useTableHands(
  client: TableClient,
  state: TableState,
  present: boolean,
  board: Pick<AnyBoard, 'confirms' | 'care' | 'quantities'>,
  /** A move is about to be made. */
  acts: () => void,
  /** Somebody who watches over the moves: offers only some, and may stop one. */
  watch: Watch | null = null,
): TableHands {
  const { confirm } = useSettings()
  const { tip, look, away, stay, leave } = useTips()
  const [offer, setOffer] = useState<Offer | null>(null)
  const [pointed, setPointed] = useState<Move | null>(null)
  const [preview, setPreview] = useState<{ readonly move: Move; readonly preview: Preview } | null>(null)
  const [sent, setSent] = useState<{ readonly move: Move; readonly seq: number } | null>(null)
  const [prepared, setPrepared] = useState<{ readonly move: Move; readonly seq: number } | null>(null)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const asked = isAsked(state) && present
  const moves = asked ? (watch?.led ?? state.moves) : noMoves
  const seq = state.view.seq
  const viewer = state.view.viewer
  const wary = useRef(0)
  // What it leads to is shown until it has led there: else the table would be drawn without it in between.
  const made = sent?.seq === seq ? sent.move : null

  const clear = useCallback(() => {
    setOffer(null)
    setPointed(null)
    setRefusal(null)
  }, [])
  const reset = useCallback(() => {
    clear()
    setPreview(null)
    setSent(null)
  }, [clear])
  // A new position makes every pending choice meaningless; what somebody reads about a thing stays.
  const renew = useEffectEvent(() => {
    reset()
    if (tip && (tip.moves.length > 0 || tip.why || !tip.at.isConnected)) away()
  })
  useEffect(renew, [seq, viewer, present])

  const single = pointed ?? shownOf(offer?.moves ?? tip?.moves ?? noMoves, board, state) ?? made
  useEffect(() => {
    if (!single || single === made) return
    let current = true
    client.preview(single).then(
      (result) => current && setPreview({ move: single, preview: result }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, single, made])

  const whyNot = useWhyNot(client, tip)

  const make = useCallback(
    (move: Move) => {
      letGo()
      clear()
      setSent({ move, seq })
      away()
      acts()
      client.play(move).then((refused) => {
        if (!refused) return
        setSent(null)
        setRefusal(refused)
      })
    },
    [client, seq, clear, away, acts],
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

  const shown = tip?.moves ?? noMoves
  const picked = pointed ?? (shown.length > 0 ? null : made)
  const chosen = useMemo(() => offer?.moves ?? (picked ? [picked] : shown), [offer, picked, shown])
  const hands: Hands = useMemo(() => {
    const take = async (pointedAt: readonly Move[], at: Element): Promise<void> => {
      const wanted = among(pointedAt, offer)
      const [only] = wanted
      if (!only) return
      const ask =
        wanted.length > 1 || performance.now() < wary.current || (await needsConfirmation(client, only, confirm, board))
      away()
      if (ask) setOffer({ moves: wanted, at })
      else play(only)
    }
    return {
      moves,
      asked,
      chosen,
      take: (wanted, at) => void take(wanted, at),
      takeAll: (wanted) => {
        const [first] = wanted
        if (!first || !(watching.current?.hears(first) ?? true)) return
        acts()
        void playAll(client, wanted).then(setRefusal)
      },
      prepare: (move) => setPrepared(move && { move, seq }),
      look,
      away,
    }
  }, [client, moves, asked, chosen, offer, look, away, play, confirm, board, acts, seq])

  return {
    hands,
    prepared: prepared?.seq === seq ? prepared.move : null,
    tip,
    tips: { look, away, stay, leave },
    whyNot,
    offer,
    preview: single && preview && samePlain(preview.move, single) ? preview.preview : null,
    refusal,
    play,
    make,
    point: setPointed,
    cancel: () => {
      reset()
      away()
    },
    undo: () => {
      reset()
      acts()
      client.undo().then((refused) => setRefusal(refused))
    },
    beware: () => {
      wary.current = performance.now() + WARY
    },
  }
}

/** Pointing at a second place while several moves are offered says which of them is meant, if both places mean some in common. */
function among(wanted: readonly Move[], offer: Offer | null): readonly Move[] {
  const common = wanted.filter((move) => offer?.moves.includes(move))
  return common.length > 0 ? common : wanted
}

/** What is shown of the moves that a place means: the only one, or the first of those that differ in how many only. */
function shownOf(
  moves: readonly Move[],
  { quantities }: Pick<AnyBoard, 'quantities'>,
  { view }: TableState,
): Move | null {
  const [first, ...more] = moves
  if (!first) return null
  if (more.length === 0) return first
  const several = quantities?.(moves, view, 'en')
  return several && !several.apart ? first : null
}

/** Which rule forbids what is pointed at. */
function useWhyNot(client: TableClient, tip: Tip | null): Refused | null {
  const [found, setFound] = useState<{ readonly at: Element; readonly refused: Refused } | null>(null)
  const why = tip?.why
  const at = tip?.at
  useEffect(() => {
    if (!why || !at) return
    let current = true
    client.why(why).then((refused) => current && refused && setFound({ at, refused }))
    return () => {
      current = false
    }
  }, [client, why, at])
  return why && found && found.at === at ? found.refused : null
}

/**
 * The button that was pressed is gone with the move. If it has the focus then, the browser lays out the half-changed page
 * to see where the focus can be, and lays it out again when all has changed. The focus comes back with the next question.
 */
function letGo(): void {
  const pressed = document.activeElement
  if (pressed instanceof HTMLElement && pressed.closest('.table-prompt, .offer')) pressed.blur()
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
  return confirm === 'final' && (await client.preview(move)).final
}

/** Whether others are asked after it: once they have moved it cannot be taken back. */
async function passesOn(client: TableClient, move: Move): Promise<boolean> {
  const { view } = await client.preview(move)
  return view === null || view.viewer === 'spectator' || !view.asked.includes(view.viewer)
}
