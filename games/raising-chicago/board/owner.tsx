import { SeatMark, seatColor } from '@boardroom/board-kit'
import type { Owner } from '../state.ts'
import { type Drawing, useDrawing } from './context.ts'

export function ownerColor(owner: Owner): string {
  return owner === 'third' ? 'var(--rc-third)' : seatColor(owner)
}

export function ownerName({ names, book }: Pick<Drawing, 'names' | 'book'>, owner: Owner): string {
  return owner === 'third' ? book.third : names.seat(owner)
}

/** The mark of a company, or the crossed square of the colour that nobody plays. */
export function OwnerMark({ owner, size = 16 }: { readonly owner: Owner; readonly size?: number }) {
  const drawing = useDrawing()
  const label = ownerName(drawing, owner)
  if (owner !== 'third') return <SeatMark seat={owner} size={size} label={label} />
  return (
    <svg className="seat-mark" width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path
        d="M4 4h16v16H4ZM4 4l16 16M20 4 4 20"
        fill={ownerColor(owner)}
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
