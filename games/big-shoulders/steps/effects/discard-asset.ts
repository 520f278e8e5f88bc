import { type MoveOf, oneOf } from '@boardroom/kernel'
import { COMPANIES } from '../../components/index.ts'
import { removeAsset } from '../../model/asset-row.ts'
import { companyOf, isDirector } from '../../model/company.ts'
import type { Kind } from '../../types.ts'
import { beginTurn } from '../operating/turn.ts'

const fields = { company: oneOf(COMPANIES) }

export type DiscardAsset = MoveOf<'discard-asset', typeof fields>

/** A company may discard its tile at any time on the Director's turn (BS-AST-26). */
export const discardAsset: Kind<object, DiscardAsset> = {
  type: 'discard-asset',
  rule: 'BS-AST-26',
  fields,
  candidates(state, _params, seat) {
    const moves: DiscardAsset[] = []
    for (const company of state.appealOrder) {
      const { director, asset } = companyOf(state, company)
      if (director === seat && asset) moves.push({ type: 'discard-asset', company })
    }
    return moves
  },
  refuse(state, _params, seat, { company }) {
    if (!isDirector(state, company, seat)) return { rule: 'BS-GEN-09', company }
    const { asset } = companyOf(state, company)
    if (!asset) return { rule: 'BS-AST-15', why: 'none', company }
    return state.turn && state.turn.company !== company ? { rule: 'BS-AST-16', asset: asset.id } : null
  },
  apply(turn, _params, _seat, { company }) {
    beginTurn(turn.state)
    const owner = companyOf(turn.state, company)
    if (owner.asset) removeAsset(turn, owner.asset.id)
    owner.asset = null
  },
}
