import { itemAt } from '@boardroom/kernel'
import { type ActionId, FINAL_COLUMN, type RegionId, ROW_END, rowBelow, STRIPS } from '../components/index.ts'
import type { Public } from '../state.ts'

export interface Event {
  readonly income: RegionId | null
  readonly donation: boolean
}

/** What a cell of a row triggers; cells are counted from 1 (CG-SET-02). */
export function eventAt(state: Public, row: ActionId, cell: number): Event {
  if (cell === ROW_END) return { income: FINAL_COLUMN[row], donation: true }
  const { strip, side } = state.timeline[row]
  const what = itemAt(STRIPS[strip][side], cell - 1)
  return what === 'donation' ? { income: null, donation: true } : { income: what, donation: false }
}

/** The row whose event an action triggers: its own, or below it the first that is not finished (CG-ACT-04, CG-ACT-05). */
export function rowFor(state: Public, action: ActionId): ActionId {
  let row = action
  for (let i = 0; i < 4 && state.markers[row] === ROW_END; i++) row = rowBelow(row)
  return row
}

const NOTHING: Event = { income: null, donation: false }

/** The event that choosing this action would trigger; after the last round there is none. */
export function eventOf(state: Public, action: ActionId): Event {
  const row = rowFor(state, action)
  const marker = state.markers[row]
  return marker === ROW_END ? NOTHING : eventAt(state, row, marker + 1)
}

/** The event of this round. */
export function currentEvent(state: Public): Event {
  const { chosen } = state
  return chosen ? eventAt(state, chosen.row, state.markers[chosen.row] + 1) : NOTHING
}
