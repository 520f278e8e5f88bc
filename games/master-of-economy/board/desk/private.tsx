import { Figure, Icon, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { heldBy, issuers, shareValueOf } from '../../model/shares.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { sharesWorth } from '../figures.ts'

/** What is one's own: shares with their value, cash, relations markers. */
export function Private({ seat }: { readonly seat: Seat }) {
  const { view, board, after, words } = useDrawing()
  const player = board.players[seat]
  if (!player) return null
  const { cash, relations, debt } = player
  const worth = sharesWorth(view, seat) + (cash ?? 0) - debt
  return (
    <div className="me-private">
      <h4>
        <SeatMark seat={seat} size={14} /> {words.privateTitle} <small>{words.worth(worth)}</small>
      </h4>
      <ul className="me-certs">
        {issuers(board)
          .filter((id) => heldBy(board, id, seat) > 0)
          .map((id) => {
            const [count, value] = [heldBy(board, id, seat), shareValueOf(board, id)]
            return (
              <li key={id} className={`me-cert me-${id}`} {...shows('part', 'shares-worth')}>
                <b>{count}</b>
                <span>
                  ×{value} = {count * value}
                </span>
              </li>
            )
          })}
      </ul>
      <p>
        <span {...shows('part', 'private-cash')}>
          <Icon name="money" size={17} label={words.private} />
          {cash === null ? '?' : <Figure value={cash} next={after?.players[seat]?.cash ?? undefined} />}
        </span>
        <span {...shows('part', 'relations')}>
          <Icon name="link" size={17} label={words.relationsMarkers} />
          <Figure value={relations} next={after?.players[seat]?.relations} />
        </span>
        {debt > 0 && (
          <span className="me-bad" {...shows('part', 'debt')}>
            −{debt}
          </span>
        )}
      </p>
    </div>
  )
}
