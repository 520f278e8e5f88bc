import { frame } from '@boardroom/kernel'
import { happening } from '../../types.ts'
import { beginPhase } from './phases.ts'

/** The year marker advances, phase 1 begins (ME-YEA-04). */
export const beginYear = happening({
  name: 'begin-year',
  happen(turn) {
    turn.state.year++
    turn.log({ type: 'year', year: turn.state.year })
    turn.next(frame(beginPhase, { phase: 'investment-1' }))
  },
})
