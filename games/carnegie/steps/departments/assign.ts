import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { SPACES, type SpaceId, spaceOf, type TileId } from '../../components/index.ts'
import { countOf, type Employee, moveEmployee, placeAt } from '../../model/company.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { asking, type Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'

export interface Assigning {
  readonly seat: Seat
  /** Where the new department is. */
  readonly space: SpaceId
}

const EMPLOYEES = ['inactive', 'used', 'unused'] as const satisfies readonly Employee[]

const assignFields = { from: oneOf(SPACES), employee: oneOf(EMPLOYEES) }
const noFields = {}

export type Assign = MoveOf<'assign', typeof assignFields>
export type AssignNobody = MoveOf<'assign-nobody', typeof noFields>

const MOVES: readonly Readonly<Record<Employee, Assign>>[] = SPACES.map((from) => ({
  inactive: { type: 'assign', from, employee: 'inactive' },
  used: { type: 'assign', from, employee: 'used' },
  unused: { type: 'assign', from, employee: 'unused' },
}))

/** Property Management puts one employee from anywhere in the company into the new department (CG-DEP-08). */
const assign: Kind<Assigning, Assign> = {
  type: 'assign',
  rule: 'CG-DEP-08',
  fields: assignFields,
  candidates(state, { space }, seat) {
    const player = playerAt(state, seat)
    const own = turnOf(state)
    const site = spaceOf(space)
    const moves: Assign[] = []
    for (let from = 0; from < SPACES.length; from++) {
      if (from === site) continue
      for (const employee of EMPLOYEES) {
        const move = MOVES[from]?.[employee]
        if (move && countOf(player, own, from, employee) > 0) moves.push(move)
      }
    }
    return moves
  },
  refuse(state, { space }, seat, { from, employee }) {
    // Whoever is on the site already cannot be moved there.
    const there = from === space ? 0 : countOf(playerAt(state, seat), turnOf(state), spaceOf(from), employee)
    return there > 0 ? null : { rule: 'CG-EMP-18', space: from, employee }
  },
  apply(turn, { space }, seat, { from, employee }) {
    const player = playerAt(turn.state, seat)
    const site = spaceOf(space)
    const start = spaceOf(from)
    moveEmployee(player, turnOf(turn.state), start, site, employee)
    turn.log({ type: 'assigned', seat, from: placeAt(player, start), tile: player.departments[site] as TileId })
    turn.done()
  },
}

const NOBODY: readonly AssignNobody[] = [{ type: 'assign-nobody' }]

const assignNobody: Kind<Assigning, AssignNobody> = {
  type: 'assign-nobody',
  rule: 'CG-DEP-08',
  fields: noFields,
  candidates: () => NOBODY,
  refuse: () => null,
  apply: (turn) => turn.done(),
}

/** Asked directly after a department was built, while Property Management is staffed. */
export const assigning = asking({
  name: 'assign',
  seats: (_state, { seat }: Assigning) => [seat],
  moves: [assign, assignNobody, sellGood],
})
