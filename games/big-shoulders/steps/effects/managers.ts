import { frame, integer, type MoveOf } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { companyOf, factoriesWith, factoryAt, managersLeft } from '../../model/company.ts'
import type { BigShouldersState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'

export interface Gain {
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
  apply(turn, { company }, _seat, { factory }) {
    turn.done()
    employ(turn, company, factory)
  },
}

function employ(turn: Turn, company: CompanyId, factory: number): void {
  factoryAt(companyOf(turn.state, company), factory).manager = true
  turn.log({ type: 'manager', company, factory })
}

function vacancies(state: BigShouldersState, company: CompanyId): number[] {
  return factoriesWith(companyOf(state, company), (factory) => !factory.manager)
}

export const appointManager = asking({
  name: 'appoint-manager',
  seats: (state, { company }: Gain) => [companyOf(state, company).director],
  moves: [appoint],
})

export const gainManager = happening({
  name: 'gain-manager',
  happen(turn, { company }: Gain) {
    const open = vacancies(turn.state, company)
    const only = open[0]
    if (only === undefined) turn.log({ type: 'lost', company, piece: 'manager' })
    else if (managersLeft(turn.state) === 0) turn.log({ type: 'lost', company, piece: 'manager-supply' })
    else if (open.length === 1) employ(turn, company, only)
    else turn.next(frame(appointManager, { company }))
  },
})
