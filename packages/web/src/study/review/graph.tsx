import { SeatMark, seatColor, useWidth } from '@boardroom/board-kit'
import type { Moment, ReviewResult } from '@boardroom/bots'
import { keyDecisions } from '@boardroom/bots/marks'
import type { Seat } from '@boardroom/kernel'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useTableContext } from '../../table/context.ts'
import { useWords } from '../../words/index.ts'
import { percent } from '../../words/percent.ts'
import { useReviewWords } from '../../words/review.ts'
import type { StudyState } from '../study-table.ts'
import { MarkShape } from './marks.tsx'
import { ofSeat, type Stretch, signOf } from './telling.ts'

const HEIGHT = 210
const LEFT = 46
const RIGHT = 10
const TOP = 26
const BOTTOM = 8
/** A click so near to a mark means its decision. */
const NEAR = 12

/** What is drawn over the game. */
type Kind = 'chances' | 'scores'

interface GraphProps {
  readonly state: StudyState
  readonly result: ReviewResult
  readonly stretches: readonly Stretch[]
  readonly seat: Seat
  /** The move that the board shows. */
  readonly at: number
  readonly show: (seq: number) => void
}

/** Each seat's chance to win over the game, or its expected score; a click leads to the moment. */
export function Graph(props: GraphProps) {
  const { result, at, state } = props
  const words = useReviewWords()
  const [kind, setKind] = useState<Kind>('chances')
  const known = (each: Kind): boolean => result.course.some((moment) => moment[each] !== null)
  const kinds = (['chances', 'scores'] as const).filter(known)
  const shown = kinds.includes(kind) ? kind : (kinds[0] ?? 'chances')
  return (
    <section className="review-graph" aria-label={words[shown]}>
      <header>
        {kinds.length > 1 ? (
          <div className="segments">
            {kinds.map((each) => (
              <label key={each} className="segment">
                <input type="radio" name="graph" checked={each === shown} onChange={() => setKind(each)} />
                <span>{words[each]}</span>
              </label>
            ))}
          </div>
        ) : (
          <h3>{words[shown]}</h3>
        )}
        <small>{words.graphHelp}</small>
      </header>
      <div className="review-graph-body">
        <Curves {...props} kind={shown} />
        <Legend moment={momentAt(result.course, at, shown)} kind={shown} at={at} state={state} />
      </div>
    </section>
  )
}

/** What is known since the last decision before a move. */
function momentAt(course: readonly Moment[], at: number, kind: Kind): Moment | null {
  const last = course.findLast(({ seq }) => seq < at || (seq === at && at === 0))
  return last?.[kind] ? last : null
}

function Curves({ state, result, stretches, seat, at, show, kind }: GraphProps & { readonly kind: Kind }) {
  const words = useReviewWords()
  const { past } = useWords().table
  const { board, names, language } = useTableContext()
  const [box, width] = useWidth<HTMLDivElement>()
  const end = Math.max(1, state.main.end.seq)
  const { decisions, course } = result
  const scale = scaleOf(course, kind, state)
  const x = (seq: number): number => LEFT + (seq / end) * (width - LEFT - RIGHT)
  const y = (value: number): number =>
    TOP + (1 - (value - scale.low) / (scale.high - scale.low)) * (HEIGHT - TOP - BOTTOM)
  const scores = state.main.end.result?.scores ?? []
  const told = new Map(course.map((moment) => [moment.seq, moment[kind]?.[seat]]))
  const key = keyDecisions(ofSeat(decisions, seat), scores).flatMap((each) => {
    const value = told.get(each.seq)
    return value === undefined ? [] : [{ seq: each.seq, value, sign: signOf(each, scores) }]
  })
  const said = (value: number): string =>
    kind === 'chances' ? percent(value) : board.amount(Math.round(value), language)
  const click = (event: MouseEvent<HTMLElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const place = event.clientX - left
    const near = key
      .map(({ seq }) => ({ seq, far: Math.abs(x(seq + 1) - place) }))
      .filter(({ far }) => far < NEAR)
      .sort((a, b) => a.far - b.far)[0]
    const seq = Math.round(((place - LEFT) / (width - LEFT - RIGHT)) * end)
    show(near?.seq ?? Math.max(0, Math.min(end, seq)))
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: 10, PageDown: -10 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    show(Math.max(0, Math.min(end, at + step)))
  }
  const latest = momentAt(course, at, kind)
  const spoken = latest?.[kind]?.map((value, each) => `${names.seat(each)} ${said(value)}`).join(', ') ?? words.unknown
  return (
    <div
      ref={box}
      className="review-curves"
      role="slider"
      tabIndex={0}
      aria-label={words[kind]}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={at}
      aria-valuetext={`${past(at, end)}: ${spoken}`}
      onClick={click}
      onKeyDown={press}
    >
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Bands stretches={stretches} end={end} x={x} />
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className="review-tick" d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {said(tick)}
            </text>
          </g>
        ))}
        <Unknown course={course} kind={kind} x={x} end={end} />
        {state.seats.map((_, each) => (
          <path
            key={each}
            className={`review-curve ${each === seat ? 'review-curve-own' : ''}`}
            stroke={seatColor(each)}
            d={curveOf(course, kind, each, x, y, state)}
          />
        ))}
        {key.map(({ seq, value, sign }) => (
          <g
            key={seq}
            className={`mark-sign mark-${sign ?? 'none'}`}
            transform={`translate(${x(seq + 1)} ${y(value)}) scale(0.82)`}
          >
            <MarkShape mark={sign} />
          </g>
        ))}
        <path className="review-now" d={`M${x(at)} ${TOP - 8}V${HEIGHT - BOTTOM}`} />
      </svg>
    </div>
  )
}

