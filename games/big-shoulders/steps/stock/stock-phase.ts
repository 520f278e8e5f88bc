import { clockwiseFrom, frame, leftOf } from '@boardroom/kernel'
import { COMPANIES, DECADES } from '../../components/index.ts'
import { poolShares, unsoldShares } from '../../model/company.ts'
import { movePrice } from '../../model/prices.ts'
import { happening } from '../../types.ts'
import { buildingPhase } from '../building/building-phase.ts'
import { sellDown } from './sell-down.ts'
import { stockTurn } from './stock-turn.ts'

/** Sell-down first, then stock turns clockwise from the Priority Deal holder (BS-STK-01, BS-STK-02). */
export const stockPhase = happening({
  name: 'stock-phase',
  happen(turn) {
    const { state } = turn
    state.phase = 'stock'
    state.passes = 0
    state.lastTrader = null
    turn.log({ type: 'decade', decade: state.decade, year: DECADES[state.decade].year })
    turn.log({ type: 'phase', phase: 'stock' })
    turn.next(
      ...clockwiseFrom(state, state.priorityDeal).map((seat) => frame(sellDown, { seat, sold: [], sellDown: true })),
      frame(stockTurn, { seat: state.priorityDeal, sold: [], bought: false }),
    )
  },
})

/** The Priority Deal marker moves, sold-out companies rise (BS-STK-20, BS-STK-21). */
export const stockPhaseEnds = happening({
  name: 'stock-phase-ends',
  happen(turn) {
    const { state } = turn
    if (state.lastTrader !== null) state.priorityDeal = leftOf(state, state.lastTrader)
    turn.log({ type: 'priority-deal', seat: state.priorityDeal })
    for (const id of COMPANIES) {
      const company = state.companies[id]
      if (company && unsoldShares(company) + poolShares(company) === 0) movePrice(turn, id, 1, 'sold-out')
    }
    turn.next(frame(buildingPhase, {}))
  },
})
