import { frame, type MoveOf, type Seat } from '@boardroom/kernel'
import { GOOD_PRICE } from '../../components/index.ts'
import { donationCost, freeDonations } from '../../model/donations.ts'
import { beginTurn, playerAt } from '../../model/players.ts'
import { currentEvent } from '../../model/timeline.ts'
import type { CarnegieState, Public, PublicPlayer } from '../../state.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { advance } from '../departments/advance.ts'
import { develop } from '../departments/develop.ts'
import { endOwnStep } from '../lapse.ts'
import { sellGood } from '../sell-good.ts'
import { donate } from './donate.ts'
import { returnEmployees } from './return.ts'

/** Whoever can do nothing in the event is not asked. */
export const beginEvent = happening({
  name: 'begin-event',
  happen(turn, { seat }: { seat: Seat }) {
    const { state } = turn
    if (!canReturn(state, seat) && !canDonate(state, seat)) return
    beginTurn(state, seat)
    turn.next(frame(event, { seat }))
  },
})

function canReturn(state: CarnegieState, seat: Seat): boolean {
  const { income } = currentEvent(state)
  return income !== null && playerAt(state, seat).missions[income] > 0
}

/** Whether a donation is possible in this event; goods can be sold to pay for it. */
export function canDonate(state: Public, seat: Seat): boolean {
  if (!currentEvent(state).donation) return false
  const player: PublicPlayer = playerAt(state, seat)
  const means = player.money + GOOD_PRICE * player.goods
  return player.discs > 0 && means >= donationCost(player) && freeDonations(state).length > 0
}

const fields = {}

export type EndEvent = MoveOf<'end-event', typeof fields>

const END: readonly EndEvent[] = [{ type: 'end-event' }]

/** Confirms the event step; also the way to decline (CG-GEN-08). */
const endEvent: Kind<object, EndEvent> = {
  type: 'end-event',
  rule: 'CG-EVT-03',
  fields,
  candidates: () => END,
  refuse: () => null,
  apply: (turn) => endOwnStep(turn, 'event'),
}

/** Income, donation, or both in either order; research points from income are spent here (CG-EVT-03, CG-INC-11). */
export const event = asking({
  name: 'event',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [returnEmployees, donate, develop, advance, endEvent, sellGood],
})
