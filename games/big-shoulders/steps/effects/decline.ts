import type { MoveOf } from '@boardroom/kernel'
import type { Kind } from '../../types.ts'

const fields = {}

export type DeclineBonus = MoveOf<'decline-bonus', typeof fields>

/** The immediate Worker or automation of a Capital Asset may be declined (BS-AST-05, BS-AST-06). */
export const declineBonus: Kind<{ readonly optional: boolean }, DeclineBonus> = {
  type: 'decline-bonus',
  rule: 'BS-AST-05',
  fields,
  candidates: (_state, { optional }) => (optional ? [{ type: 'decline-bonus' }] : []),
  refuse: (_state, { optional }) => (optional ? null : { rule: 'BS-ACT-10' }),
  apply: (table) => table.done(),
}
