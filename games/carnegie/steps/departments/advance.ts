import { type MoveOf, oneOf } from '@boardroom/kernel'
import { REGIONS, TRACK_END, TRACKS } from '../../components/index.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { advanceCost, isLastTaken } from '../../model/tracks.ts'
import type { Kind } from '../../types.ts'
import { gain } from '../gain.ts'

const fields = { region: oneOf(REGIONS) }

export type Advance = MoveOf<'advance', typeof fields>

const MOVES: readonly Advance[] = REGIONS.map((region) => ({ type: 'advance', region }))
const NONE: readonly Advance[] = []

/** One step on a transport track; whoever reaches its last space is rewarded (chapter TRA). */
export const advance: Kind<object, Advance> = {
  type: 'advance',
  rule: 'CG-RND-03',
  fields,
  candidates: (state) => (turnOf(state).research > 0 ? MOVES : NONE),
  refuse(state, _params, seat, { region }) {
    const player = playerAt(state, seat)
    const cost = advanceCost(player, region)
    if (cost === null) return { rule: 'CG-TRA-06' }
    if (player.transport[region] === TRACK_END - 1 && isLastTaken(state, region)) return { rule: 'CG-TRA-04' }
    const { research } = turnOf(state)
    return research < cost ? { rule: 'CG-RND-04', cost, have: research } : null
  },
  apply(turn, _params, seat, { region }) {
    const player = playerAt(turn.state, seat)
    const cost = advanceCost(player, region) ?? 0
    turnOf(turn.state).research -= cost
    const space = ++player.transport[region]
    turn.log({ type: 'advanced', seat, region, space, cost })
    if (space < TRACK_END) return
    const { reward } = TRACKS[region]
    turn.log({ type: 'last-space', seat, region, gain: reward })
    gain(turn, seat, reward)
  },
}
