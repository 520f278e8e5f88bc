import type { Frame, Move, Seat } from '@boardroom/kernel'
import { bidder } from './model/auction.ts'
import type { Refused } from './refusals.ts'
import type { RaisingChicagoState } from './state.ts'

/** Steps in which a project is raised or moved. */
const RAISING: readonly string[] = ['raise']
const MOVING: readonly string[] = ['move', 'prestige-building', 'prestige-site']

/** Why a move that belongs to another step is not possible now. */
export function notNow(state: RaisingChicagoState, _current: Frame, _seat: Seat, move: Move): Refused {
  switch (move.type) {
    case 'use-tile':
      return { rule: 'RC-OUT-02' }
    case 'place':
      // Outside the auction there is no marker to place; those on the cards stay where they are.
      if (state.phase !== 'auction') return { rule: 'RC-BID-12' }
      break
    case 'raise':
      return { rule: 'RC-RAI-01' }
    case 'move':
    case 'choose-prestige':
    case 'place-prestige':
      return { rule: 'RC-MOV-01' }
  }
  return { rule: 'RC-GEN-13', phase: state.phase }
}

/** Only the company named by the current decision may act (RC-GEN-13, RC-GEN-14). */
export function notAsked(state: RaisingChicagoState, current: Frame, _seat: Seat, move: Move): Refused {
  if (move.type === 'use-tile') return { rule: 'RC-OUT-02' }
  if (state.phase === 'auction') {
    const { seat = bidder(state) } = current.params as { seat?: Seat }
    if (seat !== null) return { rule: 'RC-BID-02', bidder: seat }
  }
  if (RAISING.includes(current.step)) return { rule: 'RC-RAI-01' }
  if (MOVING.includes(current.step)) return { rule: 'RC-MOV-01' }
  return { rule: 'RC-GEN-13', phase: state.phase }
}
