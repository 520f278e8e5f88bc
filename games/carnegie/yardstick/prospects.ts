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
import { USE, VALUE } from './values.ts'

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
function activeWorth(department: DepartmentId, left: number): number {
  const uses = left / 4
  return (
    USE[department] * (MISSIONS.has(department) ? Math.min(VALUE.leaving, uses) : VALUE.staying * Math.min(uses, 4))
  )
}

/** Employees at their desks, those who lie in front of one, and those on their way. */
export function staffWorth(player: Player, left: number): number {
  let sum = VALUE.built * player.departments.filter((there) => there !== null).length
  const desks: { space: Space; worth: number }[] = []
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department) continue
    const each = activeWorth(department, left)
    sum += activeAt(player, space) * each
    const { deskCost } = departmentOf(department)
    const worth = VALUE.desk * (1 + each) - 0.3 * deskCost
    for (let i = freeDesks(player, space); i > 0; i--) desks.push({ space, worth: Math.max(0.2, worth) })
  }
  return sum + onTheWay(player, desks, left)
}

/** The best desk gets the nearest employee; every step on the way costs a part of it. */
function onTheWay(player: Player, desks: { space: Space; worth: number }[], left: number): number {
  const free = player.inactive.slice()
  desks.sort((a, b) => b.worth - a.worth)
  let sum = 0
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
    sum += steps === 0 ? worth : worth * Math.max(0.1, VALUE.away - VALUE.perStep * steps)
  }
  for (const count of free) sum += VALUE.idle * count * Math.min(1, left / 8)
  return sum
}

/** What the departments of this round's action can still do in the seat's turn to come or under way. */
export function departmentHopes(state: CarnegieState, seat: Seat): number {
  const action = pendingAction(state, seat)
  if (!action) return 0
  const player = playerAt(state, seat)
  const turn = state.turn?.seat === seat && state.phase === 'departments' ? state.turn : null
  const supplies = suppliesOf(player)
  let sum = 0
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department || departmentOf(department).type !== action) continue
    if (turn?.finished.includes(space)) continue
    if (space === START_HR) {
      if (turn?.department !== START_HR) sum += VALUE.hope * 3 * VALUE.step * (1 + activeAt(player, space))
      continue
    }
    const uses = turn ? unusedAt(player, turn, space) : activeAt(player, space)
    for (let i = 0; i < uses; i++) sum += VALUE.hope * worthOfUse(player, department, supplies)
  }
  return sum
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
function worthOfUse(player: Player, department: DepartmentId, supplies: Supplies): number {
  const { projects, trade } = departmentOf(department)
  if (projects) {
    if (supplies.discs === 0 || supplies.goods === 0 || player.money < projects.money) return 0
    supplies.discs--
    supplies.goods--
    return USE[department]
  }
  if (trade) {
    const units = Math.min(3, trade.pay === 'goods' ? supplies.goods : player.money)
    return (USE[department] * units) / 3
  }
  switch (department) {
    case 'start-planning':
      if (supplies.goods < supplies.site) return 0
      supplies.goods -= supplies.site
      return USE[department]
    case 'safety':
      return safetyVp(activeEmployees(player) - 1)
    case 'charity':
      return player.money >= donationCost(player) ? USE[department] : 0
    default:
      return USE[department]
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
