import type { BoardProps } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { WARDS } from '../components/index.ts'
import { movedBuildings, storeysInWard } from '../model/city.ts'
import type { RaisingChicago } from '../types.ts'
import { DrawingContext, drawingOf, useDrawing } from './context.ts'
import { CompanyBoard } from './desk/desk.tsx'
import { shows } from './explain/things.ts'
import { Sign } from './signs.tsx'

/** Everything one seat owns. */
export function SeatSheet({ seat, ...props }: BoardProps<RaisingChicago> & { readonly seat: Seat }) {
  return (
    <DrawingContext value={drawingOf({ ...props, after: null })}>
      <div className="rc-seat-sheet">
        <CompanyBoard seat={seat} />
        <Heights seat={seat} />
      </div>
    </DrawingContext>
  )
}

/** Storeys by ward, and at the outskirts. */
function Heights({ seat }: { readonly seat: Seat }) {
  const { board, words } = useDrawing()
  const moved = movedBuildings(board, seat).reduce((sum, { storeys }) => sum + storeys, 0)
  return (
    <p className="rc-heights" {...shows('part', 'storeys')}>
      <Sign name="storey" size={18} label={words.storeysBuilt} />
      {WARDS.map((ward) => (
        <span key={ward}>
          {words.ward(ward)}: <b>{storeysInWard(board, ward, seat)}</b>
        </span>
      ))}
      <span>
        {words.places.outskirts}: <b>{moved}</b>
      </span>
    </p>
  )
}
