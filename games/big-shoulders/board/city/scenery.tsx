import { memo } from 'react'
import { CHICAGO } from './geography.ts'

const LINE = 'var(--bs-line)'
const RIVER =
  'M0 322H880C868 420 862 520 846 640C826 780 800 900 832 1010C846 1060 850 1110 858 1180H724C742 1000 690 900 730 760C764 640 796 560 790 440C788 390 770 356 700 350H0Z'

/** Numbers that look thrown, and fall the same way every time. */
function thrown(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453
  return value - Math.floor(value)
}

/** What no move changes: sky, ground, river, lake and what is on them. */
export const Scenery = memo(function Scenery() {
  return (
    <svg
      className="bs-scenery"
      width={CHICAGO.width}
      height={CHICAGO.height}
      viewBox={`0 0 ${CHICAGO.width} ${CHICAGO.height}`}
      aria-hidden="true"
    >
      <rect x="-1500" width="5400" height="340" fill="url(#bs-sky)" />
      <Skyline />
      <rect x="-1500" y="322" width="5400" height="868" fill="url(#bs-ground)" />
      <rect x="-1500" y="322" width="5400" height="30" fill="#2a1b13" fillOpacity=".28" />
      <Streets />
      <path d={RIVER} fill="url(#bs-river)" stroke={LINE} strokeWidth="3" />
      <path d={RIVER} fill="url(#bs-wave)" />
      <Riverside />
      <Bridge x={706} y={690} />
      <Bridge x={690} y={945} />
      <use href="#bs-cab" x="742" y="668" width="70" height="70" />
      <use href="#bs-sail" x="770" y="800" width="72" height="72" />
      <use href="#bs-steamer" x="772" y="480" width="78" height="33" />
      <Lake />
    </svg>
  )
})

function Skyline() {
  return (
    <g>
      {Array.from({ length: 132 }, (_, i) => {
        const x = -1240 + i * 37 + thrown(i) * 10
        const high = 20 + thrown(i + 100) * 44
        const width = 28 + thrown(i + 200) * 18
        const roof = thrown(i + 300)
        const tone = i % 2 ? 'var(--bs-far-1)' : 'var(--bs-far-2)'
        return (
          <g key={i} fill={tone} opacity=".7">
            <rect x={x} y={110 - high} width={width} height={high} />
            {roof > 0.8 && <path d={`M${x} ${110 - high}l${width / 2} -24l${width / 2} 24z`} />}
            {roof < 0.12 && (
              <>
                <rect x={x + 8} y={110 - high - 28} width="9" height="30" />
                <path
                  d={`M${x + 12} ${110 - high - 30}q-10 -10 8 -16q16 -4 26 -12`}
                  stroke="var(--bs-smoke)"
                  strokeWidth="9"
                  fill="none"
                  strokeOpacity=".6"
                  strokeLinecap="round"
                />
              </>
            )}
            {thrown(i + 400) > 0.5 && (
              <path
                className="bs-far-windows"
                d={`M${x + 6} ${124 - high}h${width - 12}M${x + 6} ${136 - high}h${width - 12}`}
                strokeWidth="4"
                strokeDasharray="4 6"
                fill="none"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

function Streets() {
  return (
    <>
      <path
        d={Array.from({ length: 48 }, (_, i) => `M${-1300 + i * 110} 322L${-1430 + i * 110} 1150`).join('')}
        stroke="var(--bs-lane)"
        strokeWidth="9"
        strokeOpacity=".25"
      />
      <path
        d="M-1500 345H3900M-1500 585H3900M-1500 804H3900"
        stroke="var(--bs-lane)"
        strokeWidth="16"
        strokeOpacity=".4"
      />
    </>
  )
}

/** Little houses along the water. */
function Riverside() {
  const homes = [
    [640, 335, 22, 21, 1],
    [676, 341, 28, 21, 2],
    [712, 344, 23, 28, 1],
    [742, 363, 22, 33, 2],
    [752, 402, 25, 30, 3],
    [756, 448, 28, 20, 3],
    [752, 478, 22, 28, 1],
    [738, 530, 26, 26, 2],
    [706, 640, 24, 30, 1],
    [866, 391, 22, 29, 3],
    [868, 436, 20, 24, 1],
    [852, 1000, 22, 26, 3],
    [698, 1004, 24, 26, 2],
  ] as const
  return (
    <>
      {homes.map(([x, y, w, h, tone]) => (
        <g key={`${x}.${y}`} stroke={LINE} strokeWidth="1.5">
          <rect x={x} y={y} width={w} height={h} fill={`var(--bs-home-${tone})`} />
          <path d={`M${x - 2} ${y}l${w / 2 + 2} -12l${w / 2 + 2} 12z`} fill="#5d3a2a" />
          <path className="bs-pane" d={`M${x + 5} ${y + 7}h5v7h-5zM${x + w - 10} ${y + 7}h5v7h-5z`} stroke="none" />
        </g>
      ))}
    </>
  )
}

function Bridge({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points="0,0 160,-10 160,26 0,36" fill="var(--bs-bridge)" stroke={LINE} strokeWidth="2.5" />
      <path
        d="M0 -2L30 -30L80 -12L130 -38L160 -12M0 34L30 8L80 26L130 0L160 24"
        fill="none"
        stroke="#3b4a4c"
        strokeWidth="5"
      />
    </g>
  )
}

function Lake() {
  return (
    <>
      <path d="M-1500 1190H3900V2400H-1500Z" fill="url(#bs-lake)" />
      <path d="M-1500 1190H3900V2400H-1500Z" fill="url(#bs-wave)" />
      <polygon points="-1500,1048 0,1048 0,1190 -1500,1190" fill="var(--bs-avenue)" stroke={LINE} strokeWidth="2.5" />
      <path d="M-1500 1122H0" stroke="var(--bs-avenue-2)" strokeWidth="3" strokeDasharray="30 16" />
      <rect x="-1500" y="1184" width="3226" height="14" fill="var(--bs-quay)" stroke={LINE} strokeWidth="2" />
      <path d="M-1500 1202H1720" stroke="var(--bs-quay-2)" strokeWidth="9" strokeDasharray="26 14" />
      <use href="#bs-steamer" x="1270" y="1194" width="200" height="85" />
      <use href="#bs-sail" x="1152" y="1196" width="84" height="77" />
      <use href="#bs-sail" x="1570" y="1200" width="76" height="70" />
      <path
        d="M506 1222q7 -9 14 0q7 -9 14 0M546 1232q7 -9 14 0q7 -9 14 0M706 1226q7 -9 14 0q7 -9 14 0"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
      />
      <text className="bs-lake-name" x="790" y="1256" fontSize="30" letterSpacing="9">
        LAKE MICHIGAN
      </text>
    </>
  )
}
