import { frame } from '@boardroom/kernel'
import { slotAt } from '../../auction.ts'
import { SLOTS, type SlotId } from '../../components/index.ts'
import type { Happening } from '../../types.ts'
import { beginBuilding } from './begin-building.ts'
import { beginPayment } from './payment.ts'
import { takeCard } from './take-card.ts'
import { thirdBuilds } from './third-colour.ts'

/** Phase 4: the projects in slot order (RC-PAY-01). */
export const executeProjects: Happening<object> = {
  name: 'execute-projects',
  happen(turn) {
    turn.state.phase = 'execute'
    turn.next(...SLOTS.map((slot) => frame(executeSlot, { slot })))
  },
}

/** Payment, building and card in one go; a slot without a winner is skipped. */
export const executeSlot: Happening<{ slot: SlotId }> = {
  name: 'execute-slot',
  happen(turn, { slot }) {
    const { winner } = slotAt(turn.state, slot)
    if (winner === null) return
    if (winner === 'third') turn.next(frame(thirdBuilds, { slot }))
    else {
      const project = { seat: winner, slot }
      turn.next(frame(beginPayment, project), frame(beginBuilding, project), frame(takeCard, project))
    }
  },
}
