import { frame } from '@boardroom/kernel'
import { discardCheapest } from '../asset-row.ts'
import { COMPANIES, type Decade } from '../components/index.ts'
import { renewDemand } from '../demand-rows.ts'
import { goalWinners, scoresOf, winnersOf } from '../scoring.ts'
import type { BigShouldersState } from '../state.ts'
import { clearCheapest, refillSupplyChain } from '../supply-chain.ts'
import type { Happening } from '../types.ts'
import { stockPhase } from './stock/stock-phase.ts'

/** Supply Chain, Capital Assets, Demand, Partners, next Decade (BS-CLN-01 to 09). */
export const cleanup: Happening<object> = {
  name: 'cleanup',
  happen(table) {
    const { state } = table
    state.phase = 'cleanup'
    table.log({ type: 'phase', phase: 'cleanup' })
    clearCheapest(table)
    refillSupplyChain(table)
    discardCheapest(table)
    renewDemand(table)
    beginAnew(state)
    state.decade = (state.decade + 1) as Decade
    table.next(frame(stockPhase, {}))
  },
}

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
export const gameEnds: Happening<object> = {
  name: 'game-ends',
  happen(table) {
    const { state } = table
    state.phase = 'over'
    table.log({ type: 'phase', phase: 'over' })
    for (const goal of state.goals) table.log({ type: 'goal', goal, seats: goalWinners(state, goal) })
    for (const [seat, { total }] of scoresOf(state).entries()) table.log({ type: 'score', seat, score: total })
    table.log({ type: 'winners', seats: winnersOf(scoresOf(state)) })
  },
}
