import { type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { DONATION_IDS, type DonationId } from '../../components/index.ts'
import { donationCost, isTaken } from '../../model/donations.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { change } from '../../model/supply.ts'
import { currentEvent } from '../../model/timeline.ts'
import type { Refused } from '../../refusals.ts'
import type { CarnegieState } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'

const fields = { donation: oneOf(DONATION_IDS) }

export type Donate = MoveOf<'donate', typeof fields>

const MOVES: readonly Donate[] = DONATION_IDS.map((donation) => ({ type: 'donate', donation }))

/** One donation per event, on a free space (CG-DON-01, CG-DON-02). */
export const donate: Kind<object, Donate> = {
  type: 'donate',
  rule: 'CG-DON-01',
  fields,
  candidates(state, _params, seat) {
    if (!currentEvent(state).donation || state.turn?.donated) return []
    return refuseDonor(state, seat) ? [] : MOVES
  },
  refuse(state, _params, seat, { donation }) {
    if (!currentEvent(state).donation) return { rule: 'CG-EVT-02', why: 'donation' }
    if (turnOf(state).donated) return { rule: 'CG-DON-01' }
    if (playerAt(state, seat).donations.includes(donation)) return { rule: 'CG-DON-09' }
    if (isTaken(state, donation)) return { rule: 'CG-DON-02' }
    return refuseDonor(state, seat)
  },
  apply(turn, _params, seat, { donation }) {
    turnOf(turn.state).donated = true
    makeDonation(turn, seat, donation, false)
  },
}

/** Whoever donates needs a disc and the price (CG-GEN-12, CG-DON-03). */
export function refuseDonor(state: CarnegieState, seat: Seat): Refused | null {
  const player = playerAt(state, seat)
  if (player.discs === 0) return { rule: 'CG-GEN-12' }
  const cost = donationCost(player)
  return player.money < cost ? { rule: 'CG-DON-03', cost, have: player.money } : null
}

/** Pays and places the disc (CG-DON-06). */
export function makeDonation(turn: Turn, seat: Seat, donation: DonationId, copy: boolean): void {
  const player = playerAt(turn.state, seat)
  const cost = donationCost(player)
  change(turn.state, seat, { money: -cost })
  player.discs--
  player.donations.push(donation)
  turn.log({ type: 'donated', seat, donation, cost, copy })
}
