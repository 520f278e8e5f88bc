import type { Result, Seat } from '@boardroom/kernel'
import type { CompanyId } from './components/index.ts'
import { pairsOf } from './meta.ts'
import { playerAt } from './model/players.ts'
import { heldBy, issuers, shareValueOf } from './model/shares.ts'
import type { MasterOfEconomyState } from './state.ts'

/** Where a seat's result comes from. */
export interface Breakdown {
  /** Own shares at their value, by company. */
  readonly shares: Readonly<Partial<Record<CompanyId, number>>>
  /** What companies paid out at the end, by company. */
  readonly payouts: Readonly<Partial<Record<CompanyId, number>>>
  /** Private cash before that. */
  readonly cash: number
  readonly debt: number
  readonly total: number
  readonly rank: number
  /** The sum of the pair, in a game of two against two. */
  readonly pair: number | null
}

/** Own shares, private cash, less the debt of the auction (ME-SCO-07). */
export function totalOf(state: MasterOfEconomyState, seat: Seat): number {
  const { cash, debt } = playerAt(state, seat)
  let total = cash - debt
  for (const issuer of issuers(state)) total += heldBy(state, issuer, seat) * shareValueOf(state, issuer)
  return total
}

export function totalsOf(state: MasterOfEconomyState): number[] {
  return state.players.map((_, seat) => totalOf(state, seat))
}

type Pairs = readonly (readonly Seat[])[] | null

/** The better pair takes ranks 1 and 2; equal results share a rank (ME-SCO-08, ME-TEA-03 to ME-TEA-05). */
export function rank(totals: readonly number[], pairs: Pairs): number[] {
  const sums = totals.map((_, seat) => pairSum(totals, pairs, seat))
  return totals.map((total, seat) => {
    const better = totals.filter((other, rival) => {
      const lead = (sums[rival] ?? 0) - (sums[seat] ?? 0)
      return lead > 0 || (lead === 0 && other > total)
    })
    return better.length + 1
  })
}

/** Without pairs everyone counts alone. */
function pairSum(totals: readonly number[], pairs: Pairs, seat: Seat): number {
  const pair = pairs?.find((seats) => seats.includes(seat)) ?? []
  return pair.reduce((sum, partner) => sum + (totals[partner] ?? 0), 0)
}

function scoresOf(state: MasterOfEconomyState): Breakdown[] {
  const totals = totalsOf(state)
  const pairs = pairsOf(state.seats, state.options)
  const ranks = rank(totals, pairs)
  return totals.map((total, seat) => {
    const payouts = payoutsTo(state, seat)
    const received = Object.values(payouts).reduce((sum, amount) => sum + amount, 0)
    const { cash, debt } = playerAt(state, seat)
    return {
      shares: sharesValue(state, seat),
      payouts,
      cash: cash - received,
      debt,
      total,
      rank: ranks[seat] ?? 0,
      pair: pairs && pairSum(totals, pairs, seat),
    }
  })
}

function sharesValue(state: MasterOfEconomyState, seat: Seat): Partial<Record<CompanyId, number>> {
  return Object.fromEntries(issuers(state).map((id) => [id, heldBy(state, id, seat) * shareValueOf(state, id)]))
}

function payoutsTo(state: MasterOfEconomyState, seat: Seat): Partial<Record<CompanyId, number>> {
  return Object.fromEntries(state.order.map((id) => [id, state.payouts[id]?.paid[seat] ?? 0]))
}

export function resultOf(state: MasterOfEconomyState): Result<Breakdown> {
  const scores = scoresOf(state)
  return {
    scores: scores.map(({ total }) => total),
    winners: [...scores.keys()].filter((seat) => scores[seat]?.rank === 1),
    breakdown: scores.map((score) => ({ ...score })),
  }
}
