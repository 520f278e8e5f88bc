import { ADJACENT, type SpaceId, spaceId, spaceOf, stepsBetween } from '../components/index.ts'
import type { Employee } from '../model/company.ts'
import type { StepMove } from '../steps/departments/step.ts'

/** The steps of one employee to a room: whoever has taken the first one lies down. */
export function walk(from: SpaceId, to: SpaceId, employee: Employee): StepMove[] {
  const goal = spaceOf(to)
  const moves: StepMove[] = []
  let here = spaceOf(from)
  while (here !== goal) {
    const next = ADJACENT[here]?.find((space) => stepsBetween(space, goal) < stepsBetween(here, goal))
    if (next === undefined) break
    const who = moves.length === 0 ? employee : 'inactive'
    moves.push({ type: 'step', from: spaceId(here), to: spaceId(next), employee: who })
    here = next
  }
  return moves
}
