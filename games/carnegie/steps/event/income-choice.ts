import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { type ChoicePart, type ProjectType, TAKES, type Take } from '../../components/index.ts'
import { gain } from '../../gains.ts'
import { playerAt } from '../../players.ts'
import type { CarnegieState } from '../../state.ts'
import { circleAt } from '../../tabs.ts'
import type { Asking, Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'

export interface IncomeChoice {
  readonly seat: Seat
  readonly project: ProjectType
  /** Counted from 1 in the order in which circles come into view. */
  readonly circle: number
}

const fields = { take: oneOf(TAKES) }

export type TakeIncome = MoveOf<'take-income', typeof fields>

const MOVES: readonly TakeIncome[] = TAKES.map((take) => ({ type: 'take-income', take }))

/** One of the two things the circle offers, anew at every income (CG-INC-09). */
const takeIncome: Kind<IncomeChoice, TakeIncome> = {
  type: 'take-income',
  rule: 'CG-INC-09',
  fields,
  candidates: () => MOVES,
  refuse(state, params, seat, { take }) {
    if (amountOf(state, params, take) === 0) return { rule: 'CG-INC-09' }
    return take === 'employee' && playerAt(state, seat).employees === 0 ? { rule: 'CG-GEN-11' } : null
  },
  apply(table, params, seat, { take }) {
    const amount = amountOf(table.state, params, take)
    table.log({
      type: 'choice-income',
      seat,
      project: params.project,
      circle: params.circle,
      take,
      amount,
    })
    table.done()
    gain(table, seat, { [take]: amount })
  },
}

function amountOf(state: CarnegieState, { seat, project, circle }: IncomeChoice, take: Take): number {
  const income = circleAt(project, playerAt(state, seat).tabs[project], circle)
  if (!income || !('choice' in income)) return 0
  const parts: readonly ChoicePart[] = income.choice
  return parts.find((part) => part[take] !== undefined)?.[take] ?? 0
}

export const incomeChoice: Asking<IncomeChoice> = {
  name: 'income-choice',
  seats: (_state, { seat }) => [seat],
  moves: [takeIncome, sellGood],
}
