import { frame, type MoveOf, truth } from '@boardroom/kernel'
import { unanswered } from '../../players.ts'
import type { Asking, Happening, Kind } from '../../types.ts'
import { nextChoice } from './choose-company.ts'

const fields = { open: truth }
export type AgreeCash = MoveOf<'agree-cash', typeof fields>

const BOTH: readonly AgreeCash[] = [
  { type: 'agree-cash', open: true },
  { type: 'agree-cash', open: false },
]

const agree: Kind<object, AgreeCash> = {
  type: 'agree-cash',
  rule: 'ME-SET-08',
  fields,
  candidates: () => BOTH,
  refuse: () => null,
  apply(table, _params, seat, { open }) {
    table.state.votes[seat] = open
  },
}

/** Open private cash is asked of everyone at once, even at a table that proposes it (ME-SET-15). */
export const agreeCash: Asking<object> = {
  name: 'agree-cash',
  seats: ({ votes }) => [...votes.keys()].filter((seat) => votes[seat] === null),
  moves: [agree],
}

/** One objection makes it hidden (ME-SET-08). */
export const cashAgreed: Happening<object> = {
  name: 'cash-agreed',
  happen(table) {
    const { state } = table
    table.reveal()
    const against = [...state.votes.keys()].filter((seat) => state.votes[seat] === false)
    state.openCash = against.length === 0
    unanswered(state)
    table.log({ type: 'cash-agreed', open: state.openCash, against })
    table.next(frame(nextChoice, { seat: 0 }))
  },
}
