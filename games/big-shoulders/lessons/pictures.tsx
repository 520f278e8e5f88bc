/** Two purses and the circle between them. */
export function Purses() {
  return (
    <svg viewBox="0 0 340 150" aria-hidden="true">
      <rect x="16" y="46" width="96" height="62" rx="8" fill="#d8412a" stroke="#2a1b13" strokeWidth="3" />
      <text x="64" y="86" textAnchor="middle" fontSize="28" fontWeight="700" fill="#fff8e4">
        $
      </text>
      <path d="M228 110V62l22 14V62l22 14V62l22 14V46h20v64z" fill="#7b5a3a" stroke="#2a1b13" strokeWidth="3" />
      <text x="276" y="104" textAnchor="middle" fontSize="24" fontWeight="700" fill="#fff8e4">
        $
      </text>
      <g fill="none" stroke="#2a1b13" strokeWidth="4" strokeLinecap="round">
        <path d="M120 50Q170 14 220 50" />
        <path d="M220 104Q170 140 120 104" />
      </g>
      <path d="M224 54l-16-3 12-10zM116 100l16 3-12 10z" fill="#2a1b13" />
    </svg>
  )
}
