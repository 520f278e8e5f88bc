import { integer, type MoveOf, oneOf } from '@boardroom/kernel'
import { departmentOf, type Gain, MOST_TRADED, type Trade as TradeSpec } from '../../components/index.ts'
import { spaceWith } from '../../model/company.ts'
import { times } from '../../model/gains.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { change } from '../../model/supply.ts'
import type { Refused } from '../../refusals.ts'
import type { Kind } from '../../types.ts'
import { gain } from '../gain.ts'
import { canUse, putToWork, refuseUse } from './using.ts'

const TRADERS = ['sales', 'logistics', 'supply-chain'] as const
type Trader = (typeof TRADERS)[number]

const fields = { department: oneOf(TRADERS), goods: integer(0, 99) }

export type Trade = MoveOf<'trade', typeof fields>

const MOVES: Readonly<Record<Trader, readonly Trade[]>> = {
  sales: tradesOf('sales'),
  logistics: tradesOf('logistics'),
  'supply-chain': tradesOf('supply-chain'),
}

function tradesOf(department: Trader): Trade[] {
  return Array.from({ length: MOST_TRADED }, (_, i) => ({ type: 'trade', department, goods: i + 1 }))
}

/** The rule that sets 1 to 3 goods per use of each. */
const LIMIT: Readonly<Record<Trader, Refused>> = {
  sales: { rule: 'CG-DEP-06' },
  logistics: { rule: 'CG-DEP-07' },
  'supply-chain': { rule: 'CG-DEP-11' },
}

/** Selling, delivering or buying 1 to 3 goods with one employee (CG-DEP-06, CG-DEP-07, CG-DEP-11). */
export const trade: Kind<object, Trade> = {
  type: 'trade',
  rule: 'CG-DEP-06',
  fields,
  candidates(state, _params, seat) {
    const player = playerAt(state, seat)
    const own = turnOf(state)
    const moves: Trade[] = []
    for (const department of TRADERS) {
      if (departmentOf(department).type !== own.action) continue
      const space = spaceWith(player, department)
      if (space >= 0 && canUse(player, own, space)) moves.push(...MOVES[department])
    }
    return moves
  },
  refuse(state, _params, seat, { department, goods }) {
    const player = playerAt(state, seat)
    const refusal = refuseUse(player, turnOf(state), department, false)
    if (refusal) return refusal
    if (goods < 1 || goods > MOST_TRADED) return LIMIT[department]
    const { pay, cost } = termsOf(department, goods)
    return player[pay] < cost ? { rule: 'CG-GEN-03', what: pay, cost, have: player[pay] } : null
  },
  apply(turn, _params, seat, { department, goods }) {
    const { pay, cost, gain: brings } = termsOf(department, goods)
    putToWork(turn, playerAt(turn.state, seat), turnOf(turn.state), department, null)
    change(turn.state, seat, { [pay]: -cost })
    turn.log({ type: 'traded', seat, department, times: goods, gain: brings })
    gain(turn, seat, brings)
  },
}

/** What trading so many goods in one use costs and brings. */
export function termsOf(department: Trader, goods: number): { pay: TradeSpec['pay']; cost: number; gain: Gain } {
  const { trade: spec } = departmentOf(department)
  if (!spec) throw new Error(`${department} does not trade`)
  return { pay: spec.pay, cost: spec.each * goods, gain: times(spec.gain, goods) }
}
