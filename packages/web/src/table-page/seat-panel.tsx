import '../styles/seat-panel.css'
import type { AnyBoard } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { ComponentProps } from 'react'
import { GameArea } from '../shell/game-area.tsx'
import { Modal } from '../shell/modal.tsx'
import { useTableContext } from '../table/context.ts'
import { BotLine } from './bot-line.tsx'

interface SeatPanelProps {
  readonly seat: Seat
  readonly board: ComponentProps<AnyBoard['Board']>
  readonly close: () => void
}

const WIDE = matchMedia('(min-width: 861px)')

/** Everything one seat owns. In a wide window it lies on the stage, with one's own desk in sight to compare it with. */
export function SeatPanel({ seat, board: props, close }: SeatPanelProps) {
  const { state, names, board } = useTableContext()
  const staged = WIDE.matches && document.querySelector('.stage') !== null
  return (
    <Modal
      key={seat}
      title={names.seat(seat)}
      close={close}
      open={staged}
      className={`modal-wide ${staged ? 'seat-panel' : ''}`}
    >
      <BotLine {...state.seats[seat]} />
      <GameArea game={state.game}>
        <board.SeatSheet {...props} seat={seat} />
      </GameArea>
    </Modal>
  )
}
