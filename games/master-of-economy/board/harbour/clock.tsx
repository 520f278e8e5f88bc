import { SeatMark } from '@boardroom/board-kit'
import { memo } from 'react'
import { PHASES, type PhaseId, YEARS } from '../../components/index.ts'
import { companyInQuestion, currentOf, inPlay, useDrawing } from '../context.ts'
import { type OtherIcon, shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Crest } from '../signs.tsx'
import { Ground, LINE, on } from './ground.tsx'

const CENTRE = { x: 152, y: 120 }
const OUTER = 106
const INNER = 58

const SIGNS: Readonly<Record<PhaseId, string>> = {
  'investment-1': 'M3 21V10l6 4v-4l6 4V4h4l1 17z',
  'supply-1': 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  'production-1':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  'trade-1': 'M5 22V3h14l-4 5 4 5H5',
  finance: 'M2 9l10-6 10 6zM4 20h16M6 9v11M12 9v11M18 9v11',
  'investment-2': 'M3 21V10l6 4v-4l6 4V4h4l1 17z',
  'supply-2': 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  'production-2':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  'trade-2': 'M5 22V3h14l-4 5 4 5H5',
  meeting: 'M4 13h16M6 13v8M18 13v8M7 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6M17 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
}

export const PHASE_ICONS: Readonly<Record<PhaseId, OtherIcon>> = {
  'investment-1': 'invest',
  'supply-1': 'supply',
  'production-1': 'produce',
  'trade-1': 'trade',
  finance: 'finance',
  'investment-2': 'invest',
  'supply-2': 'supply',
  'production-2': 'produce',
  'trade-2': 'trade',
  meeting: 'meeting',
}

/** The sign of a phase by itself, for the legend. */
export function PhaseSign({ phase }: { readonly phase: PhaseId }) {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[phase]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}

function point(angle: number, radius: number): string {
  return `${(CENTRE.x + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE.y - radius * Math.cos(angle)).toFixed(1)}`
}

/** A piece of the dial, clockwise from the top. */
function segment(i: number): string {
  const turn = (2 * Math.PI) / PHASES.length
  const [from, to] = [i * turn, (i + 1) * turn]
  return `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`
}

/** The clock tower: the ten phases of the year, and the companies in their order behind four windows. */
export function Clock() {
  const { board, words } = useDrawing()
  return (
    <Ground id="clock" art={<Tower />}>
      <Dial />
      <h3 className="me-order-title" {...shows('part', 'order')} style={on('clock', { x: 38, y: 250, w: 224, h: 30 })}>
        {words.order}
      </h3>
      <ol className="me-order" style={on('clock', { x: 52, y: 284, w: 220, h: 312 })} data-place={at.order}>
        {inPlay(board).map(({ id, company }, place) => (
          <Window key={id} id={id} place={place} manager={company.manager} />
        ))}
        {board.shadow && <Shadow />}
      </ol>
    </Ground>
  )
}

function Window({
  id,
  place,
  manager,
}: {
  readonly id: Parameters<typeof Crest>[0]['company']
  readonly place: number
  readonly manager: number
}) {
  const { board, view, words, names } = useDrawing()
  const now = companyInQuestion(view) === id
  return (
    <li className={`me-window ${now ? 'me-window-now' : ''}`} {...shows('part', 'order')}>
      <b>{board.order.length > 0 ? place + 1 : '–'}</b>
      <Crest company={id} size={46} label />
      <SeatMark seat={manager} size={24} label={`${words.manager}: ${names.seat(manager)}`} />
      <BidState id={id} />
    </li>
  )
}

/** In a trade phase: who has bid, who bids, who waits. */
function BidState({ id }: { readonly id: string }) {
  const { board, view, words } = useDrawing()
  if (board.phase !== 'trade-1' && board.phase !== 'trade-2') return null
  const waiting = view.agenda
    .filter(({ step }) => step === 'bidding')
    .map(({ params }) => params as { company: string })
  if (currentOf(view).step === 'bidding' && companyInQuestion(view) === id) return <small>{words.bids.now}</small>
  return <small>{waiting.some(({ company }) => company === id) ? words.bids.waits : words.bids.done}</small>
}

