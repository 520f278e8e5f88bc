import { frame, type MoveOf, oneOf } from '@boardroom/kernel'
import { type CompanyId, GOODS, type GoodId } from '../../components/index.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { overflow } from '../../model/warehouse.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'

export interface Overfull {
  readonly company: CompanyId
}

/** A warehouse beyond 10 goods is emptied at once (ME-PRD-03, ME-TRD-24); with one kind of good nobody is asked. */
export const overfull = happening({
  name: 'overfull',
  happen(turn, { company: id }: Overfull) {
    const company = companyOf(turn.state, id)
    if (overflow(company) === 0) return
    const kinds = GOODS.filter((good) => company.goods[good] > 0)
    const [only] = kinds
    if (kinds.length > 1 || !only) turn.next(frame(giveUpGoods, { company: id }))
    else while (overflow(company) > 0) drop(turn, id, only)
  },
})

function drop(turn: Turn, id: CompanyId, good: GoodId): void {
  companyOf(turn.state, id).goods[good]--
  turn.log({ type: 'given-up', company: id, good })
}

const fields = { good: oneOf(GOODS) }
export type GiveUp = MoveOf<'give-up', typeof fields>

const MOVES: readonly GiveUp[] = GOODS.map((good) => ({ type: 'give-up', good }))

const giveUp: Kind<Overfull, GiveUp> = {
  type: 'give-up',
  rule: 'ME-PRD-03',
  fields,
  candidates: () => MOVES,
  refuse: (state, { company }, _seat, { good }) =>
    companyOf(state, company).goods[good] > 0 ? null : { rule: warehouseRule(state) },
  apply: (turn, { company }, _seat, { good }) => drop(turn, company, good),
}

/** The rule that limits the warehouse in this phase. */
export function warehouseRule({ phase }: MasterOfEconomyState): 'ME-PRD-03' | 'ME-TRD-24' {
  return phase === 'trade-1' || phase === 'trade-2' ? 'ME-TRD-24' : 'ME-PRD-03'
}

/** Goods of any kind, old or new, until 10 remain. */
export const giveUpGoods = asking({
  name: 'give-up',
  seats: (state, { company }: Overfull) => (overflow(companyOf(state, company)) > 0 ? [managerOf(state, company)] : []),
  moves: [giveUp],
})
