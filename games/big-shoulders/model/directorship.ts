import type { Seat } from '@boardroom/kernel'
import { clockwiseFrom } from '@boardroom/kernel'
import type { CompanyId } from '../components/index.ts'
import type { BigShouldersState, Company } from '../state.ts'
import type { Turn } from '../types.ts'
import { companyOf, sharesOf } from './company.ts'
import { playerAt } from './players.ts'

/** The other player with the most shares; of equals the first to the left of the Director (BS-DIR-07). */
export function successorTo(table: Pick<BigShouldersState, 'seats'>, company: Company): Seat {
  const [, ...others] = clockwiseFrom(table, company.director)
  return others.reduce((best, seat) => (sharesOf(company, seat) > sharesOf(company, best) ? seat : best))
}

/** Who has more shares than the Director and so takes over; never in the basic game (BS-DIR-01, BS-DIR-02). */
export function overtaker(table: Pick<BigShouldersState, 'seats' | 'options'>, company: Company): Seat | null {
  if (table.options.mode === 'basic') return null
  const successor = successorTo(table, company)
  return sharesOf(company, successor) > sharesOf(company, company.director) ? successor : null
}

/** As soon as a sale or a purchase leaves another player with more shares than the Director (BS-DIR-03, BS-DIR-04). */
export function checkTakeover(turn: Turn, id: CompanyId): void {
  const { state } = turn
  const successor = overtaker(state, companyOf(state, id))
  if (successor !== null) passDirectorship(turn, id, successor, 'lost')
}

/**
 * Hands the charter to a new Director (BS-DIR-05, BS-DIR-06). The three shares given up for the Director's
 * Certificate go to the old Director, or straight to the pool if it was sold (BS-DIR-09).
 */
export function passDirectorship(turn: Turn, id: CompanyId, to: Seat, how: 'lost' | 'sold'): void {
  const { state } = turn
  const company = companyOf(state, id)
  const from = company.director
  const common = company.preferred === to ? 1 : 3
  if (company.preferred === to) company.preferred = how === 'sold' ? 'pool' : from
  const { seats } = company.common
  seats[to] = (seats[to] as number) - common
  if (how === 'sold') company.common.pool += common
  else seats[from] = (seats[from] as number) + common
  company.director = to
  turn.log({ type: 'director', company: id, from, to })
  loseReservedPartner(state, from, id)
}

/** The reserved Partner of a lost starting company waits in the pool (BS-DIR-10). */
function loseReservedPartner(state: BigShouldersState, seat: Seat, id: CompanyId): void {
  const player = playerAt(state, seat)
  if (player.startingCompany === id && player.partners.reserved === 'charter') player.partners.reserved = 'pool'
}
