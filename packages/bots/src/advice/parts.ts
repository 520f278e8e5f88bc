import type { GameTypes, Parts, Seat, Table } from '@boardroom/kernel'

/** What a position is worth to a seat, part by part; as a whole where the game names no parts. */
export function partsAt<G extends GameTypes>({ game, state }: Table<G>, seat: Seat): Parts {
  return game.insight?.parts?.(state, seat) ?? { worth: game.worth(state, seat) }
}
