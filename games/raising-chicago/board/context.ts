import { type BoardProps, useHands } from '@boardroom/board-kit'
import type { Language, Names, Seat, View } from '@boardroom/kernel'
import { createContext, useContext } from 'react'
import type { Amounts, BannerSpaceId, FieldId, PrestigeId, Resource, Rotation, SlotId } from '../components/index.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../types.ts'
import type { Board, CompanyView } from '../view.ts'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

const words: Readonly<Record<Language, BoardWords>> = { en, de }
const books: Readonly<Record<Language, NameBook>> = { en: enBook, de: deBook }

export type TableView = View<RaisingChicago>

export function boardWords(language: Language): BoardWords {
  return words[language]
}

export function nameBook(language: Language): NameBook {
  return books[language]
}

/** What every part of the board draws from. */
export interface Drawing {
  readonly view: TableView
  readonly board: Board
  /** The position after the move that is pointed at. */
  readonly after: Board | null
  readonly words: BoardWords
  readonly book: NameBook
  readonly names: Names
  /** The seat in front of the screen; null for a spectator. */
  readonly seat: Seat | null
  /** Several people look at this screen: piles stay face down. */
  readonly shared: boolean
  /** Who won the neighbourhoods that are awarded. */
  readonly lamps: ReadonlyMap<FieldId, Seat | null>
}

export function drawingOf({ view, after, log, language, names, shared }: BoardProps<RaisingChicago>): Drawing {
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    words: boardWords(language),
    book: nameBook(language),
    names,
    shared,
    seat: view.viewer === 'spectator' ? null : view.viewer,
    lamps: new Map(log.flatMap(({ entry }) => (entry.type === 'neighbourhood' ? [[entry.field, entry.winner]] : []))),
  }
}

export const DrawingContext = createContext<Drawing | null>(null)

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext)
  if (!drawing) throw new Error('this belongs on a board')
  return drawing
}

/** What is prepared before a place is pointed at: how a prestige building is turned, the first of two banners. */
export interface Picked {
  readonly rotation: Rotation
  readonly banner: BannerSpaceId | null
}

export const NOTHING_PICKED: Picked = { rotation: 0, banner: null }

export interface Picking extends Picked {
  pick(what: Partial<Picked>): void
}

export const PickingContext = createContext<Picking>({ ...NOTHING_PICKED, pick: () => undefined })

export function usePicking(): Picking {
  return useContext(PickingContext)
}

/** The step that asks now. */
export function stepOf(view: TableView): string {
  return view.agenda.at(-1)?.step ?? ''
}

/** What the step that asks is about; each step has some of it. */
interface About {
  readonly seat?: Seat
  readonly slot?: SlotId
  readonly marker?: 'own' | 'third'
  readonly building?: PrestigeId
  readonly get?: Resource
  readonly toll?: Amounts
}

export function aboutOf(view: TableView): About {
  const params: object = view.agenda.at(-1)?.params ?? {}
  return params
}

export function companyOf(board: Board, seat: Seat): CompanyView {
  const company = board.companies[seat]
  if (!company) throw new Error(`there is no seat ${seat}`)
  return company
}

/** A move that is only asked about, checked like one that is made. */
export function asMove(move: RaisingChicagoMove): RaisingChicagoMove {
  return move
}

type MoveOfType<T extends RaisingChicagoMove['type']> = Extract<RaisingChicagoMove, { type: T }>

/** The legal moves of one type, narrowed further where a place means only some of them. */
export function useMeant<T extends RaisingChicagoMove['type']>(
  type: T,
  test: (move: MoveOfType<T>) => boolean = () => true,
): MoveOfType<T>[] {
  const { moves } = useHands<RaisingChicagoMove>()
  return moves.filter((move): move is MoveOfType<T> => move.type === type && test(move as MoveOfType<T>))
}
