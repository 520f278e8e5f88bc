import type { Seat } from '@boardroom/kernel'
import type { MasterOfEconomyState, Purse } from '../state.ts'
import { companyOf, playerAt } from './players.ts'

/** Every euro$ that changes hands does so here (ME-GEN-02). */
export function pay(state: MasterOfEconomyState, from: Purse, to: Purse, amount: number): void {
  change(state, from, -amount)
  change(state, to, amount)
}

function change(state: MasterOfEconomyState, purse: Purse, by: number): void {
  if (purse === 'bank') state.bank += by
  else if (isSeat(purse)) playerAt(state, purse).cash += by
  else companyOf(state, purse).cash += by
}

export function isSeat(purse: Purse): purse is Seat {
  return typeof purse === 'number'
}
