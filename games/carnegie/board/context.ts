import { boardContext, drawingIn } from '@boardroom/board-kit'
import type { Seat, View } from '@boardroom/kernel'
import { createContext, useContext } from 'react'
import type { SpaceId, TileId } from '../components/index.ts'
import type { Employee } from '../model/company.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { Carnegie } from '../types.ts'
import type { Board, PlayerView } from '../view.ts'
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

export const PickingContext = createContext<Picking>({ picked: null, pick: () => undefined })

export function usePicking(): Picking {
  return useContext(PickingContext)
}

/** The step that asks now. */
export function stepOf(view: View<Carnegie>): string {
  return view.agenda.at(-1)?.step ?? ''
}

export function playerOf(board: Board, seat: Seat): PlayerView {
  const player = board.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

/** Long words may break where they are put together. */
export function soft(name: string): string {
  return name.replace(
    /([a-zäöü]{3})(beschaffung|outsourcing|management|abteilungen|projekte|beteiligungen|qualität|städten|ships)/g,
    '$1\u00ad$2',
  )
}
