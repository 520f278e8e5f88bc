import type { View } from '@boardroom/kernel'
import type { RegionId } from '../components/index.ts'
import { slotsOf } from '../model/map.ts'
import { currentEvent } from '../model/timeline.ts'
import type { Carnegie } from '../types.ts'
import type { PlayerView } from '../view.ts'

/** The player who looks at a picture. */
export function seatOf({ viewer, board }: View<Carnegie>): PlayerView {
  const player = viewer === 'spectator' ? undefined : board.players[viewer]
  if (!player) throw new Error('nobody looks at this picture')
  return player
}

/** In how many cities the one who looks has projects. */
export function cityCount({ viewer, board }: View<Carnegie>): number {
  return viewer === 'spectator' ? 0 : new Set(slotsOf(board, viewer).map(({ city }) => city)).size
}

/** The region that pays, and how many people the one who looks has there. */
export function awayIn(view: View<Carnegie>): { readonly region: RegionId; readonly count: number } {
  const { income: region } = currentEvent(view.board)
  if (!region) throw new Error('no region pays in this picture')
  return { region, count: seatOf(view).missions[region] }
}
