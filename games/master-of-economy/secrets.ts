import { hidden, type Secrets, seatwise, secretOfOwner } from '@boardroom/kernel'
import type { MasterOfEconomyState } from './state.ts'

/** Private cash (ME-SET-08), markers laid face down, and answers until everyone has given theirs (ME-GEN-14). */
export const secrets: Secrets<MasterOfEconomyState> = {
  players: seatwise({
    cash: secretOfOwner({
      until: (state: MasterOfEconomyState) => state.openCash || state.phase === 'over',
      changesOpenly: true,
    }),
    success: { laid: secretOfOwner() },
  }),
  // With all other purses it would tell the sum of private cash.
  bank: hidden({ changesOpenly: true }),
  votes: seatwise(secretOfOwner()),
  ballots: seatwise(secretOfOwner()),
}
