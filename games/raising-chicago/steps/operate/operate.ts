import { frame, type Seat } from '@boardroom/kernel'
import { RESOURCES, ROUNDS } from '../../components/index.ts'
import { sideOf } from '../../model/auction.ts'
import { companyAt } from '../../model/companies.ts'
import { addResources, give } from '../../model/rewards.ts'
import { happening, type Turn } from '../../types.ts'
import { beginRound } from '../announce/round.ts'
import { scoreBoard } from '../end/scoring.ts'
import { openWindow } from '../tiles/window.ts'

/** Phase 5: production from the lowest to the highest rank, then outskirts tiles (RC-PRO-01 to RC-PRO-05). */
export const operate = happening({
  name: 'operate',
  happen(turn) {
    const { state } = turn
    state.phase = 'operate'
    for (const seat of state.ranking.toReversed()) produce(turn, seat)
    turn.next(frame(openWindow, {}), frame(endRound, {}))
  },
})

/** Cards from left to right; one-time cards only in the round in which they were placed (RC-PRO-02, RC-PRO-03). */
function produce(turn: Turn, seat: Seat): void {
  const { state } = turn
  const company = companyAt(state, seat)
  const takes = { timber: 0, jackscrew: 0, masonry: 0 }
  for (const [i, card] of company.cards.entries()) {
    const { mode, reward } = sideOf(state.seats, card)
    if (mode === 'once' && i >= company.fresh) continue
    if (reward.type === 'resources') {
      addResources(company, reward.amounts)
      for (const resource of RESOURCES) takes[resource] += reward.amounts[resource]
    } else give(turn, seat, reward, 'card')
  }
  if (RESOURCES.some((resource) => takes[resource] > 0)) turn.log({ type: 'produced', seat, takes })
}

/** After round 8 the final scoring follows (RC-PRO-06). */
export const endRound = happening({
  name: 'end-round',
  happen(turn) {
    turn.next(turn.state.round < ROUNDS ? frame(beginRound, {}) : frame(scoreBoard, {}))
  },
})
