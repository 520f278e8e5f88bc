import { integer, type MoveOf } from '@boardroom/kernel'
import { priceOf, sharesIn } from '../../model/company.ts'
import { pay } from '../../model/money.ts'
import { movePrice } from '../../model/prices.ts'
import type { Kind } from '../../types.ts'
import { operating, turnOf } from './turn.ts'

const fields = { common: integer(0, 5), preferred: integer(0, 1) }

export type Issue = MoveOf<'issue', typeof fields>

/** One step a share and one more (BS-OPR-06). */
export function dropByIssue(shares: number): number {
  return shares + 1
}

/** Emergency fundraising: certificates go from the charter to the pool, as the first thing (BS-OPR-04 to 07). */
export const issue: Kind<object, Issue> = {
  type: 'issue',
  rule: 'BS-OPR-04',
  fields,
  candidates(state) {
    const moves: Issue[] = []
    if (state.options.mode === 'basic' || turnOf(state).stage !== 'start') return moves
    const { company } = operating(state)
    const preferreds = company.preferred === 'charter' ? 1 : 0
    for (let preferred = 0; preferred <= preferreds; preferred++) {
      for (let common = 0; common <= company.common.charter; common++) {
        if (common + preferred > 0) moves.push({ type: 'issue', common, preferred })
      }
    }
    return moves
  },
  refuse(state, _params, _seat, { common, preferred }) {
    if (state.options.mode === 'basic') return { rule: 'BS-OPR-04', why: 'basic' }
    const { id, company, progress } = operating(state)
    if (progress.stage !== 'start') return { rule: 'BS-OPR-04', why: 'late' }
    if (common + preferred === 0) return { rule: 'BS-OPR-04', why: 'nothing' }
    const there = common <= company.common.charter && (preferred === 0 || company.preferred === 'charter')
    return there ? null : { rule: 'BS-OPR-07', company: id }
  },
  apply(turn, _params, _seat, { common, preferred }) {
    const { id, company, progress } = operating(turn.state)
    progress.stage = 'purchase'
    const shares = sharesIn({ common, preferred, director: 0 })
    const paid = shares * priceOf(company, turn.state.options)
    company.common.charter -= common
    company.common.pool += common
    if (preferred) company.preferred = 'pool'
    pay(turn.state, 'bank', id, paid)
    turn.log({ type: 'issued', company: id, common, preferred, paid })
    movePrice(turn, id, -dropByIssue(shares), 'issue')
  },
}
