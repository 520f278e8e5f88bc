import type { Shelf } from '@boardroom/board-kit'
import type { BigShoulders } from './types.ts'

export const shelf: Shelf<BigShoulders> = {
  title: 'City of the Big Shoulders',
  line: {
    en: 'Chicago, 1875 to 1915. Found companies, hire, produce and sell, and own the right shares when the century turns.',
    de: 'Chicago, 1875 bis 1915. Gründe Firmen, stell Leute ein, produziere und verkaufe – und halte am Ende die richtigen Aktien.',
  },
  seats: { min: 2, max: 4 },
  atOnce: 3,
  Picture,
  presets: [
    {
      id: 'first',
      seats: 3,
      options: { mode: 'basic', goals: true, draft: false },
      words: {
        en: { name: 'First game', help: 'Three seats, the basic game with Goals.' },
        de: { name: 'Erstes Spiel', help: 'Zu dritt, das Basisspiel mit Zielen.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: { mode: 'advanced', goals: true, draft: false },
      words: {
        en: { name: 'The full fight', help: 'Four seats, the advanced game: Directors can be ousted.' },
        de: { name: 'Mit allen Mitteln', help: 'Zu viert, das Expertenspiel: Direktoren können abgelöst werden.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: { mode: 'advanced', goals: true, draft: true },
      words: {
        en: { name: 'Duel', help: 'Two seats, advanced, with the Building draft.' },
        de: { name: 'Duell', help: 'Zu zweit, das Expertenspiel mit Drafting der Gebäude.' },
      },
    },
  ],
  screenshots: {
    seats: 4,
    options: { mode: 'advanced' },
    moments: [
      { name: 'start', is: ({ phase }) => phase === 'setup' },
      { name: 'stock', is: ({ decade, phase }) => decade === 2 && phase === 'stock' },
      { name: 'building', is: ({ decade, phase }) => decade === 3 && phase === 'building' },
      { name: 'action', is: ({ decade }, step) => decade === 3 && step === 'action-turn' },
      { name: 'selling', is: ({ decade }, step) => decade === 3 && step === 'distribution' },
    ],
  },
}

/** An engraved share of the city: skyline, lake and rays inside a guilloche frame. */
function Picture() {
  return (
    <svg viewBox="0 0 480 300" className="picture" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <clipPath id="certificate">
        <path d="M40 40h400v220H40Z" />
      </clipPath>
      <rect width="480" height="300" fill="#f1e6cb" />
      <g stroke="#7a2323" fill="none" strokeWidth="1">
        {guilloche(240, 150, 222, 132)}
        <rect x="8" y="8" width="464" height="284" strokeWidth="2.500" />
        <rect x="34" y="34" width="412" height="232" strokeWidth="1.500" fill="#f7efd9" />
        <rect x="39" y="39" width="402" height="222" strokeWidth=".7" />
      </g>
      <g stroke="#b08a45" strokeWidth=".9">
        {Array.from({ length: 29 }, (_, i) => {
          const angle = Math.PI * (0.02 + (i * 0.96) / 28)
          return <path key={angle} d={`M240 212 L${240 - 210 * Math.cos(angle)} ${212 - 168 * Math.sin(angle)}`} />
        })}
      </g>
      <circle cx="240" cy="206" r="62" fill="#f7efd9" stroke="#b08a45" strokeWidth="1.500" />
      <g fill="#3d2c1c">
        <path
          d="M46 212v-34h16v-18h12v18h8v-42h20v42h10v-58l13-16 13 16v58h8v-76h22v76h10v-50h8v-26h14v26h8v50h12v-94l10-22 10 22v94h10v-64h24v64h9v-44h20v44h10v-82h20v82h12v-30h22v30h12v-54l8-10 8 10v54h14v-24h20v24h8v34Z"
          clipPath="url(#certificate)"
        />
      </g>
      <g fill="#f1dfae">
        {[106, 140, 182, 214, 262, 298, 352, 404].map((x, column) =>
          [0, 1, 2, 3].map((row) => (
            <rect key={`${x}${row}`} x={x + (row % 2) * 5} y={152 + row * 13 + (column % 3) * 2} width="3" height="5" />
          )),
        )}
      </g>
      <path d="M40 212h400v48H40Z" fill="#1f5f63" />
      <g stroke="#8fc1bf" strokeWidth="1" fill="none">
        {[219, 227, 235, 243, 251].map((y, row) => (
          <path key={y} d={`M40 ${y}${' q10 -4 20 0 t20 0'.repeat(10)}`} opacity={1 - row * 0.13} />
        ))}
      </g>
      <g>
        <path d="M356 224h52l-8 12h-37Z" fill="#2b2118" />
        <path d="M368 224v-12h10v12m6 0v-18h7v18" fill="#7a2323" stroke="#2b2118" />
        <path d="M389 204q10-10 22-6t24-8" stroke="#6b5a45" fill="none" strokeWidth="2.500" />
      </g>
      <g transform="translate(240 66)">
        <path d="M-128-16h256l-12 15 12 15h-256l12-15Z" fill="#7a2323" />
        <text
          y="5"
          textAnchor="middle"
          fontFamily="'Old Standard TT', Georgia, serif"
          fontWeight="700"
          fontSize="17"
          letterSpacing="4"
          fill="#f7efd9"
        >
          ONE SHARE
        </text>
      </g>
      {[
        [58, 58],
        [422, 58],
        [58, 242],
        [422, 242],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <circle r="15" fill="#b08a45" stroke="#3d2c1c" strokeWidth="1.500" />
          <circle r="11" fill="none" stroke="#3d2c1c" />
          <text y="5" textAnchor="middle" fontSize="13" fontFamily="Georgia, serif" fontWeight="700" fill="#3d2c1c">
            $
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Interlaced ellipses, as on banknotes. */
function guilloche(cx: number, cy: number, rx: number, ry: number) {
  return Array.from({ length: 26 }, (_, i) => {
    const t = (i / 26) * Math.PI * 2
    return (
      <ellipse
        key={t}
        cx={cx + Math.cos(t) * 9}
        cy={cy + Math.sin(t) * 9}
        rx={rx + Math.sin(t * 3) * 9}
        ry={ry + Math.cos(t * 3) * 9}
        opacity=".5"
        strokeWidth=".7"
      />
    )
  })
}
