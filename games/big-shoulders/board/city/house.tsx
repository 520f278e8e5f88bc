import { StageArt, seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo } from 'react'
import { type Building, type BuildingId, buildingOf, type SpaceEffect } from '../../components/index.ts'
import { LINE } from './ground.tsx'

export const HOUSE = { w: 136, h: 130 } as const

const FRONT = { x: 6, w: 104, foot: 124 } as const
const HEIGHTS = { 1: 78, 2: 84, 3: 90 } as const

type Trade = 'yard' | 'works' | 'store' | 'office' | 'hall' | 'show' | 'bank' | 'depot' | 'agency'

/** What kind of house a Building is, by what it does. */
function tradeOf(effect: SpaceEffect): Trade {
  if (effect.dividend) return 'bank'
  if (effect.haymarket || effect.choose) return 'yard'
  if (effect.automate) return 'works'
  if (effect.managers) return 'office'
  if (effect.salespeople) return 'store'
  if (effect.workers) return 'hall'
  if (effect.appeal) return 'show'
  return effect.goods ? 'depot' : 'agency'
}

/** A number of a house's own, so that no two look quite alike. */
function numberOf(id: BuildingId): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}

const WALLS: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: ['#d9c08c', '#c9a873', '#e2cfa0', '#b89a70', '#cdb99a'],
  2: ['#9a4430', '#a85a3c', '#84382a', '#b06a48', '#7d4636'],
  3: ['#cfc3a4', '#b9b09a', '#ded2b0', '#a9a596', '#c7b48e'],
}

interface HouseProps {
  readonly building: BuildingId
  readonly owner: Seat
}

/** A played Building as a house: its era in the walls, its trade in the roof, its owner's colour on top. */
export const House = memo(function House({ building, owner }: HouseProps) {
  const facts: Building = buildingOf(building)
  const { era } = facts
  const number = numberOf(building)
  const wall = WALLS[era][number % WALLS[era].length] ?? '#c9a873'
  const top = FRONT.foot - HEIGHTS[era]
  const texture = era === 1 ? 'siding' : era === 2 ? 'bricks' : 'ashlar'
  const right = FRONT.x + FRONT.w
  return (
    <StageArt rect={{ x: 0, y: 0, w: HOUSE.w, h: HOUSE.h }}>
      <polygon points={`2,130 ${right},130 134,116 26,116`} fill="#000" fillOpacity=".18" />
      <polygon
        points={`${right},124 ${right + 20},110 ${right + 20},${top - 10} ${right},${top}`}
        fill={`color-mix(in oklab, ${wall} 55%, #1c0f08)`}
        stroke={LINE}
        strokeWidth="2"
      />
      <polygon
        points={`${right},124 ${right + 20},110 ${right + 20},${top - 10} ${right},${top}`}
        fill="url(#bs-hatch)"
      />
      <rect
        x={FRONT.x}
        y={top}
        width={FRONT.w}
        height={HEIGHTS[era]}
        fill={wall}
        stroke={LINE}
        strokeWidth="2"
        className="bs-front"
      />
      <rect x={FRONT.x} y={top} width={FRONT.w} height={HEIGHTS[era]} fill={`url(#bs-${texture})`} />
      {/* Roofs are drawn tall and set low: the street behind must stay readable. */}
      <g transform={`translate(0 ${top * 0.25}) scale(1 0.75)`}>
        <Roof trade={tradeOf(facts.effect)} top={top} color={seatColor(owner)} number={number} />
      </g>
      {era > 1 && <Windows top={top + 6} number={number} tall={era === 3} />}
    </StageArt>
  )
})

interface RoofProps {
  readonly trade: Trade
  readonly top: number
  readonly color: string
  readonly number: number
}

