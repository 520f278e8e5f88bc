import { frame, type Seat } from '@boardroom/kernel'
import { addInactive, newLobby } from '../company.ts'
import { type Gain, LOBBY } from '../components/index.ts'
import { playerAt } from '../players.ts'
import { change } from '../supply.ts'
import type { Table } from '../types.ts'
import { chooseLobby } from './event/choose-lobby.ts'

/** Takes a gain completely (CG-INC-12); research points go to the pool of the seat's own step. */
export function gain(table: Table, seat: Seat, what: Gain): void {
  const { state } = table
  change(state, seat, what)
  playerAt(state, seat).vp += what.vp ?? 0
  if (what.research && state.turn) state.turn.research += what.research
  if (what.employee) hire(table, seat, what.employee)
}

/** New employees lie down in a lobby, as far as there are any (CG-GEN-11, CG-EMP-05). */
export function hire(table: Table, seat: Seat, wanted: number): void {
  const player = playerAt(table.state, seat)
  const count = Math.min(wanted, player.employees)
  if (newLobby(player) >= 0) {
    for (let i = 0; i < count; i++) table.next(frame(chooseLobby, { seat }))
  } else if (count > 0) {
    player.employees -= count
    addInactive(player, LOBBY, count)
    table.log({ type: 'hired', seat, lobby: 'lobby', count })
  }
  if (count < wanted) table.log({ type: 'nobody-to-hire', seat, lost: wanted - count })
}
