import {
  type DepartmentId,
  departmentOf,
  PROJECTS,
  SPACES,
  type Space,
  START_HR,
  stepsBetween,
} from '../components/index.ts'
import { activeAt, departmentAt, departmentsOf, freeDesks, inactiveAt } from '../model/company.ts'
import type { Player } from '../state.ts'
import type { Weights } from '../worth.ts'
import type { Outlook } from './outlook.ts'
import { worthOfUsing } from './uses.ts'

/** Departments whose employees leave with every use. */
const MISSIONS: ReadonlySet<DepartmentId> = new Set([
  'start-construction',
  'training',
  'safety',
  'purchasing',
  'engineering',
  'advanced-research',
  'charity',
])

/** What somebody active in a department promises for the rounds to come; whoever leaves is used once. */
function activeWorth(w: Weights, department: DepartmentId, outlook: Outlook): number {
  const uses = outlook.uses[departmentOf(department).type]
  if (uses === 0) return 0
  const each = worthOfUsing(w, department)
  if (MISSIONS.has(department)) return each * Math.min(1, 0.7 + 0.15 * uses)
  return each * w.staying * uses
}

/** Employees at their desks, those who lie in front of one, and those on their way. */
export function staffWorth(w: Weights, player: Player, outlook: Outlook, stepsNow: number): number {
  let sum = w.built * departmentsOf(player).length
  let builders = 0
  const discs = discsOf(player)
  const more = outlook.uses.rnd > 0 || outlook.now === 'rnd' ? w.builderAhead : 0.1
  const desks: Desk[] = []
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department) continue
    const each = activeWorth(w, department, outlook)
    const builds = departmentOf(department).projects !== undefined
    for (let i = activeAt(player, space); i > 0; i--) sum += each * (builds && builders++ >= discs ? more : 1)
    const free = freeDesks(player, space)
    if (free <= 0) continue
    const worth = Math.max(0.2, w.desk * (w.standing + each) - w.deskCost * departmentOf(department).deskCost)
    for (let i = 0; i < free; i++) desks.push({ space, worth: builds && builders++ >= discs ? worth * more : worth })
  }
  return sum + onTheWay(w, player, desks, outlook, stepsNow)
}

/** Employees who can build a project, or will soon. */
export function buildersOf(player: Player): number {
  let builders = 0
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department || !departmentOf(department).projects) continue
    builders += Math.min(departmentOf(department).desks, activeAt(player, space) + inactiveAt(player, space))
  }
  return builders
}

export function discsOf(player: Player): number {
  let waiting = 0
  for (const project of PROJECTS) waiting += player.tabs[project].waiting
  return waiting
}

interface Desk {
  readonly space: Space
  readonly worth: number
}

/**
 * The best desk gets the nearest employee. Steps in hand bring some there at once; the others wait for the next time that
 * Human Resources is chosen, and whoever comes after others waits longer for steps.
 */
function onTheWay(w: Weights, player: Player, desks: Desk[], { uses, rounds }: Outlook, stepsNow: number): number {
  desks.sort((a, b) => b.worth - a.worth)
  const free = player.inactive.slice()
  const perUse = 3 * (1 + activeAt(player, START_HR))
  let now = stepsNow
  let later = perUse * uses.hr
  let sum = 0
  let late = w.away
  let inUse = perUse
  for (const { space, worth } of desks) {
    let nearest = -1
    let steps = 99
    for (let from = 0; from < free.length; from++) {
      if ((free[from] ?? 0) > 0 && stepsBetween(from, space) < steps) {
        nearest = from
        steps = stepsBetween(from, space)
      }
    }
    if (nearest < 0) break
    free[nearest] = (free[nearest] ?? 0) - 1
    if (steps === 0) sum += worth
    else if (steps <= now) {
      now -= steps
      sum += w.arriving * worth
    } else {
      const rest = steps - now
      now = 0
      if (rest > later) {
        sum += w.idle
        continue
      }
      later -= rest
      inUse -= rest
      sum += worth * late * w.nearness ** rest
      if (inUse <= 0) {
        late *= w.queue
        inUse += perUse
      }
    }
  }
  for (const count of free) sum += w.idle * count * Math.min(1, rounds / 8)
  return sum
}
