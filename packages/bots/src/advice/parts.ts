import type { GameTypes, Parts, Seat, Table } from '@boardroom/kernel'

type Position<G extends GameTypes> = Pick<Table<G>, 'game' | 'state'>

/** What a position is worth to a seat, part by part; as a whole where the game names no parts. */
export function partsAt<G extends GameTypes>({ game, state }: Position<G>, seat: Seat): Parts {
  return game.insight?.parts?.(state, seat) ?? wholeAt({ game, state }, seat)
}

/** The same as if it had no parts. */
export function wholeAt<G extends GameTypes>({ game, state }: Position<G>, seat: Seat): Parts {
  return { worth: game.worth(state, seat) }
}
