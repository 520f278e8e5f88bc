import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from '../components/index.ts'
import type { Company, MasterOfEconomyState, Public } from '../state.ts'

export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const player = players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

type Companies = Pick<Public, 'companies'>

/** A company in play. */
export function companyOf(state: Companies, id: CompanyId): Company {
  const company = state.companies[id]
  if (!company) throw new Error(`${id} is not in play`)
  return company
}

export function managerOf(state: Companies, id: CompanyId): Seat {
  return companyOf(state, id).manager
}

/** The companies a seat manages, in company order. */
export function managedBy(state: Pick<Public, 'companies' | 'order'>, seat: Seat): CompanyId[] {
  return state.order.filter((id) => managerOf(state, id) === seat)
}

export function counterClockwiseFrom(state: { readonly seats: number }, seat: Seat): Seat[] {
  return Array.from({ length: state.seats }, (_, i) => (seat - i + state.seats) % state.seats)
}

/** The manager of the next year: as elected, else the present one. */
export function nextManager(state: MasterOfEconomyState, id: CompanyId): Seat {
  return state.elected[id] ?? managerOf(state, id)
}

export function managesNextYear(state: MasterOfEconomyState, seat: Seat): boolean {
  return state.order.some((id) => nextManager(state, id) === seat)
}

/** Nobody has answered yet. */
export function unanswered(state: MasterOfEconomyState): void {
  state.votes = state.players.map(() => null)
  state.ballots = state.players.map(() => null)
}
