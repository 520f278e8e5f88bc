import { type MoveOf, oneOf } from '@boardroom/kernel'
import { ADJACENT, REGIONS, SPACES, type SpaceId, spaceId, spaceOf } from '../../components/index.ts'
import { countOf, type Employee, moveEmployee, placeAt } from '../../model/company.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import type { Kind } from '../../types.ts'

const EMPLOYEES = ['inactive', 'used', 'unused'] as const satisfies readonly Employee[]

/** People also ask about those that never move: on missions, in the supply, printed on the board. */
const fields = {
  from: oneOf([...SPACES, ...REGIONS, 'supply']),
  to: oneOf(SPACES),
  employee: oneOf([...EMPLOYEES, 'permanent']),
}

export type StepMove = MoveOf<'step', typeof fields>

/** The steps out of each space by the state of whoever goes, made once. */
const MOVES: readonly Readonly<Record<Employee, readonly StepMove[]>>[] = SPACES.map((from, space) => {
  const towards = (employee: Employee): StepMove[] =>
    (ADJACENT[space] ?? []).map((to) => ({ type: 'step', from, to: spaceId(to), employee }))
  return { inactive: towards('inactive'), used: towards('used'), unused: towards('unused') }
})

/** One employee, one space up, down, left or right (CG-EMP-06). */
export const step: Kind<object, StepMove> = {
  type: 'step',
  rule: 'CG-EMP-06',
  fields,
  candidates(state, _params, seat) {
    const own = turnOf(state)
    const moves: StepMove[] = []
    if (own.steps === 0) return moves
    const player = playerAt(state, seat)
    for (let space = 0; space < SPACES.length; space++) {
      for (const employee of EMPLOYEES) {
        if (countOf(player, own, space, employee) > 0) moves.push(...(MOVES[space]?.[employee] ?? []))
      }
    }
    return moves
  },
  refuse(state, _params, seat, { from, to, employee }) {
    if (!isSpace(from)) return { rule: 'CG-HR-06' }
    if (employee === 'permanent') return { rule: 'CG-EMP-09' }
    const own = turnOf(state)
    if (own.steps === 0) return { rule: state.phase === 'setup' ? 'CG-SET-16' : 'CG-HR-03' }
    const start = spaceOf(from)
    if (!ADJACENT[start]?.includes(spaceOf(to))) return { rule: 'CG-EMP-06' }
    const there = countOf(playerAt(state, seat), own, start, employee)
    return there > 0 ? null : { rule: 'CG-EMP-18', space: from, employee }
  },
  apply(turn, _params, seat, { from, to, employee }) {
    if (!isSpace(from) || employee === 'permanent') return
    const own = turnOf(turn.state)
    own.steps--
    const player = playerAt(turn.state, seat)
    const [start, goal] = [spaceOf(from), spaceOf(to)]
    moveEmployee(player, own, start, goal, employee)
    turn.log({ type: 'stepped', seat, from: placeAt(player, start), to: placeAt(player, goal) })
  },
}

function isSpace(place: StepMove['from']): place is SpaceId {
  return spaceOf(place) >= 0
}
