import { belowTop, each, hidden, type Secrets, seatwise, secretOfOwner } from '@boardroom/kernel'
import type { ChicagoState } from './state.ts'

/** What lies below the tops of stacks, and others' piles until the game is over (RC-GEN-11). */
export const secrets: Secrets<ChicagoState> = {
  companies: seatwise({
    pile: secretOfOwner({ pieces: 'cards', until: (state: ChicagoState) => state.phase === 'over' }),
  }),
  stacks: each(belowTop()),
  deck: belowTop('cards'),
  prestigeStack: hidden(),
}
