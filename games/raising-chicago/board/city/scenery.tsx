import { StageArt } from '@boardroom/board-kit'
import { memo } from 'react'
import { SITE_ROWS, WARDS } from '../../components/index.ts'
import { CHICAGO, gantryRect, lotOf, wardCorners } from './geography.ts'

const RIVER =
  'M1240 0H246C230 110 206 260 186 394H206C226 280 250 160 268 100C278 62 306 46 366 44C640 36 900 50 1240 42Z'
const WHOLE = { x: 0, y: 0, w: CHICAGO.width, h: CHICAGO.height } as const
const LINE = 'var(--rc-line)'

/** The ground of everything, which no move changes: prairie, river, mud, lamps. */
export const Scenery = memo(function Scenery() {
  return (
    <StageArt rect={WHOLE} className="rc-scenery">
      <rect width={WHOLE.w} height={WHOLE.h} fill="url(#rc-mud)" />
      <path d="M0 0H246C230 110 206 260 186 394H0Z" fill="url(#rc-prairie)" />
      {[122, 212, 302].map((y) => (
        <path
          key={y}
          d={`M0 ${y}h${206 - (y - 122) * 0.15}`}
          stroke="var(--rc-track)"
          strokeWidth="6"
          strokeOpacity="0.6"
        />
      ))}
      <path d={RIVER} fill="url(#rc-river)" stroke="var(--rc-bank)" strokeWidth="3" />
      <path d={RIVER} fill="url(#rc-wave)" />
      <Bridge />
      <rect width={WHOLE.w} height="392" fill="url(#rc-dusk)" />
      <rect y="392" width={WHOLE.w} height="224" fill="var(--rc-front)" />
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d={`M0 ${424 + i * 12.5}h1240`} stroke={LINE} strokeWidth="0.8" strokeOpacity="0.35" />
      ))}
    </StageArt>
  )
})

function Bridge() {
  return (
    <g transform="translate(220 246)">
      <path d="M-28 6l62 0l5 -16h-62z" fill="url(#rc-walk)" stroke={LINE} />
      <path d="M-28 6l31 -22l31 22M-23 -10l31 -20l31 20" fill="none" stroke="#3a2a1b" strokeWidth="2.400" />
    </g>
  )
}

const ROWS = Array.from({ length: SITE_ROWS }, (_, i) => i + 1)

/** What lies on the wards' ground: alleys, wooden pavements, puddles, the posts of the gantries, lamps. */
export const Streets = memo(function Streets() {
  return (
    <>
      {WARDS.map((ward) => {
        const [[left, front], [, back]] = wardCorners(ward) as [[number, number], [number, number]]
        return (
          <g key={ward}>
            <path
              d={`M${left + 80} ${front - 1}L${left + 146} ${back + 1}h16L${left + 99} ${front - 1}z`}
              fill="var(--rc-alley)"
            />
            {ROWS.map((row) => (
              <Pavement key={row} ward={ward} row={row} />
            ))}
            <Posts ward={ward} />
          </g>
        )
      })}
      {[400, 600, 800].map((x) => (
        <Lamp key={x} x={x} y={391} />
      ))}
      <Lamp x={1000} y={388} />
    </>
  )
})

function Pavement({ ward, row }: { readonly ward: number; readonly row: number }) {
  const { x, y } = lotOf({ row, column: 2 * ward - 1 })
  return (
    <>
      {row < SITE_ROWS && <path d={`M${x - 3} ${y + 9}h168`} stroke="var(--rc-alley)" strokeWidth="11" />}
      <path d={`M${x - 3} ${y + 5}h164l2 -5h-164z`} fill="url(#rc-walk)" stroke={LINE} strokeWidth="0.8" />
      {(ward + row) % 3 === 0 && (
        <g>
          <ellipse cx={x + 70} cy={y + 9} rx="13" ry="3.500" fill="#4f7385" fillOpacity="0.6" />
          <path d={`M${x + 64} ${y + 8.5}h9`} stroke="#b9d3dc" strokeOpacity="0.7" />
        </g>
      )}
    </>
  )
}

function Posts({ ward }: { readonly ward: number }) {
  const { x, w } = gantryRect(ward)
  const d = `M${x + 9} ${92}V44M${x + w - 9} ${92}V44`
  return (
    <>
      <path d={d} stroke={LINE} strokeWidth="8" />
      <path d={d} stroke="var(--rc-beam-2)" strokeWidth="5" />
    </>
  )
}

function Lamp({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.8)`}>
      <circle cy="-28" r="38" fill="url(#rc-glow)" className="rc-lamplight" />
      <path d="M0 0v-24" stroke="#1c1613" strokeWidth="2.600" />
      <path d="M-4 -24l-2 -10h12l-2 10z" fill="#ffeeb4" stroke="#1c1613" strokeWidth="1.300" />
      <path d="M-7.500 -34L0 -40l7.500 6z" fill="#1c1613" />
      <path d="M-4 0h8" stroke="#1c1613" strokeWidth="3" />
    </g>
  )
}

/** The paved square of the prestige buildings. */
export const YardGround = memo(function YardGround() {
  return (
    <g>
      <path d="M1006 390L1044 140H1240V390Z" fill="var(--rc-yard)" stroke="var(--rc-yard-2)" strokeWidth="2" />
      {[166, 194, 222, 250, 278, 306, 334, 362].map((y) => (
        <path key={y} d={`M${1040 - (y - 166) * 0.15} ${y}H1240`} stroke="var(--rc-yard-2)" strokeOpacity="0.6" />
      ))}
      {[1070, 1098, 1126, 1154, 1182, 1210].map((x) => (
        <path key={x} d={`M${x} 142L${x - 22} 390`} stroke="var(--rc-yard-2)" strokeOpacity="0.6" />
      ))}
      <path d="M1200 124h40" stroke={LINE} strokeWidth="5" />
    </g>
  )
})
