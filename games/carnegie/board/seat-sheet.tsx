import type { BoardProps } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { PROJECTS } from '../components/index.ts'
import type { Carnegie } from '../types.ts'
import { drawingOf } from './board.tsx'
import { CompanyBoard } from './company.tsx'
import { DrawingContext } from './context.ts'
import { Disc } from './pieces.tsx'
import { Tab } from './tabs.tsx'
import { Treasury } from './treasury.tsx'

/** Everything one seat owns. */
export function SeatSheet({ seat, ...props }: BoardProps<Carnegie> & { readonly seat: Seat }) {
  const drawing = drawingOf({ ...props, after: null })
  const { board, book, words } = drawing
  const player = board.players[seat]
  if (!player) return null
  return (
    <DrawingContext value={drawing}>
      <div className="cg-board cg-sheet">
        <Treasury seat={seat} />
        <CompanyBoard seat={seat} live={false} />
        <div className="cg-tab-list">
          {PROJECTS.map((project) => (
            <Tab key={project} seat={seat} project={project} live={false} />
          ))}
        </div>
        {player.donations.length > 0 && <h4>{words.donations}</h4>}
        <ul className="cg-sheet-gifts">
          {player.donations.map((id) => (
            <li key={id}>
              <Disc owner={seat} size={16} /> {book.donations[id]}
            </li>
          ))}
        </ul>
      </div>
    </DrawingContext>
  )
}
