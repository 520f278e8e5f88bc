import { SeatMark, seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { Owner } from '../state.ts'
import { useDrawing } from './context.ts'

/** A disc on the map, a track or a donation. */
export function Disc({ owner, size = 18 }: { readonly owner: Owner; readonly size?: number }) {
  const { names, words } = useDrawing()
  if (typeof owner === 'number') return <SeatMark seat={owner} size={size} label={names.seat(owner)} />
  const label = owner === 'andrew' ? words.andrew : words.neutral
  return (
    <svg className="seat-mark" width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      <circle
        cx="12"
        cy="12"
        r="10"
        fill={owner === 'andrew' ? 'var(--ink)' : 'var(--cg-neutral)'}
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      {owner === 'andrew' ? (
        <path d="M7 17.500 12 6l5 11.500M9 13.500h6" fill="none" stroke="var(--paper)" strokeWidth="2.200" />
      ) : (
        <path d="M7.500 7.500l9 9M16.500 7.500l-9 9" fill="none" stroke="var(--ink-soft)" strokeWidth="2" />
      )}
    </svg>
  )
}

export type Posture = 'standing' | 'lying' | 'used'

interface PersonProps {
  readonly seat: Seat
  readonly posture: Posture
  readonly size?: number
}

/** An employee: standing at work, or lying down. */
export function Person({ seat, posture, size = 22 }: PersonProps) {
  return (
    <svg
      className={`cg-person cg-person-${posture}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ color: seatColor(seat) }}
    >
      <path
        d="M12 2.200a3.800 3.800 0 0 1 2.300 6.900c2.300.9 3.400 3 3.400 5.600v3h-2.200l-.7 4.100H9.200l-.7-4.100H6.300v-3c0-2.600 1.100-4.700 3.400-5.600A3.800 3.800 0 0 1 12 2.200Z"
        fill="currentColor"
        stroke="var(--ink)"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** So many employees in a row. */
export function People({ count, ...person }: PersonProps & { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => <Person key={place} {...person} />)
}
