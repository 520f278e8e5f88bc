import { type Attention, around, type Rect, stepOf } from '@boardroom/board-kit'
import type { View } from '@boardroom/kernel'
import { cityOf, donationOf, type RegionId, slotOf } from '../components/index.ts'
import { currentEvent } from '../model/timeline.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import type { Picked } from './context.ts'
import { slotAt } from './country/cities.ts'
import { AMERICA, CLEARING, MAP, TABLE, TRACK, TRACK_AT } from './country/geography.ts'
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
    near: nearOf(places, most, moves),
    nearPart: nearPartOf(places, moves),
    spots: moves.some(({ type }) => type === 'advance') ? TRACKS : null,
    at: densest(slotsIn(moves)) ?? (most ? middleOf(most, moves) : null),
    key: `${view.seq}`,
  }
}

/** What a phone shows all of: where people can be sent, and, while nothing on the map is asked about, where they all are. */
function nearPartOf(places: readonly PlaceId[], moves: readonly CarnegieMove[]): Rect | null {
  if (places.length === 0) return MAP
  return moves.some(({ type }) => type === 'use') ? around(places.filter(isRegion).map(clearingOf)) : null
}

/** What a narrow window comes near to: spaces lie across borders, everything else in the place with most of it. */
function nearOf(
  places: readonly PlaceId[],
  most: PlaceId | undefined,
  moves: readonly CarnegieMove[],
): readonly PlaceId[] | null {
  if (!most || moves.some(({ type }) => type === 'use')) return null
  return slotsIn(moves).length > 0 ? places.filter(isRegion) : [most]
}

/** What is pointed at in the rooms of the own company. */
const IN_ROOMS: readonly CarnegieMove['type'][] = ['step', 'activate', 'assign', 'enter-lobby', 'use', 'trade']

/** Steps of the game that are taken in the house, to their end: when nobody can go on, too. */
const AT_HOME: readonly string[] = ['six-steps', 'activation', 'choose-lobby']

/** Whether the present question is answered in the own house, and nowhere on the stage. */
export function asksHouse(view: View<Carnegie>, moves: readonly CarnegieMove[]): boolean {
  if (moves.length === 0 || moves.some((move) => placeOf(move) !== null)) return false
  const stays = AT_HOME.includes(stepOf(view)) || view.board.turn?.action === 'hr'
  return stays || moves.some(({ type }) => IN_ROOMS.includes(type))
}

/** What somebody at a desk does. */
const WORK: readonly CarnegieMove['type'][] = ['use', 'trade', 'build-project', 'build-department', 'copy-donation']

/** Whether departments are used somewhere on the map: a phone has their rooms below it then. */
export function worksOnMap(view: View<Carnegie>, moves: readonly CarnegieMove[]): boolean {
  const someone = moves.some(({ type }) => WORK.includes(type))
  return someone && stepOf(view) === 'department-turn' && moves.some((move) => isRegion(placeOf(move)))
}

/** What a phone has room for, by what is asked; whoever is guided keeps the map in sight, as the guide may point there. */
export function roomFor(
  view: View<Carnegie>,
  moves: readonly CarnegieMove[],
  picked: Picked | null,
  guided: boolean,
): string {
  if (picked?.kind === 'tile') return 'cg-stage-sites'
  if (choosesAction(moves)) return 'cg-stage-chooses'
  if (!guided && (asksHouse(view, moves) || stepOf(view) === 'sides')) return 'cg-stage-house'
  if (develops(moves)) return 'cg-stage-develops'
  if (!worksOnMap(view, moves)) return ''
  return moves.some(({ type }) => type === 'build-project') ? 'cg-stage-works' : 'cg-stage-desks'
}

function choosesAction(moves: readonly CarnegieMove[]): boolean {
  return moves.some(({ type }) => type === 'choose-action')
}

/** Whether research is spent: a phone has the tabs below the map then. */
export function develops(moves: readonly CarnegieMove[]): boolean {
  return moves.some(({ type }) => type === 'develop')
}

type Point = NonNullable<Attention<PlaceId>['at']>

type Spot = readonly [x: number, y: number]

/** So much of the map a phone shows near. */
const PHONE = { w: 400, h: 370 } as const

/** Where a phone shows most of these spaces: in the middle of those around the one with most around it. */
function densest(slots: readonly Spot[]): Point | null {
  const crowds = slots.map(([x, y]) =>
    slots.filter((other) => Math.abs(other[0] - x) < PHONE.w / 2 && Math.abs(other[1] - y) < PHONE.h / 2),
  )
  const [crowd] = crowds.sort((a, b) => b.length - a.length)
  return crowd ? { x: halfway(crowd.map(([x]) => x)), y: halfway(crowd.map(([, y]) => y)) } : null
}

function halfway(lengths: readonly number[]): number {
  return (Math.min(...lengths) + Math.max(...lengths)) / 2
}

function trackOf(region: RegionId): Point {
  const [x, y] = TRACK_AT[region]
  return { x: x + TRACK.w / 2, y: y + TRACK.h / 2 }
}

/** Where each track lies, by its middle. */
const TRACKS: Readonly<Record<RegionId, Point>> = {
  west: trackOf('west'),
  midwest: trackOf('midwest'),
  east: trackOf('east'),
  south: trackOf('south'),
}

/** A clearing with some room around it. */
function clearingOf(region: RegionId): Rect {
  const [x, y] = CLEARING[region]
  return { x: x - 70, y: y - 36, w: 140, h: 84 }
}

/** The plaques of the wall: where a row begins, how far it is from one to the next, and how much of it a phone shows. */
const WALL = { from: 87, step: 76, seen: 314 } as const

/** Where the plaques lie that are asked about, if they are seen at once; else the wall is read from its beginning. */
function plaquesIn(moves: readonly CarnegieMove[]): Point | null {
  const columns = moves.flatMap((move) => ('donation' in move ? [donationOf(move.donation).row - 1] : []))
  if (columns.length === 0 || (Math.max(...columns) - Math.min(...columns) + 1) * WALL.step > WALL.seen) return null
  const { x, y } = AMERICA.places.donations
  return { x: x + WALL.from + (halfway(columns) + 0.5) * WALL.step, y }
}

/** Where in a place people stand, or their discs lie. */
function middleOf(place: PlaceId, moves: readonly CarnegieMove[]): Point | null {
  if (place === 'donations') return plaquesIn(moves)
  if (!isRegion(place)) return null
  if (moves.some((move) => move.type === 'advance')) return TRACKS[place]
  const [x, y] = CLEARING[place]
  return { x, y }
}

function isRegion(place: PlaceId | null): place is RegionId {
  return place !== null && place !== 'donations' && place !== 'departments'
}

function slotsIn(moves: readonly CarnegieMove[]): Spot[] {
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
  if (!places.every(isRegion)) return null
  const onTracks = moves.some(({ type }) => type === 'advance' || type === 'return')
  const spaces = around((onTracks ? [] : slotsIn(moves)).map(([x, y]) => ({ x, y, w: 0, h: 0 })))
  const part = spaces ? within(spaces) : around(places.map((place) => AMERICA.places[place]))
  if (!part || part.w * part.h <= MAP.w * MAP.h * MOST) return part
  // Spaces are small: without the wall they are larger. People and tracks are not, and the wall need not be cut off.
  return spaces ? MAP : TABLE
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
