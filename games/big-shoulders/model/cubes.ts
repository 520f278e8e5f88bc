import { type Cubes, RESOURCES, type ResourceId } from '../components/index.ts'

export function noCubes(): Cubes {
  return { livestock: 0, steel: 0, wood: 0, coal: 0 }
}

export function countCubes(cubes: Cubes): number {
  return cubes.livestock + cubes.steel + cubes.wood + cubes.coal
}

/** Moves all cubes from one place to another. */
export function moveAll(from: Cubes, to: Cubes): void {
  for (const resource of RESOURCES) {
    to[resource] += from[resource]
    from[resource] = 0
  }
}

/** Moves the wanted cubes as far as they are there, and tells which came. */
export function moveUpTo(from: Cubes, to: Cubes, wanted: Partial<Cubes>): Cubes {
  const moved = noCubes()
  for (const resource of RESOURCES) {
    const count = Math.min(wanted[resource] ?? 0, from[resource])
    from[resource] -= count
    to[resource] += count
    moved[resource] = count
  }
  return moved
}

/** Two of one type for one of another that lies in Haymarket Square (BS-OPR-11). */
export function isTrade(have: Cubes, haymarket: Cubes, give: ResourceId, take: ResourceId): boolean {
  return give !== take && have[give] >= 2 && haymarket[take] > 0
}

/** Which of the wanted cubes are missing; null if none are. */
export function lackingCubes(have: Cubes, wanted: Partial<Cubes>): Partial<Cubes> | null {
  if (RESOURCES.every((resource) => (wanted[resource] ?? 0) <= have[resource])) return null
  const lacking: Partial<Cubes> = {}
  for (const resource of RESOURCES) {
    const missing = (wanted[resource] ?? 0) - have[resource]
    if (missing > 0) lacking[resource] = missing
  }
  return lacking
}
