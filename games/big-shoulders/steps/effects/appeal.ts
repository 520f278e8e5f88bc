import { frame } from '@boardroom/kernel'
import { APPEAL_CASH, type AppealBonus, type CompanyId } from '../../components/index.ts'
import { appealAfter, bonusesUpTo, canReceive, isWorthless } from '../../model/appeal-bonus.ts'
import { companyOf } from '../../model/company.ts'
import { pay } from '../../model/money.ts'
import { gainPartner } from '../../model/partners.ts'
import { movePrice } from '../../model/prices.ts'
import type { BigShouldersState } from '../../state.ts'
import { asking, bare, happening, type Turn } from '../../types.ts'
import { automation } from './automation.ts'
import { gainSalespeople } from './carry-out.ts'
import { gainWorker } from './workers.ts'

/** Moves a company's token up; every bonus space it moves onto or over is resolved, lowest first (BS-APL-04, 05). */
export const advanceAppeal = happening({
  name: 'advance-appeal',
  happen(turn, { company: id, steps }: { readonly company: CompanyId; readonly steps: number }) {
    const { state } = turn
    const company = companyOf(state, id)
    const from = company.appeal
    const to = appealAfter(from, steps)
    company.appeal = to
    toTopOf(state, id, to)
    turn.log({ type: 'appeal', company: id, from, to })
    turn.next(...bonusesUpTo(from, to).map((bonus) => frame(appealBonus, { company: id, ...bonus })))
  },
})

/** A token that enters a space goes on top of the stack there (BS-APL-02, BS-APL-16). */
function toTopOf(state: BigShouldersState, id: CompanyId, appeal: number): void {
  const order = state.appealOrder.filter((other) => other !== id)
  const first = order.findIndex((other) => companyOf(state, other).appeal <= appeal)
  order.splice(first === -1 ? order.length : first, 0, id)
  state.appealOrder = order
}

export interface Bonus {
  readonly company: CompanyId
  readonly space: number
  readonly bonus: AppealBonus
}

const takeBonus = bare({
  type: 'take-bonus',
  rule: 'BS-APL-06',
  refuse(state, { company, bonus }: Bonus) {
    if (canReceive(state, company, bonus, state.options)) return null
    return bonus === 'partner' ? { rule: 'BS-APL-13' } : { rule: 'BS-APL-08', company, bonus }
  },
  apply(turn, { company, bonus }) {
    turn.done()
    turn.log({ type: 'appeal-bonus', company, bonus })
    receive(turn, company, bonus)
  },
})

/** $25 into the treasury instead (BS-APL-06). */
const takeCash = bare({
  type: 'take-cash',
  rule: 'BS-APL-06',
  apply(turn, { company, bonus }: Bonus) {
    turn.done()
    pay(turn.state, 'bank', company, APPEAL_CASH)
    turn.log({ type: 'appeal-cash', company, bonus })
  },
})

/** Take it or $25; the Partner a second time is worth nothing if the table says so (BS-APL-06, BS-APL-13). */
export const appealBonus = asking({
  name: 'appeal-bonus',
  seats(state, { company, bonus }: Bonus) {
    const { director } = companyOf(state, company)
    return isWorthless(state, company, bonus, state.options) ? [] : [director]
  },
  moves: [takeBonus, takeCash],
})

function receive(turn: Turn, company: CompanyId, bonus: AppealBonus): void {
  const { state } = turn
  switch (bonus) {
    case 'worker':
      turn.next(frame(gainWorker, { company, optional: false }))
      break
    case 'salesperson':
      gainSalespeople(turn, company, 1)
      break
    case 'automation':
      turn.next(frame(automation, { company, left: 1, freed: 0, optional: false }))
      break
    case 'partner':
      gainPartner(turn, companyOf(state, company).director, 'appeal')
      break
    case 'bonus-goods':
      companyOf(state, company).bonusGoods++
      break
    case 'share-value':
      movePrice(turn, company, 1, 'appeal')
      break
  }
}
