import type { ReactNode } from 'react'
import type { CompanyId, FactoryId, GoodId } from '../components/index.ts'
import { useDrawing } from './context.ts'

/** Every good has its own shape, so that its colour is only a help. */
const GOODS: Readonly<Record<GoodId, ReactNode>> = {
  'building-materials': (
    <path d="M2.500 13h8.500v6.500H2.500ZM13 13h8.500v6.500H13ZM7.500 5h9v6.500h-9Z" fill="#c4633f" />
  ),
  coal: (
    <path
      d="M4 15 6.500 7.500 12 4l6.500 3 2 7.500-4.500 5.500H8ZM6.500 7.500l5 4.500 7-5M11.500 12 9 20"
      fill="#3c4046"
    />
  ),
  'iron-ore': <path d="M3 19.500 7 9l4 3.500L14.500 4 21 19.500ZM7 9l1.500 10.500M14.500 4 15 19.500" fill="#a8623a" />,
  electricity: <path d="M13.500 2.500 5 13.500h6L9 21.500l9.500-12h-6.500Z" fill="#f2c230" />,
  steel: <path d="M3 5h18v3.500h-7v7h7V19H3v-3.500h7v-7H3Z" fill="#8fa7bd" />,
  ship: <path d="M2.500 14h19l-3 6h-13ZM12 14V3.500M12 4.500l6.500 7.500H12M10.500 7 6 12h4.500" fill="#3f76b5" />,
}

export function GoodSign({ good, size = 20, label }: { good: GoodId; size?: number; label?: boolean }) {
  const { book } = useDrawing()
  return (
    <svg
      className="me-good"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label ? book.goods[good].name : undefined}
      aria-hidden={label ? undefined : true}
    >
      <title>{book.goods[good].name}</title>
      {GOODS[good]}
    </svg>
  )
}

/** Emblems of our own, each with a silhouette of its own. */
const EMBLEMS: Readonly<Record<CompanyId, string>> = {
  'blue-eyes':
    'M5 12c2-3.500 4.300-5 7-5s5 1.500 7 5c-2 3.500-4.300 5-7 5s-5-1.500-7-5ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  'yellow-submarines':
    'M5 14c0-2.500 2.500-4 6-4h4c2.500 0 4 1.500 4 4s-1.500 4-4 4h-4c-3.500 0-6-1.500-6-4ZM11 10V6.500h3.500M9 14h.1m3.900 0h.1m3.900 0h.1',
  'green-grass':
    'M12 18V7M12 18C11 13 9 10.500 6 9.500M12 18c1-5 3-7.500 6-8.500M12 18c-1.500-2.500-3.500-4-6.500-4M12 18c1.500-2.500 3.500-4 6.500-4',
  'red-socks': 'M9 5.500h6v7l2.500 3a2 2 0 0 1-1.500 3.500h-3L9 14ZM9 8.500h6',
}

export function Crest({ company, size = 26, label }: { company: CompanyId; size?: number; label?: boolean }) {
  const { book } = useDrawing()
  return (
    <svg
      className={`me-crest me-${company}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label ? book.companies[company] : undefined}
      aria-hidden={label ? undefined : true}
    >
      <title>{book.companies[company]}</title>
      <CrestFace company={company} />
    </svg>
  )
}

function CrestFace({ company }: { company: CompanyId }) {
  return (
    <>
      <path className="me-crest-field" d="M3 2.500h18v12c0 4-4 6.500-9 8-5-1.500-9-4-9-8Z" />
      <path className="me-crest-emblem" d={EMBLEMS[company]} />
    </>
  )
}

/** A crest on its way across the board, and a good: without a name, for the log says it. */
export function MovingCrest({ company }: { company: CompanyId }) {
  return (
    <svg className={`me-crest me-${company}`} width={34} height={34} viewBox="0 0 24 24" aria-hidden="true">
      <CrestFace company={company} />
    </svg>
  )
}

export function MovingGood({ good }: { good: GoodId }) {
  return (
    <svg className="me-good" width={30} height={30} viewBox="0 0 24 24" strokeLinejoin="round" aria-hidden="true">
      {GOODS[good]}
    </svg>
  )
}

/** Factory buildings by their outline. */
const FACTORIES: Readonly<Record<FactoryId, string>> = {
  quarry: 'M2.500 20h19M4 20v-4h4v-4h4V8h4V4.500h4V20M8 16h3m1-4h3',
  'coal-mine': 'M3 20.500h18M6 20.500 10 8h4l4 12.500M12 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8.500 15h7',
  'iron-ore-mine': 'M3 20.500h18M5 20.500v-6a7 7 0 0 1 14 0v6M9 20.500v-5a3 3 0 0 1 6 0v5M4 7l4 3m12-3-4 3M12 3v3.500',
  'power-plant': 'M3 20.500h18M5 20.500 6.500 9h5L13 20.500M13 20.500V13h6v7.500M8 9c0-2 2-2 2-4M17 5l-2 3.500h3L16 12',
  'steel-mill': 'M2.500 20.500h19M4 20.500v-9l5 3v-3l5 3V4.500h4v16M8 20.500V18h3v2.500',
  shipyard: 'M2.500 20.500h19M4 15h12l-2 5.500H6ZM18 20.500V4M18 5H7m3 0v5M18 8l-3-3',
}

export function FactorySign({ factory, size = 24 }: { factory: FactoryId; size?: number }) {
  return (
    <svg className="me-factory-sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={FACTORIES[factory]} />
    </svg>
  )
}
