import { itemAt, type Result, type Seat } from '@boardroom/kernel'
import type { OrchardState } from './state.ts'

export type Breakdown = Readonly<Record<'coins' | 'apples', number>>

/** Coins, and one for each apple that is not rotten (OR-END-01). */
export function resultOf({ coins, apples, options }: OrchardState): Result<Breakdown> {
  const breakdown = coins.map((own, seat) => ({ coins: own, apples: options.rotten ? 0 : itemAt(apples, seat) }))
  const scores = breakdown.map((own) => own.coins + own.apples)
  const winners = [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores))
  return { scores, winners, breakdown }
}

/** What a position is worth to a seat: an apple brings a middling price while there are prices to come. */
export function worth(state: OrchardState, seat: Seat): number {
  const apple = state.agenda.length > 0 ? 3 : state.options.rotten ? 0 : 1
  return itemAt(state.coins, seat) + apple * itemAt(state.apples, seat)
}
