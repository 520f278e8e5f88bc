/** Goods go abroad, points lift the share, the share is in the player's hand. */
export function Ladder() {
  return (
    <svg viewBox="0 0 340 150" aria-hidden="true">
      <path d="M18 104h74l-12 22H30z" fill="#8c3b2a" stroke="#1e2c3a" strokeWidth="3" />
      <path d="M34 104V84h18v20M56 104V74h18v30" fill="#d9b36a" stroke="#1e2c3a" strokeWidth="3" />
      <path d="M104 98h34" stroke="#1e2c3a" strokeWidth="4" strokeLinecap="round" />
      <path d="M146 98l-14-8v16z" fill="#1e2c3a" />
      <g stroke="#1e2c3a" strokeWidth="3" fill="#7fa3b5">
        <path d="M158 112h22v14h-22z" />
        <path d="M182 94h22v32h-22z" />
        <path d="M206 70h22v56h-22z" />
      </g>
      <path d="M240 98h26" stroke="#1e2c3a" strokeWidth="4" strokeLinecap="round" />
      <path d="M274 98l-14-8v16z" fill="#1e2c3a" />
      <rect x="282" y="66" width="46" height="60" rx="4" fill="#f3e3bd" stroke="#1e2c3a" strokeWidth="3" />
      <text x="305" y="107" textAnchor="middle" fontSize="30" fontWeight="700" fill="#1e2c3a">
        €
      </text>
    </svg>
  )
}
