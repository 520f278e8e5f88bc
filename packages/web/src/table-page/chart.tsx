import { type ChartLine, type ChartSheet, numeral, SeatMark } from '@boardroom/board-kit'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

const WIDTH = 520
const HEIGHT = 240
const LEFT = 52
const RIGHT = 12
const BOTTOM = 24
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 3', '1 3', '12 5', '3 6', '7 2 2 2', '4 4']

/** Where a round began. */
export interface Mark {
  readonly seq: number
  readonly label: string
}

interface ChartProps {
  readonly seqs: readonly number[]
  /** What was going on at each of these moments. */
  readonly heads: readonly string[]
  readonly sheets: readonly ChartSheet[]
  readonly marks: readonly Mark[]
  readonly show: (seq: number) => void
}

/** One chart: pointing at a moment tells its figures, a click leads to it. */
export function Chart({ seqs, heads, sheets, marks, show }: ChartProps) {
  const words = useWords().table
  const [pointed, setPointed] = useState<number | null>(null)
  const last = sheets.at(-1)
  if (!last) return null
  const end = Math.max(1, seqs.at(-1) ?? 1)
  const x = (seq: number): number => LEFT + (seq / end) * (WIDTH - LEFT - RIGHT)
  const top = Math.max(1, ...sheets.flatMap(({ lines }) => lines.map(({ value }) => value ?? 0)))
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 12)
  const sheet = (pointed === null ? null : sheets[pointed]) ?? last
  const moment = pointed === null ? end : (seqs[pointed] ?? end)
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointed(nearest(seqs, ((((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * end))
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined) setPointed(Math.max(0, Math.min(seqs.length - 1, (pointed ?? seqs.length - 1) + step)))
    else if (event.key === 'Enter') show(moment)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <figure className="chart">
      <figcaption>
        {last.title}
        <small>{pointed === null ? words.chartHelp : `${heads[pointed]} · ${words.past(moment, end)}`}</small>
      </figcaption>
      <div
        className="chart-sheet"
        role="slider"
        tabIndex={0}
        aria-label={last.title}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={moment}
        aria-valuetext={`${words.past(moment, end)}: ${sheet.lines.map((line) => `${line.label} ${line.value ?? 0}`).join(', ')}`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
        onKeyDown={press}
        onClick={() => show(moment)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <Axes top={top} end={end} y={y} x={x} marks={marks} />
          {last.lines.map((line, place) => (
            <path
              key={line.id}
              d={pathOf(sheets.map((each, i) => [x(seqs[i] ?? 0), valueIn(each, line.id), y]))}
              fill="none"
              stroke={line.color}
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={DASHES[place]}
            />
          ))}
          {pointed !== null && <Pointed lines={sheet.lines} x={x(moment)} y={y} />}
        </svg>
      </div>
      <Legend shown={sheet} all={last.lines} />
    </figure>
  )
}

interface AxesProps {
  readonly top: number
  readonly end: number
  readonly x: (seq: number) => number
  readonly y: (value: number) => number
  readonly marks: readonly Mark[]
}

function Axes({ top, end, x, y, marks }: AxesProps) {
  const words = useWords().table
  const { language } = useTableContext()
  return (
    <>
      {ticksTo(top).map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {numeral(tick, language)}
          </text>
        </g>
      ))}
      {marks.map(({ seq, label }) => (
        <path key={seq} className="chart-mark" d={`M${x(seq)} 8V${HEIGHT - BOTTOM}`}>
          <title>{label}</title>
        </path>
      ))}
      <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
        {end} {words.chartX}
      </text>
    </>
  )
}

function Pointed({ lines, x, y }: { lines: readonly ChartLine[]; x: number; y: (value: number) => number }) {
  return (
    <g className="chart-pointed">
      <path d={`M${x} 6V${HEIGHT - BOTTOM}`} />
      {lines.map(({ id, color, value }) =>
        value === null ? null : <circle key={id} cx={x} cy={y(value)} r="5" fill={color} />,
      )}
    </g>
  )
}

/** Who is who, the highest at the end first, with the figures of the moment pointed at. */
function Legend({ shown, all }: { readonly shown: ChartSheet; readonly all: readonly ChartLine[] }) {
  const { board, language } = useTableContext()
  const ranked = all.map((line, place) => ({ ...line, place })).sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  return (
    <ul className="chart-legend">
      {ranked.map((line) => {
        const value = valueIn(shown, line.id)
        return (
          <li key={line.id}>
            <svg width="28" height="10" aria-hidden="true">
              <path d="M0 5h28" stroke={line.color} strokeWidth="3" strokeDasharray={DASHES[line.place]} />
            </svg>
            {line.seat !== undefined && <SeatMark seat={line.seat} size={13} />}
            <span>{line.label}</span> <strong>{value === null ? '–' : board.amount(value, language)}</strong>
          </li>
        )
      })}
    </ul>
  )
}

function valueIn({ lines }: ChartSheet, id: string): number | null {
  return lines.find((line) => line.id === id)?.value ?? null
}

/** The place of the sample that is nearest to a moment. */
function nearest(seqs: readonly number[], wanted: number): number {
  let best = 0
  for (const [place, seq] of seqs.entries())
    if (Math.abs(seq - wanted) < Math.abs((seqs[best] ?? 0) - wanted)) best = place
  return best
}

function pathOf(points: readonly (readonly [number, number | null, (value: number) => number])[]): string {
  let path = ''
  for (const [x, value, y] of points) {
    if (value === null) continue
    path += `${path ? 'L' : 'M'}${x.toFixed(1)} ${y(value).toFixed(1)}`
  }
  return path
}

function ticksTo(top: number): number[] {
  const rough = top / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
}
