const INK = '#2a1b13'
const CREAM = '#fff8e4'

function Coin({ x, y, r = 13 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#f0b73f" stroke={INK} strokeWidth="2.500" />
      <text x={x} y={y + r * 0.45} textAnchor="middle" fontSize={r * 1.3} fontWeight="700" fill={INK}>
        $
      </text>
    </g>
  )
}

function Works({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="2.500" strokeLinejoin="round">
      <rect x="66" y="-34" width="14" height="40" fill="#8a4632" />
      <path d="M0 56V12l22 14V12l22 14V12l22 14h22v30z" fill="#a8462c" />
      <path d="M10 56V40h12v16zM34 56V40h12v16zM58 56V40h12v16z" fill="#ffe0a0" strokeWidth="2" />
    </g>
  )
}

function Purse({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="2.500" strokeLinejoin="round">
      <path d="M14 14Q-10 54 18 60h32q28-6 4-46z" fill="#2b67bd" />
      <path d="M12 14h44" strokeWidth="5" />
      <path d="M20 12L14 2h40l-6 10z" fill="#5a8fdc" />
      <text x="34" y="46" textAnchor="middle" fontSize="26" fontWeight="700" fill={CREAM} stroke="none">
        $
      </text>
    </g>
  )
}

function Certificate({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="2">
      <rect width="42" height="28" rx="2" fill={CREAM} />
      <path d="M7 8h28M7 14h18" stroke="#a58a5a" />
      <circle cx="32" cy="19" r="5" fill="#8c2026" />
    </g>
  )
}

/** Money goes into the company for shares, and comes back as dividends. */
export function Purses() {
  return (
    <svg viewBox="0 0 340 150" aria-hidden="true">
      <rect width="340" height="150" fill="#e6d3a4" />
      <path d="M0 120h340v30H0z" fill="#cdb27c" />
      <Purse x={18} y={52} />
      <Works x={234} y={62} />
      <g fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round">
        <path d="M98 58Q166 10 230 52" />
        <path d="M230 112Q166 146 98 112" />
      </g>
      <path d="M236 57l-17-2 9-13zM92 108l17 3-10 12z" fill={INK} />
      <Certificate x={143} y={18} />
      <Coin x={150} y={127} />
      <Coin x={176} y={129} />
    </svg>
  )
}

/** Cubes, factory, goods, customers, dividends. */
export function Machine() {
  return (
    <svg viewBox="0 0 340 120" aria-hidden="true">
      <rect width="340" height="120" fill="#e6d3a4" />
      <path d="M0 96h340v24H0z" fill="#cdb27c" />
      <g stroke={INK} strokeWidth="2.500" strokeLinejoin="round">
        <path d="M12 66l12-9 14 5 4 14-11 10-15-4z" fill="#3a3a40" />
        <path d="M34 54l11-8 13 5 3 12-10 9-13-4z" fill="#4c4c54" />
      </g>
      <path d="M66 74h20l-7-7m7 7l-7 7" fill="none" stroke={INK} strokeWidth="4" />
      <Works x={94} y={38} />
      <path d="M190 74h18l-7-7m7 7l-7 7" fill="none" stroke={INK} strokeWidth="4" />
      <g stroke={INK} strokeWidth="2.500" fill="#c98a3d">
        <rect x="216" y="60" width="26" height="24" />
        <rect x="230" y="44" width="26" height="24" />
      </g>
      <path d="M264 74h18l-7-7m7 7l-7 7" fill="none" stroke={INK} strokeWidth="4" />
      <Coin x={302} y={80} />
      <Coin x={312} y={58} />
      <Coin x={298} y={42} />
    </svg>
  )
}

/** A price that climbs with every good dividend. */
export function Steps() {
  return (
    <svg viewBox="0 0 340 120" aria-hidden="true">
      <rect width="340" height="120" fill="#e6d3a4" />
      {[60, 80, 100, 120, 140].map((price, place) => (
        <g key={price}>
          <rect
            x={24 + place * 60}
            y={92 - place * 14}
            width="54"
            height={28 + place * 14}
            fill="#2d5f5a"
            stroke={INK}
            strokeWidth="2.500"
          />
          <text x={51 + place * 60} y={112} textAnchor="middle" fontSize="17" fontWeight="700" fill={CREAM}>
            {price}
          </text>
        </g>
      ))}
      <circle cx="51" cy="78" r="13" fill="#014c60" stroke={CREAM} strokeWidth="3" />
      <path d="M70 62Q96 32 108 52m0 0l-12-3m12 3l4-12" fill="none" stroke={INK} strokeWidth="4" />
      <circle cx="171" cy="50" r="13" fill="#014c60" stroke={CREAM} strokeWidth="3" />
      <path d="M190 34Q216 6 228 24m0 0l-12-3m12 3l4-12" fill="none" stroke={INK} strokeWidth="4" />
      <circle cx="291" cy="22" r="13" fill="#014c60" stroke={CREAM} strokeWidth="3" />
    </svg>
  )
}
