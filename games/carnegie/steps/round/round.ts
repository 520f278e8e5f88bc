import { frame } from '@boardroom/kernel'
import { ROUNDS } from '../../components/index.ts'
import { clockwiseFrom, leftOf } from '../../players.ts'
import type { CarnegieState } from '../../state.ts'
import type { Happening } from '../../types.ts'
import { activationPhase } from '../activation.ts'
import { drawCard, fileCard, revealCard } from '../andrew/card.ts'
import { andrewsAction, andrewsEvent } from '../andrew/turn.ts'
import { beginDepartments } from '../departments/department-turn.ts'
import { finalScoring } from '../end/final-payments.ts'
import { beginEvent } from '../event/event.ts'
import { andrewChooses, chooseAction } from './choose-action.ts'

/** Whether Andrew chooses this round: he does in even ones (CG-SOL-07). */
export function andrewIsToChoose(state: CarnegieState): boolean {
  return state.andrew !== null && state.round % 2 === 0
}

/** The four phases of a round (CG-ROU-01); against Andrew his turn lies before the human's (CG-SOL-11). */
export const beginRound: Happening<object> = {
  name: 'begin-round',
  happen(table) {
    const { state } = table
    state.round++
    state.phase = 'action'
    const byAndrew = andrewIsToChoose(state)
    table.log({ type: 'round', round: state.round, chooser: byAndrew ? 'andrew' : state.startPlayer })
    const phases = [frame(eventPhase, {}), frame(departmentPhase, {}), frame(activationPhase, {}), frame(endRound, {})]
    if (!state.andrew) table.next(frame(chooseAction, { seat: state.startPlayer }), ...phases)
    else {
      const choice = byAndrew ? frame(andrewChooses, {}) : frame(chooseAction, { seat: 0 })
      const andrews = [frame(revealCard, {}), frame(andrewsEvent, {}), frame(andrewsAction, {})]
      table.next(frame(drawCard, {}), choice, ...andrews, ...phases)
    }
  },
}

export const eventPhase: Happening<object> = {
  name: 'event-phase',
  happen(table) {
    const { state } = table
    state.phase = 'event'
    table.next(...clockwiseFrom(state, state.startPlayer).map((seat) => frame(beginEvent, { seat })))
  },
}

export const departmentPhase: Happening<object> = {
  name: 'department-phase',
  happen(table) {
    const { state } = table
    state.phase = 'departments'
    table.next(...clockwiseFrom(state, state.startPlayer).map((seat) => frame(beginDepartments, { seat })))
  },
}

/** One marker advances, the locomotive goes on (CG-ROU-03, CG-ACT-08). */
export const endRound: Happening<object> = {
  name: 'end-round',
  happen(table) {
    const { state } = table
    if (state.chosen) {
      const { row } = state.chosen
      state.markers[row]++
      state.chosen = null
      table.log({ type: 'marker', row, position: state.markers[row] })
    }
    state.startPlayer = leftOf(state, state.startPlayer)
    fileCard(table)
    table.next(state.round === ROUNDS ? frame(finalScoring, {}) : frame(beginRound, {}))
  },
}
