import { frame } from '@boardroom/kernel'
import { DECADES } from '../../components/index.ts'
import { happening } from '../../types.ts'
import { chooseBuildings, revealBuildings } from './choose-buildings.ts'
import { draft, passHands } from './draft.ts'

/** Deals two Buildings from Decade 2 on, then everyone chooses at once (BS-BLD-01, BS-BLD-02, BS-VAR-01). */
export const buildingPhase = happening({
  name: 'building-phase',
  happen(turn) {
    const { state } = turn
    state.phase = 'building'
    turn.log({ type: 'phase', phase: 'building' })
    const { eraDealt } = DECADES[state.decade]
    if (eraDealt) {
      turn.reveal()
      for (const player of state.players) player.hand.push(...state.buildingDecks[eraDealt].splice(0, 2))
    }
    const choice = [frame(chooseBuildings, {}), frame(revealBuildings, {})]
    if (!state.options.draft) turn.next(...choice)
    else turn.next(frame(draft, {}), frame(passHands, {}), frame(draft, {}), frame(passHands, {}), ...choice)
  },
})
