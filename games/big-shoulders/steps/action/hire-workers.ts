import { integer, type MoveOf } from '@boardroom/kernel'
import { type CompanyId, workerPrice } from '../../components/index.ts'
import { companyOf, factoryAt, openFactories, openSpaces } from '../../model/company.ts'
import { pay } from '../../model/money.ts'
import type { BigShouldersState } from '../../state.ts'
import { asking, bare, type Kind } from '../../types.ts'

export interface Hiring {
  readonly company: CompanyId
  hired: number
}

const fields = { factory: integer(1, 3) }

export type Hire = MoveOf<'hire', typeof fields>

/** One more Worker, from the cheapest occupied space of the Job Market (BS-ACT-20). */
const hire: Kind<Hiring, Hire> = {
  type: 'hire',
  rule: 'BS-ACT-20',
  fields,
  candidates: (state, { company }) =>
    openFactories(company, companyOf(state, company)).map((factory) => ({ type: 'hire', factory })),
  refuse(state, { company: id }, _seat, { factory }) {
    const company = companyOf(state, id)
    if (openSpaces(id, company, factory) === 0) return { rule: 'BS-EMP-01', company: id }
    const cost = workerPrice(state.jobMarket)
    return company.treasury < cost ? { rule: 'BS-ACT-20', company: id, cost, have: company.treasury } : null
  },
  apply(turn, params, _seat, { factory }) {
    const { state } = turn
    const cost = workerPrice(state.jobMarket)
    pay(state, params.company, 'bank', cost)
    // With an empty market the Worker comes from the General Supply.
    if (state.jobMarket > 0) state.jobMarket--
    factoryAt(companyOf(state, params.company), factory).workers++
    params.hired++
    turn.log({ type: 'hired', company: params.company, factory, cost })
  },
}

const stop = bare({
  type: 'stop-hiring',
  rule: 'BS-ACT-21',
  refuse: (_state, { hired }: Hiring) => (hired > 0 ? null : { rule: 'BS-ACT-21', why: 'at-least-one' }),
  apply: (turn) => turn.done(),
})

/** Over by itself when there is no room or no money for another Worker. */
export const hireWorkers = asking({
  name: 'hire-workers',
  seats: (state, params: Hiring) =>
    params.hired > 0 && !canHire(state, params.company) ? [] : [companyOf(state, params.company).director],
  moves: [hire, stop],
})

function canHire(state: BigShouldersState, id: CompanyId): boolean {
  const company = companyOf(state, id)
  return openFactories(id, company).length > 0 && company.treasury >= workerPrice(state.jobMarket)
}
