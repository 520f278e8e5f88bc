import type { Seat } from '@boardroom/kernel'
import type { AnyProjectId, SlotId } from '../../components/index.ts'
import { countMarkers, slotAt } from '../../model/auction.ts'
import type { Owner, RaisingChicagoState } from '../../state.ts'

/** The project that a company is executing. */
export interface Running {
  readonly seat: Seat
  readonly slot: SlotId
}

export function runningProject(state: RaisingChicagoState, slot: SlotId): AnyProjectId {
  const { project } = slotAt(state, slot)
  if (!project) throw new Error(`there is no project in slot ${slot}`)
  return project
}

/** The owner's markers leave the card to become storeys (RC-RAI-06, RC-MOV-03). */
export function takeStoreys(state: RaisingChicagoState, id: SlotId, owner: Owner): number {
  const slot = slotAt(state, id)
  const storeys = countMarkers(slot.markers, owner)
  slot.markers = slot.markers.map((marker) => (marker === owner ? null : marker))
  return storeys
}
