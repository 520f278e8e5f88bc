import type { View, Viewer } from '@boardroom/kernel'
import { type Chance, hidden, imaginedBase, type Secrets, seatwise, secretOfOwner } from '@boardroom/kernel'
import { HIGHEST_BID, PRICES } from './meta.ts'
import type { OrchardState } from './state.ts'
import type { Orchard } from './types.ts'

/** The prices to come are nobody's to know, a bid its owner's (OR-BID-01). */
export const secrets: Secrets<OrchardState> = { prices: hidden(), bids: seatwise(secretOfOwner()) }

export interface Board extends Pick<OrchardState, 'coins' | 'apples' | 'bank' | 'price'> {
  /** The prices still face down, in the order of their size. */
  readonly unseen: readonly number[]
  /** The viewer's own bid, and of the others whether there is one. */
  readonly bids: readonly (number | boolean)[]
}

export function view({ coins, apples, bank, price, prices, bids }: OrchardState, viewer: Viewer): Board {
  const unseen = PRICES.filter((each) => prices.includes(each))
  const shown = bids.map((bid, seat) => (bid === null ? false : seat === viewer ? bid : true))
  return { coins, apples, bank, price, unseen, bids: shown }
}

/** A state that looks the same to the viewer: prices to come and the others' bids are drawn at random. */
export function imagine(seen: View<Orchard>, chance: Chance): OrchardState {
  const { coins, apples, bank, price, unseen, bids } = seen.board
  const drawn = (most = 0): number => chance.below(Math.min(HIGHEST_BID, most) + 1)
  return {
    ...imaginedBase(seen, `imagined/${chance.below(0x1_0000_0000)}`),
    coins: [...coins],
    apples: [...apples],
    bank,
    price,
    prices: chance.shuffle([...unseen]),
    bids: bids.map((bid, seat) => (bid === false ? null : bid === true ? drawn(coins[seat]) : bid)),
  }
}
