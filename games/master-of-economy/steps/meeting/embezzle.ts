import { integer, type MoveOf } from '@boardroom/kernel'
import { bracketStart, type CompanyId, TRACK } from '../../components/index.ts'
import { pay } from '../../model/money.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { sharesOf, shareValueOf } from '../../model/shares.ts'
import type { OpenState } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'

export interface Embezzling {
  readonly company: CompanyId
}

const fields = { amount: integer(0, TRACK.last) }
export type Embezzle = MoveOf<'embezzle', typeof fields>

const MOVES: readonly Embezzle[] = Array.from({ length: TRACK.last + 1 }, (_, amount) => ({ type: 'embezzle', amount }))

/** One euro$ for the manager, the share value on top for the bank (ME-MTG-03). */
export function embezzlementCost(state: OpenState, company: CompanyId, amount: number): number {
  return amount * (1 + shareValueOf(state, company))
}

/** Points above the lower bound of the share value (ME-MTG-05). */
function spare(state: OpenState, company: CompanyId): number {
  const { points } = sharesOf(state, company)
  return points - bracketStart(points)
}

/** The most that company cash and points allow. */
export function mostEmbezzled(state: OpenState, company: CompanyId): number {
  return Math.min(
    spare(state, company),
    Math.floor(companyOf(state, company).cash / embezzlementCost(state, company, 1)),
  )
}

const embezzle: Kind<Embezzling, Embezzle> = {
  type: 'embezzle',
  rule: 'ME-MTG-03',
  fields,
  candidates: (state, { company }) => MOVES.slice(0, mostEmbezzled(state, company) + 1),
  refuse(state, { company }, _seat, { amount }) {
    if (amount > spare(state, company)) return { rule: 'ME-MTG-05' }
    const cost = embezzlementCost(state, company, amount)
    const { cash } = companyOf(state, company)
    return cost > cash ? { rule: 'ME-MTG-04', cost, cash } : null
  },
  apply(turn, { company }, seat, { amount }) {
    const { state } = turn
    turn.done()
    if (amount === 0) return
    const cost = embezzlementCost(state, company, amount)
    pay(state, company, seat, amount)
    pay(state, company, 'bank', cost - amount)
    const shares = sharesOf(state, company)
    shares.points -= amount
    turn.log({ type: 'embezzled', seat, company, amount, cost, points: shares.points })
  },
}

/** One public decision per company (ME-MTG-06), where anything can be taken. */
export const embezzlement = asking({
  name: 'embezzlement',
  seats: (state, { company }: Embezzling) => (mostEmbezzled(state, company) > 0 ? [managerOf(state, company)] : []),
  moves: [embezzle],
})
