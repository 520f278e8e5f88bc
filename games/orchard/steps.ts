import { bySeat, itsSeat } from '@boardroom/game-kit'
import { integer, itemAt, type Seat } from '@boardroom/kernel'
import { HARVEST, HIGHEST_BID } from './meta.ts'
import type { OrchardState } from './state.ts'
import { asking, bare, happening, listed, simultaneous } from './types.ts'

/** Apples come and go; coins only between seat and bank, so that none appears or vanishes. */
function gain(state: OrchardState, seat: Seat, { coins, apples }: { coins: number; apples: number }): void {
  state.coins[seat] = itemAt(state.coins, seat) + coins
  state.bank -= coins
  state.apples[seat] = itemAt(state.apples, seat) + apples
}

/** Each season begins with a new price (OR-SEA-01). */
export const season = happening({
  name: 'season',
  happen(turn) {
    turn.state.price = turn.state.prices.pop() ?? 0
    turn.reveal()
    turn.log({ type: 'season', price: turn.state.price })
  },
})

/** Everybody bids in secret (OR-BID-01), and the highest bid is paid for the harvest (OR-BID-02). */
export const [bidding, harvest] = simultaneous({
  name: 'bidding',
  move: {
    type: 'bid',
    rule: 'OR-BID-01',
    fields: { amount: integer(0, 9) },
    refuse(state, _params, seat, { amount }) {
      const most = Math.min(itemAt(state.coins, seat), HIGHEST_BID)
      return amount <= most ? null : { rule: 'OR-BID-01', most }
    },
    tell(turn, _params, seat, { amount }) {
      turn.log({ type: 'hasBid', seat })
      turn.whisper([seat], { type: 'ownBid', amount })
    },
  },
  answer: ({ amount }) => amount,
  store: bySeat(({ bids }: OrchardState) => bids),
  revealed: {
    name: 'harvest',
    happen(turn, _params, bids) {
      const { seat, answer: amount } = bids.reduce((best, bid) => (bid.answer > best.answer ? bid : best))
      gain(turn.state, seat, { coins: -amount, apples: HARVEST })
      turn.log({ type: 'harvest', seat, amount })
    },
  },
})

/** At the price of the season (OR-SEL-01). */
const sell = listed({
  type: 'sell',
  rule: 'OR-SEL-01',
  fields: { count: integer(1, 9) },
  refuse(state, _params, seat, { count }) {
    const apples = itemAt(state.apples, seat)
    return count <= apples ? null : { rule: 'OR-SEL-01', apples }
  },
  apply(turn, _params, seat, { count }) {
    const coins = count * turn.state.price
    gain(turn.state, seat, { coins, apples: -count })
    turn.log({ type: 'sold', seat, count, coins })
  },
})

const end = bare({ type: 'end', rule: 'OR-SEL-02', apply: (turn) => turn.done() })

/** One after the other (OR-SEA-02), for as long as they like (OR-SEL-02). */
export const market = asking({ name: 'market', seats: itsSeat, moves: [sell, end] })

export const STEPS = [season, bidding, harvest, market] as const
