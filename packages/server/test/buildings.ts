import { loadGame } from '@boardroom/games'
import { Table } from '@boardroom/kernel'

const game = await loadGame('big-shoulders')

/** The ids of all building tiles, found where a new game has them. */
export const BUILDINGS: ReadonlySet<string> = new Set(
  [2, 3, 4].flatMap((seats) => {
    const state = Table.start(game, { seats, seed: 'tiles' }).state as unknown as {
      players: { hand: string[] }[]
      buildingDecks: Record<string, string[]>
    }
    return [...state.players.flatMap((player) => player.hand), ...Object.values(state.buildingDecks).flat()]
  }),
)
