import { frame, type MoveOf, type Seat } from '@boardroom/kernel'
import { type ActionId, departmentOf, SPACES, START_HR } from '../../components/index.ts'
import { activeAt, departmentAt } from '../../model/company.ts'
import { beginTurn, playerAt } from '../../model/players.ts'
import type { Player } from '../../state.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { endOwnStep } from '../lapse.ts'
import { sellGood } from '../sell-good.ts'
import { advance } from './advance.ts'
import { buildDepartment } from './build-department.ts'
import { buildProject } from './build-project.ts'
import { copyDonation } from './copy-donation.ts'
import { develop } from './develop.ts'
import { mayPlayJoker, playJoker } from './play-joker.ts'
import { step } from './step.ts'
import { trade } from './trade.ts'
import { use } from './use.ts'

/** Whoever has nobody to use and no joker is not asked. */
export const beginDepartments = happening({
  name: 'begin-departments',
  happen(turn, { seat }: { seat: Seat }) {
    const { state } = turn
    const action = state.chosen?.action
    if (!action) return
    if (!hasStaff(playerAt(state, seat), action) && !mayPlayJoker(state, seat)) return
    beginTurn(state, seat, { action })
    turn.next(frame(departmentTurn, { seat }))
  },
})

function hasStaff(player: Player, action: ActionId): boolean {
  for (let space = 0; space < SPACES.length; space++) {
    const id = departmentAt(player, space)
    if (!id) continue
    const department = departmentOf(id)
    if (department.type !== action || department.ongoing) continue
    if (space === START_HR || activeAt(player, space) > 0) return true
  }
  return false
}

const fields = {}

export type EndTurn = MoveOf<'end-turn', typeof fields>

const END: readonly EndTurn[] = [{ type: 'end-turn' }]

/** Confirms the turn (CG-USE-12). */
const endTurn: Kind<object, EndTurn> = {
  type: 'end-turn',
  rule: 'CG-USE-12',
  fields,
  candidates: () => END,
  refuse: () => null,
  apply: (turn) => endOwnStep(turn, 'turn'),
}

/** All own departments of the action, in any order (CG-USE-01). */
export const departmentTurn = asking({
  name: 'department-turn',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [
    playJoker,
    use,
    trade,
    step,
    buildDepartment,
    buildProject,
    develop,
    advance,
    copyDonation,
    endTurn,
    sellGood,
  ],
})
