import type { Seat } from '@boardroom/kernel'
import { ACTIONS, type ActionId, type RegionId, ROW_END } from '../components/index.ts'
import { eventAt } from '../model/timeline.ts'
import type { CarnegieState } from '../state.ts'

/**
 * What is still to come for a seat. Every cell right of the markers will be triggered, and with it about every row's
 * action chosen: what is left is known, only its order is not.
 */
export interface Outlook {
  /** How often each action will be chosen, this round not counted. */
  readonly uses: Record<ActionId, number>
  /** The action the seat has still to carry out this round. */
  readonly now: ActionId | null
  /** Incomes of each region, this round's while the seat has not taken it. */
  readonly incomes: Record<RegionId, number>
  /** How likely the next income of a region is soon: near cells more than far ones. */
  readonly soon: Record<RegionId, number>
  /** Events at which one may donate. */
  readonly donations: number
  readonly rounds: number
}

const NEXT_CELL = 0.45
const FURTHER = 0.6

export function outlookOf(state: CarnegieState, seat: Seat): Outlook {
  const { markers, chosen } = state
  const uses = { hr: 0, management: 0, construction: 0, rnd: 0 }
  const incomes = { west: 0, midwest: 0, east: 0, south: 0 }
  const missed = { west: 1, midwest: 1, east: 1, south: 1 }
  const eventToCome = chosen !== null && isEventToCome(state, seat)
  let donations = 0
  let rounds = 0
  for (const row of ACTIONS) {
    let near = NEXT_CELL
    for (let cell = markers[row] + 1; cell <= ROW_END; cell++) {
      const present = chosen?.row === row && cell === markers[row] + 1
      if (!present) {
        uses[row]++
        rounds++
      } else if (!eventToCome) continue
      const { income, donation } = eventAt(state, row, cell)
      if (donation) donations++
      if (income) {
        incomes[income]++
        missed[income] *= 1 - (present ? 1 : near)
      }
      if (!present) near *= FURTHER
    }
  }
  const soon = { west: 1 - missed.west, midwest: 1 - missed.midwest, east: 1 - missed.east, south: 1 - missed.south }
  return { uses, now: pendingAction(state, seat), incomes, soon, donations, rounds }
}

function isEventToCome(state: CarnegieState, seat: Seat): boolean {
  if (state.phase === 'action') return true
  if (state.phase !== 'event') return false
  return state.turn?.seat === seat || isToBegin(state, 'begin-event', seat)
}

/** The action this seat has still to carry out this round. */
function pendingAction(state: CarnegieState, seat: Seat): ActionId | null {
  if (!state.chosen) return null
  if (state.phase === 'departments' && state.turn?.seat === seat) return state.turn.action
  const pending = state.phase === 'action' || state.phase === 'event' || isToBegin(state, 'begin-departments', seat)
  return pending ? state.chosen.action : null
}

/** Whether a seat's own step of that name is still to come. */
function isToBegin(state: CarnegieState, name: string, seat: Seat): boolean {
  return state.agenda.some(({ step, params }) => step === name && (params as { seat: Seat }).seat === seat)
}
