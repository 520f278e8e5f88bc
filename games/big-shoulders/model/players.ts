import type { Seat } from '@boardroom/kernel'
import { type BuildingId, CERTIFICATE_LIMIT, type CompanyId } from '../components/index.ts'
import type { BigShouldersState, Public } from '../state.ts'

export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const player = players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

/** The certificates of all companies a player holds; each counts as one (BS-CRT-03). */
export function certificatesOf(state: Public, seat: Seat): number {
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

export function certificateLimit({ seats }: Pick<BigShouldersState, 'seats'>): number {
  return CERTIFICATE_LIMIT[seats] as number
}

/** In the order in which they operate. */
export function companiesOf(state: Public, seat: Seat): CompanyId[] {
  const companies: CompanyId[] = []
  for (const id of state.appealOrder) if (state.companies[id]?.director === seat) companies.push(id)
  return companies
}

/** The companies a seat may take free actions for: all it directs, but in the Operating Phase the operating one. */
export function actingCompanies(state: Public, seat: Seat): CompanyId[] {
  return state.turn ? [state.turn.company] : companiesOf(state, seat)
}

export function directsAny(state: Public, seat: Seat): boolean {
  return state.appealOrder.some((id) => state.companies[id]?.director === seat)
}

/** Who has built it; null if nobody has. */
export function ownerOf({ players }: Public, building: BuildingId): Seat | null {
  const seat = players.findIndex(({ built }) => built.includes(building))
  return seat < 0 ? null : seat
}
