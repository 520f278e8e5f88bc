import { type Frame, frame, integer, type MoveOf, oneOf } from '@boardroom/kernel'
import { type CompanyId, JOB_MARKET_SPACES } from '../../components/index.ts'
import { companyOf, factoriesWith, factoryAt, openFactories, openSpaces } from '../../model/company.ts'
import type { BigShouldersState } from '../../state.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { declineBonus } from './decline.ts'

export interface Automating {
  readonly company: CompanyId
  /** Workers still to be replaced. */
  readonly left: number
  /** Workers already replaced, who find new work when all are (BS-AUT-05). */
  readonly freed: number
  readonly optional: boolean
}

const automateFields = { factory: integer(1, 3) }

export type Automate = MoveOf<'automate', typeof automateFields>

const automate: Kind<Automating, Automate> = {
  type: 'automate',
  rule: 'BS-AUT-01',
  fields: automateFields,
  candidates: (state, { company }) => staffed(state, company).map((factory) => ({ type: 'automate', factory })),
  refuse: (state, { company }, _seat, { factory }) =>
    staffed(state, company).includes(factory) ? null : { rule: 'BS-AUT-01' },
  apply(turn, params, _seat, { factory }) {
    turn.done()
    replaceWorker(turn, params, factory)
  },
}

function staffed(state: BigShouldersState, company: CompanyId): number[] {
  return factoriesWith(companyOf(state, company), (factory) => factory.workers > 0)
}

/** The token takes the Worker's space for good (BS-AUT-01, BS-AUT-03). */
function replaceWorker(turn: Turn, params: Automating, number: number): void {
  const factory = factoryAt(companyOf(turn.state, params.company), number)
  factory.workers--
  factory.automated++
  turn.log({ type: 'automated', company: params.company, factory: number })
  turn.next(frame(automation, { ...params, left: params.left - 1, freed: params.freed + 1 }))
}

export const chooseAutomation = asking({
  name: 'choose-automation',
  seats: (state, { company }: Automating) => [companyOf(state, company).director],
  moves: [automate, declineBonus],
})

/** Automates Workers one by one, then finds work for them; asks only where there is a choice. */
export const automation = happening({
  name: 'automation',
  happen(turn, params: Automating) {
    const { company, left, freed, optional } = params
    if (left === 0) {
      turn.next(...Array.from({ length: freed }, (): Frame => frame(relocation, { company })))
      return
    }
    const choices = staffed(turn.state, company)
    const only = choices[0]
    if (only === undefined) turn.log({ type: 'lost', company, piece: 'automation' })
    else if (choices.length === 1 && !optional) replaceWorker(turn, params, only)
    else turn.next(frame(chooseAutomation, { ...params }))
  },
})

export interface Relocating {
  readonly company: CompanyId
}

const relocateFields = { to: oneOf(['job-market', 1, 2, 3]) }

export type Relocate = MoveOf<'relocate', typeof relocateFields>

/** The Worker moves to an open space of the company or back to the Job Market (BS-AUT-02). */
const relocate: Kind<Relocating, Relocate> = {
  type: 'relocate',
  rule: 'BS-AUT-02',
  fields: relocateFields,
  candidates(state, { company }) {
    const factories = openFactories(company, companyOf(state, company)) as (1 | 2 | 3)[]
    return [...factories, 'job-market' as const].map((to) => ({ type: 'relocate', to }))
  },
  refuse(state, { company }, _seat, { to }) {
    if (to === 'job-market') return null
    return openSpaces(company, companyOf(state, company), to) > 0 ? null : { rule: 'BS-AUT-02' }
  },
  apply(turn, { company }, _seat, { to }) {
    turn.done()
    settle(turn, company, to)
  },
}

function settle(turn: Turn, company: CompanyId, to: Relocate['to']): void {
  const { state } = turn
  // A Worker who finds the market full goes to the General Supply.
  const full = to === 'job-market' && state.jobMarket === JOB_MARKET_SPACES
  if (to !== 'job-market') factoryAt(companyOf(state, company), to).workers++
  else if (!full) state.jobMarket++
  turn.log({ type: 'relocated', company, to: full ? 'supply' : to })
}

export const relocateWorker = asking({
  name: 'relocate-worker',
  seats: (state, { company }: Relocating) => [companyOf(state, company).director],
  moves: [relocate],
})

export const relocation = happening({
  name: 'relocation',
  happen(turn, { company }: Relocating) {
    if (openFactories(company, companyOf(turn.state, company)).length === 0) settle(turn, company, 'job-market')
    else turn.next(frame(relocateWorker, { company }))
  },
})
