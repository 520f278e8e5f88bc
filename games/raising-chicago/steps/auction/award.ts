import { RESOURCES, SLOTS, type SlotId } from '../../components/index.ts'
import { countMarkers, slotAt, uncovered, winnerOf } from '../../model/auction.ts'
import { companyAt } from '../../model/companies.ts'
import { addResources, growPoor } from '../../model/rewards.ts'
import type { Slot } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'

/** Phase 3: slot by slot who has won (RC-WIN-01). Nobody decides anything. */
export const awardProjects = happening({
  name: 'award-projects',
  happen(turn) {
    turn.state.phase = 'award'
    for (const id of SLOTS) award(turn, id)
  },
})

function award(turn: Turn, id: SlotId): void {
  const { state } = turn
  const slot = slotAt(state, id)
  const { project } = slot
  if (!project) return
  const winner = winnerOf(slot)
  if (winner === null) {
    noBid(turn, id, slot)
    return
  }
  slot.winner = winner
  // What losing markers cover does not count as uncovered (RC-WIN-06).
  const takes = uncovered(state.seats, slot)
  const back = state.companies.map((_, seat) => (seat === winner ? 0 : countMarkers(slot.markers, seat)))
  for (const [seat, count] of back.entries()) companyAt(state, seat).auction += count
  // Losing markers of the third colour go back to its own supply (RC-TWO-12).
  slot.markers = slot.markers.map((owner) => (owner === winner ? owner : null))
  turn.log({ type: 'won', slot: id, project, winner, back })
  // Nobody takes what the third colour uncovers (RC-TWO-11).
  if (winner === 'third' || RESOURCES.every((resource) => takes[resource] === 0)) return
  addResources(companyAt(state, winner), takes)
  turn.log({ type: 'uncovered', seat: winner, takes })
}

/** Project and card leave the game; the company with the highest prestige grows poorer (RC-WIN-04). */
function noBid(turn: Turn, id: SlotId, slot: Slot): void {
  const { state } = turn
  const [highest] = state.ranking
  if (highest === undefined || !slot.project) return
  turn.log({ type: 'no-bid', slot: id, project: slot.project, seat: highest })
  state.box.push(slot.project)
  if (slot.card) state.box.push(slot.card)
  slot.project = null
  slot.card = null
  growPoor(turn, highest)
}
