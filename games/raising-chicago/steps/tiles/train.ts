import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { RESOURCES, TILE_STEPS } from '../../components/index.ts'
import { advance } from '../../model/rewards.ts'
import { asking, type Kind } from '../../types.ts'

const fields = { track: oneOf(RESOURCES) }

export type Train = MoveOf<'train', typeof fields>

const MOVES: readonly Train[] = RESOURCES.map((track) => ({ type: 'train', track }))

/** Tile 8: three steps on one track, any of them (RC-OUT-12, RC-OUT-13). */
const chooseTrack: Kind<{ seat: Seat }, Train> = {
  type: 'train',
  rule: 'RC-OUT-12',
  fields,
  candidates: () => MOVES,
  refuse: () => null,
  apply(turn, _params, seat, { track }) {
    advance(turn, seat, track, TILE_STEPS)
    turn.done()
  },
}

export const train = asking({
  name: 'train',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [chooseTrack],
})
