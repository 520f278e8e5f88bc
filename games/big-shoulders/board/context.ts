import { boardContext, breaking, drawingIn } from '@boardroom/board-kit'
import { COMPANIES, type CompanyId } from '../components/index.ts'
import type { Company } from '../state.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { BigShoulders } from '../types.ts'
import type { Board } from '../view.ts'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

export const {
  boardWords,
  nameBook,
  drawnFrom: drawingOf,
} = drawingIn<BigShoulders, BoardWords, NameBook>({ en, de }, { en: enBook, de: deBook })

/** What every part of the board draws from. */
export type Drawing = ReturnType<typeof drawingOf>

/** What stays the same from move to move: words, names, and who looks on. */
export type Terms = Pick<Drawing, 'words' | 'book' | 'names' | 'seat' | 'shared'>

export const [DrawingContext, useDrawing] = boardContext<Drawing>()

/** For parts that no move touches: they are not drawn again with every position. */
export const [TermsContext, useTerms] = boardContext<Terms>()

/** Long words may break where they are put together. */
export const soft = breaking('geschäfte', 'industrie', 'katalog', 'kennungs', 'produkte', 'tisierung', 'waren', 'wert')

export interface InPlay {
  readonly id: CompanyId
  readonly company: Company
}

/** Companies in play, in the order in which they operate. */
export function inPlay(board: Board): InPlay[] {
  return founded(board, board.appealOrder)
}

/** Companies in play by name: where one looks them up, none changes its place with its Appeal. */
export function inPlayByName(board: Board): InPlay[] {
  return founded(board, COMPANIES)
}

function founded(board: Board, order: readonly CompanyId[]): InPlay[] {
  return order.flatMap((id) => {
    const company = board.companies[id]
    return company ? [{ id, company }] : []
  })
}
