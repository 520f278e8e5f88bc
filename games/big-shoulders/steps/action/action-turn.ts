import type { Seat } from '@boardroom/kernel'
import { slideWhen40Empty } from '../../model/asset-row.ts'
import { playerAt } from '../../model/players.ts'
import { asking, bare, type Turn } from '../../types.ts'
import { activate } from '../effects/activate.ts'
import { discardAsset } from '../effects/discard-asset.ts'
import { trade } from '../effects/trade.ts'
import { place } from './place.ts'

export interface ActionTurn {
  readonly seat: Seat
  placed: boolean
}

/** A pass ends the player's Action Phase of this Decade (BS-ACT-03, BS-ACT-04). */
const pass = bare({
  type: 'pass-action',
  rule: 'BS-ACT-04',
  refuse(state, own: ActionTurn) {
    if (own.placed) return { rule: 'BS-ACT-02', why: 'once' }
    return state.options.actionPass ? null : { rule: 'BS-ACT-03' }
  },
  apply(turn, own) {
    playerAt(turn.state, own.seat).passed = true
    turn.log({ type: 'passed', seat: own.seat })
    close(turn)
  },
})

/** Confirms the turn. */
const endTurn = bare({
  type: 'end-action-turn',
  rule: 'BS-ACT-02',
  refuse: (_state, own: ActionTurn) => (own.placed ? null : { rule: 'BS-ACT-02', why: 'first' }),
  apply: (turn) => close(turn),
})

/** With the 2020 row, tiles slide at the end of every turn (BS-AST-12). */
function close(turn: Turn): void {
  turn.done()
  if (turn.state.options.assetRow === 'slide-when-40-empty') slideWhen40Empty(turn)
}

/** Free actions, one Partner, free actions (BS-ACT-02, BS-ACT-16). */
export const actionTurn = asking({
  name: 'action-turn',
  seats: (_state, { seat }: ActionTurn) => [seat],
  moves: [place, endTurn, pass, trade, activate, discardAsset],
})
