import { clockwiseFrom, frame, leftOf } from '@boardroom/kernel'
import { ROUNDS } from '../../components/index.ts'
import { chooserOf } from '../../model/players.ts'
import { happening } from '../../types.ts'
import { activationPhase } from '../activation.ts'
import { drawCard, fileCard, revealCard } from '../andrew/card.ts'
import { andrewsAction, andrewsEvent } from '../andrew/turn.ts'
import { beginDepartments } from '../departments/department-turn.ts'
import { finalScoring } from '../end/final-payments.ts'
import { beginEvent } from '../event/event.ts'
import { andrewChooses, chooseAction } from './choose-action.ts'

/**
 * The first of a round's four phases (CG-ROU-01); each phase puts the next one on the agenda. Against Andrew his turn
 * lies before the human's (CG-SOL-11).
 */
export const beginRound = happening({
  name: 'begin-round',
  happen(turn) {
    const { state } = turn
    state.round++
    state.phase = 'action'
    const chooser = chooserOf(state)
    turn.log({ type: 'round', round: state.round, chooser })
    const choice = chooser === 'andrew' ? frame(andrewChooses, {}) : frame(chooseAction, { seat: chooser })
    if (state.andrew) turn.next(frame(drawCard, {}), choice, frame(andrewsTurn, {}))
    else turn.next(choice, frame(eventPhase, {}))
  },
})

/** Andrew's event and action, complete before the human begins (CG-SOL-11). */
export const andrewsTurn = happening({
  name: 'andrews-turn',
  happen(turn) {
    turn.next(frame(revealCard, {}), frame(andrewsEvent, {}), frame(andrewsAction, {}), frame(eventPhase, {}))
  },
})

export const eventPhase = happening({
  name: 'event-phase',
  happen(turn) {
    const { state } = turn
    state.phase = 'event'
    const seats = clockwiseFrom(state, state.startPlayer)
    turn.next(...seats.map((seat) => frame(beginEvent, { seat })), frame(departmentPhase, {}))
  },
})

export const departmentPhase = happening({
  name: 'department-phase',
  happen(turn) {
    const { state } = turn
    state.phase = 'departments'
    const seats = clockwiseFrom(state, state.startPlayer)
    turn.next(...seats.map((seat) => frame(beginDepartments, { seat })), frame(activationPhase, {}))
  },
})

/** One marker advances, the locomotive goes on (CG-ROU-03, CG-ACT-08). */
export const endRound = happening({
  name: 'end-round',
  happen(turn) {
    const { state } = turn
    if (state.chosen) {
      const { row } = state.chosen
      state.markers[row]++
      state.chosen = null
      turn.log({ type: 'marker', row, position: state.markers[row] })
    }
    state.startPlayer = leftOf(state, state.startPlayer)
    fileCard(turn)
    turn.next(state.round === ROUNDS ? frame(finalScoring, {}) : frame(beginRound, {}))
  },
})
