import { Icon, type ScoreRow, SeatMark } from '@boardroom/board-kit'
import type { Result } from '@boardroom/kernel'
import { go } from '../shell/router.tsx'
import { useTableContext } from '../table/context.ts'
import { newTable } from '../table/new-table.ts'
import { useWords } from '../words/index.ts'
import { Charts } from './charts.tsx'

interface EndScreenProps {
  readonly result: Result
  readonly showBoard: () => void
  readonly save: () => void
}

/** Who won, where every point comes from, how it went, and what next. */
export function EndScreen({ result, showBoard, save }: EndScreenProps) {
  const { client, state, names, board, text, language, opened } = useTableContext()
  const words = useWords().table
  const ranked = result.scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score)
  const rows = board.score(result, language)
  const rival = board.rival?.(result) ?? null
  const won = result.winners.length + (rival?.wins ? 1 : 0)
  const shared = client.local.length > 1
  const rematch = async (): Promise<void> => {
    if (client.rematch) return client.rematch()
    go(`/table/${await newTable({ game: opened.id, seats: state.seats, options: state.view.options })}`)
  }
  const line = (row: ScoreRow) => (
    <tr key={row.label}>
      <th scope="row">{row.label}</th>
      {[...ranked.map(({ seat }) => seat), ...(rival ? [result.scores.length] : [])].map((seat) => (
        <td key={seat} className="number">
          <strong>{board.amount(row.values[seat] ?? 0)}</strong>
          {row.notes?.[seat] && <small>{row.notes[seat]}</small>}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="end-screen">
      <header className="end-head">
        <p>{won === 0 ? words.draw : won > 1 ? words.winners : words.winner}</p>
        <h1 className="display">
          {result.winners.map((seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={34} /> {names.seat(seat)}
            </span>
          ))}
          {won === 0 && rival && `${result.scores.map((_, seat) => names.seat(seat)).join(' & ')} & ${rival.name}`}
          {rival?.wins && rival.name}
        </h1>
        <div className="actions">
          <button type="button" className="button button-primary" onClick={() => void rematch()}>
            <Icon name="play" /> {words.rematch}
          </button>
          <button type="button" className="button" onClick={showBoard}>
            <Icon name="eye" /> {words.showBoard}
          </button>
          <button type="button" className="button" onClick={save}>
            <Icon name="save" /> {words.export}
          </button>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <div className="sheet-scroll" tabIndex={0}>
        <table className="ledger score-sheet">
          <thead>
            <tr>
              <td />
              {ranked.map(({ seat }) => (
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
            {rows.filter(({ below }) => !below).map(line)}
            <tr className="score-total">
              <th scope="row">{words.total}</th>
              {ranked.map(({ seat, score }) => (
                <td key={seat} className="number">
                  {board.amount(score)}
                </td>
              ))}
              {rival && <td className="number">{board.amount(rival.score)}</td>}
            </tr>
            {rows.filter(({ below }) => below).map(line)}
          </tbody>
        </table>
      </div>
      {board.Ending && (
        <board.Ending {...{ view: state.view, after: null, log: state.log, language, names, text, shared }} />
      )}
      <h2>{words.charts}</h2>
      <Charts />
    </div>
  )
}
