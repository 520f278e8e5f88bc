import { type Frame, frame } from '@boardroom/kernel'
import { type Half, type PhaseId, YEARS } from '../../components/index.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { happening } from '../../types.ts'
import { finalScoring } from '../end/final-scoring.ts'
import { beginFinance } from '../finance/finance.ts'
import { beginMeeting } from '../meeting/meeting.ts'
import { beginTrade } from '../trade/trade.ts'
import { isReached } from './end-check.ts'
import { investment } from './investment.ts'
import { produce, returnMaterial } from './production.ts'
import { materialSupply, supplyOver } from './supply.ts'

/** A phase begins when the one before is completely finished (ME-YEA-02). */
export const beginPhase = happening({
  name: 'begin-phase',
  happen(turn, { phase }: { phase: PhaseId }) {
    const { state } = turn
    state.phase = phase
    turn.log({ type: 'phase', phase })
    turn.next(...stepsOf(state, phase))
  },
})

/** The year from phase to phase, each with what comes after it (ME-YEA-01). */
function stepsOf(state: MasterOfEconomyState, phase: PhaseId): Frame[] {
  switch (phase) {
    case 'investment-1':
      return [...investments(state), frame(beginPhase, { phase: 'supply-1' })]
    case 'supply-1':
      return [...supplies(state), frame(beginPhase, { phase: 'production-1' })]
    case 'production-1':
      return [...productions(state), frame(beginPhase, { phase: 'trade-1' })]
    case 'trade-1':
      return [frame(beginTrade, {}), frame(afterTrade, { half: 1 })]
    case 'finance':
      return [frame(beginFinance, {}), frame(beginPhase, { phase: 'investment-2' })]
    case 'investment-2':
      return [...investments(state), frame(beginPhase, { phase: 'supply-2' })]
    case 'supply-2':
      return [...supplies(state), frame(beginPhase, { phase: 'production-2' })]
    case 'production-2':
      return [...productions(state), frame(beginPhase, { phase: 'trade-2' })]
    case 'trade-2':
      return [frame(beginTrade, {}), frame(afterTrade, { half: 2 })]
    case 'meeting':
      return [frame(beginMeeting, {})]
  }
}

function investments({ order }: MasterOfEconomyState): Frame[] {
  return order.map((company) => frame(investment, { company, built: [], sold: [] }))
}

function supplies({ order }: MasterOfEconomyState): Frame[] {
  return [frame(materialSupply, { waiting: order.slice() }), frame(supplyOver, {})]
}

function productions({ order }: MasterOfEconomyState): Frame[] {
  return [...order.map((company) => frame(produce, { company })), frame(returnMaterial, {})]
}

/** The game ends here, or the year goes on (ME-END-01, ME-END-03, ME-YEA-03). */
export const afterTrade = happening({
  name: 'after-trade',
  happen(turn, { half }: { half: Half }) {
    const { state } = turn
    if (isReached(state) || (half === 2 && state.year === YEARS)) turn.next(frame(finalScoring, {}))
    else turn.next(frame(beginPhase, { phase: half === 1 ? 'finance' : 'meeting' }))
  },
})
