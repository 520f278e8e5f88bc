import { hidden, type Secrets, seatwise, secretOfOwner } from '@boardroom/kernel'
import { backOf } from './components/index.ts'
import type { CarnegieState } from './state.ts'

/** The sides of the tabs until everyone has chosen (CG-DEC-01), and the faces of Andrew's cards (CG-SOL-08). */
export const secrets: Secrets<CarnegieState> = {
  players: seatwise({ sides: secretOfOwner() }),
  andrew: {
    pile: hidden({ pieces: 'cards', shows: (pile) => [pile.length, pile[0] ? backOf(pile[0]) : null] }),
    card: hidden({ pieces: 'cards', shows: backOf, until: (state: CarnegieState) => state.andrew?.revealed ?? false }),
  },
}
