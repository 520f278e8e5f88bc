import './spot.css'
import type { Move } from '@boardroom/kernel'
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useHands } from './hands.ts'
import { means } from './meaning.ts'
import { isLostClick, pressOn } from './press.ts'

interface SpotProps<M extends Move> {
  /** Legal moves that pointing here means. */
  readonly moves: readonly M[]
  /** A move that pointing here would mean if it were legal: asked about when `moves` is empty. */
  readonly why?: M | null | undefined
  /** What a screen reader says. */
  readonly label: string
  readonly className?: string | undefined
  /** What the film calls it. */
  readonly place?: string | undefined
  /** The thing it shows, if it is one of its own. */
  readonly 'data-explain'?: string | undefined
  /** It is brought into sight where not all of the sheet is. */
  readonly 'data-matters'?: boolean | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

/** A place on the board that can be pointed at: open, chosen, shut (and says why), or just there. */
export function Spot<M extends Move>({ moves, why, label, className = '', place, children, ...rest }: SpotProps<M>) {
  const hands = useHands<M>()
  const open = moves.length > 0
  const shut = !open && hands.asked && Boolean(why)
  const chosen = open && moves.some((move) => hands.chosen.includes(move))
  const press = (event: MouseEvent | KeyboardEvent): void => {
    if (open) hands.take(moves, event.currentTarget)
    else hands.look(event.currentTarget)
  }
  const use = {
    tabIndex: 0,
    'aria-disabled': open ? undefined : true,
    onClick: press,
    onPointerDown: pressOn,
    onPointerUp: (event: PointerEvent) => isLostClick(event) && press(event),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(event)
    },
  }
  const active = open || shut
  const state = open ? 'spot-open' : shut ? 'spot-shut' : ''
  return (
    // One element in every state: a board full of them opens and shuts with every turn, and need not be built anew.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div
      ref={means(moves, shut ? why : null)}
      className={`spot ${state} ${chosen ? 'spot-chosen' : ''} ${className}`}
      data-place={place}
      role={active ? 'button' : 'group'}
      aria-label={active ? undefined : label}
      {...rest}
      {...(active && use)}
    >
      {/* What can be pressed is called by its label; signs and figures are for the eye then. */}
      {active && <span className="visually-hidden">{label}</span>}
      <span className="spot-face" aria-hidden={active || undefined}>
        {children}
      </span>
    </div>
  )
}
