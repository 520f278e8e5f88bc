import type { Frame, Move, Seat } from '@boardroom/kernel'
import type { Refused } from './refusals.ts'
import type { CarnegieState } from './state.ts'

/** Why a move that belongs to another step is not possible now. */
export function notNow(state: CarnegieState, _current: Frame, _seat: Seat, move: Move): Refused {
  switch (move.type) {
    case 'choose-sides':
      return { rule: 'CG-SET-06' }
    case 'choose-action':
      if (state.chosen) return { rule: 'CG-ACT-09' }
      break
    case 'assign':
    case 'assign-nobody':
      return { rule: 'CG-DEP-08' }
  }
  // Setup allows nothing but what it asks for, and the start player must choose (CG-GEN-08).
  if (state.phase === 'action') return { rule: 'CG-ACT-01' }
  return { rule: 'CG-ROU-01', phase: state.phase }
}

/** Only whoever is asked may act (CG-GEN-09). */
export function notAsked(_state: CarnegieState, _current: Frame, _seat: Seat): Refused {
  return { rule: 'CG-GEN-09' }
}
