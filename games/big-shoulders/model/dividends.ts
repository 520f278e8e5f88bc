import type { CompanyId } from '../components/index.ts'
import type { Company } from '../state.ts'
import type { Turn } from '../types.ts'
import { companyOf, priceOf, sharesOf, unsoldShares } from './company.ts'
import { pay } from './money.ts'
import { movePrice, payoutSteps } from './prices.ts'

/** What is earned by each share, rounded down (BS-DIV-03). */
export function perShareOf(revenue: number): number {
  return Math.floor(revenue / 10)
}

/** What shares earn their owners and the company; those in the pool earn nothing (BS-DIV-04 to 06). */
export function earningsOf(company: Company, perShare: number): { players: number[]; treasury: number } {
  const players = company.common.seats.map((_, seat) => perShare * sharesOf(company, seat))
  return { players, treasury: perShare * unsoldShares(company) }
}

export function payShares(turn: Turn, id: CompanyId, perShare: number): { players: number[]; treasury: number } {
  const { state } = turn
  const earnings = earningsOf(companyOf(state, id), perShare)
  for (const [seat, amount] of earnings.players.entries()) pay(state, 'bank', seat, amount)
  pay(state, 'bank', id, earnings.treasury)
  return earnings
}

/** A dividend out of the treasury: Extra Dividends and the dividend Buildings (BS-ACT-32, BS-ACT-34, BS-ACT-35). */
export function payTreasuryDividend(turn: Turn, id: CompanyId, amount: number): void {
  const price = priceOf(companyOf(turn.state, id), turn.state.options)
  pay(turn.state, id, 'bank', amount)
  const paid = payShares(turn, id, amount / 10)
  turn.log({ type: 'treasury-dividend', company: id, amount, ...paid })
  movePrice(turn, id, payoutSteps(amount, price), 'dividend')
}
