import { frame } from '@boardroom/kernel'
import { type CompanyId, FACTORIES, factoryOf, type GoodId, noFactories } from '../../components/index.ts'
import { companyOf } from '../../model/players.ts'
import { goodsLeft } from '../../model/warehouse.ts'
import type { Company } from '../../state.ts'
import { happening } from '../../types.ts'
import { overfull } from './give-up.ts'

/** Quarries and supplied factories produce what the supply still has (ME-PRD-01, ME-PRD-02). */
export const produce = happening({
  name: 'produce',
  happen(turn, { company: id }: { company: CompanyId }) {
    const { state } = turn
    const company = companyOf(state, id)
    const goods: Partial<Record<GoodId, number>> = {}
    for (const factory of FACTORIES) {
      const { output, amount } = factoryOf(factory)
      const wanted = amount * working(company, factory)
      if (wanted === 0) continue
      const made = Math.min(wanted, goodsLeft(state, output))
      company.goods[output] += made
      if (made > 0) goods[output] = made
      if (made < wanted) turn.log({ type: 'not-produced', company: id, good: output, count: wanted - made })
    }
    if (Object.keys(goods).length > 0) turn.log({ type: 'produced', company: id, goods })
    turn.next(frame(overfull, { company: id }))
  },
})

function working(company: Company, factory: (typeof FACTORIES)[number]): number {
  return factory === 'quarry' ? company.factories.quarry : company.supplied[factory]
}

/** Used material returns only after everyone has produced (ME-PRD-04). */
export const returnMaterial = happening({
  name: 'return-material',
  happen({ state }) {
    for (const id of state.order) companyOf(state, id).supplied = noFactories()
  },
})
