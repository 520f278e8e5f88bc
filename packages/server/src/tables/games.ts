import { GAME_IDS, loadGame } from '@boardroom/games'
import type { Game, GameText, GameTypes, Language } from '@boardroom/kernel'
import { badInput } from '../problem.ts'

export type AnyGame = Game<GameTypes>

/** The games that can be played here, loaded once when the server starts; their texts when they are first needed. */
export interface Games {
  readonly ids: readonly string[]
  /** Those that are offered to players. */
  readonly offered: readonly AnyGame[]
  /** A game by the id that a client sent. */
  find(id: string): AnyGame
  text(id: string, language: Language): Promise<GameText<GameTypes>>
}

export async function loadGames(): Promise<Games> {
  const loaded = await Promise.all(GAME_IDS.map(async (id) => [id, await loadGame(id)] as const))
  const games = new Map<string, AnyGame>(loaded)
  const find = (id: string): AnyGame => {
    const game = games.get(id)
    if (!game) throw badInput(`unknown game "${id}"; known: ${GAME_IDS.join(', ')}`)
    return game
  }
  const offered = [...games.values()].filter(({ unlisted }) => !unlisted)
  return { ids: GAME_IDS, offered, find, text: (id, language) => find(id).text[language]() }
}
