import { frame } from '@boardroom/kernel'
import { MARKERS, ROUNDS, SLOTS } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import type { RaisingChicagoState } from '../../state.ts'
import { happening } from '../../types.ts'
import { awardProjects } from '../auction/award.ts'
import { bid } from '../auction/bid.ts'
import { executeProjects } from '../execute/execute.ts'
import { operate } from '../operate/operate.ts'
import { openWindow } from '../tiles/window.ts'

/** The five phases of a round, one after the other (RC-GEN-02). */
export const beginRound = happening({
  name: 'begin-round',
  happen(turn) {
    turn.next(
      frame(announce, {}),
      frame(openWindow, {}),
      frame(addMarkers, {}),
      frame(bid, {}),
      frame(awardProjects, {}),
      frame(executeProjects, {}),
      frame(operate, {}),
    )
  },
})

/** Projects and cards go to the five slots (RC-ANN-01 to RC-ANN-03). */
export const announce = happening({
  name: 'announce',
  happen(turn) {
    const { state } = turn
    state.phase = 'announce'
    state.round++
    const stack = state.stacks[state.round - 1] ?? []
    const projects = [...stack.splice(0), ...(state.round === ROUNDS ? state.finals.splice(0) : [])]
    const cards = state.deck.splice(0, SLOTS.length)
    for (const [i, id] of SLOTS.entries()) {
      const slot = slotAt(state, id)
      slot.project = projects[i] ?? null
      slot.card = cards[i] ?? null
    }
    for (const company of state.companies) company.fresh = 0
    turn.reveal()
    turn.log({ type: 'round', round: state.round, projects, cards })
  },
})

/** New bid markers, then the rows by rank (RC-ANN-05 to RC-ANN-08). */
export const addMarkers = happening({
  name: 'add-markers',
  happen(turn) {
    const { state } = turn
    state.phase = 'auction'
    const added = state.companies.map((company) => {
      const count = Math.min(MARKERS.perRound, MARKERS.mostInRow - company.auction)
      company.supply -= count
      company.auction += count
      return count
    })
    state.rows = state.ranking.slice()
    if (hasThirdColour(state)) for (const company of state.companies) company.third = MARKERS.thirdPerRound
    turn.log({ type: 'markers', added, rows: state.rows.slice() })
  },
})

/** With two companies an unused colour bids as well (RC-TWO-01). */
function hasThirdColour(state: Pick<RaisingChicagoState, 'seats'>): boolean {
  return state.seats === 2
}
