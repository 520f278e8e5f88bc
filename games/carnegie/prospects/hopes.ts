import type { Seat } from '@boardroom/kernel'
import {
  type ActionId,
  BUILD_GOODS,
  type DepartmentId,
  departmentOf,
  PROJECT_GOODS,
  PROJECTS,
  SPACES,
  START_HR,
} from '../components/index.ts'
import { activeAt, activeEmployees, departmentAt, safetyVp, unusedAt } from '../model/company.ts'
import { donationCost } from '../model/donations.ts'
import { playerAt } from '../model/players.ts'
import type { CarnegieState, Player } from '../state.ts'
import type { Weights } from '../worth.ts'
import { worthOfUsing } from './uses.ts'

/** Steps that this round's turn still has to give. */
export function stepsToCome(state: CarnegieState, seat: Seat, action: ActionId | null): number {
  const turn = state.turn?.seat === seat ? state.turn : null
  const inHand = turn ? turn.steps : 0
  if (action !== 'hr') return inHand
  const player = playerAt(state, seat)
  const begun =
    turn && state.phase === 'departments' && (turn.department === START_HR || turn.finished.includes(START_HR))
  return begun ? inHand : inHand + 3 * (1 + activeAt(player, START_HR))
}

/** What the departments of an action can do in the seat's turn to come or under way, steps aside. */
export function actionHopes(w: Weights, state: CarnegieState, seat: Seat, action: ActionId): number {
  const player = playerAt(state, seat)
  const turn = state.turn?.seat === seat && state.phase === 'departments' ? state.turn : null
  const supplies = suppliesOf(player)
  let sum = 0
  for (let space = 0; space < SPACES.length; space++) {
    const department = departmentAt(player, space)
    if (!department || space === START_HR || departmentOf(department).type !== action) continue
    if (turn?.finished.includes(space)) continue
    const uses = turn ? unusedAt(player, turn, space) : activeAt(player, space)
    for (let i = 0; i < uses; i++) sum += w.hope * worthOfUse(w, player, department, supplies)
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
function worthOfUse(w: Weights, player: Player, department: DepartmentId, supplies: Supplies): number {
  const { projects, trade } = departmentOf(department)
  const each = worthOfUsing(w, department)
  if (projects) {
    if (supplies.discs === 0 || supplies.goods === 0 || player.money < projects.money) return 0
    supplies.discs--
    supplies.goods--
    return each
  }
  if (trade) {
    const units = Math.min(3, trade.pay === 'goods' ? supplies.goods : player.money)
    return (each * units) / 3
  }
  switch (department) {
    case 'start-planning':
      if (supplies.goods < supplies.site) return 0
      supplies.goods -= supplies.site
      return each
    case 'safety':
      return safetyVp(activeEmployees(player) - 1)
    case 'charity':
      return player.money >= donationCost(player) ? each : 0
    default:
      return each
  }
}
