import { type Mark, useHands } from '@boardroom/board-kit'
import type { ReactNode } from 'react'

interface GripProps {
  readonly label: string
  readonly onClick: () => void
  /** Taken in hand; undefined where something happens at once. */
  readonly chosen?: boolean | undefined
  readonly className: string
  readonly place?: string
  readonly mark: Mark
  /** It says itself what it is: who passes over it reads no more. */
  readonly said?: boolean
  readonly children: ReactNode
}

/** Something that is taken in hand before a move is made: looks like a spot, makes no move itself. */
export function Grip({ label, onClick, chosen, className, place, mark, said, children }: GripProps) {
  const { away } = useHands()
  return (
    <button
      type="button"
      className={`spot spot-open ${chosen ? 'spot-chosen' : ''} ${className}`}
      aria-pressed={chosen}
      data-place={place}
      data-said={said || undefined}
      {...mark}
      onClick={() => {
        // What explains it would lie on where it can go.
        away()
        onClick()
      }}
    >
      <span className="visually-hidden">{label}</span>
      <span className="spot-face" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
