import { frame, type Seat } from '@boardroom/kernel'
import { directsAny, playerAt } from '../../model/players.ts'
import type { BigShouldersState } from '../../state.ts'
import { happening } from '../../types.ts'
import { operatingPhase } from '../operating/operating-phase.ts'
import { actionTurn } from './action-turn.ts'

export const actionPhase = happening({
  name: 'action-phase',
  happen(turn) {
    turn.state.phase = 'action'
    turn.log({ type: 'phase', phase: 'action' })
    turn.next(frame(actionRound, {}))
  },
})

/** A turn for everyone who has one left, in the order of the track at the beginning of the round (BS-ACT-01). */
export const actionRound = happening({
  name: 'action-round',
  happen(turn) {
    const { state } = turn
    const seats = state.turnOrder.filter((seat) => hasTurn(state, seat))
    if (seats.length === 0) turn.next(frame(operatingPhase, {}))
    else turn.next(...seats.map((seat) => frame(actionTurn, { seat, placed: false })), frame(actionRound, {}))
  },
})

/** An unplaced Partner, no pass, and a company to act for, or $25 without one (BS-ACT-05). */
function hasTurn(state: BigShouldersState, seat: Seat): boolean {
  const player = playerAt(state, seat)
  if (player.partners.unplaced === 0 || player.passed) return false
  return state.options.noCompanyCash || directsAny(state, seat)
}
