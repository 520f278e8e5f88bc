import type { ChartSheet } from '@boardroom/board-kit'
import { useEffect, useMemo, useState } from 'react'
import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

/** Positions that are looked at; more would not be seen on a screen. */
const SAMPLES = 60

/** Wealth and share prices over the game. */
export function Charts() {
  const { client, state, board, language, names } = useTableContext()
  const present = state.view.seq
  const [views, setViews] = useState<readonly AnyView[]>([])
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const found: AnyView[] = []
      for (const seq of samplesOf(present)) {
        found.push(await client.at(seq))
        if (!wanted) return
      }
      setViews(found)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [client, present])
  const sheets = useMemo(
    () => views.map((view) => board.charts(view, language, names)),
    [views, board, language, names],
  )
  const first = sheets.at(-1)
  return (
    <div className="charts">
      {first?.map((sheet, place) => (
        <Chart
          key={sheet.id}
          seqs={views.map((view) => view.seq)}
          sheets={sheets.map((each) => each[place] as ChartSheet)}
        />
      ))}
    </div>
  )
}

function samplesOf(present: number): number[] {
  const count = Math.min(SAMPLES, present)
  return Array.from({ length: count + 1 }, (_, i) => Math.round((i * present) / Math.max(1, count)))
}

const WIDTH = 520
const HEIGHT = 240
const LEFT = 44
const BOTTOM = 24
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 3', '1 3', '12 5', '3 6', '7 2 2 2', '4 4']

interface ChartProps {
  readonly seqs: readonly number[]
  readonly sheets: readonly ChartSheet[]
}

function Chart({ seqs, sheets }: ChartProps) {
  const words = useWords().table
  const { board } = useTableContext()
  const last = sheets.at(-1)
  if (!last) return null
  const top = Math.max(1, ...sheets.flatMap(({ lines }) => lines.map(({ value }) => value ?? 0)))
  const end = Math.max(1, seqs.at(-1) ?? 1)
  const x = (seq: number): number => LEFT + (seq / end) * (WIDTH - LEFT - 12)
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 12)
  const ticks = ticksTo(top)
  return (
    <figure className="chart">
      <figcaption>{last.title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${last.title}: ${last.lines.map((line) => `${line.label} ${line.value ?? 0}`).join(', ')}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - 12}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <text x={WIDTH - 12} y={HEIGHT - 6} textAnchor="end">
          {end} {words.chartX}
        </text>
        {last.lines.map((line, place) => (
          <path
            key={line.id}
            d={pathOf(
              sheets.map(({ lines }, i) => [x(seqs[i] ?? 0), lines.find(({ id }) => id === line.id)?.value ?? null, y]),
            )}
            fill="none"
            stroke={line.color}
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={DASHES[place]}
          />
        ))}
      </svg>
      <ul className="legend">
        {[...last.lines]
          .map((line, place) => ({ ...line, place }))
          .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
          .map((line) => (
            <li key={line.id}>
              <svg width="28" height="10" aria-hidden="true">
                <path d="M0 5h28" stroke={line.color} strokeWidth="3" strokeDasharray={DASHES[line.place]} />
              </svg>
              {line.label} <strong>{line.value === null ? '–' : board.amount(line.value)}</strong>
            </li>
          ))}
      </ul>
    </figure>
  )
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
