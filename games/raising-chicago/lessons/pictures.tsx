/** A bid marker becomes a storey, a storey becomes prestige. */
export function Storeys() {
  return (
    <svg viewBox="0 0 340 150" aria-hidden="true">
      <g stroke="#2a1b13" strokeWidth="3" fill="#e0b64c">
        <ellipse cx="56" cy="104" rx="34" ry="12" />
        <ellipse cx="56" cy="90" rx="34" ry="12" />
      </g>
      <path d="M104 96h34" stroke="#2a1b13" strokeWidth="4" strokeLinecap="round" />
      <path d="M144 96l-14-8v16z" fill="#2a1b13" />
      <g stroke="#2a1b13" strokeWidth="3">
        <path d="M156 66l38-26 38 26z" fill="#8c3b2a" />
        <path d="M162 66h64v24h-64z" fill="#f3e3bd" />
        <path d="M172 72h12v12h-12zM204 72h12v12h-12z" fill="#5b7f91" />
        <path d="M160 92h68v13h-68zM160 107h68v13h-68z" fill="#e0b64c" />
        <path d="M146 122h96" stroke="#6b5238" strokeWidth="6" strokeLinecap="round" />
      </g>
      <path d="M248 96h30" stroke="#2a1b13" strokeWidth="4" strokeLinecap="round" />
      <path d="M284 96l-14-8v16z" fill="#2a1b13" />
      <path
        d="M310 68l7 17 18 1-14 12 5 18-16-10-16 10 5-18-14-12 18-1z"
        fill="#c8442f"
        stroke="#2a1b13"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
