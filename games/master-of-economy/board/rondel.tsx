import { Icon, type IconName } from '@boardroom/board-kit'
import { PHASES, type PhaseId, YEARS } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { at } from './places.ts'

const ICONS: Readonly<Record<PhaseId, IconName>> = {
  'investment-1': 'building',
  'supply-1': 'cube',
  'production-1': 'automation',
  'trade-1': 'good',
  finance: 'bank',
  'investment-2': 'building',
  'supply-2': 'cube',
  'production-2': 'automation',
  'trade-2': 'good',
  meeting: 'vote',
}

const SIZE = 188
const OUTER = 90
const INNER = 56
const GAP = 0.03

function point(angle: number, radius: number): string {
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

/** A piece of the ring, clockwise from the top. */
function segment(i: number): string {
  const turn = (2 * Math.PI) / PHASES.length
  const [from, to] = [i * turn + GAP, (i + 1) * turn - GAP]
  return `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`
}

/** The ten phases of the year as a ring: what is over is dark, what comes is light, now is lit. */
export function Rondel() {
  const { board, words, book } = useDrawing()
  const now = (PHASES as readonly string[]).indexOf(board.phase)
  const done = board.phase === 'order' || board.phase === 'over' ? PHASES.length : now
  const label = `${words.yearOf(board.year, YEARS)}: ${book.phases[board.phase]}`
  return (
    <figure className="me-rondel" data-place={at.clock}>
      <svg
        width={SIZE}
        height={SIZE}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        role="img"
        aria-label={label}
      >
        {PHASES.map((phase, i) => (
          <g key={phase} className={i === now ? 'me-phase-now' : i < done ? 'me-phase-past' : 'me-phase-next'}>
            <path d={segment(i)}>
              <title>{book.phases[phase]}</title>
            </path>
            <g transform={iconPlace(i)}>
              <Icon name={ICONS[phase]} size={20} />
            </g>
          </g>
        ))}
        <text className="me-rondel-year" textAnchor="middle" y="-8">
          {board.year === 0 ? '–' : `${board.year}/${YEARS}`}
        </text>
        <text className="me-rondel-phase" textAnchor="middle" y="16">
          {words.phases[board.phase]}
        </text>
      </svg>
    </figure>
  )
}

function iconPlace(i: number): string {
  const angle = ((i + 0.5) * 2 * Math.PI) / PHASES.length
  const radius = (OUTER + INNER) / 2
  return `translate(${(radius * Math.sin(angle) - 10).toFixed(1)} ${(-radius * Math.cos(angle) - 10).toFixed(1)})`
}
