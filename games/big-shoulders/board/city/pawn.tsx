import { SeatMark, seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useTerms } from '../context.ts'

/** A Partner: a pawn in its seat's colour, with the seat's mark. */
export function Pawn({ seat, size = 48 }: { readonly seat: Seat; readonly size?: number }) {
  const { names } = useTerms()
  return (
    <span className="bs-pawn" style={{ width: size, height: size }}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <path
          d="M12 1.500a4.700 4.700 0 0 1 3 8.300c1 4 2.500 6.500 4 8.700h1V23H4v-4.500h1c1.500-2.200 3-4.700 4-8.700a4.700 4.700 0 0 1 3-8.300z"
          fill={seatColor(seat)}
          stroke="#fff"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </svg>
      <SeatMark seat={seat} size={Math.round(size * 0.36)} label={names.seat(seat)} />
    </span>
  )
}

/** The Partners who stand at a door; many of them close up. */
export function Pawns({ seats, size = 48 }: { readonly seats: readonly Seat[]; readonly size?: number }) {
  if (seats.length === 0) return null
  return (
    <span className={`bs-pawns ${seats.length > 2 ? 'bs-pawns-close' : ''}`}>
      {seats.map((seat, place) => (
        <Pawn key={place} seat={seat} size={size} />
      ))}
    </span>
  )
}
