import { frame, integer, type MoveOf } from '@boardroom/kernel'
import { companyOf, factoriesWith, factoryAt, managersLeft } from '../../company.ts'
import type { CompanyId } from '../../components/index.ts'
import type { BigShouldersState } from '../../state.ts'
import type { Asking, Happening, Kind, Table } from '../../types.ts'

interface Gain {
  readonly company: CompanyId
}

const fields = { factory: integer(1, 3) }

export type AppointManager = MoveOf<'appoint-manager', typeof fields>

/** A Manager leads any factory that has none (BS-EMP-03). */
const appoint: Kind<Gain, AppointManager> = {
  type: 'appoint-manager',
  rule: 'BS-EMP-03',
  fields,
  candidates: (state, { company }) =>
    vacancies(state, company).map((factory) => ({ type: 'appoint-manager', factory })),
  refuse: (state, { company }, _seat, { factory }) =>
    vacancies(state, company).includes(factory) ? null : { rule: 'BS-EMP-03' },
  apply(table, { company }, _seat, { factory }) {
    table.done()
    employ(table, company, factory)
  },
}

function employ(table: Table, company: CompanyId, factory: number): void {
  factoryAt(companyOf(table.state, company), factory).manager = true
  table.log({ type: 'manager', company, factory })
}

function vacancies(state: BigShouldersState, company: CompanyId): number[] {
  return factoriesWith(companyOf(state, company), (factory) => !factory.manager)
}

export const appointManager: Asking<Gain> = {
  name: 'appoint-manager',
  seats: (state, { company }) => [companyOf(state, company).director],
  moves: [appoint],
}

export const gainManager: Happening<Gain> = {
  name: 'gain-manager',
  happen(table, { company }) {
    const open = vacancies(table.state, company)
    const only = open[0]
    if (only === undefined) table.log({ type: 'lost', company, piece: 'manager' })
    else if (managersLeft(table.state.companies) === 0) table.log({ type: 'lost', company, piece: 'manager-supply' })
    else if (open.length === 1) employ(table, company, only)
    else table.next(frame(appointManager, { company }))
  },
}
