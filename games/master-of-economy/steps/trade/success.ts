import { integer, type MoveOf } from '@boardroom/kernel'
import { successMarkers, TRACK } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { sharesOf } from '../../model/shares.ts'
import { asking, happening, type Kind } from '../../types.ts'

const fields = { value: integer(0, 3) }
export type LaySuccess = MoveOf<'lay-success', typeof fields>

const MOVES: readonly LaySuccess[] = [0, 1, 2, 3].map((value) => ({ type: 'lay-success', value }))

/** Any marker but the one of the last trade phase (ME-SHD-07). */
const lay: Kind<object, LaySuccess> = {
  type: 'lay-success',
  rule: 'ME-SHD-06',
  fields,
  candidates: () => MOVES,
  refuse(state, _params, seat, { value }) {
    if (!successMarkers(state.seats).includes(value)) return { rule: 'ME-SHD-05' }
    return playerAt(state, seat).success?.shown === value ? { rule: 'ME-SHD-07' } : null
  },
  apply(turn, _params, seat, { value }) {
    const { success } = playerAt(turn.state, seat)
    if (success) success.laid = value
  },
}

/** Everyone at once, face down (ME-SHD-06). */
export const successMarker = asking({
  name: 'success-marker',
  seats: ({ players }) => [...players.keys()].filter((seat) => players[seat]?.success?.laid === null),
  moves: [lay],
})

/** The shadow company gains the sum; the markers lie open until the next trade phase ends (ME-SHD-08, ME-SHD-09). */
export const revealSuccess = happening({
  name: 'reveal-success',
  happen(turn) {
    const { state } = turn
    if (!state.shadow) return
    turn.reveal()
    const markers: number[] = []
    for (const { success } of state.players) {
      if (!success) continue
      markers.push(success.laid ?? 0)
      success.shown = success.laid
      success.laid = null
    }
    const shares = sharesOf(state, state.shadow)
    shares.points = markers.reduce((sum, value) => Math.min(TRACK.last, sum + value), shares.points)
    turn.log({ type: 'success', company: state.shadow, markers, points: shares.points })
  },
})
