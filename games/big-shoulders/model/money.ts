import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from '../components/index.ts'
import type { BigShouldersState } from '../state.ts'
import { companyOf } from './company.ts'
import { playerAt } from './players.ts'

/** Whose money it is (BS-GEN-02): a player's, a company's, or the bank's, which never runs out (BS-GEN-05). */
export type Purse = Seat | CompanyId | 'bank'

/** Every dollar that changes hands goes through here. */
export function pay(state: BigShouldersState, from: Purse, to: Purse, amount: number): void {
  change(state, from, -amount)
  change(state, to, amount)
}

function change(state: BigShouldersState, purse: Purse, amount: number): void {
  if (purse === 'bank') state.bank += amount
  else if (typeof purse === 'number') playerAt(state, purse).cash += amount
  else companyOf(state, purse).treasury += amount
}
