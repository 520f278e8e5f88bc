import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, MAX_SHARES, SHARES } from '../../components/index.ts'
import { certificateCost, companyOf, priceOf, sharesOf } from '../../model/company.ts'
import { checkTakeover } from '../../model/directorship.ts'
import { pay } from '../../model/money.ts'
import { certificateLimit, certificatesOf, playerAt } from '../../model/players.ts'
import type { Refused } from '../../refusals.ts'
import type { BigShouldersState, Company } from '../../state.ts'
import type { Kind } from '../../types.ts'
import type { StockTurn } from './stock-turn.ts'

const SOURCES = ['charter', 'pool'] as const

const fields = {
  company: oneOf(COMPANIES),
  kind: oneOf(['common', 'preferred', 'director']),
  from: oneOf(SOURCES),
}

export type Buy = MoveOf<'buy', typeof fields>

/** Buying one certificate from a charter or the pool (BS-STK-11 to 17). */
export const buy: Kind<StockTurn, Buy> = {
  type: 'buy',
  rule: 'BS-STK-11',
  fields,
  candidates(state, own, seat) {
    const moves: Buy[] = []
    if (own.bought || certificatesOf(state, seat) >= certificateLimit(state)) return moves
    const { cash } = playerAt(state, seat)
    for (const company of COMPANIES) {
      const of = state.companies[company]
      if (!of || priceOf(of, state.options) > cash) continue
      for (const from of SOURCES) {
        if (of.common[from] > 0) moves.push({ type: 'buy', company, kind: 'common', from })
        if (of.preferred === from) moves.push({ type: 'buy', company, kind: 'preferred', from })
      }
    }
    return moves
  },
  refuse(state, own, seat, { company: id, kind, from }) {
    if (own.bought) return { rule: 'BS-STK-11' }
    const company = state.companies[id]
    if (!company) return { rule: 'BS-STK-12' }
    if (kind === 'director') return { rule: 'BS-STK-14', company: id }
    const there = kind === 'common' ? company.common[from] > 0 : company.preferred === from
    if (!there) return { rule: 'BS-STK-12' }
    return refuseBuyer(state, seat, id, company, kind)
  },
  apply(turn, own, seat, { company: id, kind, from }) {
    if (kind === 'director') return
    const { state } = turn
    const company = companyOf(state, id)
    const cost = certificateCost(company, kind, state.options)
    pay(state, seat, from === 'charter' ? id : 'bank', cost)
    handOver(company, seat, kind, from)
    own.bought = true
    state.lastTrader = seat
    turn.log({ type: 'bought', seat, company: id, kind, from, cost })
    checkTakeover(turn, id)
  },
}

export function handOver(company: Company, seat: Seat, kind: 'common' | 'preferred', from: Buy['from']): void {
  if (kind === 'preferred') company.preferred = seat
  else {
    company.common[from]--
    company.common.seats[seat] = (company.common.seats[seat] as number) + 1
  }
}

/** What keeps this player from owning the certificate, after this turn's sale (BS-STK-15, BS-STK-16, BS-STK-13). */
function refuseBuyer(
  state: BigShouldersState,
  seat: Seat,
  id: CompanyId,
  company: Company,
  kind: 'common' | 'preferred',
): Refused | null {
  const player = playerAt(state, seat)
  if (player.sold.includes(id)) return { rule: 'BS-STK-15', company: id }
  if (kind === 'preferred' && company.director === seat) return { rule: 'BS-CRT-04', company: id }
  const shares = sharesOf(company, seat)
  const gained = SHARES[kind]
  if (shares + gained > MAX_SHARES) return { rule: 'BS-CRT-02', company: id, shares }
  const cost = certificateCost(company, kind, state.options)
  if (player.cash < cost) return { rule: 'BS-STK-13', cost, have: player.cash }
  const limit = certificateLimit(state)
  const held = certificatesOf(state, seat)
  return held >= limit ? { rule: 'BS-CRT-03', held, limit } : null
}
