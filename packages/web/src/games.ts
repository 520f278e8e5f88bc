import { type AnyBoard, type AnyBoardModule, type Shelf, wholeBoard } from '@boardroom/board-kit'
import { GAME_IDS, loadGame } from '@boardroom/games'
import type { Game, GameText, GameTypes, Language } from '@boardroom/kernel'

/** Every game brings its own: what is known of it before it is loaded, and its board. */
const shelves = import.meta.glob<{ readonly shelf: Shelf }>('../../../games/*/shelf.tsx', { eager: true })
const boards = import.meta.glob<{ readonly board: AnyBoardModule }>('../../../games/*/board/index.{ts,tsx}')

/** The games that players find on the first page, in the order of the registry. */
export const SHELF: ReadonlyMap<string, Shelf> = new Map(
  GAME_IDS.flatMap((id) => {
    const found = shelves[`../../../games/${id}/shelf.tsx`]
    return found ? [[id, found.shelf] as const] : []
  }),
)

/** The game that is offered where none is named. */
export const FIRST_GAME = [...SHELF.keys()][0] ?? ''

/** What players call a game. */
export function titleOf(id: string): string {
  return SHELF.get(id)?.title ?? id
}

/** A game with its board and its words: everything a page about it needs. */
export interface Opened {
  readonly id: string
  readonly game: Game<GameTypes>
  readonly board: AnyBoard
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
  const folder = `../../../games/${id}/board`
  const loadBoard = boards[`${folder}/index.ts`] ?? boards[`${folder}/index.tsx`]
  if (!loadBoard) throw new Error(`there is no game called ${id}`)
  const [game, { board }] = await Promise.all([loadGame(id), loadBoard()])
  // Both languages, so that switching in the middle of a game needs no network.
  const [en, de] = await Promise.all([game.text.en(), game.text.de()])
  return { id, game, board: wholeBoard(game, board), texts: { en, de } }
}
