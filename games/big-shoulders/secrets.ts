import { hidden, type Secrets, seatwise, secretOfOwner } from '@boardroom/kernel'
import type { BigShouldersState } from './state.ts'

/** Tiles in hand, picks and discards are their owner's alone (BS-INF-01 to 04), decks nobody's (BS-INF-05 to 07). */
export const secrets: Secrets<BigShouldersState> = {
  players: seatwise({
    hand: secretOfOwner({ pieces: 'buildings' }),
    kept: secretOfOwner({ pieces: 'buildings' }),
    picked: secretOfOwner({ pieces: 'buildings' }),
    chosen: secretOfOwner({ pieces: 'buildings' }),
    discarded: secretOfOwner({ pieces: 'buildings' }),
  }),
  demandDeck: hidden(),
  assetDeck: hidden(),
  buildingDecks: hidden({ pieces: 'buildings' }),
}
