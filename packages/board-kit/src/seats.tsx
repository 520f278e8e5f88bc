import type { Seat } from '@boardroom/kernel'
import { SignFrame } from './sign-frame.tsx'

/** The colour of a seat as a CSS value; the shape says the same without colour. */
export function seatColor(seat: Seat): string {
  return `var(--seat-${seat})`
}

const PATHS: readonly string[] = [
  'M12 3.2 22 20.6H2Z',
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  'M3.8 3.8h16.4v16.4H3.8Z',
  'M12 1.6 22.4 12 12 22.4 1.6 12Z',
]

interface SeatMarkProps {
  readonly seat: Seat
  readonly size?: number
  readonly label?: string | undefined
}

/** A seat's mark: vermilion triangle, blue circle, green square, amber diamond. */
export function SeatMark({ seat, size = 16, label }: SeatMarkProps) {
  return (
    <SignFrame className="seat-mark" size={size} label={label}>
      <path d={PATHS[seat] ?? ''} fill={seatColor(seat)} stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round" />
    </SignFrame>
  )
}
