import { type MoveOf, oneOf } from '@boardroom/kernel'
import { COMPANIES, RESOURCES } from '../../components/index.ts'
import { companyOf, isDirector } from '../../model/company.ts'
import { isTrade } from '../../model/cubes.ts'
import { actingCompanies } from '../../model/players.ts'
import type { Kind } from '../../types.ts'
import { beginTurn } from '../operating/turn.ts'

const fields = { company: oneOf(COMPANIES), give: oneOf(RESOURCES), take: oneOf(RESOURCES) }

export type Trade = MoveOf<'trade', typeof fields>

/** Two cubes of one type for one of another at Haymarket Square (BS-OPR-11, BS-OPR-12). */
export const trade: Kind<object, Trade> = {
  type: 'trade',
  rule: 'BS-OPR-11',
  fields,
  candidates(state, _params, seat) {
    const moves: Trade[] = []
    for (const company of actingCompanies(state, seat)) {
      const { resources } = companyOf(state, company)
      for (const give of RESOURCES) {
        if (resources[give] < 2) continue
        for (const take of RESOURCES) {
          if (take !== give && state.haymarket[take] > 0) moves.push({ type: 'trade', company, give, take })
        }
      }
    }
    return moves
  },
  refuse(state, _params, seat, { company, give, take }) {
    if (!isDirector(state, company, seat)) return { rule: 'BS-GEN-09', company }
    if (state.turn && state.turn.company !== company) return { rule: 'BS-OPR-12' }
    const { resources } = companyOf(state, company)
    return isTrade(resources, state.haymarket, give, take) ? null : { rule: 'BS-OPR-11' }
  },
  apply(turn, _params, _seat, { company, give, take }) {
    const { state } = turn
    beginTurn(state)
    const { resources } = companyOf(state, company)
    resources[give] -= 2
    state.haymarket[give] += 2
    state.haymarket[take]--
    resources[take]++
    turn.log({ type: 'traded', company, give, take })
  },
}
