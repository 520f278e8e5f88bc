import { type Rival, type ScoreRow, SeatMark } from '@boardroom/board-kit'
import type { Result, Seat } from '@boardroom/kernel'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

interface ScoreSheetProps {
  readonly result: Result
  /** The columns from left to right. */
  readonly order: readonly Seat[]
  readonly rows: readonly ScoreRow[]
  readonly rival: Rival | null
  /** So many categories have been counted. */
  readonly counted: number
}

/** Where every point comes from, category by category. */
export function ScoreSheet({ result, order, rows, rival, counted }: ScoreSheetProps) {
  const { names, board, language } = useTableContext()
  const words = useWords().table
  const parts = rows.filter(({ below }) => !below)
  const complete = counted >= parts.length
  const columns = [...order, ...(rival ? [result.scores.length] : [])]
  const total = (seat: Seat): number => {
    if (!complete) return parts.slice(0, counted).reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)
    return result.scores[seat] ?? rival?.score ?? 0
  }
  const line = (row: ScoreRow, open: boolean, now: boolean) => (
    <tr key={row.label} className={now ? 'score-now' : ''}>
      <th scope="row">{row.label}</th>
      {columns.map((seat) => (
        <td key={seat} className="number">
          <strong>{open ? board.amount(row.values[seat] ?? 0, language) : '·'}</strong>
          {open && row.notes?.[seat] && <small>{row.notes[seat]}</small>}
        </td>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className="sheet-scroll" tabIndex={0}>
      <table className="ledger score-sheet">
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col" className="number">
                <SeatMark seat={seat} size={14} /> {names.seat(seat)}
              </th>
            ))}
            {rival && (
              <th scope="col" className="number">
                {rival.name}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map((row, place) => line(row, place < counted, !complete && place === counted - 1))}
          <tr className="score-total">
            <th scope="row">{words.total}</th>
            {columns.map((seat) => (
              <td key={seat} className="number">
                {board.amount(total(seat), language)}
              </td>
            ))}
          </tr>
          {complete && rows.filter(({ below }) => below).map((row) => line(row, true, false))}
        </tbody>
      </table>
    </div>
  )
}
