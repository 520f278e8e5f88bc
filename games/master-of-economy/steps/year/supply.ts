import { type MoveOf, oneOf } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, FACTORIES, factoryOf, SUPPLIABLE } from '../../components/index.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { lacking } from '../../model/warehouse.ts'
import type { Refused } from '../../refusals.ts'
import type { Company, MasterOfEconomyState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'

export interface Supplying {
  /** Companies that have not finished, in company order. */
  readonly waiting: CompanyId[]
}

const supplyFields = { company: oneOf(COMPANIES), factory: oneOf(FACTORIES) }
const endFields = { company: oneOf(COMPANIES) }
export type Supply = MoveOf<'supply', typeof supplyFields>
export type EndSupply = MoveOf<'end-supply', typeof endFields>

const SUPPLIES: readonly Supply[] = COMPANIES.flatMap((company) =>
  SUPPLIABLE.map((factory) => ({ type: 'supply' as const, company, factory })),
)
const ENDS: readonly EndSupply[] = COMPANIES.map((company) => ({ type: 'end-supply', company }))

function refuseCompany(
  state: MasterOfEconomyState,
  { waiting }: Supplying,
  seat: number,
  id: CompanyId,
): Refused | null {
  if (state.companies[id]?.manager !== seat) return { rule: 'ME-GEN-05' }
  return waiting.includes(id) ? null : { rule: 'ME-GEN-06' }
}

/** One factory gets one unit of each of its materials (ME-SUP-01, ME-SUP-02). */
const supply: Kind<Supplying, Supply> = {
  type: 'supply',
  rule: 'ME-SUP-01',
  fields: supplyFields,
  candidates: (_state, { waiting }) => SUPPLIES.filter(({ company }) => waiting.includes(company)),
  refuse(state, params, seat, { company: id, factory }) {
    const refusal = refuseCompany(state, params, seat, id)
    if (refusal) return refusal
    const company = companyOf(state, id)
    if (factoryOf(factory).inputs.length === 0) return { rule: 'ME-SUP-05' }
    if (company.supplied[factory] >= company.factories[factory]) {
      return { rule: 'ME-SUP-08', factory, have: company.factories[factory] }
    }
    const missing = lacking(company, factory)
    return missing.length > 0 ? { rule: 'ME-SUP-04', factory, missing } : null
  },
  apply(turn, _params, _seat, { company: id, factory }) {
    const company = companyOf(turn.state, id)
    for (const good of factoryOf(factory).inputs) company.goods[good]--
    company.supplied[factory]++
  },
}

const end: Kind<Supplying, EndSupply> = {
  type: 'end-supply',
  rule: 'ME-SUP-03',
  fields: endFields,
  candidates: () => ENDS,
  refuse: (state, params, seat, { company }) => refuseCompany(state, params, seat, company),
  apply(turn, { waiting }, _seat, { company }) {
    waiting.splice(waiting.indexOf(company), 1)
    finish(turn, company)
  },
}

/** Electricity that lies on no factory is lost (ME-SUP-06). */
function finish(turn: Turn, id: CompanyId): void {
  const company = companyOf(turn.state, id)
  const used = SUPPLIABLE.filter((factory) => company.supplied[factory] > 0)
  if (used.length > 0) {
    const factories = Object.fromEntries(used.map((factory) => [factory, company.supplied[factory]]))
    turn.log({ type: 'supplied', company: id, factories })
  }
  const count = company.goods.electricity
  if (count === 0) return
  company.goods.electricity = 0
  turn.log({ type: 'electricity-lost', company: id, count })
}

/** Whether there is anything to decide, or to confirm. */
function canSupply(company: Company): boolean {
  const begun = SUPPLIABLE.some((factory) => company.supplied[factory] > 0)
  return begun || SUPPLIABLE.some((factory) => company.factories[factory] > 0 && lacking(company, factory).length === 0)
}

/** All managers at once: nobody's supply depends on another's (ME-GEN-18). */
export const materialSupply = asking({
  name: 'supply',
  seats(state, { waiting }: Supplying) {
    const asked = waiting.filter((id) => canSupply(companyOf(state, id))).map((id) => managerOf(state, id))
    return [...new Set(asked)]
  },
  moves: [supply, end],
})

/** Companies without anything to supply lose their electricity as well. */
export const supplyOver = happening({
  name: 'supply-over',
  happen(turn) {
    for (const id of turn.state.order) if (companyOf(turn.state, id).goods.electricity > 0) finish(turn, id)
  },
})
