import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { SLOTS } from '../../components/index.ts'
import { slotAt, uncovered } from '../../model/auction.ts'
import { companyAt } from '../../model/companies.ts'
import { addResources } from '../../model/rewards.ts'
import { asking, type Kind } from '../../types.ts'

const fields = { slot: oneOf(SLOTS) }

export type ChooseCard = MoveOf<'choose-card', typeof fields>

const MOVES: readonly ChooseCard[] = SLOTS.map((slot) => ({ type: 'choose-card', slot }))

/** Tile 4: what lies open on one card in the project area (RC-OUT-08). */
const choose: Kind<{ seat: Seat }, ChooseCard> = {
  type: 'choose-card',
  rule: 'RC-OUT-08',
  fields,
  candidates: () => MOVES,
  refuse: (state, _params, _seat, { slot }) => (slotAt(state, slot).card ? null : { rule: 'RC-OUT-08' }),
  apply(turn, _params, seat, { slot }) {
    const { state } = turn
    const takes = uncovered(state.seats, slotAt(state, slot))
    addResources(companyAt(state, seat), takes)
    turn.log({ type: 'took', seat, takes })
    turn.done()
  },
}

export const chooseCard = asking({
  name: 'choose-card',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [choose],
})
