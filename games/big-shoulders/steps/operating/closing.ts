import type { MoveOf } from '@boardroom/kernel'
import type { Asking, Kind } from '../../types.ts'
import { activate } from '../effects/activate.ts'
import { discardAsset } from '../effects/discard-asset.ts'
import { trade } from '../effects/trade.ts'
import { operating } from './turn.ts'

const fields = {}

export type EndOperatingTurn = MoveOf<'end-operating-turn', typeof fields>

/** Confirms the company's turn. */
const endTurn: Kind<object, EndOperatingTurn> = {
  type: 'end-operating-turn',
  rule: 'BS-OPR-03',
  fields,
  candidates: () => [{ type: 'end-operating-turn' }],
  refuse: () => null,
  apply: (table) => table.done(),
}

/** Free actions are possible up to the end of the turn (BS-OPR-23). */
export const closing: Asking<object> = {
  name: 'closing',
  seats: (state) => [operating(state).company.director],
  moves: [endTurn, trade, activate, discardAsset],
}
