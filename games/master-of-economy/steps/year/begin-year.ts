import { frame } from '@boardroom/kernel'
import type { Happening } from '../../types.ts'
import { beginPhase } from './phases.ts'

/** The year marker advances, phase 1 begins (ME-YEA-04). */
export const beginYear: Happening<object> = {
  name: 'begin-year',
  happen(table) {
    table.state.year++
    table.log({ type: 'year', year: table.state.year })
    table.next(frame(beginPhase, { phase: 'investment-1' }))
  },
}
