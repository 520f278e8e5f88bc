import { frame, type Seat } from '@boardroom/kernel'
import { type Gain, LOBBY } from '../components/index.ts'
import { addInactive, newLobby } from '../model/company.ts'
import { playerAt } from '../model/players.ts'
import { change } from '../model/supply.ts'
import type { Turn } from '../types.ts'
import { chooseLobby } from './event/choose-lobby.ts'

/** Takes a gain completely (CG-INC-12); research points go to the pool of the seat's own step. */
export function gain(turn: Turn, seat: Seat, what: Gain): void {
  const { state } = turn
  change(state, seat, what)
  playerAt(state, seat).vp += what.vp ?? 0
  if (what.research && state.turn) state.turn.research += what.research
  if (what.employee) hire(turn, seat, what.employee)
}

/** New employees lie down in a lobby, as far as there are any (CG-GEN-11, CG-EMP-05). */
function hire(turn: Turn, seat: Seat, wanted: number): void {
  const player = playerAt(turn.state, seat)
  const count = Math.min(wanted, player.employees)
  if (newLobby(player) >= 0) {
    for (let i = 0; i < count; i++) turn.next(frame(chooseLobby, { seat }))
  } else if (count > 0) {
    player.employees -= count
    addInactive(player, LOBBY, count)
    turn.log({ type: 'hired', seat, lobby: 'lobby', count })
  }
  if (count < wanted) turn.log({ type: 'nobody-to-hire', seat, lost: wanted - count })
}
