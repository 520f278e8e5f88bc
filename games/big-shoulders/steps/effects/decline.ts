import { bare } from '../../types.ts'

/** The immediate Worker or automation of a Capital Asset may be declined (BS-AST-05, BS-AST-06). */
export const declineBonus = bare({
  type: 'decline-bonus',
  rule: 'BS-AST-05',
  refuse: (_state, { optional }: { readonly optional: boolean }) => (optional ? null : { rule: 'BS-ACT-10' }),
  apply: (turn) => turn.done(),
})
