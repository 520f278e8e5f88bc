import { itemAt } from '@boardroom/kernel'
import type { StartDepartmentId } from './departments.ts'

/** The spaces of a company board, row by row from the top. */
export const SPACES = [
  'r1c1',
  'r1c2',
  'r1c3',
  'r1c4',
  'r2c1',
  'r2c2',
  'r2c3',
  'r2c4',
  'r3c1',
  'r3c2',
  'r3c3',
  'r3c4',
  'r4c1',
  'r4c2',
  'r4c3',
  'r4c4',
] as const
export type SpaceId = (typeof SPACES)[number]

/** A space by its place in `SPACES`: the form in which the state keeps it. */
export type Space = number

const COLUMNS = 4

/** What is printed on the board (4 rows of 4 published; which space holds what reconstructed). */
export const PRINTED: Readonly<Partial<Record<SpaceId, StartDepartmentId | 'lobby'>>> = {
  r2c2: 'start-rnd',
  r3c1: 'start-construction',
  r3c3: 'start-planning',
  r4c1: 'start-hr',
  r4c2: 'lobby',
  r4c3: 'start-finance',
}

const places = new Map<string, Space>(SPACES.map((id, space) => [id, space]))

export function spaceOf(id: string): Space {
  return places.get(id) ?? -1
}

export function spaceId(space: Space): SpaceId {
  return itemAt(SPACES, space)
}

export const LOBBY: Space = spaceOf('r4c2')
export const START_HR: Space = spaceOf('r4c1')

/** The spaces one step away (CG-EMP-06). */
export const ADJACENT: readonly (readonly Space[])[] = SPACES.map((_, space) =>
  SPACES.flatMap((_, other) => (stepsBetween(space, other) === 1 ? [other] : [])),
)

/** Steps on a shortest way; employees may cross every space. */
export function stepsBetween(from: Space, to: Space): number {
  const rows = Math.abs(Math.floor(from / COLUMNS) - Math.floor(to / COLUMNS))
  return rows + Math.abs((from % COLUMNS) - (to % COLUMNS))
}

/** VP for a department built there: more in the top row (CG-END-04). */
export function builtVp(space: Space): number {
  return space < COLUMNS ? 3 : 2
}
