import { itemAt, type Seat } from '@boardroom/kernel'
import {
  FIELDS,
  type Field,
  type FieldIndex,
  PURPLE_SITES,
  SITES,
  type Site,
  type SiteIndex,
  WARDS,
  type Ward,
} from '../components/index.ts'
import { type Building, isBuilding, type Owner, type Public } from '../state.ts'

/** The part of the position that shows the city; views have it too. */
export type City = Pick<Public, 'city'>

export function buildingAt({ city }: City, site: SiteIndex): Building | null {
  const there = city[site] ?? null
  return isBuilding(there) ? there : null
}

export function emptySites({ city }: City): Site[] {
  return SITES.filter((site) => city[site.index] === null)
}

/** While a purple site is free, prestige buildings go nowhere else (RC-MOV-09). */
export function purpleIsFree({ city }: City): boolean {
  return PURPLE_SITES.some((site) => city[site.index] === null)
}

/** Fields next to a site whose tile is still there and whose four sites are occupied (RC-NBH-01, RC-NBH-02). */
export function enclosedBy(state: Pick<Public, 'city' | 'fields'>, site: Site): FieldIndex[] {
  return site.fields.filter((field) => {
    if (state.fields[field] === null) return false
    return itemAt(FIELDS, field).sites.every((corner) => state.city[corner] !== null)
  })
}

/** Storeys of an owner on the sites of a field (RC-NBH-03). */
export function storeysAround(state: City, field: Field, owner: Owner): number {
  let sum = 0
  for (const site of field.sites) {
    const there = buildingAt(state, site)
    if (there?.owner === owner) sum += there.storeys
  }
  return sum
}

/** By rank if tied (RC-NBH-05); nobody where the third colour has as many, or nobody has any (RC-TWO-19, RC-NBH-09). */
export function fieldWinner(state: Pick<Public, 'city' | 'ranking'>, field: Field): Seat | null {
  let winner: Seat | null = null
  let most = storeysAround(state, field, 'third')
  for (const seat of state.ranking) {
    const storeys = storeysAround(state, field, seat)
    if (storeys > most) {
      winner = seat
      most = storeys
    }
  }
  return winner
}

/** Storeys of each company in each ward, ward by ward (RC-END-03). The third colour is ignored (RC-TWO-22). */
export function wardStoreys({ city }: City, seats: number): number[][] {
  const storeys = WARDS.map(() => new Array<number>(seats).fill(0))
  for (let i = 0; i < city.length; i++) {
    const there = city[i] ?? null
    if (!isBuilding(there) || there.owner === 'third') continue
    const ward = itemAt(storeys, itemAt(SITES, i).ward - 1)
    ward[there.owner] = (ward[there.owner] as number) + there.storeys
  }
  return storeys
}

export function storeysInWard(state: City, ward: Ward, seat: Seat): number {
  return sumOver(state, seat, (site, building) => (site.ward === ward ? building.storeys : 0))
}

export function buildingsInWard(state: City, ward: Ward, seat: Seat): number {
  return sumOver(state, seat, (site) => (site.ward === ward ? 1 : 0))
}

function sumOver(state: City, owner: Owner, value: (site: Site, building: Building) => number): number {
  let sum = 0
  for (const site of SITES) {
    const there = buildingAt(state, site.index)
    if (there?.owner === owner) sum += value(site, there)
  }
  return sum
}

/** Storeys in all wards and at the outskirts (RC-END-23). */
export function allStoreys(state: Pick<Public, 'city' | 'outskirts'>, owner: Owner): number {
  const inWards = sumOver(state, owner, (_site, building) => building.storeys)
  return movedBuildings(state, owner).reduce((sum, { storeys }) => sum + storeys, inWards)
}

export function movedBuildings({ outskirts }: Pick<Public, 'outskirts'>, owner: Owner): Building[] {
  return outskirts.filter(isBuilding).filter((building) => building.owner === owner)
}
