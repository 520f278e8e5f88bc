import { type BoardProps, Icon, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { issuers, packetsOf, shareValueOf, votesOf } from '../model/shares.ts'
import type { MasterOfEconomy } from '../types.ts'
import { CompanyCard } from './company-card.tsx'
import { DrawingContext, drawingOf, inPlay } from './context.ts'
import { shows } from './explain/things.ts'
import { Crest } from './signs.tsx'

/** Everything one seat owns. */
export function SeatSheet({ seat, ...props }: BoardProps<MasterOfEconomy> & { readonly seat: Seat }) {
  const drawing = drawingOf({ ...props, after: null })
  const { board, words, book } = drawing
  const player = board.players[seat]
  if (!player) return null
  return (
    <DrawingContext value={drawing}>
      <div className="me-seat-sheet">
        <p className="me-seat-figures">
          <SeatMark seat={seat} size={22} />
          <span {...shows('part', 'private-cash')}>
            {words.private} <b>{player.cash ?? words.hidden}</b>
          </span>
          <span {...shows('part', 'relations')}>
            <Icon name="link" size={18} /> {words.relationsMarkers} <b>{player.relations}</b>
          </span>
          {player.debt > 0 && (
            <span>
              {words.debt} <b>{player.debt}</b>
            </span>
          )}
        </p>
        <ul className="me-holdings">
          {issuers(board).map((id) => {
            const sizes = packetsOf(board, id, seat)
            const shares = sizes.reduce<number>((sum, size) => sum + size, 0)
            if (shares === 0 && votesOf(board, id, seat) === 0) return null
            return (
              <li key={id} {...shows('part', 'shares-worth')}>
                <Crest company={id} size={28} /> <span>{book.companies[id]}</span>
                <span className="me-packet-row">
                  {sizes.map((size) => (
                    <span key={size} className={`me-packet me-${id}`}>
                      {size}
                    </span>
                  ))}
                </span>
                <b>
                  {shares} × {shareValueOf(board, id)} = {shares * shareValueOf(board, id)}
                </b>
                <span className="quiet">{words.votes(votesOf(board, id, seat))}</span>
              </li>
            )
          })}
        </ul>
        <div className="me-companies">
          {inPlay(board)
            .filter(({ company }) => company.manager === seat)
            .map((each) => (
              <CompanyCard key={each.id} {...each} />
            ))}
        </div>
      </div>
    </DrawingContext>
  )
}
