import { integer, type MoveOf, type Seat } from '@boardroom/kernel'
import { TILE_RESOURCES } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { addResources } from '../../model/rewards.ts'
import { asking, type Kind } from '../../types.ts'

const count = integer(0, TILE_RESOURCES)
const fields = { timber: count, jackscrew: count, masonry: count }

export type TakeFour = MoveOf<'take-four', typeof fields>

const MOVES: readonly TakeFour[] = mixes()

function mixes(): TakeFour[] {
  const all: TakeFour[] = []
  for (let timber = 0; timber <= TILE_RESOURCES; timber++) {
    for (let jackscrew = 0; jackscrew <= TILE_RESOURCES - timber; jackscrew++) {
      all.push({ type: 'take-four', timber, jackscrew, masonry: TILE_RESOURCES - timber - jackscrew })
    }
  }
  return all
}

/** Tile 9: four resources in any mix (RC-OUT-14). */
const take: Kind<{ seat: Seat }, TakeFour> = {
  type: 'take-four',
  rule: 'RC-OUT-14',
  fields,
  candidates: () => MOVES,
  refuse: (_state, _params, _seat, { timber, jackscrew, masonry }) =>
    timber + jackscrew + masonry === TILE_RESOURCES ? null : { rule: 'RC-OUT-14' },
  apply(turn, _params, seat, { timber, jackscrew, masonry }) {
    const takes = { timber, jackscrew, masonry }
    addResources(companyAt(turn.state, seat), takes)
    turn.log({ type: 'took', seat, takes })
    turn.done()
  },
}

export const takeFour = asking({
  name: 'take-four',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [take],
})
