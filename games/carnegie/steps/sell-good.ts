import type { MoveOf } from '@boardroom/kernel'
import { GOOD_PRICE } from '../components/index.ts'
import { playerAt } from '../model/players.ts'
import { change } from '../model/supply.ts'
import type { Kind } from '../types.ts'

const fields = {}

export type SellGood = MoveOf<'sell-good', typeof fields>

const SELL: SellGood = { type: 'sell-good' }

/** One good to the supply, at any own decision (CG-GEN-04, CG-GEN-05). */
export const sellGood: Kind<object, SellGood> = {
  type: 'sell-good',
  rule: 'CG-GEN-04',
  fields,
  candidates: (state, _params, seat) => (playerAt(state, seat).goods > 0 ? [SELL] : []),
  refuse: (state, _params, seat) => (playerAt(state, seat).goods > 0 ? null : { rule: 'CG-GEN-04' }),
  apply(turn, _params, seat) {
    change(turn.state, seat, { money: GOOD_PRICE, goods: -1 })
    turn.log({ type: 'sold', seat })
  },
}
