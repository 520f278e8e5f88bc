/** The guide: a moustache under a top hat. */
export function GuideFace() {
  return (
    <svg className="tutor-face" width="52" height="52" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" fill="#f3e0b4" stroke="#2a1b13" strokeWidth="2.500" />
      <path d="M14 60q3-14 18-14t18 14a30 30 0 0 1-36 0z" fill="#2a1b13" />
      <path d="M25 47l7 6 7-6v9H25z" fill="#fff8e4" />
      <path d="M32 52l-4 4 4 4 4-4z" fill="#8c2026" />
      <ellipse cx="32" cy="34" rx="13" ry="14" fill="#f0c9a0" stroke="#2a1b13" strokeWidth="2" />
      <path d="M20 24V9h24v15z" fill="#2a1b13" />
      <rect x="20" y="18" width="24" height="4" fill="#8c2026" />
      <rect x="13" y="23" width="38" height="4.500" rx="2" fill="#2a1b13" />
      <circle cx="27" cy="33" r="1.800" fill="#2a1b13" />
      <circle cx="37" cy="33" r="1.800" fill="#2a1b13" />
      <path d="M32 40q-4-3-8 0-3 2-5-1 1 6 7 5 4 0 6-2 2 2 6 2 6 1 7-5-2 3-5 1-4-3-8 0z" fill="#2a1b13" />
    </svg>
  )
}
