import type { Facts } from '@boardroom/game-kit'
import type { Seat } from '@boardroom/kernel'
import {
  type AnyProjectId,
  BANNER_SPACE_IDS,
  FIELDS,
  type FieldId,
  fieldOf,
  neighbourhoodReward,
  OUTSKIRTS_SITE_IDS,
  PRESTIGE_BANNER,
  prestigeBuildingOf,
  RESOURCES,
  type Resource,
  type Reward,
  type SiteId,
  type SlotId,
  siteOf,
  TILE_STEPS,
} from '../components/index.ts'
import { countMarkers, slotAt, squareKind, tollFor, uncovered } from '../model/auction.ts'
import { buildingAt, enclosedBy, fieldWinner, purpleIsFree } from '../model/city.ts'
import { companyAt, nextField } from '../model/companies.ts'
import { needFor } from '../model/payment.ts'
import { isLost } from '../model/rewards.ts'
import { isDue } from '../steps/auction/toll.ts'
import { fieldsInReach } from '../steps/tiles/before-award.ts'
import { copiesLeft } from '../steps/tiles/copy-tile.ts'
import { usableTiles } from '../steps/tiles/use-tile.ts'
import type { RaisingChicago, TableView } from '../types.ts'
import type { Board } from '../view.ts'

/** The seat a move or question is about. */
function actorOf({ viewer, asked, agenda }: TableView): Seat {
  const params = agenda.at(-1)?.params
  const seat = params && 'seat' in params ? params.seat : undefined
  return seat ?? (typeof viewer === 'number' && asked.includes(viewer) ? viewer : (asked[0] ?? 0))
}

/** The project that is being executed. */
export interface Project {
  project: AnyProjectId
  storeys: number
}

function fieldIds(fields: readonly number[]): FieldId[] {
  return fields.flatMap((index) => FIELDS[index]?.id ?? [])
}

function projectIn(board: Board, id: SlotId, seat: Seat): Project {
  const slot = slotAt(board, id)
  if (!slot.project) throw new Error('no project is being executed')
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
  /** Neighbourhoods that the building encloses, with what they give to whoever wins them. */
  readonly encloses: readonly { readonly field: FieldId; readonly reward: Reward }[]
}

/** What sentences say: costs and effects are worked out for the seat that decides, at this moment. */
export const FACTS = {
  questions: {
    bid: (_params, view, seat) => {
      const { auction, third } = companyAt(view.board, seat)
      return { markers: auction, third: third > 0 && third >= auction, tiles: usableTiles(view.board, seat).length }
    },
    toll: ({ toll }) => ({ toll }),
    'personal-projects': (_params, view, seat) => ({ hold: companyAt(view.board, seat).hold }),
    payment: ({ slot }, view, seat) => {
      const company = companyAt(view.board, seat)
      const { project } = projectIn(view.board, slot, seat)
      const need = needFor(view.seats, company, project)
      return { project, need, tiles: usableTiles(view.board, seat).length }
    },
    raise: ({ slot }, { board }, seat) => projectIn(board, slot, seat),
    move: ({ slot }, { board }, seat) => projectIn(board, slot, seat),
    'prestige-site': ({ building }, { board }) => ({ building, purple: purpleIsFree(board) }),
    neighbourhoods: ({ fields }) => ({ fields: fieldIds(fields) }),
    'before-award': ({ fields }, { board }, seat) => ({ fields: fieldIds(fieldsInReach(board, seat, fields)) }),
    'tile-window': (_params, { board }) => ({ phase: board.phase }),
  },
  moves: {
    /** On the toll space nothing is taken; a toll may be due. */
    place: (move, view) => {
      const slot = slotAt(view.board, move.slot)
      const takes = slot.card && squareKind(view.seats, slot.card, move.square)
      const toll = tollFor(view, companyAt(view.board, actorOf(view)), slot)
      return { ...move, takes, toll: move.square === 'tl' && isDue(toll) ? toll : null }
    },
    'pay-toll': (move, { agenda }) => {
      const current = agenda.at(-1)
      const due = (resource: Resource): number => (current?.step === 'toll' ? current.params.toll[resource] : 0)
      return { ...move, jokers: RESOURCES.reduce((sum, resource) => sum + due(resource) - move[resource], 0) }
    },
    raise: (move, view) => ({ ...move, ...siteFacts(view, move.site, []) }),
    'place-prestige': (move, view) => ({
      ...move,
      ...siteFacts(view, move.site, view.board.banners.slice(PRESTIGE_BANNER)),
    }),
    move: (move, { board }) => {
      const there = board.outskirts[OUTSKIRTS_SITE_IDS.indexOf(move.site)]
      return { ...move, tile: typeof there === 'string' ? there : null }
    },
    'choose-prestige': (move) => ({ ...move, ...prestigeBuildingOf(move.building) }),
    'choose-field': (move, { board }) => {
      const field = fieldOf(move.field)
      return { ...move, tile: board.fields[field.index] ?? null, winner: fieldWinner(board, field) }
    },
    /** Nothing is left of a reward that cannot be given. */
    'copy-tile': (move, view) => {
      const tile = view.board.fields[fieldOf(move.field).index] ?? null
      return { ...move, tile, lost: tile !== null && isLost(view.board, actorOf(view), neighbourhoodReward(tile)) }
    },
    'use-tile': (move, { board }) => ({ ...move, copies: copiesLeft(board) }),
    'choose-card': (move, { board, seats }) => ({ ...move, takes: uncovered(seats, slotAt(board, move.slot)) }),
    'add-storey': (move, { board }) => ({
      ...move,
      storeys: buildingAt(board, siteOf(move.site).index)?.storeys ?? 0,
    }),
    train: (move, view) => {
      const field = companyAt(view.board, actorOf(view)).tracks[move.track]
      const steps = stepsOn(
        view,
        Array.from({ length: TILE_STEPS }, () => move.track),
      )
      return { ...move, field, to: steps.findLast((step) => step.field !== null)?.field ?? field }
    },
    'swap-banners': (move, { board }) => ({
      ...move,
      tracks: move.spaces.flatMap((space) => board.banners[BANNER_SPACE_IDS.indexOf(space)] ?? []),
    }),
  },
} satisfies Facts<RaisingChicago>

/** One step after the other: two on one track may reach two fields. */
function stepsOn(view: TableView, tracks: readonly Resource[]): TrackStep[] {
  const at = { ...companyAt(view.board, actorOf(view)).tracks }
  return tracks.map((track) => {
    const field = nextField(at, track)
    at[track] = field ?? at[track]
    return { track, field }
  })
}

function siteFacts(view: TableView, id: SiteId, also: readonly Resource[]): SiteFacts {
  const { board } = view
  const site = siteOf(id)
  const banner = board.banners[site.column - 1]
  // As if something stood there already.
  const city = board.city.with(site.index, { prestige: 'prestige-01', rotation: 0 })
  const encloses = enclosedBy({ city, fields: board.fields }, site).flatMap((index) => {
    const tile = board.fields[index]
    return tile ? fieldIds([index]).map((field) => ({ field, reward: neighbourhoodReward(tile) })) : []
  })
  return { reward: site.reward, steps: stepsOn(view, [...also, ...(banner ? [banner] : [])]), encloses }
}
