import { keysOf, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { type ChoicePart, type ProjectType, TAKES, type Take } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { circleAt } from '../../model/tabs.ts'
import type { PublicPlayer } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'
import { gain } from '../gain.ts'
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
    const player = playerAt(state, seat)
    if (amountOf(player, params, take) === 0) return { rule: 'CG-INC-09' }
    return isSupplied(player, take) ? null : { rule: 'CG-GEN-11' }
  },
  apply(turn, params, seat, { take }) {
    const amount = amountOf(playerAt(turn.state, seat), params, take)
    turn.log({
      type: 'choice-income',
      seat,
      project: params.project,
      circle: params.circle,
      take,
      amount,
    })
    turn.done()
    gain(turn, seat, { [take]: amount })
  },
}

type Circle = Pick<IncomeChoice, 'project' | 'circle'>

export interface Choice {
  readonly take: Take
  readonly amount: number
}

function partsOf(player: PublicPlayer, { project, circle }: Circle): readonly ChoicePart[] {
  const income = circleAt(project, player.tabs[project], circle)
  return income && 'choice' in income ? income.choice : []
}

/** From an empty supply nobody is hired (CG-GEN-11). */
function isSupplied({ employees }: PublicPlayer, take: Take): boolean {
  return take !== 'employee' || employees > 0
}

/** What can be taken of a circle. */
export function choicesOf(player: PublicPlayer, circle: Circle): Choice[] {
  const takes = partsOf(player, circle).flatMap((part) => keysOf(part))
  return takes
    .filter((take) => isSupplied(player, take))
    .map((take) => ({ take, amount: amountOf(player, circle, take) }))
}

export function amountOf(player: PublicPlayer, circle: Circle, take: Take): number {
  return partsOf(player, circle).find((part) => part[take])?.[take] ?? 0
}

export const incomeChoice = asking({
  name: 'income-choice',
  seats: (_state, { seat }: IncomeChoice) => [seat],
  moves: [takeIncome, sellGood],
})
