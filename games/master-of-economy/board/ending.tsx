import { type BoardProps, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { sharesOf } from '../model/shares.ts'
import type { MasterOfEconomy } from '../types.ts'
import { DrawingContext, drawingOf, inPlay } from './context.ts'
import { Crest } from './signs.tsx'

/** How each company's cash was distributed, and how successful it was. */
export function Ending(props: BoardProps<MasterOfEconomy>) {
  const drawing = drawingOf(props)
  const { view, board, words, book, names } = drawing
  // As in the score above it: the winner first.
  const score = (seat: Seat): number => view.result?.scores[seat] ?? 0
  const ranked = [...board.players.keys()].sort((a, b) => score(b) - score(a))
  return (
    <DrawingContext value={drawing}>
      <div className="me-ending">
        <h2>{words.ending.title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
        <div className="sheet-scroll" tabIndex={0}>
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">{words.company}</th>
                <th scope="col" className="number">
                  {words.successTitle}
                </th>
                <th scope="col" className="number">
                  {words.ending.cash}
                </th>
                <th scope="col" className="number">
                  {words.ending.perShare}
                </th>
                <th scope="col" className="number">
                  {words.ending.perPacket}
                </th>
                <th scope="col" className="number">
                  {words.ending.rest}
                </th>
                {ranked.map((seat) => (
                  <th key={seat} scope="col" className="number">
                    <SeatMark seat={seat} size={14} /> {names.seat(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inPlay(board).map(({ id }) => {
                const payout = board.payouts[id]
                if (!payout) return null
                return (
                  <tr key={id}>
                    <th scope="row">
                      <Crest company={id} size={24} /> {book.companies[id]}
                    </th>
                    <td className="number">{sharesOf(board, id).points}</td>
                    <td className="number">{payout.cash}</td>
                    <td className="number">{payout.perShare}</td>
                    <td className="number">{payout.perPacket}</td>
                    <td className="number">{payout.rest}</td>
                    {ranked.map((seat) => (
                      <td key={seat} className="number">
                        {payout.paid[seat]}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
    </DrawingContext>
  )
}
