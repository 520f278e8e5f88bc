import type { Frame, Seat, View } from '@boardroom/kernel'
import { countMarkers, slotAt, squareKind, tollFor, uncovered } from '../auction.ts'
import { buildingAt, enclosedBy, fieldWinner, purpleIsFree } from '../city.ts'
import { isFree } from '../companies.ts'
import {
  type Amounts,
  type AnyProjectId,
  BANNER_SPACE_IDS,
  FIELDS,
  type FieldId,
  fieldOf,
  LAST_FIELD,
  type NeighbourhoodTileId,
  neighbourhoodReward,
  OUTSKIRTS_SITE_IDS,
  type OutskirtsTileId,
  PRESTIGE_BANNER,
  type PrestigeBuilding,
  type PrestigeId,
  prestigeBuildingOf,
  RESOURCES,
  type Resource,
  type Reward,
  type SiteId,
  type SlotId,
  siteOf,
  TILE_STEPS,
  type Token,
} from '../components/index.ts'
import { needFor } from '../payment.ts'
import type { Phase } from '../state.ts'
import { isDue } from '../steps/auction/toll.ts'
import { fieldsInReach } from '../steps/tiles/before-award.ts'
import { copiesLeft } from '../steps/tiles/copy-tile.ts'
import { usableTiles } from '../steps/tiles/use-tile.ts'
import type { ChicagoMove, RaisingChicago } from '../types.ts'
import type { Board, CompanyView } from '../view.ts'

export type TableView = View<RaisingChicago>
export type Hold = Readonly<Record<Token, number>>

/** The seat a move or question is about. */
function actorOf({ viewer, asked, agenda }: TableView): Seat {
  const seat = (agenda.at(-1)?.params as { seat?: Seat } | undefined)?.seat
  return seat ?? (typeof viewer === 'number' && asked.includes(viewer) ? viewer : (asked[0] ?? 0))
}

function companyOf({ board }: TableView, seat: Seat): CompanyView {
  const company = board.companies[seat]
  if (!company) throw new Error(`there is no seat ${seat}`)
  return company
}

/** What prompts need to know, by the name of the step that asks. */
export interface QuestionFacts {
  bid: { markers: number; third: boolean; tiles: number }
  'second-marker': { marker: 'own' | 'third' }
  toll: { toll: Amounts; hold: Hold }
  payment: { project: AnyProjectId; need: Amounts; hold: Hold; tiles: number }
  giving: { get: Resource }
  raise: Project
  move: Project
  'prestige-building': object
  'prestige-site': { building: PrestigeId; purple: boolean }
  neighbourhoods: { fields: readonly FieldId[] }
  'tile-window': { phase: Phase }
  'before-award': { fields: readonly FieldId[] }
  'choose-card': object
  'add-storey': object
  train: object
  'take-four': object
  'swap-banners': object
  'copy-tile': { left: number }
  'personal-projects': { hold: Hold }
  'council-letters': object
}

/** The project that is being executed. */
interface Project {
  project: AnyProjectId
  storeys: number
}

export type Question = keyof QuestionFacts

export function factsOfQuestion(view: TableView, current: Frame, seat: Seat): QuestionFacts[Question] {
  const { board } = view
  const company = companyOf(view, seat)
  const params = current.params as { slot?: SlotId; fields?: number[] }
  switch (current.step as Question) {
    case 'bid': {
      const third = company.third > 0 && company.third >= company.auction
      return { markers: company.auction, third, tiles: usableTiles(board, seat).length }
    }
    case 'toll':
    case 'personal-projects':
      return { ...params, hold: company.hold }
    case 'payment': {
      const { project } = projectIn(board, params.slot, seat)
      const need = needFor(view.seats, company, project)
      return { project, need, hold: company.hold, tiles: usableTiles(board, seat).length }
    }
    case 'raise':
    case 'move':
      return projectIn(board, params.slot, seat)
    case 'prestige-site':
      return { ...params, purple: purpleIsFree(board) }
    case 'neighbourhoods':
      return { fields: fieldIds(params.fields) }
    case 'before-award':
      return { fields: fieldIds(fieldsInReach(board, seat, params.fields ?? [])) }
    case 'tile-window':
      return { phase: board.phase }
    default:
      return params
  }
}

function fieldIds(fields: readonly number[] = []): FieldId[] {
  return fields.flatMap((index) => FIELDS[index]?.id ?? [])
}

function projectIn(board: Board, id: SlotId | undefined, seat: Seat): Project {
  const slot = id && slotAt(board, id)
  if (!slot?.project) throw new Error('no project is being executed')
  return { project: slot.project, storeys: countMarkers(slot.markers, seat) }
}

/** The field that a marker reaches; null where its track is at its end. */
export interface TrackStep {
  readonly track: Resource
  readonly field: number | null
}