interface BandsProps {
  readonly stretches: readonly Stretch[]
  readonly end: number
  readonly x: (seq: number) => number
}

/** The rounds, each with its heading as far as it has room. */
function Bands({ stretches, end, x }: BandsProps) {
  return stretches.map(({ from, label }, place) => {
    const until = stretches[place + 1]?.from ?? end
    const wide = x(until) - x(from)
    return (
      <g key={from}>
        <rect
          className={place % 2 === 0 ? 'review-band' : 'review-band-other'}
          x={x(from)}
          y={TOP - 8}
          width={Math.max(0, wide)}
          height={HEIGHT - BOTTOM - TOP + 8}
        />
        {wide > 7 * label.length && (
          <text className="review-band-name" x={x(from) + wide / 2} y={13} textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    )
  })
}

interface UnknownProps {
  readonly course: readonly Moment[]
  readonly kind: Kind
  readonly x: (seq: number) => number
  readonly end: number
}

/** The beginning of the game, as far as nobody can tell. */
function Unknown({ course, kind, x, end }: UnknownProps) {
  const words = useReviewWords()
  const first = course.find((each) => each[kind] !== null)?.seq ?? course.at(-1)?.seq ?? 0
  if (first < end / 20) return null
  return (
    <g>
      <rect className="review-unknown" x={x(0)} y={TOP} width={x(first) - x(0)} height={HEIGHT - TOP - BOTTOM} />
      {x(first) - x(0) > 7 * words.unknown.length && (
        <text x={(x(0) + x(first)) / 2} y={HEIGHT / 2 + 10} textAnchor="middle">
          {words.unknown}
        </text>
      )}
    </g>
  )
}

interface Scale {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

function scaleOf(course: readonly Moment[], kind: Kind, { main }: StudyState): Scale {
  if (kind === 'chances') return { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] }
  const values = [...course.flatMap(({ scores }) => scores ?? []), ...(main.end.result?.scores ?? [])]
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  const first = Math.ceil(low / step)
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
  return { low, high, ticks }
}

/** A seat's line, with gaps where nothing is known; it ends where the game ended. */
function curveOf(
  course: readonly Moment[],
  kind: Kind,
  seat: Seat,
  x: (seq: number) => number,
  y: (value: number) => number,
  {
    main: {
      end: { seq: end, result },
    },
  }: StudyState,
): string {
  let path = ''
  let pen = 'M'
  for (const moment of course) {
    const value = moment[kind]?.[seat]
    if (value === undefined) pen = 'M'
    else {
      path += `${pen}${x(moment.seq + 1).toFixed(1)} ${y(value).toFixed(1)}`
      pen = 'L'
    }
  }
  // Only a whole review reaches the end.
  const last = course.at(-1)
  if (result && last && pen === 'L' && end - last.seq < end / 20) {
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0
    path += `L${x(end).toFixed(1)} ${y(kind === 'chances' ? won : (result.scores[seat] ?? 0)).toFixed(1)}`
  }
  return path
}

interface LegendProps {
  readonly moment: Moment | null
  readonly kind: Kind
  readonly at: number
  readonly state: StudyState
}

/** What the moment promises each seat, the most first. */
function Legend({ moment, kind, at, state }: LegendProps) {
  const { names, board, language } = useTableContext()
  const words = useReviewWords()
  const result = at >= state.main.end.seq ? state.main.end.result : null
  const promised = (seat: Seat): number | null => {
    if (!result) return moment?.[kind]?.[seat] ?? null
    if (kind === 'scores') return result.scores[seat] ?? 0
    return result.winners.includes(seat) ? 1 / result.winners.length : 0
  }
  const rows = state.seats.map((_, seat) => ({ seat, value: promised(seat) }))
  return (
    <div className="review-legend">
      <small>{words.atMove(at)}</small>
      <ul>
        {rows
          .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
          .map(({ seat, value }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={14} />
              <span>{names.seat(seat)}</span>
              <strong>
                {value === null ? '–' : kind === 'chances' ? percent(value) : board.amount(Math.round(value), language)}
              </strong>
            </li>
          ))}
      </ul>
    </div>
  )
}
