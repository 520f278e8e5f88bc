import { asking, bare } from '../../types.ts'
import { activate } from '../effects/activate.ts'
import { discardAsset } from '../effects/discard-asset.ts'
import { trade } from '../effects/trade.ts'
import { operating } from './turn.ts'

/** Confirms the company's turn. */
const endTurn = bare({
  type: 'end-operating-turn',
  rule: 'BS-OPR-03',
  apply: (turn) => turn.done(),
})

/** Free actions are possible up to the end of the turn (BS-OPR-23). */
export const closing = asking({
  name: 'closing',
  seats: (state) => [operating(state).company.director],
  moves: [endTurn, trade, activate, discardAsset],
})
