import { type BoardProps, boardContext, drawingIn, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { Amounts, BannerSpaceId, FieldId, PrestigeId, Resource, Rotation, SlotId } from '../components/index.ts'
import type { NameBook } from '../text/catalogue.ts'
import { names as deBook } from '../text/de/names.ts'
import { names as enBook } from '../text/en/names.ts'
import type { RaisingChicago, RaisingChicagoMove, TableView } from '../types.ts'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

export const { boardWords, nameBook, drawnFrom } = drawingIn<RaisingChicago, BoardWords, NameBook>(
  { en, de },
  { en: enBook, de: deBook },
)

/** What every part of the board draws from. */
export interface Drawing extends ReturnType<typeof drawnFrom> {
  /** Who won the neighbourhoods that are awarded. */
  readonly lamps: ReadonlyMap<FieldId, Seat | null>
}

export function drawingOf(props: BoardProps<RaisingChicago>): Drawing {
  return {
    ...drawnFrom(props),
    lamps: new Map(
      props.log.flatMap(({ entry }) => (entry.type === 'neighbourhood' ? [[entry.field, entry.winner]] : [])),
    ),
  }
}

export const [DrawingContext, useDrawing] = boardContext<Drawing>()

/** What is prepared before a place is pointed at: how a prestige building is turned, the first of two banners. */
export interface Picked {
  readonly rotation: Rotation
  readonly banner: BannerSpaceId | null
}

export const NOTHING_PICKED: Picked = { rotation: 0, banner: null }

export interface Picking extends Picked {
  pick(what: Partial<Picked>): void
}

export const [PickingContext, usePicking] = boardContext<Picking>({ ...NOTHING_PICKED, pick: () => undefined })

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
