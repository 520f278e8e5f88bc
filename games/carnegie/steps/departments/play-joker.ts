import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { ACTIONS } from '../../components/index.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import type { Public, PublicPlayer } from '../../state.ts'
import type { Kind } from '../../types.ts'

const fields = { action: oneOf(ACTIONS) }

export type PlayJoker = MoveOf<'play-joker', typeof fields>

const MOVES: readonly PlayJoker[] = ACTIONS.map((action) => ({ type: 'play-joker', action }))

/** Another action for this turn, before any department is used (chapter JOK). */
export const playJoker: Kind<object, PlayJoker> = {
  type: 'play-joker',
  rule: 'CG-JOK-01',
  fields,
  candidates: (state, _params, seat) => (mayPlayJoker(state, seat) ? MOVES : []),
  refuse(state, _params, seat, { action }) {
    if (playerAt(state, seat).jokers === 0) return { rule: 'CG-JOK-06' }
    if (seat === state.startPlayer) return { rule: 'CG-JOK-04' }
    if (turnOf(state).department !== null) return { rule: 'CG-JOK-02' }
    return action === state.chosen?.action ? { rule: 'CG-JOK-03' } : null
  },
  apply(turn, _params, seat, { action }) {
    playerAt(turn.state, seat).jokers--
    turnOf(turn.state).action = action
    turn.log({ type: 'joker', seat, action })
  },
}

/** A joker in hand, and not the start player, who chose the action (CG-JOK-04). */
export function mayPlayJoker(state: Public, seat: Seat): boolean {
  return playerAt<PublicPlayer>(state, seat).jokers > 0 && seat !== state.startPlayer
}
