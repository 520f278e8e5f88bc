import { clockwiseFrom, frame, itemAt, type Seat } from '@boardroom/kernel'
import { JOKERS } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { happening, type Turn } from '../../types.ts'
import { activationPhase } from '../activation.ts'
import { beginRound } from '../round/round.ts'
import { firstHousing } from './first-housing.ts'
import { neutralDiscs } from './neutral-discs.ts'
import { pickDepartment } from './pick-department.ts'
import { beginSixSteps } from './six-steps.ts'

/** The first start player, the jokers, and the order of all that follows in setup (CG-SET-10 to CG-SET-17). */
export const drawStartPlayer = happening({
  name: 'draw-start-player',
  happen(turn) {
    const { state } = turn
    state.startPlayer = firstStartPlayer(turn)
    const order = clockwiseFrom(state, state.startPlayer)
    const jokers = (JOKERS[state.seats] ?? []).map((place) => itemAt(order, place))
    for (const seat of jokers) playerAt(state, seat).jokers = 1
    turn.log({ type: 'first-start-player', seat: state.startPlayer, jokers })
    const backwards = [...order].reverse()
    turn.next(
      frame(neutralDiscs, {}),
      ...backwards.map((seat) => frame(firstHousing, { seat })),
      ...backwards.map((seat) => frame(pickDepartment, { seat })),
      ...order.map((seat) => frame(beginSixSteps, { seat })),
      frame(activationPhase, {}),
      frame(beginRound, {}),
    )
  },
})

/** The host's choice, or drawn; a seat that nobody sits on counts as drawn. */
function firstStartPlayer({ state, chance }: Turn): Seat {
  const { startPlayer } = state.options
  if (startPlayer !== 'random' && startPlayer <= state.seats) return startPlayer - 1
  return state.seats === 1 ? 0 : chance.below(state.seats)
}
