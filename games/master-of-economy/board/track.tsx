import { useWidth } from '@boardroom/board-kit'
import { type CompanyId, SHARE_VALUES, TRACK } from '../components/index.ts'
import { issuers, sharesOf, shareValueOf } from '../model/shares.ts'
import { useDrawing } from './context.ts'
import { at } from './places.ts'
import { Crest } from './signs.tsx'

const LANE = 34
const TOP = 30
const TOKEN = 28

/** The success track: one lane a company, over the bands of the share value. */
export function SuccessTrack() {
  const { board, words, book } = useDrawing()
  const [frame, measured] = useWidth<HTMLDivElement>()
  // Nothing can be measured in a section that is not shown.
  const width = Math.max(measured, 240)
  const ids = issuers(board)
  const margin = TOKEN / 2 + 2
  const step = (width - 2 * margin) / TRACK.last
  const x = (points: number): number => margin + points * step
  const height = TOP + Math.max(1, ids.length) * LANE + 20
  const bands = [...SHARE_VALUES].reverse()
  return (
    <section className="panel me-track" aria-label={words.track}>
      <h3>{words.track}</h3>
      <div ref={frame}>
        <svg width={width} height={height} aria-hidden="true">
          {bands.map(({ from, value }, i) => {
            const until = bands[i + 1]?.from ?? TRACK.last + 1
            const left = i === 0 ? 0 : x(from - 0.5)
            const right = until > TRACK.last ? width : x(until - 0.5)
            return (
              <g key={value} className={`me-band me-band-${value}`}>
                <rect x={left} y={0} width={right - left} height={height - 18} />
                <text x={(left + right) / 2} y={20} textAnchor="middle">
                  {value}
                </text>
              </g>
            )
          })}
          {ids.map((id, lane) => (
            <Lane key={id} id={id} y={TOP + lane * LANE + LANE / 2} x={x} />
          ))}
          {Array.from({ length: TRACK.last + 1 }, (_, points) => points)
            .filter((points) => points % 5 === 0)
            .map((points) => (
              <text key={points} className="me-track-mark" x={x(points)} y={height - 4} textAnchor="middle">
                {points}
              </text>
            ))}
          <g className="me-track-end">
            <path d={`M${x(TRACK.end - 0.5)} ${TOP - 4}V${height - 18}`} />
          </g>
        </svg>
      </div>
      <ul className="visually-hidden">
        {ids.map((id) => (
          <li key={id}>
            {book.companies[id]}: {words.pointsOf(sharesOf(board, id).points)}, {words.shareValue}{' '}
            {shareValueOf(board, id)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lane({ id, y, x }: { id: CompanyId; y: number; x: (points: number) => number }) {
  const { board, after } = useDrawing()
  const { points } = sharesOf(board, id)
  const next = after?.shares[id]?.points
  return (
    <g className={`me-${id}`}>
      <path className="me-lane" d={`M${x(0)} ${y}H${x(TRACK.last)}`} />
      <path className="me-lane-run" d={`M${x(0)} ${y}H${x(points)}`} />
      {next !== undefined && next !== points && <circle className="me-lane-next" cx={x(next)} cy={y} r={TOKEN / 2} />}
      <g
        className="me-token"
        data-place={at.success(id)}
        style={{ transform: `translate(${x(points) - TOKEN / 2}px, ${y - TOKEN / 2}px)` }}
      >
        <Crest company={id} size={TOKEN} />
      </g>
      <text
        className="me-points"
        x={x(points) + (points > 24 ? -22 : 20)}
        y={y + 5}
        textAnchor={points > 24 ? 'end' : 'start'}
      >
        {points}
      </text>
    </g>
  )
}
