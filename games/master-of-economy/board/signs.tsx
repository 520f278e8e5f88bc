import { SignFrame } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import type { CompanyId, FactoryId, GoodId } from '../components/index.ts'
import { useDrawing } from './context.ts'

const INK = '#0e2238'
const CHALK = '#f6f2e7'

/** Every good has its own shape, so that its colour is only a help. */
const GOODS: Readonly<Record<GoodId, ReactNode>> = {
  'building-materials': (
    <g fill="#f7f3ea" stroke={INK} strokeWidth="1.5">
      <path d="M2 13h9v8H2zM13 13h9v8h-9zM7.500 4h9v8h-9z" />
      <path d="M2 16h9M13 16h9M7.500 7h9" strokeWidth=".8" strokeOpacity=".5" />
    </g>
  ),
  coal: (
    <>
      <path d="M6 6l7-3 7 5 2 8-7 5H7l-5-6z" fill="#1b232b" stroke="#8fa0ac" strokeWidth="1.2" />
      <path d="M6 6l5 5 9-3M11 11l-2 10M11 11l6 4" stroke="#8fa0ac" strokeWidth="1.100" fill="none" />
    </>
  ),
  'iron-ore': (
    <>
      <path d="M1.500 21L8 6l4 7 4-9 6.500 17z" fill="#b25531" stroke={INK} strokeWidth="1.400" />
      <path d="M8 6l1 9-3 6M16 4l-1 8 3 9" stroke="#f1b58f" strokeWidth="1.100" fill="none" />
    </>
  ),
  electricity: (
    <path d="M14 1.500L4 14h6.500L8.500 22.500 20 9.500h-7z" fill="#ffd21f" stroke={INK} strokeWidth="1.500" />
  ),
  steel: (
    <>
      <path d="M3 3.500h18v5h-6v7h6v5H3v-5h6v-7H3z" fill="#93a9b8" stroke={INK} strokeWidth="1.500" />
      <path d="M4.500 5.300h15" stroke="#fff" strokeWidth="1.100" strokeOpacity=".8" />
    </>
  ),
  ship: (
    <>
      <path d="M1.500 14h21l-3.500 7H5z" fill="#2f6c9f" stroke={INK} strokeWidth="1.500" />
      <path d="M6 14V9h9v5M9 9V4h3.500v5" fill={CHALK} stroke={INK} strokeWidth="1.400" />
    </>
  ),
}

interface PlacedProps {
  readonly size?: number
  /** Within a drawing. */
  readonly x?: number
  readonly y?: number
}

interface GoodSignProps extends PlacedProps {
  readonly good: GoodId
  readonly label?: boolean
}

export function GoodSign({ good, size = 20, label, x, y }: GoodSignProps) {
  const { book } = useDrawing()
  return (
    <SignFrame
      className="me-good"
      icon={good}
      x={x}
      y={y}
      size={size}
      strokeLinejoin="round"
      label={label ? book.goods[good].name : undefined}
    >
      {GOODS[good]}
    </SignFrame>
  )
}

/** Companies alone have colours; seats are told apart by their symbols. */
const COLORS: Readonly<Record<CompanyId, string>> = {
  'blue-eyes': '#2c66c4',
  'yellow-submarines': '#edb111',
  'green-grass': '#2b9152',
  'red-socks': '#ce382d',
}

/** Emblems of our own, each with a silhouette of its own; in the upper part of a field 40 wide. */
const EMBLEMS: Readonly<Record<CompanyId, ReactNode>> = {
  'blue-eyes': (
    <>
      <path d="M7 21q13-14 26 0q-13 14-26 0z" fill={CHALK} />
      <circle cx="20" cy="21" r="5.500" fill={INK} />
      <circle cx="22" cy="19" r="1.700" fill="#fff" />
    </>
  ),
  'yellow-submarines': (
    <>
      <path
        d="M7 24c0-5 5-7 13-7s13 2 13 7-5 7-13 7-13-2-13-7zM17 17v-7h7v7M24 10h4"
        fill={INK}
        stroke={INK}
        strokeWidth="2"
      />
      <circle cx="14" cy="24" r="2.200" fill={COLORS['yellow-submarines']} />
      <circle cx="21" cy="24" r="2.200" fill={COLORS['yellow-submarines']} />
    </>
  ),
  'green-grass': (
    <path
      d="M20 36C19 24 19 16 20 8c2 8 2 16 1 28zM18 36C15 26 11 20 7 16c2 8 5 15 11 20zM22 36c3-10 7-16 11-20-2 8-5 15-11 20z"
      fill={CHALK}
    />
  ),
  'red-socks': (
    <>
      <path d="M15 8h10v14l-3 3c-2 5-6 8-10 8-5 0-5-6-1-8l4-3z" fill={CHALK} />
      <path d="M15 12h10" stroke={COLORS['red-socks']} strokeWidth="2.500" />
    </>
  ),
}

function CrestFace({ company }: { readonly company: CompanyId }) {
  return (
    <>
      <path d="M3 3h34v20c0 10-7 16-17 21C10 39 3 33 3 23z" fill={COLORS[company]} stroke={CHALK} strokeWidth="2.500" />
      {EMBLEMS[company]}
    </>
  )
}

interface CrestProps extends PlacedProps {
  readonly company: CompanyId
  readonly label?: boolean
}

/** A company's shield; its size is its width. */
export function Crest({ company, size = 26, label, x, y }: CrestProps) {
  const { book } = useDrawing()
  return (
    <SignFrame
      className="me-crest"
      icon={company}
      x={x}
      y={y}
      size={size}
      height={size * 1.15}
      viewBox="0 0 40 46"
      label={label ? book.companies[company] : undefined}
    >
      <CrestFace company={company} />
    </SignFrame>
  )
}

