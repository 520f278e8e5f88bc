import {
  type AnyProjectId,
  DIRECTIONS,
  type Direction,
  isFinal,
  numberOf,
  PROJECTS,
  type PrestigeId,
  prestigeBuildingOf,
  type Rotation,
  turned,
} from '../components/index.ts'
import type { Building, Owner, PrestigeSite } from '../state.ts'
import { ownerColor } from './owner.tsx'
import { SignPath } from './signs.tsx'

const GROUND = 75
const STOREY = 11

/** Three kinds of houses, told apart by wall and roof. */
const HOUSES = [
  { wall: 'var(--rc-brick)', roof: 'M12 0h46l-3-7H15Z', courses: true },
  { wall: 'var(--rc-board)', roof: 'M10 0 35-13 60 0Z', courses: false },
  { wall: 'var(--rc-iron)', roof: 'M11 0h48v-4H11ZM17-4h36v-4H17Z', courses: false },
] as const

/** A house on its storeys; the taller it stands, the more blocks in its owner's colour carry it. */
export function BuildingArt({ project, owner, storeys }: Building) {
  const base = GROUND - storeys * STOREY
  const wall = Math.min(25, base - 13)
  const house = HOUSES[numberOf(project) % HOUSES.length] ?? HOUSES[0]
  return (
    <svg className="rc-art" viewBox="0 0 70 76" aria-hidden="true">
      <path className="rc-mud" d={`M1 ${GROUND}h68`} />
      {Array.from({ length: storeys }, (_, i) => (
        <Storey key={i} owner={owner} y={GROUND - (i + 1) * STOREY} />
      ))}
      <rect x="12" y={base - wall} width="46" height={wall} fill={house.wall} className="rc-wall" />
      {house.courses && <path className="rc-courses" d={coursesOf(base - wall, wall)} />}
      <path d={house.roof} transform={`translate(0 ${base - wall})`} className="rc-roof" />
      <path className="rc-windows" d={windowsOf(base - wall, wall)} />
      <Signboard project={project} y={base - 13} />
    </svg>
  )
}

function coursesOf(top: number, height: number): string {
  return Array.from({ length: Math.floor(height / 4) }, (_, i) => `M12 ${top + 4 * (i + 1)}h46`).join('')
}

function windowsOf(top: number, height: number): string {
  const y = top + 4
  const tall = Math.min(7, height - 16)
  if (tall < 3) return ''
  return [16, 25, 39, 48].map((x) => `M${x} ${y}h6v${tall}h-6Z`).join('')
}

/** The sign over the door says which symbol the project brought. */
function Signboard({ project, y }: { readonly project: AnyProjectId; readonly y: number }) {
  return (
    <g transform={`translate(29 ${y})`}>
      <rect x="-2" y="0" width="16" height="13" className="rc-door" />
      <g transform="scale(.5)" className="rc-door-sign">
        <SignPath name={isFinal(project) ? 'council' : PROJECTS[project].symbol} />
      </g>
    </g>
  )
}

function Storey({ owner, y }: { readonly owner: Owner; readonly y: number }) {
  return (
    <g>
      <rect x="7" y={y} width="56" height={STOREY - 1} rx="1" fill={ownerColor(owner)} className="rc-storey" />
      <path className="rc-jacks" d={`M14 ${y}v10M24 ${y}v10M46 ${y}v10M56 ${y}v10`} />
      <OwnerShape owner={owner} y={y} />
    </g>
  )
}

/** The owner's mark on every block, so that the colour is never alone. */
const SHAPES: readonly string[] = [
  'M35 1.200 38.600 7h-7.200Z',
  'M35 1.200a2.900 2.900 0 1 1 0 5.800 2.900 2.900 0 0 1 0-5.800Z',
  'M32.300 1.400h5.400v5.400h-5.400Z',
  'M35 .6 38.500 4.100 35 7.600 31.500 4.100Z',
]

function OwnerShape({ owner, y }: { readonly owner: Owner; readonly y: number }) {
  const shape = owner === 'third' ? 'M32 1.500l6 5M38 1.500l-6 5' : (SHAPES[owner] ?? '')
  return (
    <path d={shape} transform={`translate(0 ${y + 1})`} className={owner === 'third' ? 'rc-crossed' : 'rc-shape'} />
  )
}

const ARROWS: Readonly<Record<Direction, string>> = {
  N: 'M35 1 44 13H26Z',
  E: 'M69 38 57 47V29Z',
  S: 'M35 75 26 63h18Z',
  W: 'M1 38 13 29v18Z',
}

interface PrestigeArtProps extends PrestigeSite {
  /** Whose building stands in a direction, once the prestige building has its place. */
  ownerTo?(direction: Direction): Owner | null
}

/** A prestige building: the arrows point where its value goes, in the colour of whoever gains it. */
export function PrestigeArt({ prestige, rotation, ownerTo = () => null }: PrestigeArtProps) {
  const { arrows, value } = prestigeBuildingOf(prestige)
  const shown = arrows.map((arrow) => turned(arrow, rotation))
  return (
    <svg className="rc-art rc-prestige-art" viewBox="0 0 70 76" aria-hidden="true">
      <path className="rc-stand" d="M17 58h36v4H17ZM21 54h28v4H21Z" />
      <path className="rc-marble" d="M23 54V35h24v19ZM20 35h30l-4-5H24Z" />
      <path className="rc-dome" d="M25 30c0-8 4-12 10-12s10 4 10 12ZM35 18v-4" />
      <path className="rc-columns" d="M26 37v15M31 37v4M39 37v4M44 37v15" />
      {DIRECTIONS.filter((direction) => shown.includes(direction)).map((direction) => (
        <Arrow key={direction} direction={direction} owner={ownerTo(direction)} />
      ))}
      <text x="35" y="53" className="rc-value">
        {value}
      </text>
    </svg>
  )
}

function Arrow({ direction, owner }: { readonly direction: Direction; readonly owner: Owner | null }) {
  const style = owner === null ? undefined : { fill: ownerColor(owner) }
  return <path d={ARROWS[direction]} className="rc-arrow" style={style} />
}

/** In which directions a building points once it is turned. */
export function pointsTo(prestige: PrestigeId, rotation: Rotation): Direction[] {
  return prestigeBuildingOf(prestige).arrows.map((arrow) => turned(arrow, rotation))
}
