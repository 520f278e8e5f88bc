import { count, dollars, list } from '@boardroom/game-kit/de'
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

export { capitalized, count, either, list } from '@boardroom/game-kit/de'

export const goods = (number: number): string => count(number, 'Ware', 'Waren')
export const workers = (number: number): string => count(number, 'Arbeiter')
export const managers = (number: number): string => count(number, 'Manager')
export const salespeople = (number: number): string => count(number, 'Verkäufer')
export const partners = (number: number): string => count(number, 'Partner')
export const resources = (number: number): string => count(number, 'Rohstoff', 'Rohstoffe')
export const shares = (number: number): string => count(number, 'Anteil', 'Anteile')
export const papers = (number: number): string => count(number, 'Aktie', 'Aktien')

/** „2 Kohle und 1 Holz“. */
export function cubes(counts: Partial<Cubes>): string {
  return list(
    RESOURCES.flatMap((resource) => {
      const number = counts[resource] ?? 0
      return number > 0 ? [`${number} ${names.resources[resource]}`] : []
    }),
  )
}

/** Names stand in quotation marks: so they need no article and no case. */
export function building(id: BuildingId): string {
  return `„${names.buildings[id]}“`
}

/** With its era and price, because several Buildings do the same. */
export function pricedBuilding(id: BuildingId): string {
  return `${building(id)} (Ära ${eraOf(id)}, ${dollars(buildingOf(id).amount)})`
}

export function space(id: SpaceId): string {
  return isBuilding(id) ? building(id) : `„${names.spaces[id]}“`
}

export function asset(id: AssetId): string {
  return `„${names.assets[id]}“`
}
