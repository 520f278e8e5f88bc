import type { Sight } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import {
  type AnyProjectId,
  FIELDS,
  type FieldIndex,
  POVERTY,
  type PrestigeId,
  prestigeBuildingOf,
  projectOf,
  RESOURCES,
  type Resource,
  type Reward,
  SITES,
  type Site,
  type SiteId,
  SLOTS,
  type SlotId,
  SQUARES,
  siteOf,
  turned,
  WARD_TILES,
  WARDS,
  type Ward,
} from '../components/index.ts'
import { countMarkers, slotAt, tollFor, winnerOf } from '../model/auction.ts'
import { buildingAt, enclosedBy, fieldWinner, wardStoreys } from '../model/city.ts'
import { companyAt } from '../model/companies.ts'
import { needFor } from '../model/payment.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../types.ts'
import type { CompanyView } from '../view.ts'

export type Seen = Sight<RaisingChicago>
type MoveOfType<T extends RaisingChicagoMove['type']> = Extract<RaisingChicagoMove, { readonly type: T }>

export function own({ view, seat }: Seen): CompanyView {
  return companyAt(view.board, seat)
}

export function roundOf({ view }: Seen): number {
  return view.board.round
}

/* Bidding */

/** Own markers that lie on cards by now. */
export function placedBy({ view, seat }: Seen): number {
  return view.board.slots.reduce((sum, { markers }) => sum + countMarkers(markers, seat), 0)
}

export function markersOn({ view }: Seen, slot: SlotId, seat: Seat): number {
  return countMarkers(slotAt(view.board, slot).markers, seat)
}

/** Who would win a slot if nobody bid any more; `place` may be made first. */
export function winnerAfter({ view, seat }: Seen, id: SlotId, place?: MoveOfType<'place'>): Seat | null {
  const markers = slotAt(view.board, id).markers.slice()
  if (place?.slot === id) markers[SQUARES.indexOf(place.square)] = seat
  const winner = winnerOf({ markers })
  return winner === 'third' ? null : winner
}

/** Whether nobody but the viewer has a marker left, and the viewer only one: the next bid decides. */
export function bidsLast({ view, seat }: Seen): boolean {
  return view.board.companies.every(({ auction }, each) => auction === (each === seat ? 1 : 0))
}

export function slotsWonBy({ view, seat }: Seen): SlotId[] {
  return SLOTS.filter((slot) => slotAt(view.board, slot).winner === seat)
}

export function slotsWithoutBid({ view }: Seen): SlotId[] {
  return SLOTS.filter((slot) => slotAt(view.board, slot).markers.every((owner) => owner === null))
}

/** The first slot with a project that is moved to the outskirts. */
export function moveSlot({ view }: Seen): SlotId | undefined {
  return SLOTS.find((slot) => {
    const { project } = slotAt(view.board, slot)
    return project !== null && projectOf(project).kind === 'move'
  })
}

export function tollAt(sight: Seen, slot: SlotId): number {
  const toll = tollFor(sight.view, own(sight), slotAt(sight.view.board, slot))
  return RESOURCES.reduce((sum, resource) => sum + toll[resource], 0)
}

/** How many resources are missing for a project, jokers counted. */
export function missingFor(sight: Seen, project: AnyProjectId): number {
  const { hold } = own(sight)
  const need = needFor(sight.view.seats, own(sight), project)
  const lack = RESOURCES.reduce((sum, resource) => sum + Math.max(0, need[resource] - hold[resource]), 0)
  return Math.max(0, lack - hold.joker)
}

/* Paying */

/** The project that is paid for or built now. */
export function running({ view, question }: Seen): AnyProjectId | null {
  if (question?.step !== 'payment' && question?.step !== 'raise' && question?.step !== 'move') return null
  return slotAt(view.board, question.params.slot).project
}

export function runningKind(sight: Seen): 'raise' | 'move' | null {
  const project = running(sight)
  return project && projectOf(project).kind
}

export type Pay = MoveOfType<'pay'>

export function shortOf(pay: Pay): Resource[] {
  return RESOURCES.filter((resource) => pay[resource] === 'short')
}

export function favoursIn(pay: Pay): Resource[] {
  return RESOURCES.filter((resource) => pay[resource] === 'favour')
}

export function jokersIn(pay: Pay): number {
  return RESOURCES.reduce((sum, resource) => {
    const way = pay[resource]
    return sum + (typeof way === 'object' && way !== null ? way.joker : 0)
  }, 0)
}

export function isPay(move: RaisingChicagoMove): move is Pay {
  return move.type === 'pay'
}

/** Paid in full with plain resources alone. */
export function isPlain(move: RaisingChicagoMove): boolean {
  return isPay(move) && shortOf(move).length === 0 && favoursIn(move).length === 0 && jokersIn(move) === 0
}

/** In full, without a favour, and with no more jokers than it takes. */
export function isFrugal(move: RaisingChicagoMove, { moves }: Seen): boolean {
  if (!isPay(move) || shortOf(move).length > 0 || favoursIn(move).length > 0) return false
  const full = moves.filter(isPay).filter((pay) => shortOf(pay).length === 0 && favoursIn(pay).length === 0)
  return jokersIn(move) === Math.min(...full.map(jokersIn))
}

