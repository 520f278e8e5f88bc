import { meaningAt, thingAt } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import { useEffect, useState } from 'react'

/** What is being pointed at, held or in focus: what it means to point there, and the thing that it shows. */
export interface Tip {
  readonly at: Element
  readonly thing: Element | null
  /** What it shows at this moment, where the board says so. */
  readonly now: string | null
  readonly moves: readonly Move[]
  readonly why: Move | null
  /** How it was asked for: a finger's tip stays until it is put away, a keyboard's is read out. */
  readonly by: 'pointer' | 'key' | 'finger'
}

export interface Tips {
  /** Shows at once what is there. */
  look(at: Element): void
  away(): void
  /** The pointer is on the tip itself, or has left it. */
  stay(): void
  leave(): void
}

/** Milliseconds that a pointer rests on a thing before it is explained; what a move does is shown at once. */
const REST = 400
/** ... before another thing takes the place of the one explained: on its way to the tip a pointer crosses others. */
const SWITCH = 220
/** ... that a pointer may take from a place to the tip beside it. */
const REACH = 450
/** ... that a finger lies on something until it is explained. */
const HOLD = 450
/** Pixels that a finger may tremble meanwhile. */
const TREMBLE = 10

/** What is explained now, by pointer, focus or long press, wherever on the page it is. */
export function useTips(): Tips & { readonly tip: Tip | null } {
  const [tip, setTip] = useState<Tip | null>(null)
  const [tips] = useState(() => makeTips(setTip))
  useEffect(() => tips.listen(), [tips])
  return { ...tips, tip }
}

/** Decides what is shown when; `show` shows it. */
function makeTips(show: (tip: Tip | null) => void): Tips & { listen(): () => void } {
  let shown: Tip | null = null
  let wanted: Tip | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const want = (next: Tip | null, delay = 0): void => {
    wanted = next
    clearTimeout(timer)
    const now = (): void => {
      // A click may have put away what was pointed at before it was explained.
      shown = next?.at.isConnected ? next : null
      show(shown)
    }
    if (delay === 0) now()
    else timer = setTimeout(now, delay)
  }
  const point = (target: Element): void => {
    if (shown?.by === 'finger' || target.closest('.popover')) return
    const next = tipAt(target, 'pointer')
    if (isSame(next, wanted)) return
    if (isSame(next, shown)) want(shown)
    else if (!next) want(null, REACH)
    else want(next, shown ? SWITCH : next.moves.length > 0 || next.why ? 0 : REST)
  }
  const listen = (): (() => void) => {
    const stop = new AbortController()
    const on: On = (type, hear, capture = false) =>
      document.addEventListener(
        type,
        (event) => event.target instanceof Element && hear(event as Parameters<typeof hear>[0], event.target),
        { signal: stop.signal, capture },
      )
    // What comes to lie under a pointer that rests, such as a board behind a list that closes, has not been pointed at.
    let rest: { readonly x: number; readonly y: number } | null = null
    let missed = false
    const hover = ({ pointerType, buttons, clientX: x, clientY: y }: PointerEvent, target: Element): void => {
      if (pointerType === 'touch' || buttons !== 0) return
      missed = !rest || (x === rest.x && y === rest.y)
      if (!missed) point(target)
    }
    on<PointerEvent>('pointerover', hover)
    on<PointerEvent>('pointermove', (event, target) => {
      rest ??= { x: -1, y: -1 }
      if (missed) hover(event, target)
      rest = { x: event.clientX, y: event.clientY }
    })
    on<PointerEvent>('pointerout', ({ relatedTarget }) => {
      // Out of the window.
      if (!relatedTarget && shown?.by === 'pointer') want(null, REACH)
    })
    on('wheel', (_, target) => {
      // What it stood beside goes away under it.
      if (shown?.by === 'pointer' && !target.closest('.popover')) want(null)
    })
    on('focusin', (_, target) => {
      if (target.matches(':focus-visible') && !target.closest('.popover')) want(tipAt(target, 'key'))
    })
    on<FocusEvent>('focusout', ({ relatedTarget: to }) => {
      if (shown?.by === 'key' && !(to instanceof Element && to.closest('.popover'))) want(null, REACH)
    })
    listenToFingers(on, {
      hold: (target) => want(tipAt(target, 'finger')),
      tap: (target) => shown?.by === 'finger' && !target.closest('.popover') && want(null),
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }
  return {
    listen,
    look: (at) => want(tipAt(at, wayOf(at))),
    away: () => want(null),
    stay: () => want(shown),
    leave: () => shown?.by === 'pointer' && want(null, SWITCH),
  }
}

type On = <E extends Event>(type: string, hear: (event: E, target: Element) => void, capture?: boolean) => void

/** A finger that lies still asks what is under it; lifting it is no tap then. */
function listenToFingers(on: On, { hold, tap }: Record<'hold' | 'tap', (target: Element) => void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let held = false
  const stop = (): void => clearTimeout(timer)
  on<PointerEvent>('pointerdown', ({ pointerType, clientX, clientY }, target) => {
    stop()
    held = false
    tap(target)
    if (pointerType !== 'touch') return
    from = { x: clientX, y: clientY }
    timer = setTimeout(() => {
      held = tipAt(target, 'finger') !== null
      if (held) hold(target)
    }, HOLD)
  })
  on<PointerEvent>('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) stop()
  })
  on('pointerup', stop)
  on('pointercancel', stop)
  const swallow = (event: Event): void => {
    if (!held) return
    event.preventDefault()
    event.stopPropagation()
  }
  on('contextmenu', swallow, true)
  on(
    'click',
    (event) => {
      swallow(event)
      held = false
    },
    true,
  )
}

const NONE: readonly Move[] = []

function tipAt(target: Element, by: Tip['by']): Tip | null {
  const meaning = meaningAt(target)
  const thing = thingAt(target)
  const at = meaning?.at ?? thing
  const told = target.closest('[data-now]')
  const now = told && thing?.contains(told) ? told.getAttribute('data-now') : null
  return at && { at, thing, now, moves: meaning?.moves ?? NONE, why: meaning?.why ?? null, by }
}

function wayOf(at: Element): Tip['by'] {
  if (at.matches(':focus-visible')) return 'key'
  return matchMedia('(hover: none)').matches ? 'finger' : 'pointer'
}

function isSame(one: Tip | null, other: Tip | null): boolean {
  return one?.at === other?.at && one?.thing === other?.thing && one?.now === other?.now
}
