import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from '../components/index.ts'
import { companyOf } from '../model/players.ts'
import { heldBy, issued, sharesOf } from '../model/shares.ts'
import { embezzlementCost } from '../steps/meeting/embezzle.ts'
import type { Board } from '../view.ts'

/** What a dividend takes from the company, leaves it, and brings the seat in front of the screen. */
export function dividendForecast(
  board: Board,
  company: CompanyId,
  amount: number,
  seat: Seat | null,
): { all: number; rest: number; own: number } {
  const all = issued(board, company) * amount
  const own = seat === null ? 0 : heldBy(board, company, seat) * amount
  return { all, rest: companyOf(board, company).cash - all, own }
}

/** What an embezzlement costs the company, and the points that remain. */
export function embezzlementForecast(
  board: Board,
  company: CompanyId,
  amount: number,
): { cost: number; points: number } {
  return { cost: embezzlementCost(board, company, amount), points: sharesOf(board, company).points - amount }
}
