import {
  type ActionId,
  type DepartmentId,
  departmentOf,
  type RegionId,
  type Space,
  START_HR,
} from '../../components/index.ts'
import { activeAt, addActive, departmentAt, spaceWith, unusedAt } from '../../model/company.ts'
import type { Refused } from '../../refusals.ts'
import type { OwnTurn, Player, PublicPlayer } from '../../state.ts'
import type { Turn } from '../../types.ts'

/** Whether a department can be used once more this turn, whatever for: the cheap question before the exact one. */
export function canUse(player: PublicPlayer, own: OwnTurn, space: Space): boolean {
  if (own.finished.includes(space)) return false
  if (space === START_HR) return own.department !== space
  return unusedAt(player, own, space) > 0
}

/** Employees that could work in departments of an action, the permanent one among them: at all, or still in this turn. */
export function readyFor(player: PublicPlayer, action: ActionId, own: OwnTurn | null = null): number {
  return player.departments.reduce((sum, _, space) => {
    const id = departmentAt(player, space)
    if (!id || departmentOf(id).type !== action || departmentOf(id).ongoing) return sum
    if (own && !canUse(player, own, space)) return sum
    const there = own ? unusedAt(player, own, space) : activeAt(player, space)
    return sum + there + (space === START_HR ? 1 : 0)
  }, 0)
}

/** Why a department cannot be used once more; `mission` if the use would send somebody (chapter USE). */
export function refuseUse(player: Player, own: OwnTurn, department: DepartmentId, mission: boolean): Refused | null {
  const space = spaceWith(player, department)
  if (space < 0) return { rule: 'CG-USE-01', department }
  const { ongoing, type } = departmentOf(department)
  if (ongoing) return { rule: 'CG-USE-10', department }
  if (type !== own.action) return { rule: 'CG-USE-08', action: own.action ?? type }
  if (own.finished.includes(space)) return { rule: 'CG-USE-04', department }
  if (canUse(player, own, space)) return null
  return mission ? { rule: 'CG-EMP-11', department } : { rule: 'CG-USE-02', department }
}

/** Goes on with a department, or begins it: then the one before is finished and its steps lapse (CG-USE-04, CG-HR-04). */
function enter(turn: Turn, own: OwnTurn, space: Space): void {
  if (own.department === space) return
  if (own.department !== null) own.finished.push(own.department)
  if (own.steps > 0) {
    turn.log({ type: 'lapsed', seat: own.seat, at: 'department', steps: own.steps, research: 0 })
  }
  own.steps = 0
  own.department = space
}

/** One employee's use: sent to a region, or staying active at the desk (CG-EMP-10, CG-USE-07). */
export function putToWork(
  turn: Turn,
  player: Player,
  own: OwnTurn,
  department: DepartmentId,
  mission: RegionId | null,
): void {
  const space = spaceWith(player, department)
  enter(turn, own, space)
  if (mission) {
    addActive(player, space, -1)
    player.missions[mission]++
  } else own.used[space] = space === START_HR ? activeAt(player, space) : (own.used[space] ?? 0) + 1
}
