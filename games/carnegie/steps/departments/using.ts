import { activeAt, addActive, spaceWith, unusedAt } from '../../company.ts'
import { type DepartmentId, departmentOf, type RegionId, type Space, START_HR } from '../../components/index.ts'
import type { Refused } from '../../refusals.ts'
import type { OpenPlayer, Player, Turn } from '../../state.ts'
import type { Table } from '../../types.ts'

/** Whether a department can be used once more this turn, whatever for: the cheap question before the exact one. */
export function canUse(player: OpenPlayer, turn: Turn, space: Space): boolean {
  if (turn.finished.includes(space)) return false
  if (space === START_HR) return turn.department !== space
  return unusedAt(player, turn, space) > 0
}

/** Why a department cannot be used once more; `mission` if the use would send somebody (chapter USE). */
export function refuseUse(player: Player, turn: Turn, department: DepartmentId, mission: boolean): Refused | null {
  const space = spaceWith(player, department)
  if (space < 0) return { rule: 'CG-USE-01', department }
  const { ongoing, type } = departmentOf(department)
  if (ongoing) return { rule: 'CG-USE-10', department }
  if (type !== turn.action) return { rule: 'CG-USE-08', action: turn.action ?? type }
  if (turn.finished.includes(space)) return { rule: 'CG-USE-04', department }
  if (canUse(player, turn, space)) return null
  return mission ? { rule: 'CG-EMP-11', department } : { rule: 'CG-USE-02', department }
}

/** Goes on with a department, or begins it: then the one before is finished and its steps lapse (CG-USE-04, CG-HR-04). */
function enter(table: Table, turn: Turn, space: Space): void {
  if (turn.department === space) return
  if (turn.department !== null) turn.finished.push(turn.department)
  if (turn.steps > 0) {
    table.log({ type: 'lapsed', seat: turn.seat, at: 'department', steps: turn.steps, research: 0 })
  }
  turn.steps = 0
  turn.department = space
}

/** One employee's use: sent to a region, or staying active at the desk (CG-EMP-10, CG-USE-07). */
export function putToWork(
  table: Table,
  player: Player,
  turn: Turn,
  department: DepartmentId,
  mission: RegionId | null,
): void {
  const space = spaceWith(player, department)
  enter(table, turn, space)
  if (mission) {
    addActive(player, space, -1)
    player.missions[mission]++
  } else turn.used[space] = space === START_HR ? activeAt(player, space) : (turn.used[space] ?? 0) + 1
}
