import type { BoardProps } from '@boardroom/board-kit'
import type { Language, Names, Seat, View } from '@boardroom/kernel'
import { createContext, useContext } from 'react'
import type { CompanyId } from '../components/index.ts'
import type { Company } from '../state.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { BigShoulders } from '../types.ts'
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

/** What stays the same from move to move: words, names, and who looks on. */
export interface Terms {
  readonly words: BoardWords
  readonly book: NameBook
  readonly names: Names
  /** The seat in front of the screen; null for a spectator. */
  readonly seat: Seat | null
  readonly shared: boolean
}

/** What every part of the board draws from. */
export interface Drawing extends Terms {
  readonly view: View<BigShoulders>
  readonly board: Board
  /** The position after the move that is pointed at. */
  readonly after: Board | null
}

type Shown = Pick<BoardProps<BigShoulders>, 'view' | 'after' | 'language' | 'names' | 'shared'>

export function drawingOf({ view, after, language, names, shared }: Shown): Drawing {
  return {
    view,
    board: view.board,
    after: after?.board ?? null,
    words: boardWords(language),
    book: nameBook(language),
    names,
    seat: view.viewer === 'spectator' ? null : view.viewer,
    shared,
  }
}

export const TermsContext = createContext<Terms | null>(null)
export const DrawingContext = createContext<Drawing | null>(null)

export function useDrawing(): Drawing {
  return onBoard(useContext(DrawingContext))
}

/** For parts that no move touches: they are not drawn again with every position. */
export function useTerms(): Terms {
  return onBoard(useContext(TermsContext))
}

function onBoard<T>(context: T | null): T {
  if (!context) throw new Error('this belongs on a board')
  return context
}

/** Long German words may break where they are put together. */
export function soft(name: string): string {
  return name
    .replace(
      /([a-zäöü]{4})(beschaffung|gütern|industrie|produkte|waren|tisierung|kennungs|geschäfte|katalog)/g,
      '$1\u00ad$2',
    )
    .replace(/kennungswert/g, 'kennungs\u00adwert')
}

export interface InPlay {
  readonly id: CompanyId
  readonly company: Company
}

/** Companies in play, in the order in which they operate. */
export function inPlay(board: Board): InPlay[] {
  return board.appealOrder.flatMap((id) => {
    const company = board.companies[id]
    return company ? [{ id, company }] : []
  })
}
