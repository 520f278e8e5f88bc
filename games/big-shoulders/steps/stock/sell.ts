import { frame, integer, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, SHARES } from '../../components/index.ts'
import type { Options } from '../../meta.ts'
import { type Certificates, companyOf, priceOf, sharesIn, sharesOf } from '../../model/company.ts'
import { checkTakeover, passDirectorship, successorTo } from '../../model/directorship.ts'
import { pay } from '../../model/money.ts'
import { playerAt } from '../../model/players.ts'
import { movePrice } from '../../model/prices.ts'
import type { Refused } from '../../refusals.ts'
import type { BigShouldersState, Company } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'
import { isProtectionReady, priceProtection } from './price-protection.ts'

const fields = {
  company: oneOf(COMPANIES),
  common: integer(0, 5),
  preferred: integer(0, 1),
  director: integer(0, 1),
}

export type Sell = MoveOf<'sell', typeof fields>

/** A stock turn, or a sell-down before the first of them. */
export interface Selling {
  readonly seat: Seat
  /** Companies sold in this turn. */
  readonly sold: CompanyId[]
  readonly bought?: boolean
  readonly sellDown?: true
}

/**
 * Selling certificates of one company (BS-STK-05 to 09). A sale in several companies is several of these moves, at
 * most one for each company in a turn.
 */
export const sell: Kind<Selling, Sell> = {
  type: 'sell',
  rule: 'BS-STK-05',
  fields,
  candidates(state, params, seat) {
    const moves: Sell[] = []
    if (params.bought) return moves
    for (const id of COMPANIES) {
      const company = state.companies[id]
      if (company) addWaysToSell(moves, company, id, seat)
    }
    return moves
  },
  refuse(state, params, seat, move) {
    if (params.bought) return { rule: 'BS-STK-04' }
    const company = state.companies[move.company]
    if (!company || !owns(company, seat, move)) return { rule: 'BS-STK-05', why: 'not-owned' }
    if (move.common + move.preferred + move.director === 0) return { rule: 'BS-STK-05', why: 'nothing' }
    if (params.sold.includes(move.company) && !mustSellAgain(state, params)) return { rule: 'BS-STK-05', why: 'once' }
    return move.director ? refuseDirectors(state, company, move.company) : null
  },
  apply(turn, params, seat, move) {
    const { director } = companyOf(turn.state, move.company)
    params.sold.push(move.company)
    sellToBank(turn, seat, move)
    // A transfer that raises the count again is followed by a sell-down anew (BS-STK-02).
    if (params.sellDown && companyOf(turn.state, move.company).director !== director) params.sold.length = 0
  },
}

/** In a sell-down only: nothing of another company is left to sell, and the excess is still there. */
function mustSellAgain(state: BigShouldersState, { seat, sold, sellDown }: Selling): boolean {
  if (!sellDown) return false
  return !state.appealOrder.some((id) => {
    const company = companyOf(state, id)
    return !sold.includes(id) && ((company.common.seats[seat] as number) > 0 || company.preferred === seat)
  })
}

function addWaysToSell(moves: Sell[], company: Company, id: CompanyId, seat: Seat): void {
  const commons = company.common.seats[seat] as number
  const preferreds = company.preferred === seat ? 1 : 0
  const directors = company.director === seat ? 1 : 0
  for (let director = 0; director <= directors; director++) {
    for (let preferred = 0; preferred <= preferreds; preferred++) {
      for (let common = 0; common <= commons; common++) {
        if (common + preferred + director > 0) moves.push({ type: 'sell', company: id, common, preferred, director })
      }
    }
  }
}

function owns(company: Company, seat: Seat, move: Sell): boolean {
  return (
    move.common <= (company.common.seats[seat] as number) &&
    (move.preferred === 0 || company.preferred === seat) &&
    (move.director === 0 || company.director === seat)
  )
}

function refuseDirectors(state: BigShouldersState, company: Company, id: CompanyId): Refused | null {
  if (state.options.mode === 'basic') return { rule: 'BS-STK-10' }
  const someone = state.players.some(
    (_, seat) => seat !== company.director && sharesOf(company, seat) >= SHARES.director,
  )
  return someone ? null : { rule: 'BS-DIR-08', company: id }
}

/** Steps by which a sale lowers the share value: one a share, but only one in all among friends (BS-STK-08, BS-VAR-03). */
export function dropBySale(
  { director }: Company,
  seat: Seat,
  shares: number,
  { friendlyStockSales }: Pick<Options, 'friendlyStockSales'>,
): number {
  return seat !== director && friendlyStockSales ? 1 : shares
}

/** Sold certificates go to the pool (BS-STK-07); the Director's Certificate passes to the next Director instead. */
export function toPool(company: Company, seat: Seat, move: Certificates): void {
  company.common.seats[seat] = (company.common.seats[seat] as number) - move.common
  company.common.pool += move.common
  if (move.preferred) company.preferred = 'pool'
}

function sellToBank(turn: Turn, seat: Seat, move: Sell): void {
  const { state } = turn
  const { company: id, common, preferred, director } = move
  const company = companyOf(state, id)
  const shares = sharesIn(move)
  const price = priceOf(company, state.options)
  pay(state, 'bank', seat, shares * price)
  turn.log({ type: 'sold', company: id, common, preferred, director, seat, price, paid: shares * price })
  const drop = dropBySale(company, seat, shares, state.options)
  toPool(company, seat, move)
  const { sold } = playerAt(state, seat)
  if (!sold.includes(id)) sold.push(id)
  state.lastTrader = seat

  if (seat === company.director) {
    // The Director's own sale: no protection (BS-AST-24), and the Directorship may be lost by it.
    movePrice(turn, id, -drop, 'sale')
    if (director) passDirectorship(turn, id, successorTo(state, company), 'sold')
    else checkTakeover(turn, id)
    return
  }
  if (isProtectionReady(company)) turn.next(frame(priceProtection, { company: id, drop, reason: 'sale' }))
  else movePrice(turn, id, -drop, 'sale')
}
