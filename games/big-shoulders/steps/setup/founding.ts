import { frame, type Seat } from '@boardroom/kernel'
import { clockwiseFrom, playerAt } from '../../players.ts'
import type { Asking, Happening } from '../../types.ts'
import { stockPhase } from '../stock/stock-phase.ts'
import { found } from './found.ts'

/** Each player founds a starting company (BS-SET-14). */
export const founding: Asking<{ seat: Seat }> = {
  name: 'founding',
  seats: (state, { seat }) => (playerAt(state, seat).startingCompany ? [] : [seat]),
  moves: [found],
}

/** The last to found gets the Priority Deal marker and the first place; the others follow clockwise (BS-SET-16). */
export const foundingEnds: Happening<{ last: Seat }> = {
  name: 'founding-ends',
  happen(turn, { last }) {
    const { state } = turn
    state.priorityDeal = last
    state.turnOrder = clockwiseFrom(state, last)
    turn.log({ type: 'turn-order', order: state.turnOrder.slice(), priorityDeal: last })
    turn.next(frame(stockPhase, {}))
  },
}
