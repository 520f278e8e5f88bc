import { frame, integer, type MoveOf, type Seat } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { forEachCompany } from '../../model/market.ts'
import { playerAt } from '../../model/players.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { beginYear } from '../year/begin-year.ts'

export interface Support {
  readonly company: CompanyId
  /** Who has not spoken about this company yet, in their sequence. */
  readonly speakers: Seat[]
}

const fields = { markers: integer(0, 99) }
export type SupportCompany = MoveOf<'support', typeof fields>

/** Any number of the own relations markers for any company (ME-ORD-02, ME-ORD-04). */
const lay: Kind<Support, SupportCompany> = {
  type: 'support',
  rule: 'ME-ORD-02',
  fields,
  candidates: (state, _params, seat) =>
    Array.from({ length: playerAt(state, seat).relations + 1 }, (_, markers) => ({ type: 'support', markers })),
  refuse(state, _params, seat, { markers }) {
    const have = playerAt(state, seat).relations
    return markers > have ? { rule: 'ME-ORD-02', have } : null
  },
  apply(turn, { company, speakers }, seat, { markers }) {
    const { state } = turn
    speakers.splice(0, speakers.indexOf(seat) + 1)
    if (markers === 0) return
    playerAt(state, seat).relations -= markers
    state.support[company] += markers
    turn.log({ type: 'support', seat, company, markers })
  },
}

/** Everyone speaks once about each company; nobody without markers is asked (ME-ORD-02, ME-ORD-03). */
export const support = asking({
  name: 'support',
  seats: (state, { speakers }: Support) => speakers.filter((seat) => hasMarkers(state, seat)).slice(0, 1),
  moves: [lay],
})

function hasMarkers(state: MasterOfEconomyState, seat: Seat): boolean {
  return playerAt(state, seat).relations > 0
}

/** More markers first, equals as before; the markers return to the supply (ME-ORD-05, ME-ORD-06). */
export const newOrder = happening({
  name: 'new-order',
  happen(turn) {
    const { state } = turn
    const { support: laid } = state
    state.order = state.order.slice().sort((a, b) => laid[b] - laid[a])
    turn.log({ type: 'order', order: state.order.slice(), support: laid })
    state.support = forEachCompany(0)
    turn.next(frame(beginYear, {}))
  },
})
