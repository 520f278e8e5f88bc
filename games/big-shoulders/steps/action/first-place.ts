import { type MoveOf, type Seat, truth } from '@boardroom/kernel'
import { asking, type Kind } from '../../types.ts'

const fields = { take: truth }

export type TakeFirstPlace = MoveOf<'first-place', typeof fields>

/** Moves the own marker to space 1; the markers that were in front move back one (BS-ACT-23). */
const takeFirstPlace: Kind<{ seat: Seat }, TakeFirstPlace> = {
  type: 'first-place',
  rule: 'BS-ACT-23',
  fields,
  candidates: () => [
    { type: 'first-place', take: true },
    { type: 'first-place', take: false },
  ],
  refuse: () => null,
  apply(turn, { seat }, _seat, { take }) {
    turn.done()
    if (!take) return
    const { state } = turn
    state.turnOrder = [seat, ...state.turnOrder.filter((other) => other !== seat)]
    turn.log({ type: 'first-place', seat })
  },
}

/** Nobody is asked who is first already. */
export const firstPlace = asking({
  name: 'first-place',
  seats: (state, { seat }: { seat: Seat }) => (state.turnOrder[0] === seat ? [] : [seat]),
  moves: [takeFirstPlace],
})