interface FlagProps extends PlacedProps {
  readonly company: CompanyId
  /** Only thought of as yet. */
  readonly ghost?: boolean
}

/** A bid: a swallowtail flag with the company's emblem. Its size is its height. */
export function Flag({ company, size = 74, ghost, x, y }: FlagProps) {
  return (
    <svg
      className="me-flag"
      data-icon="flag"
      x={x}
      y={y}
      width={(size * 64) / 92}
      height={size}
      viewBox="-5 -6 68 92"
      aria-hidden="true"
      opacity={ghost ? 0.72 : undefined}
    >
      <path d="M0 0V84" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M2 3h56l-11 20 11 20H2z"
        fill={COLORS[company]}
        stroke={ghost ? CHALK : INK}
        strokeWidth="3"
        strokeDasharray={ghost ? '7 5' : undefined}
        strokeLinejoin="round"
      />
      <svg x={5} y={1} width={38} height={44} viewBox="0 0 40 46" aria-hidden="true">
        {EMBLEMS[company]}
      </svg>
      <circle r="4.500" fill={CHALK} stroke={INK} strokeWidth="2" />
    </svg>
  )
}

/** A crest in the film and in the log, and a good: without a name, for the words beside it say it. */
export function BareCrest({ company, size }: { readonly company: CompanyId; readonly size: number }) {
  return (
    <svg className="me-bare-sign" width={size} height={size * 1.15} viewBox="0 0 40 46" aria-hidden="true">
      <CrestFace company={company} />
    </svg>
  )
}

export function BareGood({ good, size }: { readonly good: GoodId; readonly size: number }) {
  return (
    <svg
      className="me-bare-sign"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {GOODS[good]}
    </svg>
  )
}

/** A vote in its envelope. */
export function Envelope({ open }: { readonly open?: boolean }) {
  return (
    <svg className="me-envelope" width={44} height={30} viewBox="0 0 88 58" aria-hidden="true">
      <path d="M2 4h84v52H2z" fill="#fffbef" stroke={INK} strokeWidth="3" />
      <path d={open ? 'M2 4L44 -14L86 4' : 'M2 4l42 30l42-30'} fill="none" stroke={INK} strokeWidth="3" />
      {!open && <circle cx="44" cy="33" r="10" fill="#9e2b22" />}
    </svg>
  )
}

/** Factory buildings, drawn in a field of 40. */
const FACTORIES: Readonly<Record<FactoryId, ReactNode>> = {
  quarry: (
    <>
      <path d="M1 36L5 22h8l2-6h12l2 6h6l4 14z" fill="#e9e2d2" />
      <path d="M4 28h32M12 22h17" strokeWidth="1" />
      <path d="M20 16L30 4M30 4v9" fill="none" />
      <path d="M27.500 12h5v4h-5z" fill="#f7f3ea" strokeWidth="1" />
    </>
  ),
  'coal-mine': (
    <>
      <path d="M6 36L15 8h5l7 28M10 24h14M12 17h10" strokeWidth="2.200" fill="none" />
      <circle cx="17.500" cy="8" r="5" fill={CHALK} strokeWidth="2" />
      <path d="M22 36V22h15v14z" fill="#333e48" />
      <path d="M21 22l8-5 9 5z" fill="#55636f" />
      <path d="M26 27h3v4h-3zM32 27h3v4h-3z" fill="#ffdf8a" stroke="none" />
    </>
  ),
  'iron-ore-mine': (
    <>
      <path d="M1 36L12 10l7 9 6-11 14 28z" fill="#b25531" />
      <path d="M13 36V28a6 6 0 0 1 12 0v8z" fill="#1b232b" stroke="#f1c9a8" />
      <path d="M25 8l-1 9M12 10l1 8" stroke="#f1b58f" strokeWidth="1.200" />
    </>
  ),
  'power-plant': (
    <>
      <path d="M3 36C7 26 7 18 5 12h12c-2 6-2 14 2 24z" fill="#efe6cf" />
      <path d="M20 36V20h17v16z" fill="#d8a916" />
      <path d="M30 20V5h4v15" fill="#efe6cf" />
      <path d="M29 22l-4.500 6h3.500l-1.500 6 6-7h-4z" fill={INK} stroke="none" />
    </>
  ),
  'steel-mill': (
    <>
      <path d="M2 36V22l8-6v6l8-6v6l8-6v20z" fill="#8da2b0" />
      <path d="M27 36L28.500 6h5L35 36z" fill="#5e7482" />
      <path d="M28.500 10h5.200" stroke={CHALK} strokeWidth="2" />
      <path d="M6 27h4v5H6zM14 27h4v5h-4z" fill="#ff9a4a" stroke="none" />
    </>
  ),
  shipyard: (
    <>
      <path d="M4 36V7h32v29" fill="none" strokeWidth="2.200" />
      <path d="M4 12h32M24 7v9" />
      <path d="M7 22h27l-5 11H12z" fill="#2f6c9f" />
      <path d="M14 22v-4h9v4" fill={CHALK} strokeWidth="1.300" />
    </>
  ),
}

interface FactorySignProps extends PlacedProps {
  readonly factory: FactoryId
}

export function FactorySign({ factory, size = 24, x, y }: FactorySignProps) {
  return (
    <svg
      className="me-factory-sign"
      data-icon={factory}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      stroke={INK}
      strokeWidth="1.500"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {FACTORIES[factory]}
    </svg>
  )
}
