import type { Seat } from '@boardroom/kernel'
import { CARD_SPACES, LAST_FIELD, RESOURCES, type Resource, TRACK_SETUP, type TrackSetup } from '../components/index.ts'
import type { Company } from '../state.ts'

export function companyAt<C>({ companies }: { readonly companies: readonly C[] }, seat: Seat): C {
  const company = companies[seat]
  if (!company) throw new Error(`there is no seat ${seat}`)
  return company
}

/** The markers on the competence tracks. */
export type Tracks = Company['tracks']

export function trackSetup(seats: number): TrackSetup {
  const setup = TRACK_SETUP[seats]
  if (!setup) throw new Error(`nobody plays with ${seats} companies`)
  return setup
}

/** Permanents of a kind: one for each of their fields that the marker has reached (RC-CMP-03). */
export function permanents(seats: number, tracks: Tracks, resource: Resource): number {
  const field = tracks[resource]
  let count = 0
  for (const permanent of trackSetup(seats).permanents) if (field >= permanent) count++
  return count
}

export function allPermanents(seats: number, tracks: Tracks): number {
  return RESOURCES.reduce((sum, resource) => sum + permanents(seats, tracks, resource), 0)
}

/** On the last field nothing of that kind is ever paid again (RC-CMP-08). */
export function isFree(tracks: Tracks, resource: Resource): boolean {
  return tracks[resource] === LAST_FIELD
}

/** The field that the next step on a track reaches; steps beyond the last are lost (RC-CMP-07). */
export function nextField(tracks: Tracks, resource: Resource): number | null {
  return isFree(tracks, resource) ? null : tracks[resource] + 1
}

export function cardSpaces(company: Pick<Company, 'extensions'>): number {
  return CARD_SPACES + company.extensions
}
