import type { Seat } from '@boardroom/kernel'
import { CERTIFICATE_LIMIT, type CompanyId } from '../components/index.ts'
import type { BigShouldersState, Player } from '../state.ts'

export function playerAt(state: BigShouldersState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

/** The next seat clockwise. */
export function leftOf(state: BigShouldersState, seat: Seat): Seat {
  return (seat + 1) % state.seats
}

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(state: BigShouldersState, seat: Seat): Seat[] {
  return Array.from({ length: state.seats }, (_, i) => (seat + i) % state.seats)
}

/** The certificates of all companies a player holds; each counts as one (BS-CRT-03). */
export function certificatesOf(state: BigShouldersState, seat: Seat): number {
  let count = 0
  for (const id of state.appealOrder) {
    const company = state.companies[id]
    if (!company) continue
    count += company.common.seats[seat] as number
    if (company.director === seat) count++
    if (company.preferred === seat) count++
  }
  return count
}

export function certificateLimit(state: BigShouldersState): number {
  return CERTIFICATE_LIMIT[state.seats] as number
}

/** In the order in which they operate. */
export function companiesOf(state: BigShouldersState, seat: Seat): CompanyId[] {
  const companies: CompanyId[] = []
  for (const id of state.appealOrder) if (state.companies[id]?.director === seat) companies.push(id)
  return companies
}

/** The companies a seat may take free actions for: all it directs, but in the Operating Phase the operating one. */
export function actingCompanies(state: BigShouldersState, seat: Seat): CompanyId[] {
  return state.turn ? [state.turn.company] : companiesOf(state, seat)
}

export function directsAny(state: BigShouldersState, seat: Seat): boolean {
  return state.appealOrder.some((id) => state.companies[id]?.director === seat)
}
