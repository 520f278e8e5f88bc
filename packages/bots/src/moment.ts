import type { GameTypes, Table } from '@boardroom/kernel'

/** How many comparable moments of a game have passed. */
export function momentOf<G extends GameTypes>({ game, state }: Table<G>): number {
  return game.insight?.moment(state) ?? 0
}
