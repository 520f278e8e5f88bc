import { type CompanyId, DEALS, DEALS_WITHOUT_COMPANY, type DealLimits } from '../components/index.ts'
import type { Deals, Holder, MasterOfEconomyState, OpenState } from '../state.ts'
import type { Turn } from '../types.ts'
import { isSeat, pay } from './money.ts'
import { companyOf, managerOf, managesNextYear, playerAt } from './players.ts'
import { movePacket, shareValueOf } from './shares.ts'

export function dealsOf(state: MasterOfEconomyState, holder: Holder): Deals {
  return isSeat(holder) ? playerAt(state, holder).deals : companyOf(state, holder).deals
}

/** How much a holder may trade in a phase (ME-SHR-02, ME-MTG-62, ME-MTG-63). */
export function limitsOf(state: MasterOfEconomyState, holder: Holder): DealLimits {
  return isSeat(holder) && !managesNextYear(state, holder) ? DEALS_WITHOUT_COMPANY : DEALS
}

/** The price of a packet, or of what it has more than the one given for it. */
export function packetPrice(state: OpenState, issuer: CompanyId, size: number, given = 0): number {
  return (size - given) * shareValueOf(state, issuer)
}

/** A packet from the bank, paid in full, perhaps in exchange for a smaller one; then the bonus (ME-SHR-12). */
export function purchase(turn: Turn, holder: Holder, issuer: CompanyId, size: number, given: number | null): void {
  const { state } = turn
  const price = packetPrice(state, issuer, size, given ?? 0)
  pay(state, holder, 'bank', price)
  movePacket(state, issuer, size, holder)
  dealsOf(state, holder).bought++
  if (given === null) turn.log({ type: 'bought', holder, issuer, size, price })
  else {
    movePacket(state, issuer, given, 'bank')
    turn.log({ type: 'exchanged', holder, issuer, from: given, to: size, price })
  }
  payBonus(turn, holder, issuer)
}

/** None for the shadow company, and none for a player who buys shares of the own company (ME-SHR-10, ME-MTG-64). */
function payBonus(turn: Turn, buyer: Holder, issuer: CompanyId): void {
  const { state } = turn
  if (issuer === state.shadow) return
  const seat = managerOf(state, issuer)
  if (seat === buyer) return
  const amount = shareValueOf(state, issuer)
  pay(state, 'bank', seat, amount)
  turn.log({ type: 'purchase-bonus', seat, issuer, amount })
}

/** A packet to the bank, perhaps in exchange for a smaller one (ME-SHR-07, ME-SHR-08). */
export function sale(turn: Turn, holder: Holder, issuer: CompanyId, size: number, taken: number | null): void {
  const { state } = turn
  const price = packetPrice(state, issuer, size, taken ?? 0)
  pay(state, 'bank', holder, price)
  movePacket(state, issuer, size, 'bank')
  dealsOf(state, holder).sold++
  if (taken === null) turn.log({ type: 'sold', holder, issuer, size, price })
  else {
    movePacket(state, issuer, taken, holder)
    turn.log({ type: 'exchanged', holder, issuer, from: size, to: taken, price: -price })
  }
}
