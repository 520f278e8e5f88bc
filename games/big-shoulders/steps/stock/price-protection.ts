import { type MoveOf, truth } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { companyOf } from '../../model/company.ts'
import { movePrice } from '../../model/prices.ts'
import type { Company } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'

export interface Protection {
  readonly company: CompanyId
  /** Steps the price would drop. */
  readonly drop: number
  readonly reason: 'sale' | 'withhold'
}

const fields = { use: truth }

export type Protect = MoveOf<'protect', typeof fields>

/** Exhausting Price Protection cancels the whole drop (BS-AST-22, BS-AST-23). */
const protect: Kind<Protection, Protect> = {
  type: 'protect',
  rule: 'BS-AST-25',
  fields,
  candidates: () => [
    { type: 'protect', use: true },
    { type: 'protect', use: false },
  ],
  refuse: () => null,
  apply(turn, { company: id, drop, reason }, seat, { use }) {
    turn.done()
    const { asset } = companyOf(turn.state, id)
    if (use && asset) {
      asset.exhausted = true
      turn.log({ type: 'protected', seat, company: id })
    } else {
      turn.log({ type: 'unprotected', seat, company: id })
      movePrice(turn, id, -drop, reason)
    }
  },
}

/** The Director is asked before the price moves (BS-AST-25). */
export const priceProtection = asking({
  name: 'price-protection',
  seats: (state, { company }: Protection) => [companyOf(state, company).director],
  moves: [protect],
})

/** Ready, and of use: at the lower end of the track there is nothing to protect. */
export function isProtectionReady(company: Company): boolean {
  return company.asset?.id === 'price-protection' && !company.asset.exhausted && company.price > 0
}
