import { frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { FIELD_IDS, type FieldId, fieldOf, neighbourhoodReward, TILE_COPIES } from '../../components/index.ts'
import { give } from '../../model/rewards.ts'
import type { Public } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'

export interface Copying {
  readonly seat: Seat
  readonly copied: readonly FieldId[]
  readonly left: number
}

/** Two, or the only one that is left (RC-OUT-17). */
export function copiesLeft({ fields }: Pick<Public, 'fields'>): number {
  return Math.min(TILE_COPIES, fields.filter((tile) => tile !== null).length)
}

const fields = { field: oneOf(FIELD_IDS) }

export type CopyTile = MoveOf<'copy-tile', typeof fields>

const MOVES: readonly CopyTile[] = FIELD_IDS.map((field) => ({ type: 'copy-tile', field }))

/** Tile 12: the rewards of different neighbourhood tiles, one after the other; the tiles stay. */
const copy: Kind<Copying, CopyTile> = {
  type: 'copy-tile',
  rule: 'RC-OUT-17',
  fields,
  candidates: () => MOVES,
  refuse(state, { copied }, _seat, { field }) {
    const lies = state.fields[fieldOf(field).index] !== null
    return lies && !copied.includes(field) ? null : { rule: 'RC-OUT-17' }
  },
  apply(turn, { copied, left }, seat, { field }) {
    const tile = turn.state.fields[fieldOf(field).index]
    turn.done()
    if (left > 1) turn.next(frame(copyTile, { seat, copied: [...copied, field], left: left - 1 }))
    if (tile) give(turn, seat, neighbourhoodReward(tile), 'neighbourhood')
  },
}

export const copyTile = asking({
  name: 'copy-tile',
  seats: (_state, { seat }: Copying) => [seat],
  moves: [copy],
})
