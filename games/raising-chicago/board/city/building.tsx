import type { Place } from '@boardroom/board-kit'
import { memo } from 'react'
import {
  type AnyProjectId,
  DIRECTIONS,
  type Direction,
  isFinal,
  numberOf,
  type PrestigeId,
  prestigeBuildingOf,
  projectOf,
  type Rotation,
  type SymbolId,
  turned,
} from '../../components/index.ts'
import type { Building, Owner, PrestigeSite } from '../../state.ts'
import { ownerColor } from '../owner.tsx'

/** Slabs under a house: so high, on jackscrews so far above the ground. */
export const SLAB = 9.5
const JACKS = 11
/** How high a house is without them. */
export const FACADE = 50

const LINE = 'var(--rc-line)'

/** Churches, theatres and depots look like it; the others are told apart by number. */
const BY_NUMBER = ['brick', 'timber', 'hotel', 'hall'] as const
const BY_SYMBOL: Readonly<Partial<Record<SymbolId, string>>> = { locomotive: 'depot', lion: 'theatre', y: 'church' }

function houseOf(project: AnyProjectId): string {
  const number = numberOf(project)
  const card = projectOf(project)
  const symbol = 'symbol' in card && number % 2 === 0 ? BY_SYMBOL[card.symbol] : undefined
  return symbol ?? (isFinal(project) ? 'hall' : (BY_NUMBER[number % BY_NUMBER.length] ?? 'brick'))
}

/** A house on its slabs, drawn from the front left corner of its lot: every storey is a bid marker of its owner. */
export const House = memo(function House({ project, owner, storeys, place }: Building & { readonly place?: Place }) {
  const top = -JACKS - storeys * SLAB
  const color = ownerColor(owner)
  const side = `color-mix(in oklab, ${color} 62%, #120805)`
  const light = `color-mix(in oklab, ${color} 62%, #fff3d8)`
  return (
    <g>
      <ellipse cx="35" cy="1" rx="42" ry="13" fill="url(#rc-glow)" className="rc-lamplight" />
      <path d="M5 -4h56l14 -11h-56z" fill="#1a1009" fillOpacity="0.45" />
      {[12, 31, 50].map((x) => (
        <path
          key={x}
          d={`M${x} ${-JACKS}h4v4h-4zM${x - 3} ${4 - JACKS}h10v2h-10z`}
          fill="#39464d"
          stroke={LINE}
          strokeWidth="0.6"
          className="rc-jack"
        />
      ))}
      <g className="rc-lifted" data-place={place}>
        {Array.from({ length: storeys }, (_, i) => -JACKS - i * SLAB).map((y) => (
          <g key={y}>
            <path d={`M57 ${y}l12 -9v${-SLAB}l-12 9z`} fill={side} stroke={LINE} strokeWidth="0.9" />
            <rect x="9" y={y - SLAB} width="48" height={SLAB} fill={color} stroke={LINE} strokeWidth="0.9" />
            <path d={`M10 ${y - SLAB + 1.4}h46`} stroke={light} strokeWidth="1.4" />
            <path
              d={MARKS[owner === 'third' ? 4 : owner] ?? ''}
              transform={`translate(33 ${y - SLAB / 2})`}
              fill="#fff6e0"
            />
          </g>
        ))}
        <path d={`M9 ${top}l12 -9h48l-12 9z`} fill={light} stroke={LINE} strokeWidth="0.8" />
        <use href={`#rc-h-${houseOf(project)}`} transform={`translate(34 ${top - 1}) scale(0.98)`} />
      </g>
    </g>
  )
})

/** The seats' marks in small, and a cross for the colour that nobody plays. */
const MARKS: readonly string[] = [
  'M0 -3L3.2 2.700H-3.200Z',
  'M0 -3a3 3 0 1 1 0 6 3 3 0 0 1 0 -6Z',
  'M-2.700 -2.700h5.400v5.400h-5.400Z',
  'M0 -3.500L3.500 0L0 3.500L-3.500 0Z',
  'M-3 -2l1 -1l2 2l2 -2l1 1l-2 2l2 2l-1 1l-2 -2l-2 2l-1 -1l2 -2z',
]

const HALLS = ['p-hall', 'p-dome', 'p-tower'] as const

/** A prestige building on its stand. */
export const Hall = memo(function Hall({ prestige }: { readonly prestige: PrestigeId }) {
  return (
    <g>
      <path d="M10 -4h52l14 -11h-52z" fill="#1a1009" fillOpacity="0.4" />
      <g stroke={LINE}>
        <path d="M13 -7v-7h46v7z" fill="#b9a6cc" />
        <path d="M59 -7l12 -9v-7l-12 9z" fill="#7c6596" />
        <path d="M13 -14l12 -9h46l-12 9z" fill="#d8cbe4" />
      </g>
      <use href={`#rc-h-${HALLS[numberOf(prestige) % HALLS.length]}`} transform="translate(37 -16)" />
    </g>
  )
})

/** Where the arrows stand around a lot. */
const ARROWS: Readonly<Record<Direction, readonly [x: number, y: number, turn: number]>> = {
  N: [48, -56, 0],
  E: [80, -19, 90],
  S: [36, 1, 180],
  W: [1, -19, 270],
}

/** In the city the mark of who is ahead in a neighbourhood stands there. */
const CLEAR_OF_MARK = [-16, -13, 270] as const

interface ArrowsProps extends PrestigeSite {
  /** Whose building stands in a direction, once the prestige building has its place. */
  ownerTo?(direction: Direction): Owner | null
}

/** They point where the value of a prestige building goes, in the colour of whoever gains it. */
export function Arrows({ prestige, rotation, ownerTo }: ArrowsProps) {
  const shown = pointsTo(prestige, rotation)
  return DIRECTIONS.filter((direction) => shown.includes(direction)).map((direction) => {
    const [x, y, turn] = ownerTo && direction === 'W' ? CLEAR_OF_MARK : ARROWS[direction]
    const owner = ownerTo?.(direction) ?? null
    return (
      <path
        key={direction}
        d="M0 -8L8 4.500H-8Z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill={owner === null ? '#f5ead2' : ownerColor(owner)}
        stroke={owner === null ? '#4b2f66' : '#fff6e0'}
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
    )
  })
}

export function worthOf(prestige: PrestigeId): number {
  return prestigeBuildingOf(prestige).value
}

/** In which directions a building points once it is turned. */
export function pointsTo(prestige: PrestigeId, rotation: Rotation): Direction[] {
  return prestigeBuildingOf(prestige).arrows.map((arrow) => turned(arrow, rotation))
}
