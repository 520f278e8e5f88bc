import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { SLOT_IDS, SLOTS, slotOf } from '../../components/index.ts'
import { placeProject } from '../../model/map.ts'
import { playerAt } from '../../model/players.ts'
import { asking, type Kind } from '../../types.ts'
import { sellGood } from '../sell-good.ts'

const fields = { slot: oneOf(SLOT_IDS) }

export type FirstHousing = MoveOf<'first-housing', typeof fields>

/** Housing spaces are only in medium and major cities: small towns have none of their own. */
const MOVES: readonly FirstHousing[] = SLOTS.filter((slot) => slot.accepts === 'housing').map(({ id }) => ({
  type: 'first-housing',
  slot: id,
}))

/** The disc of the housing tab, free of charge (CG-SET-13, CG-SET-14). */
const placeFirst: Kind<{ seat: Seat }, FirstHousing> = {
  type: 'first-housing',
  rule: 'CG-SET-13',
  fields,
  candidates: () => MOVES,
  refuse(state, _params, _seat, move) {
    const slot = slotOf(move.slot)
    return slot.accepts === 'housing' && state.slots[slot.index] === null ? null : { rule: 'CG-SET-13' }
  },
  apply(turn, _params, seat, move) {
    const { housing } = playerAt(turn.state, seat).tabs
    housing.waiting--
    housing.built++
    placeProject(turn.state, seat, slotOf(move.slot))
    turn.log({ type: 'first-project', seat, slot: move.slot })
    turn.done()
  },
}

export const firstHousing = asking({
  name: 'first-housing',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [placeFirst, sellGood],
})
