import { type Frame, frame } from '@boardroom/kernel'
import { GOODS, GREY, SHADOW_MARKERS } from '../../components/index.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { happening } from '../../types.ts'
import { overfull } from '../year/give-up.ts'
import { bidding } from './bidding.ts'
import { resolveRow, returnMarkers } from './resolve.ts'
import { revealSuccess, successMarker } from './success.ts'

/** Counted through the game: year y has trade phases 2y − 1 and 2y (ME-YEA-05). */
export function tradePhase({ year, phase }: MasterOfEconomyState): number {
  return 2 * year - (phase === 'trade-1' ? 1 : 0)
}

/** The whole of a trade phase (ME-TRD-02, ME-TRD-09, ME-TRD-23 to ME-TRD-25). */
export const beginTrade = happening({
  name: 'begin-trade',
  happen(turn) {
    const { state } = turn
    const before: Frame[] = state.shadow ? [frame(layShadowMarker, {}), frame(successMarker, {})] : []
    const after: Frame[] = state.shadow ? [frame(revealSuccess, {})] : []
    turn.next(
      ...before,
      ...state.order.map((company) => frame(bidding, { company, placed: [] })),
      ...GOODS.map((good) => frame(resolveRow, { good })),
      frame(returnMarkers, {}),
      ...state.order.map((company) => frame(overfull, { company })),
      ...after,
    )
  },
})

/** One row more before each of the first six trade phases (ME-SHD-10). */
export const layShadowMarker = happening({
  name: 'lay-shadow-marker',
  happen(turn) {
    const { state } = turn
    const phase = tradePhase(state)
    const good = GOODS[phase - 1]
    if (phase > SHADOW_MARKERS || !good) return
    state.market.offers[good][GREY - 1] = state.shadow
    turn.log({ type: 'shadow-marker', good })
  },
})
