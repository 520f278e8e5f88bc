import { clockwiseFrom, frame, type Seat } from '@boardroom/kernel'
import { playerAt } from '../../model/players.ts'
import { asking, happening } from '../../types.ts'
import { stockPhase } from '../stock/stock-phase.ts'
import { found } from './found.ts'

/** Each player founds a starting company (BS-SET-14). */
export const founding = asking({
  name: 'founding',
  seats: (state, { seat }: { seat: Seat }) => (playerAt(state, seat).startingCompany ? [] : [seat]),
  moves: [found],
})

/** The last to found gets the Priority Deal marker and the first place; the others follow clockwise (BS-SET-16). */
export const foundingEnds = happening({
  name: 'founding-ends',
  happen(turn, { last }: { last: Seat }) {
    const { state } = turn
    state.priorityDeal = last
    state.turnOrder = clockwiseFrom(state, last)
    turn.log({ type: 'turn-order', order: state.turnOrder.slice(), priorityDeal: last })
    turn.next(frame(stockPhase, {}))
  },
})
