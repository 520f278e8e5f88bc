import type { BoardProps } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { RaisingChicago } from '../types.ts'
import { drawingOf } from './board.tsx'
import { CompanyBoard } from './company.tsx'
import { DrawingContext } from './context.ts'

/** Everything one seat owns. */
export function SeatSheet({ seat, ...props }: BoardProps<RaisingChicago> & { readonly seat: Seat }) {
  return (
    <DrawingContext value={drawingOf({ ...props, after: null })}>
      <div className="rc-board rc-sheet">
        <CompanyBoard seat={seat} live={false} />
      </div>
    </DrawingContext>
  )
}
