import { loadGame } from '@boardroom/games'
import { type GameTypes, Table, type Viewer } from '@boardroom/kernel'

interface WithBuildings {
  readonly players: readonly { hand: string[]; kept: string[]; discarded: string[]; picked: string | null }[]
  readonly buildingDecks: Readonly<Record<string, readonly string[]>>
}

const game = await loadGame('big-shoulders')

/** The ids of all building tiles of City of the Big Shoulders, found where a new game has them. */
export const BUILDINGS: ReadonlySet<string> = new Set(
  [2, 3, 4].flatMap((seats) => {
    const state = Table.start(game, { seats, seed: 'tiles' }).state as unknown as WithBuildings
    return [...state.players.flatMap((player) => player.hand), ...Object.values(state.buildingDecks).flat()]
  }),
)

/** The buildings that a viewer must not know the place of; none in other games. */
export function secretBuildings(table: Table<GameTypes>, viewer: Viewer): Set<string> {
  if (table.game.id !== game.id) return new Set()
  const state = table.state as unknown as WithBuildings
  const secret = new Set<string>(Object.values(state.buildingDecks).flat())
  for (const [seat, player] of state.players.entries()) {
    if (seat === viewer) continue
    for (const id of [...player.hand, ...player.kept, ...player.discarded]) secret.add(id)
    if (player.picked) secret.add(player.picked)
  }
  return secret
}
