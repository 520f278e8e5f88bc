import { useSettings } from '../settings.ts'
import { go } from '../shell/router.tsx'
import { type OwnGame, trendOf } from './own-games.ts'
import { useRecordWords } from './words.ts'

const WIDTH = 520
const HEIGHT = 180
const EDGE = { left: 52, right: 12, top: 12, bottom: 14 }
const DOT = 5

interface PlotProps {
  readonly games: readonly OwnGame[]
  readonly amount: (score: number) => string
}

/** Score by score, in the order they were played; a dot leads to its game. */
export function Plot({ games, amount }: PlotProps) {
  const words = useRecordWords()
  const { language } = useSettings()
  const scores = games.map(({ score }) => score)
  const top = Math.max(1, ...scores)
  const x = (place: number): number => EDGE.left + ((place + 0.5) / games.length) * (WIDTH - EDGE.left - EDGE.right)
  const y = (score: number): number => HEIGHT - EDGE.bottom - (score / top) * (HEIGHT - EDGE.top - EDGE.bottom)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <figure className="record-plot">
      <figcaption>
        <strong>{words.progress}</strong> <small>{words.progressHelp}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <title>{words.progress}</title>
        {[0, top / 2, top].map((score) => (
          <g key={score} className="record-grid">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(score)} y2={y(score)} />
            <text x={EDGE.left - 8} y={y(score) + 4} textAnchor="end">
              {amount(Math.round(score))}
            </text>
          </g>
        ))}
        <polyline
          className="record-trend"
          points={trendOf(scores)
            .map((mean, place) => `${x(place)},${y(mean)}`)
            .join(' ')}
        />
        {games.map(({ id, score, won, when }, place) => (
          <a
            key={id}
            href={`/table/${id}`}
            aria-label={words.one(amount(score), date.format(when), won > 0)}
            onClick={(event) => {
              event.preventDefault()
              go(`/table/${id}`)
            }}
          >
            <title>{words.one(amount(score), date.format(when), won > 0)}</title>
            <circle className={won > 0 ? 'record-won' : 'record-lost'} cx={x(place)} cy={y(score)} r={DOT} />
          </a>
        ))}
      </svg>
    </figure>
  )
}
