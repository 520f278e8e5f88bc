import type { Seat } from '@boardroom/kernel'
import {
  type ActionId,
  BUILD_GOODS,
  type DepartmentId,
  departmentOf,
  PROJECT_GOODS,
  PROJECTS,
  SPACES,
  type Space,
  START_HR,
  stepsBetween,
} from '../components/index.ts'
import { activeAt, activeEmployees, departmentAt, freeDesks, safetyVp, unusedAt } from '../model/company.ts'
import { donationCost } from '../model/donations.ts'
import { playerAt } from '../model/players.ts'
import type { CarnegieState, Player } from '../state.ts'
import type { Weights } from '../worth.ts'

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

/** What somebody active in a department promises: uses in the rounds left; who leaves does so once. */
function activeWorth(w: Weights, department: DepartmentId, left: number): number {
  const uses = left / 4
  return w[`use-${department}`] * (MISSIONS.has(department) ? Math.min(w.leaving, uses) : w.staying * Math.min(uses, 4))
}

/** Employees at their desks, those who lie in front of one, and those on their way. */
export function staffWorth(w: Weights, player: Player, left: number): number {
  let sum = w.built * player.departments.filter((there) => there !== null).length
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department) continue
    sum += activeAt(player, space) * activeWorth(w, department, left)
  }
  return sum + onTheWay(w, player, freeDesksOf(w, player, left), left)
}

interface Desk {
  readonly space: Space
  readonly worth: number
}

/**
 * The best desk gets the nearest employee; every step on the way costs a part of it, and whoever comes after others
 * waits longer for steps.
 */
function onTheWay(w: Weights, player: Player, desks: Desk[], left: number): number {
  const free = player.inactive.slice()
  let sum = 0
  let queue = 1
  for (const { steps, worth } of waysTo(desks, free)) {
    if (steps === 0) sum += worth
    else {
      sum += worth * queue * nearness(w, steps)
      queue *= w.queue
    }
  }
  for (const count of free) sum += w.idle * count * Math.min(1, left / 8)
  return sum
}

function nearness(w: Weights, steps: number): number {
  return steps === 0 ? 1 : Math.max(0.1, w.away - w.perStep * steps)
}

/** How far the nearest employee is from each desk, the best desks first; takes them from the free ones. */
function waysTo(desks: Desk[], free: number[]): { steps: number; worth: number }[] {
  desks.sort((a, b) => b.worth - a.worth)
  const ways: { steps: number; worth: number }[] = []
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
    ways.push({ steps, worth })
  }
  return ways
}

/** What so many steps can still do for those on their way. */
function stepsWorth(w: Weights, player: Player, steps: number, left: number): number {
  let budget = steps
  let sum = 0
  let queue = 1
  for (const { steps: far, worth } of waysTo(freeDesksOf(w, player, left), player.inactive.slice())) {
    if (far === 0) continue
    const before = worth * queue * nearness(w, far)
    queue *= w.queue
    if (far > budget) continue
    budget -= far
    sum += worth - before
  }
  return sum
}

function freeDesksOf(w: Weights, player: Player, left: number): Desk[] {
  const desks: Desk[] = []
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department) continue
    const worth = deskWorth(w, department, left)
    for (let i = freeDesks(player, space); i > 0; i--) desks.push({ space, worth })
  }
  return desks
}

function deskWorth(w: Weights, department: DepartmentId, left: number): number {
  const { deskCost } = departmentOf(department)
  return Math.max(0.2, w.desk * (1 + activeWorth(w, department, left)) - 0.3 * deskCost)
}

/** What the departments of this round's action can still do in the seat's turn to come or under way. */
export function departmentHopes(w: Weights, state: CarnegieState, seat: Seat, left: number): number {
  const action = pendingAction(state, seat)
  return action ? actionHopes(w, state, seat, action, left) : 0
}

/** What the departments of an action can do in the seat's turn to come or under way. */
export function actionHopes(w: Weights, state: CarnegieState, seat: Seat, action: ActionId, left: number): number {
  const player = playerAt(state, seat)
  const turn = state.turn?.seat === seat && state.phase === 'departments' ? state.turn : null
  const supplies = suppliesOf(player)
  let sum = 0
  let steps = 0
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department || departmentOf(department).type !== action) continue
    if (turn?.finished.includes(space)) continue
    if (space === START_HR) {
      if (turn?.department !== START_HR) steps += 3 * (1 + activeAt(player, space))
      continue
    }
    const uses = turn ? unusedAt(player, turn, space) : activeAt(player, space)
    for (let i = 0; i < uses; i++) sum += w.hope * worthOfUse(w, player, department, supplies)
  }
  if (steps === 0) return sum
  const moved = w.hrHope > 0 ? w.hrHope * stepsWorth(w, player, steps, left) : 0
  return sum + w.hope * w.hrStep * w.step * steps + moved
}

interface Supplies {
  goods: number
  /** Discs whose projects the goods pay for. */
  discs: number
  /** Goods for the next department. */
  site: number
}

function suppliesOf(player: Player): Supplies {
  let discs = 0
  for (const project of PROJECTS) if (player.goods >= PROJECT_GOODS[project]) discs += player.tabs[project].waiting
  const staffed = player.departments.some((there, space) => there === null && (player.inactive[space] ?? 0) > 0)
  const site = (staffed ? BUILD_GOODS.staffed : BUILD_GOODS.empty) + (player.reserve === 'new-lobby' ? 2 : 0)
  return { goods: player.goods, discs, site }
}

/** One use now, if there is what it takes. */
function worthOfUse(w: Weights, player: Player, department: DepartmentId, supplies: Supplies): number {
  const { projects, trade } = departmentOf(department)
  if (projects) {
    if (supplies.discs === 0 || supplies.goods === 0 || player.money < projects.money) return 0
    supplies.discs--
    supplies.goods--
    return w[`use-${department}`]
  }
  if (trade) {
    const units = Math.min(3, trade.pay === 'goods' ? supplies.goods : player.money)
    return (w[`use-${department}`] * units) / 3
  }
  switch (department) {
    case 'start-planning':
      if (supplies.goods < supplies.site) return 0
      supplies.goods -= supplies.site
      return w[`use-${department}`]
    case 'safety':
      return safetyVp(activeEmployees(player) - 1)
    case 'charity':
      return player.money >= donationCost(player) ? w[`use-${department}`] : 0
    default:
      return w[`use-${department}`]
  }
}

/** The action this seat has still to carry out this round. */
function pendingAction(state: CarnegieState, seat: Seat): ActionId | null {
  if (state.phase === 'departments' && state.turn?.seat === seat) return state.turn.action
  const pending = state.phase === 'action' || state.phase === 'event' || isToBegin(state, 'begin-departments', seat)
  return pending ? (state.chosen?.action ?? null) : null
}

/** Whether a seat's own step of that name is still to come. */
export function isToBegin(state: CarnegieState, name: string, seat: Seat): boolean {
  return state.agenda.some(({ step, params }) => step === name && (params as { seat: Seat }).seat === seat)
}
