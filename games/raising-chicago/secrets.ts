import { belowTop, each, hidden, type Secrets, seatwise, secretOfOwner } from '@boardroom/kernel'
import type { RaisingChicagoState } from './state.ts'

/** What lies below the tops of stacks, and others' piles until the game is over (RC-GEN-11). */
export const secrets: Secrets<RaisingChicagoState> = {
  companies: seatwise({
    pile: secretOfOwner({ pieces: 'cards', until: (state: RaisingChicagoState) => state.phase === 'over' }),
  }),
  stacks: each(belowTop()),
  deck: belowTop('cards'),
  prestigeStack: hidden(),
}
