import { seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { Owner } from '../state.ts'
import { useDrawing } from './context.ts'

/** A seat's symbol around the origin, one unit large. */
const SYMBOLS: readonly string[] = [
  'M0 -.55L.52 .4H-.52Z',
  'M0 -.5A.5 .5 0 1 1 0 .5A.5 .5 0 1 1 0 -.5Z',
  'M-.45 -.45H.45V.45H-.45Z',
  'M0 -.6L.6 0L0 .6L-.6 0Z',
]

/** What tells an owner apart without colour. */
function Emblem({ owner, size }: { readonly owner: Owner; readonly size: number }) {
  if (owner === 'andrew') {
    return (
      <path
        className="cg-symbol-line"
        d="M-.42 .5L0 -.5L.42 .5M-.25 .15H.25"
        transform={`scale(${size})`}
        strokeWidth=".18"
      />
    )
  }
  if (owner === 'neutral') {
    return (
      <path
        className="cg-symbol-line"
        d="M-.38 -.38L.38 .38M.38 -.38L-.38 .38"
        transform={`scale(${size})`}
        strokeWidth=".18"
      />
    )
  }
  return <path className="cg-symbol" d={SYMBOLS[owner] ?? ''} transform={`scale(${size})`} />
}

function colorOf(owner: Owner): string {
  if (typeof owner === 'number') return seatColor(owner)
  return owner === 'andrew' ? 'var(--cg-andrew)' : 'var(--cg-neutral)'
}

interface DiscArtProps {
  readonly owner: Owner
  readonly x?: number
  readonly y?: number
  readonly r?: number
  readonly ghost?: boolean
}

/** A wooden disc within a drawing: edge, face, ring, and its owner's symbol. */
export function DiscArt({ owner, x = 0, y = 0, r = 12.6, ghost = false }: DiscArtProps) {
  return (
    <g
      className={`cg-disc ${ghost ? 'cg-disc-ghost' : ''}`}
      transform={`translate(${x} ${y})`}
      style={{ color: colorOf(owner) }}
    >
      <ellipse className="cg-disc-shade" cy={r * 0.16} rx={r * 1.05} ry={r} />
      <circle className="cg-disc-edge" cy={r * 0.08} r={r} />
      <circle className="cg-disc-face" cy={-r * 0.08} r={r} strokeWidth={r * 0.08} />
      <circle className="cg-disc-ring" cy={-r * 0.08} r={r * 0.81} strokeWidth={r * 0.08} />
      <g transform={`translate(0 ${-r * 0.1})`}>
        <Emblem owner={owner} size={r * 1.05} />
      </g>
    </g>
  )
}

/** A disc on a tab, a track or a plaque. */
export function Disc({ owner, size = 18 }: { readonly owner: Owner; readonly size?: number }) {
  const { names, words } = useDrawing()
  const label = typeof owner === 'number' ? names.seat(owner) : words[owner]
  return (
    <svg className="cg-disc-box" width={size} height={size} viewBox="-14 -14 28 29" role="img" aria-label={label}>
      <DiscArt owner={owner} />
    </svg>
  )
}

export type Posture = 'standing' | 'lying' | 'used'

interface PersonProps {
  readonly seat: Seat
  readonly posture: Posture
  /** How high somebody is who stands. */
  readonly size?: number
}

const BELL = 'M10 10C4.500 10.500 3 16 1.500 29H18.500C17 16 15.500 10.500 10 10Z'

/** An employee: standing at work, or lying down. */
export function Person({ seat, posture, size = 25 }: PersonProps) {
  const lies = posture === 'lying'
  return (
    <svg
      className={`cg-person cg-person-${posture}`}
      width={lies ? size : (size * 20) / 30}
      height={lies ? (size * 20) / 30 : size}
      viewBox={lies ? '0 0 30 20' : '0 0 20 30'}
      aria-hidden="true"
      style={{ color: seatColor(seat) }}
    >
      <g transform={lies ? 'translate(0 20) rotate(-90)' : undefined}>
        <Figure />
        <g transform="translate(10 20.500)">
          <Emblem owner={seat} size={7} />
        </g>
      </g>
    </svg>
  )
}

function Figure() {
  return (
    <>
      <path className="cg-figure" d={BELL} />
      <circle className="cg-figure" cx="10" cy="5.800" r="4.900" />
    </>
  )
}

/** The permanent employee: no wooden figure but printed, with spectacles and a tie. */
export function Permanent({ size = 25, label }: { readonly size?: number; readonly label: string }) {
  return (
    <svg
      className="cg-permanent"
      width={(size * 20) / 30}
      height={size}
      viewBox="0 0 20 30"
      role="img"
      aria-label={label}
    >
      <Figure />
      <path className="cg-symbol-line" d="M6 5.500h3M11 5.500h3M9 5.500h2" strokeWidth="1.600" />
      <path className="cg-symbol" d="M10 12l2.200 3L10 24l-2.200-9Z" />
    </svg>
  )
}

/** So many employees in a row. */
export function People({ count, ...person }: PersonProps & { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => <Person key={place} {...person} />)
}
