import { frame } from '@boardroom/kernel'
import { SLOTS, type SlotId } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import { happening } from '../../types.ts'
import { beginBuilding } from './begin-building.ts'
import { beginPayment } from './payment.ts'
import { takeCard } from './take-card.ts'
import { thirdBuilds } from './third-colour.ts'

/** Phase 4: the projects in slot order (RC-PAY-01). */
export const executeProjects = happening({
  name: 'execute-projects',
  happen(turn) {
    turn.state.phase = 'execute'
    turn.next(...SLOTS.map((slot) => frame(executeSlot, { slot })))
  },
})

/** Payment, building and card in one go; a slot without a winner is skipped. */
export const executeSlot = happening({
  name: 'execute-slot',
  happen(turn, { slot }: { slot: SlotId }) {
    const { winner } = slotAt(turn.state, slot)
    if (winner === null) return
    if (winner === 'third') turn.next(frame(thirdBuilds, { slot }))
    else {
      const project = { seat: winner, slot }
      turn.next(frame(beginPayment, project), frame(beginBuilding, project), frame(takeCard, project))
    }
  },
})
