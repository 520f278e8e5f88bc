import { frame, type Start } from '@boardroom/kernel'
import { type Options, PRICES, START } from './meta.ts'
import type { OrchardState } from './state.ts'
import { bidding, harvest, market, season } from './steps.ts'

/** The position before the first season; the agenda holds the whole year, its last step first (OR-SEA-02). */
export function setup({ base, chance }: Start<Options>): OrchardState {
  const seats = Array.from({ length: base.seats }, (_, seat) => seat)
  const sales = seats.map((seat) => frame(market, { seat }))
  const steps = [frame(season, {}), frame(bidding, {}), frame(harvest, {}), ...sales].reverse()
  return {
    ...base,
    agenda: Array.from({ length: base.options.seasons }, () => steps).flat(),
    coins: seats.map(() => START.coins),
    apples: seats.map(() => START.apples),
    bank: START.bank,
    price: 0,
    prices: chance.shuffle([...PRICES]),
    bids: seats.map(() => null),
  }
}
