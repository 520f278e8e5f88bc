import { type MoveOf, oneOf } from '@boardroom/kernel'
import { DONATION_IDS, REGIONS } from '../../components/index.ts'
import { spaceWith } from '../../model/company.ts'
import { isCopyable } from '../../model/donations.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import type { Kind } from '../../types.ts'
import { makeDonation, refuseDonor } from '../event/donate.ts'
import { canUse, putToWork, refuseUse } from './using.ts'

const fields = { donation: oneOf(DONATION_IDS), mission: oneOf(REGIONS) }

export type CopyDonation = MoveOf<'copy-donation', typeof fields>

/** Charitable Giving: a mission, and a disc on a donation of another player (CG-DEP-15). */
export const copyDonation: Kind<object, CopyDonation> = {
  type: 'copy-donation',
  rule: 'CG-DEP-15',
  fields,
  candidates(state, _params, seat) {
    const player = playerAt(state, seat)
    const own = turnOf(state)
    const moves: CopyDonation[] = []
    if (own.action !== 'rnd') return moves
    const space = spaceWith(player, 'charity')
    if (space < 0 || !canUse(player, own, space) || refuseDonor(state, seat)) return moves
    for (const donation of DONATION_IDS) {
      if (!isCopyable(state, player, donation)) continue
      for (const mission of REGIONS) moves.push({ type: 'copy-donation', donation, mission })
    }
    return moves
  },
  refuse(state, _params, seat, { donation }) {
    const player = playerAt(state, seat)
    const refusal = refuseUse(player, turnOf(state), 'charity', true)
    if (refusal) return refusal
    return isCopyable(state, player, donation) ? refuseDonor(state, seat) : { rule: 'CG-DEP-15' }
  },
  apply(turn, _params, seat, { donation, mission }) {
    putToWork(turn, playerAt(turn.state, seat), turnOf(turn.state), 'charity', mission)
    makeDonation(turn, seat, donation, true)
  },
}
