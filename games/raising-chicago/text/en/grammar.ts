import { count, list } from '@boardroom/game-kit/en'
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

export { capitalized, count, list, signed } from '@boardroom/game-kit/en'

export const markers = (number: number): string => count(number, 'marker')
export const storeys = (number: number): string => count(number, 'storey')
export const jokers = (number: number): string => count(number, 'joker')
export const favours = (number: number): string => count(number, 'favour')

/** “2 jackscrews”. */
export function some(number: number, resource: Resource): string {
  return resource === 'jackscrew' ? count(number, 'jackscrew') : `${number} ${names.resources[resource]}`
}

/** “2 timber and 1 masonry”. */
export function amounts(what: Amounts): string {
  return holding(what)
}

/** The same with jokers and favours. */
export function holding(what: Partial<Record<Token, number>>): string {
  const parts = RESOURCES.flatMap((resource) => (what[resource] ? [some(what[resource], resource)] : []))
  if (what.joker) parts.push(jokers(what.joker))
  if (what.favour) parts.push(favours(what.favour))
  return parts.length > 0 ? list(parts) : 'nothing'
}

export function reward(what: Reward): string {
  switch (what.type) {
    case 'joker':
      return jokers(what.amount)
    case 'favour':
      return favours(what.amount)
    case 'prestige':
      return `${what.amount} prestige`
    case 'extension':
      return count(what.amount, 'company extension')
    case 'competence':
      return `${count(what.steps, 'step')} on the ${track(what.track)}`
    case 'resources':
      return amounts(what.amounts)
  }
}

export function track(resource: Resource): string {
  return `${resource} track`
}

export const site = (id: SiteId): string => `site ${numberOf(id)}`
export const outskirts = (id: OutskirtsSiteId): string => `outskirts site ${numberOf(id)}`
export const field = (id: FieldId): string => `neighbourhood ${numberOf(id)}`

export function banner(id: BannerSpaceId): string {
  const number = numberOf(id)
  return number === 9 ? 'the prestige area' : `column ${number}`
}

export function owner(who: Owner, players: Names): string {
  return who === 'third' ? names.third : players.seat(who)
}
