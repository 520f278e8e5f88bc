import { clockwiseFrom, frame, type Seat } from '@boardroom/kernel'
import { forEachCompany } from '../../model/market.ts'
import { companyOf, managerOf, nextManager } from '../../model/players.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { happening } from '../../types.ts'
import { newOrder, support } from './support.ts'

/** New managers, a relations marker for everyone, one for the last company's field (ME-ORD-01). */
export const takeOffice = happening({
  name: 'take-office',
  happen(turn) {
    const { state } = turn
    state.phase = 'order'
    for (const id of state.order) {
      const before = managerOf(state, id)
      const seat = nextManager(state, id)
      companyOf(state, id).manager = seat
      if (seat !== before) turn.log({ type: 'office', company: id, seat, before })
    }
    state.elected = forEachCompany(null)
    for (const player of state.players) player.relations++
    const last = state.order.at(-1)
    if (!last) return
    state.support[last]++
    turn.log({ type: 'relations', last })
    const speakers = speakingSequence(state)
    turn.next(
      ...state.order.map((company) => frame(support, { company, speakers: speakers.slice() })),
      frame(newOrder, {}),
    )
  },
})

/** Managers by their highest place, then the others clockwise from the manager of place 1 (ME-ORD-03). */
function speakingSequence(state: MasterOfEconomyState): Seat[] {
  const managers = state.order.map((id) => managerOf(state, id))
  return [...new Set([...managers, ...clockwiseFrom(state, managers[0] ?? 0)])]
}