/** What a site gives whoever builds there. */
export interface SiteFacts {
  readonly reward: Reward | null
  /** Tracks to advance on. */
  readonly steps: readonly TrackStep[]
  /** Neighbourhoods that the building encloses. */
  readonly encloses: readonly FieldId[]
}

/** What a move's sentence needs beside the move itself. */
export interface MoveExtras {
  /** On the toll space nothing is taken; a toll may be due. */
  place: { takes: Resource | null; toll: Amounts | null }
  'pay-toll': { jokers: number }
  raise: SiteFacts
  move: { tile: OutskirtsTileId | null }
  'choose-prestige': PrestigeBuilding
  'place-prestige': SiteFacts
  'choose-field': { tile: NeighbourhoodTileId | null; winner: Seat | null }
  /** Nothing is left of a reward that cannot be given. */
  'copy-tile': { tile: NeighbourhoodTileId | null; lost: boolean }
  'use-tile': { copies: number }
  'choose-card': { takes: Amounts }
  'add-storey': { storeys: number }
  train: { field: number; to: number }
  'swap-banners': { tracks: readonly Resource[] }
}

export type MoveType = ChicagoMove['type']
export type MoveFacts<T extends MoveType> = Extract<ChicagoMove, { type: T }> &
  (T extends keyof MoveExtras ? MoveExtras[T] : object)

/** Costs and effects are worked out for the seat that decides, at this moment. */
export function extrasOf(move: ChicagoMove, view: TableView): object {
  const { board, seats } = view
  switch (move.type) {
    case 'place': {
      const slot = slotAt(board, move.slot)
      const takes = slot.card && squareKind(seats, slot.card, move.square)
      const toll = tollFor(view, companyOf(view, actorOf(view)), slot)
      return { takes, toll: move.square === 'tl' && isDue(toll) ? toll : null }
    }
    case 'pay-toll': {
      const { toll } = (view.agenda.at(-1)?.params ?? {}) as Partial<QuestionFacts['toll']>
      return { jokers: RESOURCES.reduce((sum, resource) => sum + (toll?.[resource] ?? 0) - move[resource], 0) }
    }
    case 'raise':
      return siteFacts(view, move.site, [])
    case 'place-prestige':
      return siteFacts(view, move.site, board.banners.slice(PRESTIGE_BANNER))
    case 'move': {
      const there = board.outskirts[OUTSKIRTS_SITE_IDS.indexOf(move.site)]
      return { tile: typeof there === 'string' ? there : null }
    }
    case 'choose-prestige':
      return prestigeBuildingOf(move.building)
    case 'choose-field': {
      const field = fieldOf(move.field)
      return { tile: board.fields[field.index] ?? null, winner: fieldWinner(board, field) }
    }
    case 'copy-tile': {
      const tile = board.fields[fieldOf(move.field).index] ?? null
      return { tile, lost: tile !== null && isLost(view, neighbourhoodReward(tile)) }
    }
    case 'use-tile':
      return { copies: copiesLeft(board) }
    case 'choose-card':
      return { takes: uncovered(seats, slotAt(board, move.slot)) }
    case 'add-storey':
      return { storeys: buildingAt(board, siteOf(move.site).index)?.storeys ?? 0 }
    case 'train': {
      const field = companyOf(view, actorOf(view)).tracks[move.track]
      return { field, to: Math.min(field + TILE_STEPS, LAST_FIELD) }
    }
    case 'swap-banners':
      return { tracks: move.spaces.flatMap((space) => board.banners[BANNER_SPACE_IDS.indexOf(space)] ?? []) }
    default:
      return {}
  }
}

/** A reward that gives its taker nothing: no extension is left, or the track is at its end. */
function isLost(view: TableView, reward: Reward): boolean {
  if (reward.type === 'extension') return view.board.extensions === 0
  return reward.type === 'competence' && isFree(companyOf(view, actorOf(view)).tracks, reward.track)
}

/** One step after the other: two on one track may reach two fields. */
function stepsOn(view: TableView, tracks: readonly Resource[]): TrackStep[] {
  const at = { ...companyOf(view, actorOf(view)).tracks }
  return tracks.map((track) => {
    if (isFree(at, track)) return { track, field: null }
    at[track]++
    return { track, field: at[track] }
  })
}

function siteFacts(view: TableView, id: SiteId, also: readonly Resource[]): SiteFacts {
  const { board } = view
  const site = siteOf(id)
  const banner = board.banners[site.column - 1]
  // As if something stood there already.
  const city = board.city.with(site.index, { prestige: 'prestige-01', rotation: 0 })
  const encloses = fieldIds(enclosedBy({ city, fields: board.fields }, site))
  return { reward: site.reward, steps: stepsOn(view, [...also, ...(banner ? [banner] : [])]), encloses }
}
