import { frame, type MoveOf, truth } from '@boardroom/kernel'
import { unanswered } from '../../model/players.ts'
import { asking, happening, type Kind } from '../../types.ts'
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
  apply(turn, _params, seat, { open }) {
    turn.state.votes[seat] = open
  },
}

/** Open private cash is asked of everyone at once, even at a table that proposes it (ME-SET-15). */
export const agreeCash = asking({
  name: 'agree-cash',
  seats: ({ votes }) => [...votes.keys()].filter((seat) => votes[seat] === null),
  moves: [agree],
})

/** One objection makes it hidden (ME-SET-08). */
export const cashAgreed = happening({
  name: 'cash-agreed',
  happen(turn) {
    const { state } = turn
    turn.reveal()
    const against = [...state.votes.keys()].filter((seat) => state.votes[seat] === false)
    state.openCash = against.length === 0
    unanswered(state)
    turn.log({ type: 'cash-agreed', open: state.openCash, against })
    turn.next(frame(nextChoice, { seat: 0 }))
  },
})
