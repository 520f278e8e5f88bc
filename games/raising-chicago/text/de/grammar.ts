import { count, list } from '@boardroom/game-kit/de'
import type { Names } from '@boardroom/kernel'
import {
  type Amounts,
  type BannerSpaceId,
  type FieldId,
  numberOf,
  type OutskirtsSiteId,
  RESOURCES,
  type Resource,
  type Reward,
  type SiteId,
  type Token,
} from '../../components/index.ts'
import type { Owner } from '../../state.ts'
import { names } from './names.ts'

export { capitalized, count, list, signed } from '@boardroom/game-kit/de'

type Case = 'nominative' | 'dative'

/** „2 Stockwerke“, „mit 2 Stockwerken“. */
export function storeys(number: number, wanted: Case = 'nominative'): string {
  return count(number, 'Stockwerk', wanted === 'dative' ? 'Stockwerken' : 'Stockwerke')
}

/** „2 Joker“, „mit 2 Jokern“. */
export function jokers(number: number, wanted: Case = 'nominative'): string {
  return count(number, 'Joker', wanted === 'dative' ? 'Jokern' : 'Joker')
}

/** „2 Gunstmarker“, „mit 2 Gunstmarkern“. */
export function favours(number: number, wanted: Case = 'nominative'): string {
  return count(number, 'Gunstmarker', wanted === 'dative' ? 'Gunstmarkern' : 'Gunstmarker')
}

/** „2 Hubspindeln“. */
export function some(number: number, resource: Resource): string {
  return resource === 'jackscrew'
    ? count(number, 'Hubspindel', 'Hubspindeln')
    : `${number} ${names.resources[resource]}`
}

/** „2 Bauholz und 1 Mauerwerk“. */
export function amounts(what: Amounts): string {
  return holding(what)
}

/** Dasselbe mit Jokern und Gunstmarkern. */
export function holding(what: Partial<Record<Token, number>>, wanted: Case = 'nominative'): string {
  const parts = RESOURCES.flatMap((resource) => (what[resource] ? [some(what[resource], resource)] : []))
  if (what.joker) parts.push(jokers(what.joker, wanted))
  if (what.favour) parts.push(favours(what.favour, wanted))
  return parts.length > 0 ? list(parts) : 'nichts'
}

export function reward(what: Reward): string {
  switch (what.type) {
    case 'joker':
      return jokers(what.amount)
    case 'favour':
      return favours(what.amount)
    case 'prestige':
      return `${what.amount} Ansehen`
    case 'extension':
      return count(what.amount, 'Firmenausbau', 'Firmenausbauten')
    case 'competence':
      return `${count(what.steps, 'Schritt', 'Schritte')} auf der ${track(what.track)}`
    case 'resources':
      return amounts(what.amounts)
  }
}

const TRACKS = { timber: 'Bauholzleiste', jackscrew: 'Hubspindelleiste', masonry: 'Mauerwerksleiste' } as const

export function track(resource: Resource): string {
  return TRACKS[resource]
}

export const site = (id: SiteId): string => `Bauplatz ${numberOf(id)}`
export const outskirts = (id: OutskirtsSiteId): string => `Stadtrandplatz ${numberOf(id)}`
export const field = (id: FieldId): string => `Nachbarschaft ${numberOf(id)}`

export function banner(id: BannerSpaceId): string {
  const number = numberOf(id)
  return number === 9 ? 'Prestigebereich' : `Spalte ${number}`
}

export function owner(who: Owner, players: Names): string {
  return who === 'third' ? names.third : players.seat(who)
}
