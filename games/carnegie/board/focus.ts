import { type Attention, around, type Rect } from '@boardroom/board-kit'
import type { View } from '@boardroom/kernel'
import { cityOf, REGIONS, type RegionId, slotOf } from '../components/index.ts'
import { currentEvent } from '../model/timeline.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import { slotAt } from './country/cities.ts'
import { AMERICA, CLEARING, MAP, TRACK_AT } from './country/geography.ts'
import type { PlaceId } from './country/place-ids.ts'

/** The place of the stage where a move is pointed at; null if it is on the desk or the ribbon. */
function placeOf(move: CarnegieMove): PlaceId | null {
  switch (move.type) {
    case 'first-housing':
    case 'build-project':
      return cityOf(slotOf(move.slot).city).region
    case 'advance':
    case 'return':
      return move.region
    case 'use':
      return move.mission
    case 'donate':
    case 'copy-donation':
    case 'pay':
      return 'donations'
    case 'pick-department':
    case 'build-department':
      return 'departments'
    default:
      return null
  }
}

/** Where what happens now can be seen, for those who are not asked. */
function happening({ board, agenda }: View<Carnegie>): PlaceId[] {
  const { income, donation } = currentEvent(board)
  if (agenda.at(-1)?.step !== 'event') return []
  return [...(income ? [income] : []), ...(donation ? (['donations'] as const) : [])]
}

/** Where the present question is answered, or what happens now can be seen. */
export function attentionOf(view: View<Carnegie>, moves: readonly CarnegieMove[]): Attention<PlaceId> {
  const counts = new Map<PlaceId, number>()
  for (const move of moves) {
    const place = placeOf(move)
    if (place) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const asked = AMERICA.stops.filter((place) => counts.has(place))
  const places = asked.length > 0 ? asked : happening(view)
  const most = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? places[0]
  return {
    places,
    part: partOf(places, moves),
    near: most && !moves.some(({ type }) => type === 'use') ? [most] : null,
    at: most ? middleOf(most, moves) : null,
    key: `${view.seq}`,
  }
}

type Point = NonNullable<Attention<PlaceId>['at']>

/** Where in a place most can be pointed at, or people stand. */
function middleOf(place: PlaceId, moves: readonly CarnegieMove[]): Point | null {
  const slots = slotsIn(moves.filter((move) => placeOf(move) === place))
  if (slots.length > 0) {
    const mean = (axis: 0 | 1): number => slots.reduce((sum, slot) => sum + slot[axis], 0) / slots.length
    return { x: mean(0), y: mean(1) }
  }
  if (place === 'donations' || place === 'departments') return null
  const spot = moves.some((move) => move.type === 'advance') ? TRACK_AT[place] : CLEARING[place]
  return { x: spot[0], y: spot[1] }
}

function slotsIn(moves: readonly CarnegieMove[]): (readonly [x: number, y: number])[] {
  return moves.flatMap((move) =>
    move.type === 'build-project' || move.type === 'first-housing' ? [slotAt(slotOf(move.slot))] : [],
  )
}

/** Room around the spaces that can be built on, for names, lines and clearings. */
const AROUND = { x: 90, top: 70, bottom: 100, w: 560, h: 400 } as const

/** More than this part of the map is as good as all of it. */
const MOST = 0.7

/** What to show of the places: for projects the part of the map with their spaces, not less than a good half of it. */
function partOf(places: readonly PlaceId[], moves: readonly CarnegieMove[]): Rect | null {
  if (!places.every((place): place is RegionId => REGIONS.some((region) => region === place))) return null
  const slots = slotsIn(moves)
  if (slots.length === 0 || moves.some(({ type }) => type === 'advance' || type === 'return')) return null
  const box = around(slots.map(([x, y]) => ({ x, y, w: 0, h: 0 })))
  const part = box && within(box)
  return part && part.w * part.h > MAP.w * MAP.h * MOST ? MAP : part
}

function within({ x, y, w, h }: Rect): Rect {
  const width = Math.min(MAP.w, Math.max(w + 2 * AROUND.x, AROUND.w))
  const height = Math.min(MAP.h, Math.max(h + AROUND.top + AROUND.bottom, AROUND.h))
  return {
    x: Math.min(Math.max(0, x + w / 2 - width / 2), MAP.w - width),
    y: Math.min(Math.max(0, y + h / 2 - height / 2), MAP.h - height),
    w: width,
    h: height,
  }
}
