/** An open book with a house in it: learn. */
export function Book() {
  return (
    <svg width="54" height="54" viewBox="0 0 64 64" aria-hidden="true" stroke="#2a1b13" strokeWidth="2">
      <path
        d="M32 16Q20 8 6 12V50Q20 46 32 54Q44 46 58 50V12Q44 8 32 16Z"
        fill="#fff8e4"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M32 16V54" />
      <path d="M12 21q8-2 14 1M12 29q8-2 14 1" stroke="#a58a5a" strokeWidth="2.500" fill="none" />
      <path d="M40 40V24l6-7 6 7v16z" fill="#c9501a" />
      <path d="M40 24h12" />
    </svg>
  )
}

/** A brass head under a top hat: a bot. */
export function Opponent() {
  return (
    <svg width="54" height="54" viewBox="0 0 64 64" aria-hidden="true" stroke="#2a1b13" strokeWidth="2">
      <path d="M18 20V10h28v10" fill="#2a1b13" />
      <rect x="10" y="18" width="44" height="5" rx="2" fill="#2a1b13" />
      <rect x="14" y="23" width="36" height="25" rx="6" fill="#d7b25c" strokeWidth="2.500" />
      <circle cx="25" cy="34" r="5" fill="#fff8e4" />
      <circle cx="39" cy="34" r="5" fill="#fff8e4" />
      <path d="M26 34h.1M40 34h.1" strokeWidth="3.600" strokeLinecap="round" />
      <path d="M26 43h12" strokeWidth="2.500" />
      <path d="M20 48l-4 12h32l-4-12z" fill="#2b4a55" strokeWidth="2.500" />
      <path d="M32 48l-4 4 4 3 4-3z" fill="#8c2026" stroke="none" />
    </svg>
  )
}

/** Three around a table. */
export function Friends() {
  return (
    <svg width="54" height="54" viewBox="0 0 64 64" aria-hidden="true" stroke="#2a1b13" strokeWidth="2">
      <ellipse cx="32" cy="42" rx="24" ry="12" fill="#8a4f2a" strokeWidth="2.500" />
      <ellipse cx="32" cy="39" rx="24" ry="12" fill="#2d7a57" strokeWidth="2.500" />
      <path d="M8 32q0-10 6-10t6 10z" fill="#d8412a" />
      <circle cx="14" cy="18" r="5" fill="#f0c9a0" />
      <path d="M44 32q0-10 6-10t6 10z" fill="#2b67bd" />
      <circle cx="50" cy="18" r="5" fill="#f0c9a0" />
      <path d="M25 26q0-11 7-11t7 11z" fill="#e2a21a" />
      <circle cx="32" cy="10" r="5" fill="#f0c9a0" />
      <rect x="26" y="36" width="12" height="8" fill="#fff8e4" strokeWidth="1.500" transform="rotate(-10 32 40)" />
    </svg>
  )
}
