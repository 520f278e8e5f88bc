import { frame, integer, type MoveOf } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { companyOf, factoryAt, openFactories, openSpaces } from '../../model/company.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { declineBonus } from './decline.ts'

export interface Gain {
  readonly company: CompanyId
  /** A Capital Asset's bonus may be declined. */
  readonly optional: boolean
}

const fields = { factory: integer(1, 3) }

export type PlaceWorker = MoveOf<'place-worker', typeof fields>

/** A Worker goes at once to an open space of any factory (BS-EMP-02). */
const placeWorker: Kind<Gain, PlaceWorker> = {
  type: 'place-worker',
  rule: 'BS-EMP-02',
  fields,
  candidates: (state, { company }) =>
    openFactories(company, companyOf(state, company)).map((factory) => ({ type: 'place-worker', factory })),
  refuse: (state, { company }, _seat, { factory }) =>
    openSpaces(company, companyOf(state, company), factory) > 0 ? null : { rule: 'BS-EMP-01', company },
  apply(turn, { company }, _seat, { factory }) {
    turn.done()
    employ(turn, company, factory)
  },
}

function employ(turn: Turn, company: CompanyId, factory: number): void {
  factoryAt(companyOf(turn.state, company), factory).workers++
  turn.log({ type: 'worker', company, factory })
}

export const stationWorker = asking({
  name: 'station-worker',
  seats: (state, { company }: Gain) => [companyOf(state, company).director],
  moves: [placeWorker, declineBonus],
})

/** A Worker from the General Supply; without room it is lost (BS-AST-05, BS-EMP-06). */
export const gainWorker = happening({
  name: 'gain-worker',
  happen(turn, gain: Gain) {
    const { company, optional } = gain
    const open = openFactories(company, companyOf(turn.state, company))
    const only = open[0]
    if (only === undefined) turn.log({ type: 'lost', company, piece: 'worker' })
    else if (open.length === 1 && !optional) employ(turn, company, only)
    else turn.next(frame(stationWorker, { ...gain }))
  },
})
