import { frame } from '@boardroom/kernel'
import { LAST_DECADE } from '../../components/index.ts'
import { companyOf } from '../../model/company.ts'
import { refillSupplyChain } from '../../model/supply-chain.ts'
import { happening } from '../../types.ts'
import { cleanup, gameEnds } from '../cleanup.ts'
import { closing } from './closing.ts'
import { distribution } from './distribution.ts'
import { production } from './production.ts'
import { turnOf } from './turn.ts'

export const operatingPhase = happening({
  name: 'operating-phase',
  happen(turn) {
    turn.state.phase = 'operating'
    turn.log({ type: 'phase', phase: 'operating' })
    turn.next(frame(nextCompany, {}))
  },
})

/** The first company in Appeal order that has not operated yet takes its whole turn (BS-OPR-01 to 03). */
export const nextCompany = happening({
  name: 'next-company',
  happen(turn) {
    const { state } = turn
    const company = state.appealOrder.find((id) => !companyOf(state, id).operated)
    if (!company) {
      turn.next(state.decade === LAST_DECADE ? frame(gameEnds, {}) : frame(cleanup, {}))
      return
    }
    state.turn = { company, stage: 'start', produced: 0, goodsSold: 0, revenue: 0 }
    turn.log({ type: 'operates', seat: companyOf(state, company).director, company })
    turn.next(
      frame(production, {}),
      frame(distribution, {}),
      frame(closing, {}),
      frame(companyTurnEnds, {}),
      frame(nextCompany, {}),
    )
  },
})

/** The Supply Chain is refilled at the end of each company's turn (BS-SUP-02). */
export const companyTurnEnds = happening({
  name: 'company-turn-ends',
  happen(turn) {
    const { state } = turn
    companyOf(state, turnOf(state).company).operated = true
    state.turn = null
    refillSupplyChain(turn)
  },
})
