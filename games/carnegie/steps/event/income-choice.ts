import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { type ProjectType, TAKES, type Take } from '../../components/index.ts'
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
    return choicesOf(player, params).some((choice) => choice.take === take) ? null : { rule: 'CG-GEN-11' }
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

function offersOf(player: PublicPlayer, { project, circle }: Circle): Choice[] {
  const income = circleAt(project, player.tabs[project], circle)
  if (!income || !('choice' in income)) return []
  return income.choice.flatMap((part) => Object.entries(part).map(([take, amount]) => ({ take: take as Take, amount })))
}

/** What can be taken of a circle: from an empty supply nobody is hired (CG-GEN-11). */
export function choicesOf(player: PublicPlayer, circle: Circle): Choice[] {
  return offersOf(player, circle).filter(({ take }) => take !== 'employee' || player.employees > 0)
}

export function amountOf(player: PublicPlayer, circle: Circle, take: Take): number {
  return offersOf(player, circle).find((offer) => offer.take === take)?.amount ?? 0
}

export const incomeChoice = asking({
  name: 'income-choice',
  seats: (_state, { seat }: IncomeChoice) => [seat],
  moves: [takeIncome, sellGood],
})
