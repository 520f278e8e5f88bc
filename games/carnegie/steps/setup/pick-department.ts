import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { TILE_IDS } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { asking, type Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'

const fields = { tile: oneOf(TILE_IDS) }

export type PickDepartment = MoveOf<'pick-department', typeof fields>

const MOVES: readonly PickDepartment[] = TILE_IDS.map((tile) => ({ type: 'pick-department', tile }))

/** One tile into the own reserve (CG-SET-15). */
const pick: Kind<{ seat: Seat }, PickDepartment> = {
  type: 'pick-department',
  rule: 'CG-SET-15',
  fields,
  candidates: () => MOVES,
  refuse: (state, _params, _seat, { tile }) => (state.display[tile] > 0 ? null : { rule: 'CG-SET-15' }),
  apply(turn, _params, seat, { tile }) {
    turn.state.display[tile]--
    playerAt(turn.state, seat).reserve = tile
    turn.log({ type: 'reserved', seat, tile })
    turn.done()
  },
}

export const pickDepartment = asking({
  name: 'pick-department',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [pick, sellGood],
})
