import type { Move } from '@boardroom/kernel'
import type { CSSProperties, FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useHands } from './hands.ts'

interface SpotProps {
  /** Legal moves that pointing here means. */
  readonly moves: readonly Move[]
  /** A move that pointing here would mean if it were legal: asked about when `moves` is empty. */
  readonly why?: Move | null | undefined
  /** What a screen reader says. */
  readonly label: string
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

/** A place on the board that can be pointed at: open, chosen, shut (and says why), or just there. */
export function Spot({ moves, why, label, className = '', style, children }: SpotProps) {
  const hands = useHands()
  const open = moves.length > 0
  const shut = !open && hands.asked && why
  if (!open && !shut) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of the board is no form
      <div className={`spot ${className}`} style={style} role="group" aria-label={label}>
        {children}
      </div>
    )
  }
  const chosen = open && moves.some((move) => hands.chosen.includes(move))
  const show = (event: PointerEvent | FocusEvent): void => {
    // A finger has no hover: what a tap means is shown under the prompt instead.
    if ('pointerType' in event && event.pointerType === 'touch') return
    if (open) hands.look(moves, event.currentTarget)
    else if (why) hands.whyNot(why, event.currentTarget)
  }
  const press = (event: MouseEvent): void => {
    if (open) hands.take(moves, event.currentTarget)
    else if (why) hands.whyNot(why, event.currentTarget)
  }
  return (
    <button
      type="button"
      className={`spot ${open ? 'spot-open' : 'spot-shut'} ${chosen ? 'spot-chosen' : ''} ${className}`}
      style={style}
      aria-disabled={open ? undefined : true}
      onPointerEnter={show}
      onPointerLeave={hands.away}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(event)}
      onBlur={hands.away}
      onClick={press}
    >
      <span className="visually-hidden">{label}</span>
      {/* Signs and figures for the eye; the label says the same in words. */}
      <span className="spot-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
