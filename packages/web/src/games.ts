import type { AnyBoardModule } from '@boardroom/board-kit'
import { loadGame } from '@boardroom/games'
import type { Game, GameText, GameTypes, Language } from '@boardroom/kernel'

/** The games on the shelf, in the order of the home page. Those without a board are still to come. */
export const SHELF = ['big-shoulders', 'carnegie', 'raising-chicago', 'master-of-economy'] as const

export type GameId = (typeof SHELF)[number]

const BOARDS: Partial<Record<GameId, () => Promise<unknown>>> = {
  'big-shoulders': () => import('@boardroom/big-shoulders/board').then((module) => module.board),
  carnegie: () => import('@boardroom/carnegie/board').then((module) => module.board),
  'raising-chicago': () => import('@boardroom/raising-chicago/board').then((module) => module.board),
  'master-of-economy': () => import('@boardroom/master-of-economy/board').then((module) => module.board),
}

/** Known before the game is loaded. */
export const SEATS: Readonly<Record<GameId, readonly [number, number]>> = {
  'big-shoulders': [2, 4],
  carnegie: [1, 4],
  'raising-chicago': [2, 4],
  'master-of-economy': [2, 4],
}

/** Who sits at a table that one click starts: you and bots, or you alone against the game. */
export const SEATS_AT_ONCE: Readonly<Record<GameId, number>> = {
  'big-shoulders': 3,
  carnegie: 1,
  'raising-chicago': 3,
  'master-of-economy': 3,
}

export function isPlayable(game: GameId): boolean {
  return BOARDS[game] !== undefined
}

export const PLAYABLE: readonly GameId[] = SHELF.filter(isPlayable)

export function isOnShelf(game: string): game is GameId {
  return (SHELF as readonly string[]).includes(game)
}

/** A game with its board and its words: everything a page about it needs. */
export interface Opened {
  readonly id: GameId
  readonly game: Game<GameTypes>
  readonly board: AnyBoardModule
  readonly texts: Readonly<Record<Language, GameText<GameTypes>>>
}

const opened = new Map<string, Promise<Opened>>()

export function openGame(id: string): Promise<Opened> {
  let promise = opened.get(id)
  if (!promise) {
    promise = load(id)
    opened.set(id, promise)
    // A failed load may succeed the next time.
    promise.catch(() => opened.delete(id))
  }
  return promise
}

async function load(id: string): Promise<Opened> {
  const loadBoard = isOnShelf(id) ? BOARDS[id] : undefined
  if (!isOnShelf(id) || !loadBoard) throw new Error(`there is no game called ${id}`)
  const [game, board] = await Promise.all([loadGame(id), loadBoard()])
  // Both languages, so that switching in the middle of a game needs no network.
  const [en, de] = await Promise.all([game.text.en(), game.text.de()])
  return { id, game, board: board as AnyBoardModule, texts: { en, de } }
}