/** The fewest kinds that stay unpaid in any way of paying. */
export function fewestShort({ moves }: Seen): number {
  return Math.min(...moves.filter(isPay).map((pay) => shortOf(pay).length))
}

/** What so many more steps on the poverty track take away at the end. */
export function povertyCost(sight: Seen, steps: number): number {
  const { poverty } = own(sight)
  return lossAt(poverty + steps) - lossAt(poverty)
}

export function lossAt(field: number): number {
  return POVERTY[Math.min(field, POVERTY.length - 1)] ?? 0
}

/* Building */

export function rewardAt(id: SiteId): Reward['type'] | null {
  return siteOf(id).reward?.type ?? null
}

export function bannerAt({ view }: Seen, id: SiteId): Resource | undefined {
  return view.board.banners[siteOf(id).column - 1]
}

/** Markers on the card of the project that is built: its storeys. */
export function storeysToCome({ view, question, seat }: Seen): number {
  if (question?.step !== 'raise') return 0
  return countMarkers(slotAt(view.board, question.params.slot).markers, seat)
}

/** Fields that a building there would enclose, and who would win them. */
export function enclosedAt(sight: Seen, id: SiteId): { readonly field: FieldIndex; readonly winner: Seat | null }[] {
  const { board } = sight.view
  const site = siteOf(id)
  const project = running(sight)
  if (!project || board.city[site.index] !== null) return []
  const storeys = storeysToCome(sight)
  const city = board.city.slice()
  city[site.index] = { project, owner: sight.seat, storeys }
  const ranking = rankedAfter(sight, storeys + prestigeAt(site))
  return enclosedBy({ city, fields: board.fields }, site).flatMap((field) => {
    const there = FIELDS[field]
    return there ? [{ field, winner: fieldWinner({ city, ranking }, there) }] : []
  })
}

function prestigeAt({ reward }: Site): number {
  return reward?.type === 'prestige' ? reward.amount : 0
}

/** The ranking once the viewer has gained so much: a disc that arrives lies on top. */
function rankedAfter({ view, seat }: Seen, gain: number): Seat[] {
  const { companies, ranking } = view.board
  const points = (each: Seat): number => companyAt(view.board, each).prestige + (each === seat ? gain : 0)
  const others = ranking.filter((each) => each !== seat)
  const above = others.filter((each) => points(each) > points(seat))
  return companies.length > 1 ? [...above, seat, ...others.filter((each) => !above.includes(each))] : ranking.slice()
}

/** What the wards would be worth to a seat if the game ended now, with so many more storeys of the viewer in one of them. */
export function wardPoints({ view, seat }: Seen, more?: { readonly ward: Ward; readonly storeys: number }): number {
  const all = wardStoreys(view.board, view.seats)
  return WARDS.reduce<number>((sum, ward, place) => {
    const storeys = (all[place] ?? []).map((each, owner) =>
      owner === seat && more?.ward === ward ? each + more.storeys : each,
    )
    const tile = view.board.wardTiles[place]
    return tile ? sum + shareOf(storeys, seat, WARD_TILES[tile]) : sum
  }, 0)
}

/** Most and second most; whoever ties shares, rounded up (RC-END-04 to RC-END-08). */
function shareOf(storeys: readonly number[], seat: Seat, { most, second }: { most: number; second: number }): number {
  const mine = storeys[seat] ?? 0
  if (mine === 0) return 0
  const above = storeys.filter((each) => each > mine).length
  const level = storeys.filter((each) => each === mine).length
  if (above === 0) return level === 1 ? most : Math.ceil((most + second) / level)
  return above === 1 ? Math.ceil(second / level) : 0
}

/** Whose houses the arrows of a prestige building point at. */
export function arrowsAt(
  { view, seat }: Seen,
  building: PrestigeId,
  { site, rotation }: Pick<MoveOfType<'place-prestige'>, 'site' | 'rotation'>,
): { readonly mine: number; readonly theirs: number } {
  let mine = 0
  let theirs = 0
  for (const arrow of prestigeBuildingOf(building).arrows) {
    const there = siteOf(site).neighbours[turned(arrow, rotation)]
    const house = there === null ? null : buildingAt(view.board, there)
    if (house?.owner === seat) mine++
    else if (house) theirs++
  }
  return { mine, theirs }
}

/** Whether a place has as many arrows at own houses as any, and then as few as any at those of others. */
export function isBestForArrows(move: RaisingChicagoMove, sight: Seen): boolean {
  const { question, moves } = sight
  if (question?.step !== 'prestige-site' || move.type !== 'place-prestige') return false
  const { building } = question.params
  const rank = (each: MoveOfType<'place-prestige'>): number => {
    const { mine, theirs } = arrowsAt(sight, building, each)
    return mine * 10 - theirs
  }
  const best = Math.max(...moves.flatMap((each) => (each.type === 'place-prestige' ? [rank(each)] : [])))
  return rank(move) === best
}

export function houses({ view, seat }: Seen): Site[] {
  return SITES.filter((site) => buildingAt(view.board, site.index)?.owner === seat)
}
