import { type MoveOf, oneOf } from '@boardroom/kernel'
import { RESOURCES, SUPPLY_PRICE, SUPPLY_SPACES } from '../../components/index.ts'
import type { Options } from '../../meta.ts'
import { pay } from '../../model/money.ts'
import type { OperatingTurn } from '../../state.ts'
import type { Kind } from '../../types.ts'
import { beginTurn, operating } from './turn.ts'

const fields = { space: oneOf([...SUPPLY_SPACES, 'haymarket']), resource: oneOf(RESOURCES) }

export type Purchase = MoveOf<'purchase', typeof fields>

/** Buying one cube from the Supply Chain (BS-OPR-08 to 10). */
export const purchase: Kind<object, Purchase> = {
  type: 'purchase',
  rule: 'BS-OPR-08',
  fields,
  candidates(state) {
    const moves: Purchase[] = []
    if (isTooLate(state.turn, state.options)) return moves
    for (const space of SUPPLY_SPACES) {
      if (space === 'x') continue
      for (const resource of RESOURCES) {
        if (state.supply[space][resource] > 0) moves.push({ type: 'purchase', space, resource })
      }
    }
    return moves
  },
  refuse(state, _params, _seat, { space, resource }) {
    if (space === 'haymarket') return { rule: 'BS-OPR-10', why: 'haymarket' }
    const cost = SUPPLY_PRICE[space]
    if (cost === null) return { rule: 'BS-OPR-09' }
    if (isTooLate(state.turn, state.options)) return { rule: 'BS-OPR-10', why: 'late' }
    if (state.supply[space][resource] === 0) return { rule: 'BS-OPR-08', why: 'absent' }
    const { id, company } = operating(state)
    const have = company.treasury
    return have < cost ? { rule: 'BS-OPR-08', why: 'money', company: id, cost, have } : null
  },
  apply(turn, _params, _seat, { space, resource }) {
    if (space === 'haymarket') return
    const { state } = turn
    beginTurn(state)
    const { id, company } = operating(state)
    const cost = SUPPLY_PRICE[space] ?? 0
    pay(state, id, 'bank', cost)
    state.supply[space][resource]--
    company.resources[resource]++
    turn.log({ type: 'purchased', company: id, resource, cost })
  },
}

/** Before the first factory produces, or with flexible purchasing until production ends (BS-VAR-05). */
export function isTooLate(turn: OperatingTurn | null, options: Pick<Options, 'flexiblePurchasing'>): boolean {
  return turn?.stage === 'production' && !options.flexiblePurchasing
}
