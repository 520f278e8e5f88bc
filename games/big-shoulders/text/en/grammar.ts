import { count, dollars, list } from '@boardroom/game-kit/en'
import {
  type AssetId,
  type BuildingId,
  buildingOf,
  type Cubes,
  eraOf,
  isBuilding,
  RESOURCES,
  type SpaceId,
} from '../../components/index.ts'
import { names } from './names.ts'

export { capitalized, count, either, list } from '@boardroom/game-kit/en'

export const goods = (number: number): string => count(number, 'Good')
export const workers = (number: number): string => count(number, 'Worker')
export const managers = (number: number): string => count(number, 'Manager')
export const salespeople = (number: number): string => count(number, 'Salesperson', 'Salespeople')
export const partners = (number: number): string => count(number, 'Partner')
export const resources = (number: number): string => count(number, 'resource')

/** “2 Coal and 1 Wood”. */
export function cubes(counts: Partial<Cubes>): string {
  return list(
    RESOURCES.flatMap((resource) => {
      const number = counts[resource] ?? 0
      return number > 0 ? [`${number} ${names.resources[resource]}`] : []
    }),
  )
}

/** Buildings are called by what they do, so their names need marks to be told from it. */
export function building(id: BuildingId): string {
  return `“${names.buildings[id]}”`
}

/** With its era and price, because several Buildings do the same. */
export function pricedBuilding(id: BuildingId): string {
  return `${building(id)} (Era ${eraOf(id)}, ${dollars(buildingOf(id).amount)})`
}

export function space(id: SpaceId): string {
  return isBuilding(id) ? building(id) : names.spaces[id]
}

export function asset(id: AssetId): string {
  return names.assets[id]
}
