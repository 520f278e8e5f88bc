import { type Attention, type Rect, stepOf } from '@boardroom/board-kit'
import { BANNER_SPACE_IDS, FIELDS, type Field, SITES, SLOTS, type SlotId } from '../components/index.ts'
import { slotAt } from '../model/auction.ts'
import { buildingAt, emptySites, purpleIsFree } from '../model/city.ts'
import { isBuilding } from '../state.ts'
import type { TableView } from '../types.ts'
import { bannerRect, CHICAGO, fieldRect, NOTICE, outskirtsRect, type PlaceId, siteRect } from './city/geography.ts'
import { aboutOf } from './context.ts'

/** Steps that are answered elsewhere than at the auction. */
const STEP_PLACES: Readonly<Record<string, readonly PlaceId[]>> = {
  payment: ['city'],
  raise: ['city'],
  'add-storey': ['city'],
  neighbourhoods: ['city'],
  'copy-tile': ['city'],
  'before-award': ['city'],
  'prestige-site': ['city'],
  'swap-banners': ['city', 'yard'],
  'prestige-building': ['yard'],
  move: ['outskirts'],
}

/** Steps whose answers lie on the desk and its papers alone: the whole table stays in sight. */
const ON_DESK = new Set(['train', 'take-four', 'giving', 'tile-window', 'personal-projects', 'council-letters'])

/** Where the present question is answered, or what happens now can be seen. */
export function attentionOf(view: TableView): Attention<PlaceId> {
  const step = stepOf(view)
  const places = ON_DESK.has(step) ? [] : (STEP_PLACES[step] ?? ['auction'])
  return { places, near: places, key: `${view.seq}`, part: partOf(step), at: pointOf(view, places) }
}

/** Beside the wards there is room for the paper on which a prestige building is turned. */
const WITH_PRAIRIE: Rect = { x: 0, y: 0, w: 1060, h: 392 }
/** The notice boards with the discs on the road before them. */
const STREET: Rect = { x: 0, y: 380, w: CHICAGO.places.auction.w, h: 236 }

/** Which prestige building to choose depends on where it may stand. */
const WARDS_AND_YARD: Rect = { x: 196, y: 0, w: 1044, h: 392 }

function partOf(step: string): Rect | null {
  if (step === 'prestige-building') return WARDS_AND_YARD
  if (step === 'prestige-site') return WITH_PRAIRIE
  return ON_DESK.has(step) || STEP_PLACES[step] ? null : STREET
}

interface Point {
  readonly x: number
  readonly y: number
}

/** So that the board stands at the left, and the next one can be seen. */
function noticeAt(index: number): Point {
  return { x: NOTICE.x + index * NOTICE.step + NOTICE.w * 0.78, y: NOTICE.y }
}

/** On a phone: the middle of what can be chosen, or the notice board that is dealt with. */
function pointOf(view: TableView, places: readonly PlaceId[]): Point | null {
  if (places.includes('auction')) return noticeAt(SLOTS.indexOf(boardOf(view)))
  const choices = choicesOf(view)
  const middle = choices[Math.floor(choices.length / 2)]
  return middle ? { x: middle.x + middle.w / 2, y: middle.y + middle.h / 2 } : null
}

/** The notice board that is dealt with, else the first that is not done. */
function boardOf(view: TableView): SlotId {
  return aboutOf(view).slot ?? SLOTS.find((id) => slotAt(view.board, id).card) ?? 'I'
}

function choicesOf(view: TableView): Rect[] {
  const { board } = view
  switch (stepOf(view)) {
    case 'prestige-building':
      return []
    case 'move':
      return board.outskirts.flatMap((there, i) => (isBuilding(there) ? [] : [outskirtsRect(i)]))
    case 'neighbourhoods':
    case 'before-award':
      return openFields(view).filter(isEnclosed(view)).map(fieldRect)
    case 'copy-tile':
      return openFields(view).map(fieldRect)
    case 'add-storey':
      return SITES.filter(({ index }) => buildingAt(board, index)?.owner === view.asked[0]).map(siteRect)
    case 'swap-banners':
      return BANNER_SPACE_IDS.map((_, i) => bannerRect(i))
    case 'prestige-site':
      return emptySites(board)
        .filter(({ purple }) => purple || !purpleIsFree(board))
        .map(siteRect)
    default:
      return emptySites(board).map(siteRect)
  }
}

/** Neighbourhoods whose tiles are not awarded yet. */
function openFields({ board }: TableView): Field[] {
  return FIELDS.filter(({ index }) => board.fields[index])
}

function isEnclosed({ board }: TableView): (field: Field) => boolean {
  return ({ sites }) => sites.every((site) => board.city[site])
}
