import type { BoardProps } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { Carnegie } from '../types.ts'
import { DrawingContext, drawingOf } from './context.ts'
import { House } from './desk/house.tsx'
import { Purse } from './desk/purse.tsx'
import { Tabs } from './desk/tabs.tsx'
import { shows } from './explain/things.ts'
import { Disc } from './pieces.tsx'

/** Everything one seat owns. */
export function SeatSheet({ seat, ...props }: BoardProps<Carnegie> & { readonly seat: Seat }) {
  const drawing = drawingOf({ ...props, after: null })
  const { board, book, words } = drawing
  const player = board.players[seat]
  if (!player) return null
  return (
    <DrawingContext value={drawing}>
      <div className="cg-sheet">
        <House seat={seat} live={false} />
        <div className="cg-sheet-holdings">
          <Purse seat={seat} />
          <Tabs seat={seat} live={false} />
          {player.donations.length > 0 && <h4>{words.donations}</h4>}
          <ul className="cg-sheet-gifts">
            {player.donations.map((id) => (
              <li key={id} {...shows('donation', id)}>
                <Disc owner={seat} size={16} /> {book.donations[id]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </DrawingContext>
  )
}
