import { type MoveOf, selection } from '@boardroom/kernel'
import { type CompanyId, type Cubes, RESOURCES, type ResourceId } from '../../components/index.ts'
import { companyOf } from '../../model/company.ts'
import { countCubes, moveUpTo, noCubes } from '../../model/cubes.ts'
import type { Refused } from '../../refusals.ts'
import { asking, type Kind } from '../../types.ts'

export interface Taking {
  readonly company: CompanyId
  /** Two alike, two different, or up to so many of any type for a Manager. */
  readonly rule: 'like' | 'unlike' | 'manager'
  readonly count: number
}

const fields = { cubes: selection(RESOURCES, 2) }

export type Take = MoveOf<'take', typeof fields>

/** Cubes of one's choice from Haymarket Square (BS-ACT-37, BS-ACT-38, BS-OPR-17). */
const take: Kind<Taking, Take> = {
  type: 'take',
  rule: 'BS-OPR-17',
  fields,
  candidates(state, { rule, count }) {
    const moves: Take[] = rule === 'manager' ? [{ type: 'take', cubes: [] }] : []
    const there = RESOURCES.filter((resource) => state.haymarket[resource] > 0)
    for (const [i, first] of there.entries()) {
      moves.push({ type: 'take', cubes: [first] })
      if (count < 2) continue
      for (const second of there.slice(i)) moves.push({ type: 'take', cubes: [first, second] })
    }
    return moves
  },
  refuse(state, { rule, count }, _seat, { cubes }) {
    if (rule === 'like') return refuseLike(state.haymarket, cubes)
    if (rule === 'unlike') return refuseUnlike(state.haymarket, cubes)
    return cubes.length <= count && areThere(state.haymarket, cubes) ? null : { rule: 'BS-OPR-17', count }
  },
  apply(turn, { company }, _seat, { cubes }) {
    turn.done()
    const { state } = turn
    const taken = moveUpTo(state.haymarket, companyOf(state, company).resources, counted(cubes))
    if (cubes.length > 0) turn.log({ type: 'took', company, cubes: taken })
  },
}

/** Two of one type, or one if only one is there. */
function refuseLike(haymarket: Cubes, cubes: readonly ResourceId[]): Refused | null {
  const [first] = cubes
  if (first === undefined) return { rule: 'BS-ACT-37', why: 'count' }
  if (cubes.some((cube) => cube !== first)) return { rule: 'BS-ACT-37', why: 'alike' }
  if (!areThere(haymarket, cubes)) return { rule: 'BS-ACT-37', why: 'absent' }
  return cubes.length === alikeIn(haymarket, first) ? null : { rule: 'BS-ACT-37', why: 'count' }
}

/** Two of different types, or one if only one type is there. */
function refuseUnlike(haymarket: Cubes, cubes: readonly ResourceId[]): Refused | null {
  if (new Set(cubes).size < cubes.length) return { rule: 'BS-ACT-38', why: 'different' }
  if (!areThere(haymarket, cubes)) return { rule: 'BS-ACT-38', why: 'absent' }
  return cubes.length === unlikeIn(haymarket) ? null : { rule: 'BS-ACT-38', why: 'count' }
}

/** How many of one type are taken: two, or one if only one is there. */
function alikeIn(haymarket: Cubes, resource: ResourceId): number {
  return Math.min(2, haymarket[resource])
}

function unlikeIn(haymarket: Cubes): number {
  return Math.min(2, RESOURCES.filter((resource) => haymarket[resource] > 0).length)
}

/** The most cubes that can be had by a rule. */
export function mostTaken(haymarket: Cubes, { rule, count }: Pick<Taking, 'rule' | 'count'>): number {
  if (rule === 'manager') return Math.min(count, countCubes(haymarket))
  return rule === 'unlike' ? unlikeIn(haymarket) : Math.max(...RESOURCES.map((each) => alikeIn(haymarket, each)))
}

export function counted(cubes: readonly ResourceId[]): Cubes {
  const count = noCubes()
  for (const cube of cubes) count[cube]++
  return count
}

function areThere(haymarket: Cubes, cubes: readonly ResourceId[]): boolean {
  const wanted = counted(cubes)
  return RESOURCES.every((resource) => wanted[resource] <= haymarket[resource])
}

export const takeResources = asking({
  name: 'take-resources',
  seats: (state, { company }: Taking) => (countCubes(state.haymarket) > 0 ? [companyOf(state, company).director] : []),
  moves: [take],
})
