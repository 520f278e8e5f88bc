import { GAME_IDS, loadGame } from '@boardroom/games'
import { type Game, type GameText, type GameTypes, LANGUAGES, type Language } from '@boardroom/kernel'
import { badInput } from '../problem.ts'

export type AnyGame = Game<GameTypes>

/** The games that can be played here, loaded once when the server starts. */
export interface Games {
  readonly ids: readonly string[]
  /** A game by the id that a client sent. */
  find(id: string): AnyGame
  text(id: string, language: Language): GameText<GameTypes>
}

export async function loadGames(): Promise<Games> {
  const games = new Map<string, AnyGame>()
  const texts = new Map<string, GameText<GameTypes>>()
  for (const id of GAME_IDS) {
    const game = await loadGame(id)
    games.set(id, game)
    for (const language of LANGUAGES) texts.set(`${id}/${language}`, await game.text[language]())
  }
  return {
    ids: GAME_IDS,
    find(id) {
      const game = games.get(id)
      if (!game) throw badInput(`unknown game "${id}"; known: ${GAME_IDS.join(', ')}`)
      return game
    },
    text(id, language) {
      const text = texts.get(`${id}/${language}`)
      if (!text) throw badInput(`no texts for "${id}" in "${language}"`)
      return text
    },
  }
}
