import { keysOf, type MoveOf, oneOf, orNull } from '@boardroom/kernel'
import {
  DEPARTMENT_IDS,
  type DepartmentId,
  departmentOf,
  FUNCTIONS,
  type Gain,
  REGIONS,
  START_HR,
  type Use as UseSpec,
} from '../../components/index.ts'
import { activeAt, activeEmployees, safetyVp } from '../../model/company.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import type { PublicPlayer } from '../../state.ts'
import type { Kind } from '../../types.ts'
import { gain } from '../gain.ts'
import { canUse, putToWork, refuseUse } from './using.ts'

const fields = {
  department: oneOf(DEPARTMENT_IDS),
  function: oneOf(FUNCTIONS),
  mission: orNull(oneOf(REGIONS)),
}

export type Use = MoveOf<'use', typeof fields>

/** The moves of each department, made once: they are asked about in every turn. */
const MOVES = new Map<DepartmentId, readonly Use[]>(
  DEPARTMENT_IDS.map((department) => [department, usesOf(department)]),
)

function usesOf(department: DepartmentId): Use[] {
  const uses = departmentOf(department).uses ?? {}
  return keysOf(uses).flatMap((name) => {
    const regions = uses[name]?.mission ? REGIONS : [null]
    return regions.map((mission) => ({ type: 'use' as const, department, function: name, mission }))
  })
}

/** One function of a department, for one active employee (CG-USE-02, CG-USE-05). */
export const use: Kind<object, Use> = {
  type: 'use',
  rule: 'CG-USE-01',
  fields,
  candidates(state, _params, seat) {
    const player = playerAt(state, seat)
    const own = turnOf(state)
    const moves: Use[] = []
    for (let space = 0; space < player.departments.length; space++) {
      const department = player.departments[space]
      if (!department || department === 'lobby' || departmentOf(department).type !== own.action) continue
      if (canUse(player, own, space)) moves.push(...(MOVES.get(department) ?? []))
    }
    return moves
  },
  refuse(state, _params, seat, { department, function: name, mission }) {
    const player = playerAt(state, seat)
    const spec = departmentOf(department).uses?.[name]
    const refusal = refuseUse(player, turnOf(state), department, spec?.mission ?? false)
    if (refusal) return refusal
    if (!spec) return { rule: 'CG-USE-05', department }
    if (spec.mission && mission === null) return { rule: 'CG-EMP-12' }
    if (!spec.mission && mission !== null) return { rule: 'CG-EMP-10', department }
    return spec.gain.employee && player.employees === 0 ? { rule: 'CG-GEN-11' } : null
  },
  apply(turn, _params, seat, { department, function: name, mission }) {
    const player = playerAt(turn.state, seat)
    const own = turnOf(turn.state)
    const spec = departmentOf(department).uses?.[name]
    if (!spec) return
    const { gain: brings, steps } = effectOf(player, department, spec)
    putToWork(turn, player, own, department, mission)
    own.steps += steps
    turn.log({ type: 'used', seat, department, function: name, mission, gain: brings, steps })
    gain(turn, seat, brings)
  },
}

/** What a use brings, told before its employee leaves or stays. */
export function effectOf(
  player: PublicPlayer,
  department: DepartmentId,
  { steps = 0, vpPerTwoActive, gain: printed }: UseSpec,
): { readonly gain: Gain; readonly steps: number } {
  // The start HR department counts all its active employees and the permanent one at once (CG-HR-01, CG-HR-02).
  const counted = department === 'start-hr' ? 1 + activeAt(player, START_HR) : 1
  return {
    gain: vpPerTwoActive ? { vp: safetyVp(activeEmployees(player) - 1) } : printed,
    steps: steps * counted,
  }
}
