import type { BoardProps } from '@boardroom/board-kit'
import type { Language, Logged, Names, Seat, View } from '@boardroom/kernel'
import { createContext, useContext } from 'react'
import type { CompanyId } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { type Advice, adviceFor, type Forecast, forecastOf } from '../model/forecast.ts'
import type { Company } from '../state.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { MasterOfEconomy } from '../types.ts'
import type { Board } from '../view.ts'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

const words: Readonly<Record<Language, BoardWords>> = { en, de }
const books: Readonly<Record<Language, NameBook>> = { en: enBook, de: deBook }

export function boardWords(language: Language): BoardWords {
  return words[language]
}

export function nameBook(language: Language): NameBook {
  return books[language]
}

/** What every part of the board draws from. */
export interface Drawing {
  readonly view: View<MasterOfEconomy>
  readonly board: Board
  /** The position after the move that is pointed at. */
  readonly after: Board | null
  readonly log: readonly Logged<Entry>[]
  /** Puts an entry of the log into words. */
  tell(entry: Entry): string
  readonly words: BoardWords
  readonly book: NameBook
  readonly names: Names
  /** The seat in front of the screen; null for a spectator. */
  readonly seat: Seat | null
  /** The company that places its bids now. */
  readonly bidder: CompanyId | null
  /** How the trade would go as the bids are, with the marker that is pointed at. */
  readonly forecast: Forecast | null
  /** Where the bidder's next marker would be well placed. */
  readonly advice: Advice | null
}

export function drawingOf({ view, after, log, language, names, text }: BoardProps<MasterOfEconomy>): Drawing {
  const { step } = currentOf(view)
  const bidder = step === 'bidding' ? companyInQuestion(view) : null
  const bidding = after && currentOf(after).step === 'bidding' ? after.board : view.board
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    log,
    tell: (entry) => text.entry(entry, names),
    words: boardWords(language),
    book: nameBook(language),
    names,
    seat: view.viewer === 'spectator' ? null : view.viewer,
    bidder,
    forecast: bidder && forecastOf(bidding),
    advice: bidder && adviceFor(view.board, bidder),
  }
}

export const DrawingContext = createContext<Drawing | null>(null)

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext)
  if (!drawing) throw new Error('this belongs on a board')
  return drawing
}

/** The step that is going on, with what it is about. */
export type Current = MasterOfEconomy['frame'] | typeof OVER

const OVER = { step: '', params: {} } as const

export function currentOf(view: View<MasterOfEconomy>): Current {
  return view.agenda.at(-1) ?? OVER
}

/** The company that the present question is about. */
export function companyInQuestion(view: View<MasterOfEconomy>): CompanyId | null {
  const { params } = currentOf(view)
  if ('company' in params) return params.company
  if ('payment' in params) return params.payment.company
  return 'holder' in params && typeof params.holder === 'string' ? params.holder : null
}

export interface InPlay {
  readonly id: CompanyId
  readonly company: Company
}

/** Companies in play, in company order; before that is fixed, in the order in which they were chosen. */
export function inPlay(board: Board): InPlay[] {
  const chosen = board.players.flatMap(({ company }) => company ?? [])
  const ids = board.order.length === chosen.length ? board.order : chosen
  return ids.flatMap((id) => {
    const company = board.companies[id]
    return company ? [{ id, company }] : []
  })
}
