import type { CompanyId } from '../components/index.ts'
import type { Turn } from '../types.ts'
import { companyOf, priceOf, sharesOf, unsoldShares } from './company.ts'
import { pay } from './money.ts'
import { movePrice, payoutSteps } from './prices.ts'

/** Pays so much per share to players and to the company; shares in the pool earn nothing (BS-DIV-04 to 06). */
export function payShares(turn: Turn, id: CompanyId, perShare: number): { players: number[]; treasury: number } {
  const { state } = turn
  const company = companyOf(state, id)
  const players = state.players.map((_, seat) => perShare * sharesOf(company, seat))
  for (const [seat, amount] of players.entries()) pay(state, 'bank', seat, amount)
  const treasury = perShare * unsoldShares(company)
  pay(state, 'bank', id, treasury)
  return { players, treasury }
}

/** A dividend out of the treasury: Extra Dividends and the dividend Buildings (BS-ACT-32, BS-ACT-34, BS-ACT-35). */
export function payTreasuryDividend(turn: Turn, id: CompanyId, amount: number): void {
  const price = priceOf(companyOf(turn.state, id))
  pay(turn.state, id, 'bank', amount)
  const paid = payShares(turn, id, amount / 10)
  turn.log({ type: 'treasury-dividend', company: id, amount, ...paid })
  movePrice(turn, id, payoutSteps(amount, price), 'dividend')
}
