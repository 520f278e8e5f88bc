import type { Seat } from '@boardroom/kernel'
import type { CarnegieState } from '../state.ts'
import { playerAt } from './players.ts'

/** Every dollar and every good that comes or goes does so here (CG-GEN-02). */
export function change(state: CarnegieState, seat: Seat, by: { money?: number; goods?: number }): void {
  const player = playerAt(state, seat)
  const money = by.money ?? 0
  const goods = by.goods ?? 0
  player.money += money
  player.goods += goods
  state.supply.money -= money
  state.supply.goods -= goods
}
