import { Icon, SeatMark, type Shot } from '@boardroom/board-kit'
import { useEffect, useState } from 'react'
import type { AnyView } from '../../table/client.ts'
import { useTableContext } from '../../table/context.ts'
import { useWords } from '../../words/index.ts'
import { type Line, roundStarts, standings } from './standings.ts'

/** At the end of a round: what it brought whom, and who stands where now. */
export function RoundCard({ shot, close }: { readonly shot: Shot; readonly close: () => void }) {
  const { state, text, names, board, language, client } = useTableContext()
  const words = useWords().table.film
  const [views, setViews] = useState<readonly [AnyView, AnyView] | null>(null)
  const starts = roundStarts(state.log, state.view, board)
  const last = starts.findLast(({ seq }) => seq < shot.seq)
  const before = last?.seq
  useEffect(() => {
    if (before === undefined) return
    let current = true
    Promise.all([client.at(before), client.at(shot.seq)]).then(
      ([from, to]) => current && setViews([from, to]),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, before, shot.seq])
  const lines = views && standings(board.charts(views[0], language, names), board.charts(views[1], language, names))
  const next = text.entry(shot.entry, names)
  const title = last && (board.stretch?.(last, language) ?? board.heading(last, language))
  return (
    <section className="round-card" aria-label={title ?? next} data-film={shot.entry.type}>
      <header>
        <h2 className="display">{title ?? next}</h2>
        <button type="button" className="button button-quiet button-icon" onClick={close} aria-label={words.close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {lines && lines.length > 0 && (
        <table>
          <caption>{words.roundOver}</caption>
          <tbody>
            {lines.map((line) => (
              <Row key={line.id} line={line} amount={(value) => board.amount(value, language)} />
            ))}
          </tbody>
        </table>
      )}
      {title && <p className="round-next">{next}</p>}
    </section>
  )
}

function Row({ line, amount }: { readonly line: Line; readonly amount: (value: number) => string }) {
  const { place, before, label, seat, value, gain } = line
  const words = useWords().table.film
  return (
    <tr>
      <td className="round-place">{place}.</td>
      <th scope="row">
        {seat !== undefined && <SeatMark seat={seat} size={16} />} {label}
      </th>
      <td className="number">{amount(value)}</td>
      <td className={`number ${gain < 0 ? 'round-loss' : 'round-gain'}`}>
        {gain < 0 ? '−' : '+'}
        {amount(Math.abs(gain))}
      </td>
      <td>
        {before > place && <Icon name="up" size={16} label={words.overtook} />}
        {before < place && <Icon name="down" size={16} label={words.fellBack} />}
      </td>
    </tr>
  )
}
