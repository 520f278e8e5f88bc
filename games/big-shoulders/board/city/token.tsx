import { SeatMark } from '@boardroom/board-kit'
import type { CompanyId } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { Crest } from '../crest.tsx'
import { shows } from '../explain/things.ts'

export interface Spread {
  readonly dx: number
  readonly dy: number
  readonly size: number
}

/** How several tokens share one space; the first lies on top and is seen whole. */
export function spread(count: number, place: number, large: number): Spread {
  if (count === 1) return { dx: 0, dy: 0, size: large }
  if (count === 2) {
    const size = large * 0.76
    return { dx: place === 0 ? large * 0.2 : -large * 0.2, dy: place === 0 ? large * 0.1 : -large * 0.1, size }
  }
  const columns = count <= 4 ? 2 : 3
  const size = large * (count <= 4 ? 0.56 : 0.42)
  const rows = Math.ceil(count / columns)
  const column = place % columns
  const row = Math.floor(place / columns)
  return {
    dx: (column - (columns - 1) / 2) * size * 0.94,
    dy: (row - (rows - 1) / 2) * size * 0.92,
    size,
  }
}

interface TokenProps {
  readonly company: CompanyId
  readonly place: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly number?: number | null
  /** Where it would come to stand. */
  readonly ghost?: boolean
  readonly leaves?: boolean
  readonly rank?: number
}

/** A company's seal on a track, with its Director's mark. It glides from space to space. */
export function Token({ company, place, x, y, size, number, ghost = false, leaves = false, rank = 0 }: TokenProps) {
  const { board, names } = useDrawing()
  const director = board.companies[company]?.director
  const acts = board.turn?.company === company
  return (
    <div
      className={`bs-token ${ghost ? 'bs-ghost' : ''} ${leaves ? 'bs-leaves' : ''} ${acts ? 'bs-acts' : ''}`}
      data-place={ghost ? undefined : place}
      {...shows('company', company)}
      style={{
        width: size,
        height: size,
        zIndex: 10 - rank,
        left: x - size / 2,
        top: y - size / 2,
      }}
    >
      <Crest company={company} size={size} label={!ghost} />
      {director !== undefined && (
        <span className="bs-token-director">
          <SeatMark seat={director} size={Math.max(24, size * 0.36)} label={ghost ? undefined : names.seat(director)} />
        </span>
      )}
      {number != null && <b className="bs-token-number">{number}</b>}
    </div>
  )
}
