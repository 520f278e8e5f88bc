import { SeatMark, useWidth } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { type CompanyId, charterOf } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { Crest } from './crest.tsx'

export interface Token {
  readonly company: CompanyId
  readonly space: number
  /** Where it would stand after the move that is pointed at. */
  readonly next?: number | undefined
}

interface TrackProps {
  readonly title: string
  readonly spaces: number
  /** Bottom of a stack first. */
  readonly tokens: readonly Token[]
  readonly minCell: number
  readonly cell: (space: number) => ReactNode
  readonly className?: string
}

const CREST = 30
const STEP = 17
const LABEL = 26
const TITLE = { width: 120, height: 18 }

/** A row of spaces with company tokens that glide along it; folded into several rows where it is narrow. */
export function Track({ title, spaces, tokens, minCell, cell, className = '' }: TrackProps) {
  const { names, board } = useDrawing()
  const [box, width] = useWidth<HTMLDivElement>()
  const rows = Math.max(1, Math.ceil((spaces * minCell) / Math.max(width, 1)))
  const perRow = Math.ceil(spaces / rows)
  const stacks = new Map<number, number>()
  const placed = tokens.map((token) => {
    const level = stacks.get(token.space) ?? 0
    stacks.set(token.space, level + 1)
    return { ...token, level }
  })
  // The title stands over the first spaces, and no token shall cover it.
  const underTitle = placed.some(({ space }) => space < perRow && (space * width) / perRow < TITLE.width)
  const heights = Array.from({ length: rows }, (_, row) => {
    const most = Math.max(
      0,
      ...placed.filter(({ space }) => Math.floor(space / perRow) === row).map(({ level }) => level + 1),
    )
    const tokensHigh = most > 0 ? CREST + (most - 1) * STEP : rows > 1 ? 8 : CREST
    return LABEL + 8 + tokensHigh + (row === 0 && underTitle ? TITLE.height : 0)
  })
  const topOf = (row: number): number => heights.slice(0, row).reduce((sum, height) => sum + height, 0)
  const cellWidth = 100 / perRow
  return (
    <div className={`track ${className}`}>
      <h3>{title}</h3>
      <div ref={box} className="track-box" style={{ height: topOf(rows) }}>
        {Array.from({ length: spaces }, (_, space) => (
          <div
            key={space}
            className="track-cell"
            style={{
              left: `${(space % perRow) * cellWidth}%`,
              width: `${cellWidth}%`,
              top: topOf(Math.floor(space / perRow)),
              height: heights[Math.floor(space / perRow)],
            }}
          >
            {cell(space)}
          </div>
        ))}
        {[...placed]
          .sort((a, b) => a.company.localeCompare(b.company))
          .map(({ company, space, level, next }) => {
            const row = Math.floor(space / perRow)
            const director = board.companies[company]?.director
            const moved = next !== undefined && next !== space
            return (
              <div
                key={company}
                className={`track-token ${moved ? 'track-token-moving' : ''}`}
                title={charterOf(company).shortName}
                style={{
                  left: `calc(${((space % perRow) + 0.5) * cellWidth}% - ${CREST / 2}px)`,
                  top: topOf(row) + (heights[row] ?? 0) - LABEL - CREST - level * STEP - 2,
                  zIndex: level + 1,
                }}
              >
                <Crest company={company} size={CREST} label />
                {director !== undefined && (
                  <span className="track-director">
                    <SeatMark seat={director} size={12} label={names.seat(director)} />
                  </span>
                )}
              </div>
            )
          })}
        {placed
          .filter(({ next, space }) => next !== undefined && next !== space)
          .map(({ company, next = 0 }) => {
            const row = Math.floor(next / perRow)
            return (
              <div
                key={`ghost-${company}`}
                className="track-ghost"
                style={{
                  left: `calc(${((next % perRow) + 0.5) * cellWidth}% - ${CREST / 2}px)`,
                  top: topOf(row) + (heights[row] ?? 0) - LABEL - CREST - 2,
                }}
              >
                <Crest company={company} size={CREST} />
              </div>
            )
          })}
      </div>
    </div>
  )
}
