import type { SeatSummary } from '@boardroom/wire'

const INK = '#2a1b13'
const SKINS = ['#f0c9a0', '#e2b07f', '#b97b4e', '#f3d3b0'] as const
/** What each seat wears on its head: parted hair, a top hat, a cap, a bun. */
const HEADS = [
  'M15 21q-1-13 9-13t9 13q-3-8-9-8-7 0-9 8z',
  'M11 16h26v3H11zm5-13h16v13H16z',
  'M15 16q0-9 9-9t9 9h5v3H15z',
  'M15 20q-2-12 9-12t9 12q-4-7-9-7t-9 7zm6-13a3 3 0 1 1 6 0z',
] as const

/** Whoever sits at a seat, drawn; a chair where nobody does yet. */
export function Sitter({ seat }: { readonly seat: SeatSummary }) {
  return (
    <svg className="sitter" viewBox="0 0 48 52" width="48" height="52" aria-hidden="true">
      {seat.kind === 'open' ? <Chair /> : <Somebody seat={seat.seat} />}
    </svg>
  )
}

function Somebody({ seat }: { readonly seat: number }) {
  return (
    <>
      <path d="M4 51q0-17 20-17t20 17z" fill={`var(--seat-${seat})`} stroke={INK} strokeWidth="2" />
      <path d="M18 35l6 7 6-7z" fill="#fffdf5" stroke={INK} strokeWidth="1.500" />
      <ellipse cx="24" cy="23" rx="9.500" ry="11" fill={SKINS[seat % SKINS.length]} stroke={INK} strokeWidth="2" />
      <path d={HEADS[seat % HEADS.length]} fill={INK} />
      <circle cx="20.500" cy="23" r="1.400" fill={INK} />
      <circle cx="27.500" cy="23" r="1.400" fill={INK} />
      <path d="M20 28.500q4 3 8 0" fill="none" stroke={INK} strokeWidth="1.600" strokeLinecap="round" />
    </>
  )
}

function Chair() {
  return (
    <g stroke={INK} strokeWidth="2" strokeLinejoin="round">
      <path d="M13 6q11-6 22 0v25H13z" fill="#8a5a2b" />
      <path d="M17 10q7-4 14 0v17H17z" fill="#7c2024" />
      <path d="M9 31h30v6H9z" fill="#7c2024" />
      <path d="M11 37h4v14h-4zm22 0h4v14h-4z" fill="#8a5a2b" />
    </g>
  )
}