/** A roof by trade, in the owner's colour. */
function Roof({ trade, top, color, number }: RoofProps) {
  const paint = { fill: color, stroke: LINE, strokeWidth: 2 }
  const dark = { ...paint, fill: `color-mix(in oklab, ${color} 65%, #1c0f08)` }
  const flat = <polygon points={`2,${top} 22,${top - 12} 134,${top - 12} 114,${top}`} {...paint} />
  const chimney = (
    <rect x={number % 2 ? 22 : 86} y={top - 36} width="10" height="34" fill="#7d4636" stroke={LINE} strokeWidth="1.5" />
  )
  switch (trade) {
    case 'works':
      return (
        <>
          {chimney}
          {[6, 41, 75].map((x) => (
            <g key={x}>
              <polygon
                points={`${x + 35},${top} ${x + 53},${top - 10} ${x + 18},${top - 32} ${x},${top - 22}`}
                {...paint}
              />
              <polygon
                className="bs-pane"
                points={`${x},${top} ${x},${top - 22} ${x + 35},${top}`}
                stroke={LINE}
                strokeWidth="2"
              />
            </g>
          ))}
        </>
      )
    case 'bank':
      return (
        <>
          <polygon points={`58,${top - 30} 78,${top - 40} 134,${top - 10} 114,${top}`} {...dark} />
          <polygon points={`2,${top} 58,${top - 30} 114,${top}`} {...paint} />
          <circle cx="58" cy={top - 11} r="7" fill="#ffd66b" stroke={LINE} strokeWidth="2" />
        </>
      )
    case 'store':
      return (
        <>
          {flat}
          {Array.from({ length: 8 }, (_, i) => (
            <path
              key={i}
              d={`M${FRONT.x + i * 13} ${top + 1}h13v9q-6.500 7-13 0z`}
              fill={i % 2 ? '#f6ead0' : color}
              stroke={LINE}
              strokeWidth="1.2"
            />
          ))}
        </>
      )
    case 'show':
      return (
        <>
          {flat}
          <path d={`M22 ${top - 6}v-22q36 -22 72 0v22z`} {...paint} />
          <path d={`M30 ${top - 8}v-16q28 -16 56 0v16z`} fill="#f6ead0" stroke={LINE} strokeWidth="1.5" />
          <path d={`M36 ${top - 14}h44`} stroke="#c9983a" strokeWidth="5" strokeDasharray="3 5" strokeLinecap="round" />
        </>
      )
    case 'office':
      return (
        <>
          <polygon points={`114,${top} 134,${top - 12} 120,${top - 36} 104,${top - 26}`} {...dark} />
          <polygon points={`2,${top} 14,${top - 26} 104,${top - 26} 114,${top}`} {...paint} />
          <polygon points={`14,${top - 26} 30,${top - 36} 120,${top - 36} 104,${top - 26}`} {...dark} />
          {[30, 54, 78].map((x) => (
            <rect
              key={x}
              className="bs-pane"
              x={x}
              y={top - 18}
              width="10"
              height="13"
              stroke={LINE}
              strokeWidth="1.5"
            />
          ))}
        </>
      )
    case 'hall':
      return (
        <>
          {flat}
          <path d={`M40 ${top}v-12h8v-12h20v12h8v12z`} {...paint} />
          <path d={`M58 ${top - 24}v-22`} stroke={LINE} strokeWidth="3" />
          <path d={`M59 ${top - 46}h20l-5 6 5 6h-20z`} fill="#c2413c" stroke={LINE} strokeWidth="1.5" />
        </>
      )
    case 'depot':
      return (
        <>
          <path
            d={`M114 ${top}L134 ${top - 12}Q116 ${top - 46} 78 ${top - 44}L58 ${top - 34}Q100 ${top - 34} 114 ${top}z`}
            {...dark}
          />
          <path d={`M2 ${top}Q16 ${top - 34} 58 ${top - 34}T114 ${top}z`} {...paint} />
          <circle className="bs-pane" cx="58" cy={top - 12} r="8" stroke={LINE} strokeWidth="2" />
        </>
      )
    case 'agency':
      return (
        <>
          {flat}
          <g stroke={LINE} strokeWidth="2">
            <path d={`M${70} ${top - 4}v-14M${94} ${top - 4}v-14`} strokeWidth="3" />
            <rect x="64" y={top - 42} width="36" height="26" rx="3" fill="#8a6a4a" />
            <path d={`M62 ${top - 42}L82 ${top - 54}L102 ${top - 42}z`} fill={color} />
          </g>
        </>
      )
    case 'yard':
      return (
        <>
          {chimney}
          <polygon points={`58,${top - 34} 78,${top - 44} 136,${top - 10} 116,${top + 2}`} {...paint} />
          <polygon points={`0,${top + 2} 58,${top - 34} 116,${top + 2}`} fill="#cbb078" stroke={LINE} strokeWidth="2" />
          <path d={`M0 ${top + 2}L58 ${top - 34}L116 ${top + 2}`} fill="none" stroke={color} strokeWidth="6" />
          <rect className="bs-pane" x="50" y={top - 18} width="16" height="15" stroke={LINE} strokeWidth="2" />
        </>
      )
  }
}

function Windows({ top, number, tall }: { readonly top: number; readonly number: number; readonly tall: boolean }) {
  const count = 4 + (number % 3)
  const step = 96 / count
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={i}
          className={(number >> i) % 3 ? 'bs-pane' : 'bs-pane-dark'}
          x={FRONT.x + 4 + i * step + step / 2 - 6}
          y={top + (tall ? 8 : 4)}
          width="12"
          height={tall ? 18 : 12}
          rx={number % 2 ? 5 : 0}
          stroke={LINE}
          strokeWidth="1.2"
        />
      ))}
    </>
  )
}
