import { boardContext, breaking, drawingIn } from '@boardroom/board-kit'
import type { SpaceId, TileId } from '../components/index.ts'
import type { Employee } from '../model/company.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { Carnegie } from '../types.ts'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

export const {
  boardWords,
  nameBook,
  drawnFrom: drawingOf,
} = drawingIn<Carnegie, BoardWords, NameBook>({ en, de }, { en: enBook, de: deBook })

/** What every part of the board draws from. */
export type Drawing = ReturnType<typeof drawingOf>

export const [DrawingContext, useDrawing] = boardContext<Drawing>()

/** Something taken in hand, for which a place is still to be pointed at. */
export type Picked =
  | { readonly kind: 'employee'; readonly from: SpaceId; readonly employee: Employee }
  | { readonly kind: 'tile'; readonly tile: TileId }

export interface Picking {
  readonly picked: Picked | null
  pick(what: Picked | null): void
}

export const [PickingContext, usePicking] = boardContext<Picking>({ picked: null, pick: () => undefined })

/** Long words may break where they are put together. */
export const soft = breaking('abteilungen', 'projekte', 'städten')
