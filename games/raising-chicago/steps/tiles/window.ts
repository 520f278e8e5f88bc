import { frame, type Seat } from '@boardroom/kernel'
import { asking, bare, happening } from '../../types.ts'
import { canUseTile, useTile } from './use-tile.ts'

export interface Window {
  /** By rank when the window opened; those who have passed are gone. */
  readonly waiting: Seat[]
}

/** In phases 1 and 5 holders of tiles are asked by rank, highest first (RC-OUT-03). */
export const openWindow = happening({
  name: 'open-window',
  happen(turn) {
    const { state } = turn
    const waiting = state.ranking.filter((seat) => canUseTile(state, seat))
    if (waiting.length > 0) turn.next(frame(tileWindow, { waiting }))
  },
})

export const pass = bare({
  type: 'pass',
  rule: 'RC-OUT-03',
  apply(_turn, { waiting }: Window, seat) {
    waiting.splice(0, waiting.indexOf(seat) + 1)
  },
})

export const tileWindow = asking({
  name: 'tile-window',
  seats(state, { waiting }: Window) {
    const next = waiting.find((seat) => canUseTile(state, seat))
    return next === undefined ? [] : [next]
  },
  moves: [useTile, pass],
})