/** The shadow company has no place in the order; the success markers of the last trade lie open on its ledge (ME-SHD-08). */
function Shadow() {
  const { board, words, names } = useDrawing()
  if (!board.shadow) return null
  return (
    <li className="me-window me-window-shadow" {...shows('company', board.shadow)}>
      <Crest company={board.shadow} size={46} label />
      <small>{words.shadowShort}</small>
      <span className="me-open-markers">
        {board.players.map(({ success }, seat) => {
          if (!success || success.shown === null) return null
          const told = `${words.success}: ${names.seat(seat)}, ${words.open(success.shown)}`
          return (
            <span key={seat} className="me-open-marker" data-now={told} {...shows('part', 'success-markers')}>
              <SeatMark seat={seat} size={18} />
              <span aria-hidden="true">+{success.shown}</span>
              <span className="visually-hidden">{told}</span>
            </span>
          )
        })}
      </span>
    </li>
  )
}

function Dial() {
  const { board, words, book } = useDrawing()
  const now = (PHASES as readonly string[]).indexOf(board.phase)
  const done = board.phase === 'order' || board.phase === 'over' ? PHASES.length : now
  const label = `${words.yearOf(board.year, YEARS)}: ${book.phases[board.phase]}`
  return (
    <svg
      className="stage-art me-dial"
      width="304"
      height="240"
      viewBox="0 0 304 240"
      role="img"
      aria-label={label}
      data-place={at.clock}
    >
      {PHASES.map((phase, i) => {
        const angle = ((i + 0.5) * 2 * Math.PI) / PHASES.length
        const [x = 0, y = 0] = point(angle, (OUTER + INNER) / 2)
          .split(' ')
          .map(Number)
        return (
          <g
            key={phase}
            className={i === now ? 'me-phase-now' : i < done ? 'me-phase-past' : 'me-phase-next'}
            data-icon={PHASE_ICONS[phase]}
            {...shows('phase', phase)}
          >
            <path className="me-phase" d={segment(i)} />
            <path className="me-phase-sign" d={SIGNS[phase]} transform={`translate(${x - 15} ${y - 15}) scale(1.25)`} />
          </g>
        )
      })}
      <circle cx={CENTRE.x} cy={CENTRE.y} r={INNER} className="me-dial-hub" {...shows('part', 'year')} />
      <text className="me-dial-year" textAnchor="middle" x={CENTRE.x} y={CENTRE.y + 2}>
        {board.year === 0 ? '–' : `${board.year}/${YEARS}`}
      </text>
      <text className="me-dial-phase" textAnchor="middle" x={CENTRE.x} y={CENTRE.y + 30}>
        {words.phases[board.phase]}
      </text>
    </svg>
  )
}

const Tower = memo(function Tower() {
  return (
    <>
      <path d="M36 240V600H288V240z" fill="var(--me-brick)" stroke={LINE} strokeWidth="3" />
      <path d="M36 240V600H288V240z" fill="url(#me-brick)" />
      <path d="M36 240V600H64V240z" fillOpacity=".14" />
      <rect x="-4" y="-4" width="316" height="246" fill="var(--me-brick)" stroke={LINE} strokeWidth="3" />
      <rect x="-4" y="-4" width="316" height="246" fill="url(#me-brick)" />
      <rect x="-4" y="236" width="320" height="12" fill="var(--me-stone)" stroke={LINE} strokeWidth="2.500" />
      {[20, 288].flatMap((x) =>
        [18, 222].map((y) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="10" fill="#c8a25a" stroke={LINE} strokeWidth="2.500" />
        )),
      )}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="117" fill={LINE} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="112" fill="#c8a25a" />
    </>
  )
})
