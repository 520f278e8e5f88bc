import { frame } from '@boardroom/kernel'
import { COMPANIES, type Decade } from '../components/index.ts'
import { discardCheapest } from '../model/asset-row.ts'
import { renewDemand } from '../model/demand-rows.ts'
import { clearCheapest, refillSupplyChain } from '../model/supply-chain.ts'
import { goalWinners, scoresOf, winnersOf } from '../scoring.ts'
import type { BigShouldersState } from '../state.ts'
import { happening } from '../types.ts'
import { stockPhase } from './stock/stock-phase.ts'

/** Supply Chain, Capital Assets, Demand, Partners, next Decade (BS-CLN-01 to 09). */
export const cleanup = happening({
  name: 'cleanup',
  happen(turn) {
    const { state } = turn
    state.phase = 'cleanup'
    turn.log({ type: 'phase', phase: 'cleanup' })
    clearCheapest(turn)
    refillSupplyChain(turn)
    discardCheapest(turn)
    renewDemand(turn)
    beginAnew(state)
    state.decade = (state.decade + 1) as Decade
    turn.next(frame(stockPhase, {}))
  },
})

/** What lasted one Decade is over: exhausted assets, operated companies, placed Partners, buying bans. */
function beginAnew(state: BigShouldersState): void {
  for (const id of COMPANIES) {
    const company = state.companies[id]
    if (!company) continue
    company.operated = false
    if (company.asset) company.asset.exhausted = false
  }
  for (const player of state.players) {
    player.partners.unplaced = player.partners.active
    player.sold = []
    player.passed = false
  }
  state.placed = []
}

/** The end after the Operating Phase of Decade 5 (BS-END-01). Nothing is left on the agenda. */
export const gameEnds = happening({
  name: 'game-ends',
  happen(turn) {
    const { state } = turn
    state.phase = 'over'
    turn.log({ type: 'phase', phase: 'over' })
    for (const goal of state.goals) turn.log({ type: 'goal', goal, seats: goalWinners(state, goal) })
    for (const [seat, { total }] of scoresOf(state).entries()) turn.log({ type: 'score', seat, score: total })
    turn.log({ type: 'winners', seats: winnersOf(scoresOf(state)) })
  },
})
