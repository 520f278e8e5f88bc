/** From the desk into the country, and home again with money. */
export function Errand() {
  return (
    <svg viewBox="0 0 340 150" aria-hidden="true">
      <g stroke="#23211c" strokeWidth="3" strokeLinejoin="round">
        <path d="M18 62h76v66H18z" fill="#f3e3bd" />
        <path d="M12 62l44-28 44 28z" fill="#0f5653" />
        <path d="M18 95h76" fill="none" />
        <path d="M28 116h24M60 116h24M28 84h24M60 84h24" strokeWidth="4" stroke="#8f8260" />
        <circle cx="40" cy="72" r="5" fill="#b04208" />
        <circle cx="72" cy="104" r="5" fill="#b04208" />
      </g>
      <path d="M110 66c22-26 62-28 88-8" fill="none" stroke="#23211c" strokeWidth="4" strokeLinecap="round" />
      <path d="M206 64l-18 0 8-14z" fill="#23211c" />
      <g stroke="#23211c" strokeWidth="3" strokeLinejoin="round">
        <path d="M212 76l30-18 34 6 38-10 10 40-22 30-44-6-32 10-18-24z" fill="#9fb58a" />
        <path d="M238 92l34 14 30-24" fill="none" strokeDasharray="3 6" strokeLinecap="round" />
        <circle cx="238" cy="92" r="7" fill="#b04208" />
        <circle cx="272" cy="106" r="7" fill="#b04208" />
        <circle cx="302" cy="82" r="7" fill="#f6f1e2" />
      </g>
      <path d="M198 118c-26 18-62 18-86 2" fill="none" stroke="#23211c" strokeWidth="4" strokeLinecap="round" />
      <path d="M104 114l18-2-6 16z" fill="#23211c" />
      <circle cx="156" cy="122" r="15" fill="#e0b64c" stroke="#23211c" strokeWidth="3" />
      <text x="156" y="129" textAnchor="middle" fontSize="20" fontWeight="700" fill="#23211c">
        $
      </text>
    </svg>
  )
}
