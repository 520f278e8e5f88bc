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

/** A game with its board, and its words in one language: everything a page about it needs. */
export interface Opened {
  readonly id: string
  readonly game: Game<GameTypes>
  readonly board: AnyBoard
  readonly language: Language
  readonly text: GameText<GameTypes>
}

const loaded = new Map<string, Promise<Pick<Opened, 'game' | 'board'>>>()
const opened = new Map<string, Promise<Opened>>()

/** A game in the language that is read. The other one is loaded when somebody switches to it. */
export function openGame(id: string, language: Language): Promise<Opened> {
  return once(opened, `${id}/${language}`, async () => {
    const { game, board } = await once(loaded, id, () => load(id))
    return { id, game, board, language, text: await game.text[language]() }
  })
}

async function load(id: string): Promise<Pick<Opened, 'game' | 'board'>> {
  const folder = `../../../games/${id}/board`
  const loadBoard = boards[`${folder}/index.ts`] ?? boards[`${folder}/index.tsx`]
  if (!loadBoard) throw new Error(`there is no game called ${id}`)
  const [game, { board }] = await Promise.all([loadGame(id), loadBoard()])
  return { game, board: wholeBoard(game, board) }
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const before = kept.get(key)
  if (before) return before
  const promise = make()
  kept.set(key, promise)
  // A failed load may succeed the next time.
  promise.catch(() => kept.delete(key))
  return promise
}
