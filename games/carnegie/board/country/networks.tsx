import { seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo, useMemo } from 'react'
import type { CityId } from '../../components/index.ts'
import { slotsOf } from '../../model/map.ts'
import { partsOf } from '../../model/network.ts'
import type { Board } from '../../view.ts'
import { useDrawing } from '../context.ts'
import { Badges } from './badges.tsx'
import { drawn, LINES } from './cities.ts'
import { MAP } from './geography.ts'

/** A line that joins two of a seat's cities. */
interface Joined {
  readonly path: string
  readonly seat: Seat
  /** It belongs to the part that scores. */
  readonly scores: boolean
  /** Beside those of others on the same line. */
  readonly aside: readonly [x: number, y: number]
}

function citiesOf(board: Board): readonly ReadonlySet<CityId>[] {
  return board.players.map((_, seat) => new Set(slotsOf(board, seat).map(({ city }) => city)))
}

function joinedIn(board: Board): Joined[] {
  const own = citiesOf(board)
  const best = board.players.map((_, seat) => new Set(partsOf(board, seat)[0]?.cities ?? []))
  return LINES.flatMap(({ from, to, path }) => {
    const seats = board.players.map((_, seat) => seat).filter((seat) => own[seat]?.has(from) && own[seat]?.has(to))
    return seats.map((seat, i) => ({
      path,
      seat,
      scores: Boolean(best[seat]?.has(from) && best[seat]?.has(to)),
      aside: across(from, to, (i - (seats.length - 1) / 2) * APART),
    }))
  })
}

/** From the middle of one line to that of the next. */
const APART = 7.5

/** So far away from a line, at a right angle to it. */
function across(from: CityId, to: CityId, distance: number): readonly [x: number, y: number] {
  const [x1, y1] = drawn(from).at
  const [x2, y2] = drawn(to).at
  const length = Math.hypot(x2 - x1, y2 - y1)
  return [((y1 - y2) / length) * distance, ((x2 - x1) / length) * distance]
}

function asideOf({ aside: [x, y] }: Joined): string | undefined {
  return x === 0 && y === 0 ? undefined : `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

/** The lines that light up where they join two cities of a company; those that score have a bright bed. */
export function Networks() {
  const { board, after } = useDrawing()
  const joined = useMemo(() => joinedIn(board), [board])
  const coming = useMemo(() => (after ? comingIn(joined, joinedIn(after)) : []), [joined, after])
  return <Drawn board={board} joined={joined} coming={coming} />
}

function comingIn(before: readonly Joined[], after: readonly Joined[]): Joined[] {
  return after.filter(({ path, seat }) => !before.some((line) => line.path === path && line.seat === seat))
}

interface DrawnProps {
  readonly board: Board
  readonly joined: readonly Joined[]
  readonly coming: readonly Joined[]
}

const Drawn = memo(function Drawn({ board, joined, coming }: DrawnProps) {
  return (
    <svg className="cg-terrain" width={MAP.w} height={MAP.h} viewBox={`0 0 ${MAP.w} ${MAP.h}`} aria-hidden="true">
      <Ways joined={joined} coming={coming} />
      <Badges board={board} />
    </svg>
  )
})

/** The same inside a drawing of its own. */
export function Ways({
  joined,
  coming = [],
}: {
  readonly joined: readonly Joined[]
  readonly coming?: readonly Joined[]
}) {
  return (
    <>
      {/* The beds of all lie under the lines: on the same line somebody else's would hide them. */}
      {joined.map(
        (line) =>
          line.scores && (
            <path key={`${line.path}${line.seat}`} className="cg-way-bed" d={line.path} transform={asideOf(line)} />
          ),
      )}
      {joined.map((line) => (
        <g
          key={`${line.path}${line.seat}`}
          className={`cg-way ${line.scores ? 'cg-way-scores' : ''}`}
          style={{ color: seatColor(line.seat) }}
          transform={asideOf(line)}
        >
          <path className="cg-way-edge" d={line.path} />
          <path className="cg-way-line" d={line.path} />
          <path className="cg-way-sleepers" d={line.path} />
        </g>
      ))}
      {coming.map(({ path, seat }) => (
        <g key={`${path}${seat}`} className="cg-way-coming" style={{ color: seatColor(seat) }}>
          <path className="cg-way-glow" d={path} />
          <path className="cg-way-bed" d={path} />
          <path className="cg-way-line" d={path} />
        </g>
      ))}
    </>
  )
}

export function waysOf(board: Board): readonly Joined[] {
  return joinedIn(board)
}
