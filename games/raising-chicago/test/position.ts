import { copyPlain, type Seat, Table } from '@boardroom/kernel'
import {
  type AnyProjectId,
  type CardId,
  type CouncilId,
  EXTENSIONS,
  type FieldId,
  type FinalId,
  type Letter,
  MARKERS,
  type NeighbourhoodTileId,
  type OutskirtsSiteId,
  type OutskirtsTileId,
  type PrestigeId,
  type ProjectId,
  type Resource,
  type Rotation,
  type SiteId,
  type SlotId,
  type Square,
  type SymbolId,
  type Token,
  type Ward,
  type WardTileId,
} from '../components/index.ts'
import { raisingChicago } from '../index.ts'
import { countMarkers } from '../model/auction.ts'
import { allStoreys } from '../model/city.ts'
import { newCompany } from '../setup.ts'
import type { Company, Owner, RaisingChicagoState } from '../state.ts'
import {
  placeBanners,
  placeBuildings,
  placeCards,
  placeCouncil,
  placeFields,
  placeOutskirtsTiles,
  placePrestige,
  placeProjects,
  placeWardTiles,
} from './table-pieces.ts'

/** A position in the words of the rulebook. What is not named plays no part and lies where it disturbs nobody. */
export interface Position {
  /** Three, unless told otherwise. */
  seats?: 2 | 3 | 4
  /** From 1 to 8; 4 unless told otherwise. */
  round?: number
  /** Highest first; by prestige and then by seat unless told otherwise. */
  ranking?: Seat[]
  /** Top row first; as the ranking unless told otherwise. */
  rows?: Seat[]
  companies?: Partial<Record<Seat, CompanyPosition>>
  /** Slots that are not named are empty. */
  slots?: Partial<Record<SlotId, SlotPosition>>
  city?: Partial<Record<SiteId, StandingPosition>>
  /** Buildings at the outskirts. */
  moved?: Partial<Record<OutskirtsSiteId, { owner: Owner; storeys: number }>>
  /** Tiles on outskirts sites; other tiles lie on the other sites. */
  outskirts?: Partial<Record<OutskirtsSiteId, OutskirtsTileId>>
  /** Tiles on fields. If any are named, no others lie in the wards. */
  fields?: Partial<Record<FieldId, NeighbourhoodTileId>>
  /** By banner space, 1 to 9. */
  banners?: Partial<Record<number, Resource>>
  /** Face up from space 1, and the stack from its top; those not named lie at its bottom. */
  display?: PrestigeId[]
  stack?: PrestigeId[]
  wards?: Partial<Record<Ward, WardTileId>>
  /** Extensions left. */
  extensions?: number
  /** From the top. */
  deck?: CardId[]
  /** The stack of this round, for a round that is about to begin. */
  projectStack?: ProjectId[]
  /** The final projects in play. */
  finals?: FinalId[]
  /** With the module: members on their spaces. */
  council?: Partial<Record<Letter, CouncilId>>
}

export interface CompanyPosition {
  prestige?: number
  poverty?: number
  hold?: Partial<Record<Token, number>>
  tracks?: Partial<Record<Resource, number>>
  auction?: number
  third?: number
  extensions?: number
  /** Under the board from left to right, and how many of them were placed this round. */
  cards?: CardId[]
  fresh?: number
  pile?: CardId[]
  /** Cards of these letters in the pile, `all` for those with all four. */
  letters?: Partial<Record<Letter | 'all', number>>
  tiles?: OutskirtsTileId[]
  symbols?: Partial<Record<SymbolId, number>>
  finals?: FinalId[]
  neighbourhoods?: number
  wardTiles?: WardTileId[]
}

export interface SlotPosition {
  project?: AnyProjectId
  card?: CardId
  /** A card that shows these kinds top right, bottom left and bottom right. */
  squares?: readonly [Resource, Resource, Resource]
  markers?: Partial<Record<Square, Owner>>
  winner?: Owner
}

type StandingPosition = { owner: Owner; storeys: number } | { prestige: PrestigeId; rotation?: Rotation }

export function build(position: Position): RaisingChicagoState {
  const seats = position.seats ?? 3
  const options = { council: position.council !== undefined }
  const state = copyPlain(Table.start(raisingChicago, { seats, options, seed: 'given' }).state)
  state.agenda = []
  state.round = position.round ?? 4
  state.box = []
  state.companies = state.companies.map((_, seat) => placeCompany(seats, position.companies?.[seat] ?? {}))
  state.extensions = position.extensions ?? EXTENSIONS - sum(state.companies.map(({ extensions }) => extensions))
  placeRanking(state, position)
  placeCards(state, position)
  placePrestige(state, position)
  placeBuildings(state, position)
  placeOutskirtsTiles(state, position)
  placeProjects(state, position)
  placeFields(state, position)
  placeBanners(state, position)
  placeWardTiles(state, position)
  if (position.council) placeCouncil(state, position.council)
  for (const [seat, company] of state.companies.entries()) balanceMarkers(state, company, seat)
  return state
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function placeCompany(seats: number, wanted: CompanyPosition): Company {
  const company = newCompany(seats)
  company.hold = { timber: 0, jackscrew: 0, masonry: 0, joker: 0, favour: 0, ...wanted.hold }
  Object.assign(company.tracks, wanted.tracks)
  Object.assign(company.symbols, wanted.symbols)
  company.prestige = wanted.prestige ?? 0
  company.poverty = wanted.poverty ?? 0
  company.auction = wanted.auction ?? 0
  company.third = wanted.third ?? (seats === 2 ? Math.min(company.auction, MARKERS.thirdPerRound) : 0)
  company.extensions = wanted.extensions ?? 0
  company.cards = [...(wanted.cards ?? [])]
  company.fresh = wanted.fresh ?? 0
  company.pile = [...(wanted.pile ?? [])]
  company.tiles = [...(wanted.tiles ?? [])]
  company.finals = [...(wanted.finals ?? [])]
  company.wardTiles = [...(wanted.wardTiles ?? [])]
  return company
}

function placeRanking(state: RaisingChicagoState, { ranking, rows }: Position): void {
  const prestige = (seat: Seat) => state.companies[seat]?.prestige ?? 0
  const seats = [...state.companies.keys()]
  state.ranking = ranking ? [...ranking] : seats.sort((a, b) => prestige(b) - prestige(a) || a - b)
  state.rows = [...(rows ?? state.ranking)]
}

/** Markers that are nowhere else are in the supply (RC-SUP-04). */
function balanceMarkers(state: RaisingChicagoState, company: Company, seat: Seat): void {
  const onCards = sum(state.slots.map((slot) => countMarkers(slot.markers, seat)))
  company.supply = MARKERS.all - company.auction - onCards - allStoreys(state, seat)
}
