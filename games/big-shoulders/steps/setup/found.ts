import { integer, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, charterOf, SHARES, stockMarket } from '../../components/index.ts'
import { noCubes } from '../../model/cubes.ts'
import { pay } from '../../model/money.ts'
import { certificateLimit, certificatesOf, playerAt } from '../../model/players.ts'
import type { Refused } from '../../refusals.ts'
import type { BigShouldersState, Company } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'

const fields = { company: oneOf(COMPANIES), par: integer(0, 1000) }

export type Found = MoveOf<'found', typeof fields>

/** Founding a company: in setup, and as the purchase of a stock turn (BS-FND). */
export const found: Kind<{ readonly seat: Seat; bought?: boolean }, Found> = {
  type: 'found',
  rule: 'BS-FND-01',
  fields,
  candidates(state, params, seat) {
    const moves: Found[] = []
    const { cash } = playerAt(state, seat)
    const pars = stockMarket(state.options).pars.filter((par) => foundingCost(par) <= cash)
    if (params.bought || pars.length === 0) return moves
    for (const company of COMPANIES) {
      if (state.companies[company]) continue
      for (const par of pars) moves.push({ type: 'found', company, par })
    }
    return moves
  },
  refuse(state, params, seat, { company, par }) {
    if (params.bought) return { rule: 'BS-STK-11' }
    if (state.phase === 'stock' && state.decade === 1) return { rule: 'BS-FND-10' }
    if (state.companies[company]) return { rule: 'BS-FND-01', company }
    const { pars } = stockMarket(state.options)
    if (!pars.includes(par)) return { rule: 'BS-FND-02', pars }
    return refuseCost(state, seat, company, par)
  },
  apply(turn, params, seat, { company, par }) {
    foundCompany(turn, seat, company, par)
    if (turn.state.phase === 'setup') {
      const player = playerAt(turn.state, seat)
      player.startingCompany = company
      player.partners.reserved = 'charter'
    } else {
      params.bought = true
      turn.state.lastTrader = seat
    }
  },
}

/** The Director's Certificate (BS-FND-03). */
export function foundingCost(par: number): number {
  return SHARES.director * par
}

function refuseCost(state: BigShouldersState, seat: Seat, company: CompanyId, par: number): Refused | null {
  const limit = certificateLimit(state)
  const held = certificatesOf(state, seat)
  if (held >= limit) return { rule: 'BS-FND-04', held, limit }
  const cost = foundingCost(par)
  const have = playerAt(state, seat).cash
  return have < cost ? { rule: 'BS-FND-03', company, par, cost, have } : null
}

function foundCompany(turn: Turn, seat: Seat, id: CompanyId, par: number): void {
  const { state } = turn
  state.companies[id] = newCompany(state, seat, id, par)
  const cost = foundingCost(par)
  pay(state, seat, id, cost)
  enterAppealTrack(state, id)
  turn.log({ type: 'founded', seat, company: id, par, cost })
}

function newCompany(state: BigShouldersState, director: Seat, id: CompanyId, par: number): Company {
  const charter = charterOf(id)
  return {
    director,
    preferred: 'charter',
    common: { charter: 5, pool: 0, seats: Array.from({ length: state.seats }, () => 0) },
    price: stockMarket(state.options).track.indexOf(par),
    treasury: 0,
    appeal: charter.startingAppeal,
    resources: noCubes(),
    goods: 0,
    bonusGoods: 0,
    salespeople: 0,
    factories: charter.factories.map(() => ({ workers: 0, automated: 0, manager: false })),
    asset: null,
    operated: false,
  }
}

/** A new token goes under all tokens that are already on its space (BS-FND-06). */
function enterAppealTrack(state: BigShouldersState, id: CompanyId): void {
  const appeal = charterOf(id).startingAppeal
  const below = state.appealOrder.findIndex((other) => (state.companies[other]?.appeal ?? 0) < appeal)
  state.appealOrder.splice(below === -1 ? state.appealOrder.length : below, 0, id)
}
