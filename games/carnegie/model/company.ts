import { type DepartmentId, departmentOf, type Space, spaceId } from '../components/index.ts'
import type { Place } from '../entries.ts'
import type { OwnTurn, PublicPlayer } from '../state.ts'

/** Where a department is in the company, or -1. */
export function spaceWith(player: PublicPlayer, department: DepartmentId): Space {
  return player.departments.indexOf(department)
}

export function activeAt(player: PublicPlayer, space: Space): number {
  return player.active[space] ?? 0
}

export function inactiveAt(player: PublicPlayer, space: Space): number {
  return player.inactive[space] ?? 0
}

/** Active employees of a space that have not been used this turn. */
export function unusedAt(player: PublicPlayer, turn: OwnTurn, space: Space): number {
  return activeAt(player, space) - (turn.used[space] ?? 0)
}

/** The department on a space, if it is one: neither empty nor the lobby. */
export function departmentAt(player: PublicPlayer, space: Space): DepartmentId | null {
  const there = player.departments[space]
  return there === 'lobby' || there === undefined ? null : there
}

export function placeAt(player: PublicPlayer, space: Space): Place {
  return { space: spaceId(space), there: player.departments[space] ?? null }
}

/** Whether a department is there and somebody active is in it: what ongoing tiles need (CG-USE-09). */
export function isStaffed(player: PublicPlayer, department: DepartmentId): boolean {
  const space = spaceWith(player, department)
  return space >= 0 && activeAt(player, space) > 0
}

/** Active employees of the company; neither those on missions nor the permanent one count (CG-END-03). */
export function activeEmployees(player: PublicPlayer): number {
  let sum = 0
  for (const count of player.active) sum += count
  return sum
}

/**
 * What Safety & Quality scores with so many others active once its own employee has left; the permanent one of the
 * start HR department is always among the active (CG-DEP-03).
 */
export function safetyVp(others: number): number {
  return Math.ceil((others + 1) / 2)
}

export function freeDesks(player: PublicPlayer, space: Space): number {
  const department = departmentAt(player, space)
  return department ? departmentOf(department).desks - activeAt(player, space) : 0
}

/** The space of the New Lobby, or -1 (CG-DEP-04). */
export function newLobby(player: PublicPlayer): Space {
  return spaceWith(player, 'new-lobby')
}

export function addInactive(player: PublicPlayer, space: Space, count: number): void {
  player.inactive[space] = inactiveAt(player, space) + count
}

export function addActive(player: PublicPlayer, space: Space, count: number): void {
  player.active[space] = activeAt(player, space) + count
}

export type Employee = 'inactive' | 'used' | 'unused'

/** How many employees of that state are on a space (CG-EMP-18). */
export function countOf(player: PublicPlayer, turn: OwnTurn, space: Space, employee: Employee): number {
  switch (employee) {
    case 'inactive':
      return inactiveAt(player, space)
    case 'used':
      return turn.used[space] ?? 0
    case 'unused':
      return unusedAt(player, turn, space)
  }
}

/** Whoever goes if nobody is named: the inactive first, then those already used (CG-EMP-18). */
export function whoGoes(player: PublicPlayer, turn: OwnTurn, space: Space): Employee {
  if (inactiveAt(player, space) > 0) return 'inactive'
  return (turn.used[space] ?? 0) > 0 ? 'used' : 'unused'
}

/** Moves an employee; whoever moves lies down (CG-EMP-07, CG-EMP-08). */
export function moveEmployee(player: PublicPlayer, turn: OwnTurn, from: Space, to: Space, employee: Employee): void {
  if (employee === 'inactive') addInactive(player, from, -1)
  else addActive(player, from, -1)
  if (employee === 'used') turn.used[from] = (turn.used[from] ?? 0) - 1
  addInactive(player, to, 1)
}

/** Departments of the company that count as such: all but the lobby it started with (CG-DON-31). */
export function departmentsOf(player: PublicPlayer): DepartmentId[] {
  const all: DepartmentId[] = []
  for (let space = 0; space < player.departments.length; space++) {
    const department = departmentAt(player, space)
    if (department) all.push(department)
  }
  return all
}

export function employeesInPlay(player: PublicPlayer): number {
  const { missions } = player
  let sum = missions.west + missions.midwest + missions.east + missions.south
  for (const count of player.active) sum += count
  for (const count of player.inactive) sum += count
  return sum
}
