import { Given as GivenTable, tableIn } from '@boardroom/game-kit/test'
import { copyPlain, type Frame, type Seat, Table } from '@boardroom/kernel'
import {
  ASSET_PRICES,
  ASSETS,
  type AssetId,
  type BuildingId,
  COMPANIES,
  type Column,
  type CompanyId,
  CUBES,
  type Cubes,
  charterOf,
  DEMAND_TILE_IDS,
  type Decade,
  type DemandTileId,
  type GoalId,
  type IndustryId,
  RESOURCES,
  type SpaceId,
  type SupplySpace,
  stockMarket,
} from '../components/index.ts'
import { bigShoulders } from '../index.ts'
import type { Options } from '../meta.ts'
import { priceOf, sharesOf } from '../model/company.ts'
import { noCubes } from '../model/cubes.ts'
import type { BigShouldersState, Company, DemandSpot, FactoryState, OperatingTurn, Partners, Phase } from '../state.ts'
import type { Place } from '../steps/action/place.ts'
import type { BigShoulders } from '../types.ts'

/** A position in the words of the rulebook. What is not named has a sensible default. */
export interface Position {
  seats?: 2 | 3 | 4
  options?: Partial<Options>
  /** Whatever is drawn from now on follows from it. */
  seed?: string
  decade?: Decade
  /** Companies in play; nothing else is. */
  companies?: Partial<Record<CompanyId, CompanyPosition>>
  /** By seat. */
  players?: Partial<Record<Seat, PlayerPosition>>
  priorityDeal?: Seat
  turnOrder?: Seat[]
  passes?: number
  /** From the first to operate to the last; by Appeal, then in the order of `companies`, if not given. */
  appealOrder?: CompanyId[]
  haymarket?: Partial<Cubes>
  supply?: Partial<Record<SupplySpace, Partial<Cubes>>>
  /** Cubes in the bag. What is then missing from the 70 is put with a company that is not asked about. */
  bag?: Partial<Cubes>
  jobMarket?: number
  /** Rows not named are empty of tiles. A spot is a tile id with the Goods on it, or Goods on the printed space. */
  demand?: Partial<Record<IndustryId, Partial<Record<Column, { tile?: DemandTileId; goods?: number }>>>>
  demandDeck?: DemandTileId[]
  /** By price, e.g. { 80: 'foundry' }; other spaces are empty. */
  assetRow?: Partial<Record<(typeof ASSET_PRICES)[number], AssetId>>
  assetDeck?: AssetId[]
  goals?: GoalId[]
  /** Partners on spaces. */
  placed?: { space: SpaceId; seat: Seat }[]
}

export type Companies = NonNullable<Position['companies']>

export interface CompanyPosition {
  director?: Seat
  preferred?: Seat | 'charter' | 'pool'
  /** Common Certificates by seat; the rest is in the pool and on the charter. */
  common?: Partial<Record<Seat, number>>
  pool?: number
  /** In dollars. */
  price?: number
  treasury?: number
  appeal?: number
  resources?: Partial<Cubes>
  goods?: number
  bonusGoods?: number
  salespeople?: number
  factories?: Partial<FactoryState>[]
  asset?: AssetId | { id: AssetId; exhausted: boolean }
  operated?: boolean
}

export interface PlayerPosition {
  cash?: number
  partners?: Partial<Partners>
  startingCompany?: CompanyId
  hand?: BuildingId[]
  built?: BuildingId[]
  sold?: CompanyId[]
}

/** What the table is waiting for. */
type Moment =
  | { phase: 'founding'; seat: Seat }
  | { phase: 'stock'; seat: Seat; sold?: CompanyId[]; bought?: boolean }
  | { phase: 'sell-down' }
  | { phase: 'stock-end' }
  | { phase: 'building' }
  /** `next` are the seats still to come in this round. */
  | { phase: 'action'; seat: Seat; placed?: boolean; next?: Seat[]; then?: Seat[] }
  | { phase: 'operating'; company: CompanyId; turn?: Partial<OperatingTurn> }
  | { phase: 'distribution'; company: CompanyId; turn?: Partial<OperatingTurn> }
  | { phase: 'company-turn-end'; company: CompanyId }
  | { phase: 'cleanup' }
  | { phase: 'game-end' }

/** A table in this position, at this moment. The position must obey every conservation law. */
export function given(moment: Moment, position: Position = {}): Given {
  // A copy, because building notes down placements: one position may serve several tables.
  const state = build({ ...position })
  Object.assign(state, { agenda: agendaFor(state, moment), phase: phaseOf(moment) })
  if (moment.phase === 'operating' || moment.phase === 'distribution' || moment.phase === 'company-turn-end') {
    const stage = moment.phase === 'operating' ? 'start' : moment.phase === 'distribution' ? 'distribution' : 'closing'
    const turn = 'turn' in moment ? moment.turn : {}
    state.turn = { company: moment.company, stage, produced: 0, goodsSold: 0, revenue: 0, ...turn }
  }
  return new Given(tableIn(bigShoulders, state))
}

export class Given extends GivenTable<BigShoulders> {
  company(id: CompanyId): Company {
    const company = this.state.companies[id]
    if (!company) throw new Error(`${id} is not in play`)
    return company
  }

  price(id: CompanyId): number {
    return priceOf(this.company(id), this.state.options)
  }

  shares(id: CompanyId, seat: Seat): number {
    return sharesOf(this.company(id), seat)
  }

  cash(seat: Seat): number {
    return this.state.players[seat]?.cash ?? Number.NaN
  }
}

/** Placing a Partner on a space for a company. */
export function place(space: SpaceId, company: CompanyId | null): Place {
  return { type: 'place', space, company }
}

/** Cubes of all four types; there are none of those not named. */
export function cubes(some: Partial<Cubes> = {}): Cubes {
  return { ...noCubes(), ...some }
}

function phaseOf(moment: Moment): Phase {
  switch (moment.phase) {
    case 'founding':
      return 'setup'
    case 'sell-down':
    case 'stock-end':
      return 'stock'
    case 'distribution':
    case 'company-turn-end':
    case 'game-end':
      return 'operating'
    default:
      return moment.phase
  }
}

/** The agenda of that moment; the next step is its last. */
function agendaFor(state: BigShouldersState, moment: Moment): Frame[] {
  const operating = (...first: string[]): Frame[] => [
    { step: 'next-company', params: {} },
    { step: 'company-turn-ends', params: {} },
    ...first.map((step) => ({ step, params: {} })),
  ]
  switch (moment.phase) {
    case 'founding':
      return [
        { step: 'founding-ends', params: { last: moment.seat } },
        { step: 'founding', params: { seat: moment.seat } },
      ]
    case 'stock': {
      const params = { seat: moment.seat, sold: moment.sold ?? [], bought: moment.bought ?? false }
      return [{ step: 'stock-turn', params }]
    }
    case 'sell-down':
      return [{ step: 'stock-phase', params: {} }]
    case 'stock-end':
      return [{ step: 'stock-phase-ends', params: {} }]
    case 'building':
      return [{ step: 'building-phase', params: {} }]
    case 'action':
      return [
        { step: 'action-round', params: {} },
        ...[...(moment.next ?? moment.then ?? [])]
          .reverse()
          .map((seat) => ({ step: 'action-turn', params: { seat, placed: false } })),
        { step: 'action-turn', params: { seat: moment.seat, placed: moment.placed ?? false } },
      ]
    case 'operating':
      return operating('closing', 'distribution', 'production')
    case 'distribution':
      return operating('closing', 'distribution')
    case 'company-turn-end':
      return operating()
    case 'cleanup':
      return [{ step: 'cleanup', params: {} }]
    case 'game-end':
      state.decade = 5
      return [{ step: 'game-ends', params: {} }]
  }
}

function build(position: Position): BigShouldersState {
  const seats = position.seats ?? 4
  const start = Table.start(bigShoulders, { seats, options: position.options ?? {}, seed: 'given' })
  const state = copyPlain(start.state)
  if (position.seed !== undefined) state.chance = { seed: position.seed, drawn: 0 }
  state.decade = position.decade ?? 1
  state.priorityDeal = position.priorityDeal ?? 0
  state.turnOrder = position.turnOrder ?? state.players.map((_, seat) => seat)
  state.passes = position.passes ?? 0
  state.jobMarket = position.jobMarket ?? 4
  state.goals = position.goals ?? state.goals
  placeCompanies(state, position)
  placePlayers(state, position)
  placeDemand(state, position)
  placeAssets(state, position)
  placeCubes(state, position)
  state.placed = position.placed ?? []
  const purses = [...state.players.map((p) => p.cash), ...COMPANIES.map((id) => state.companies[id]?.treasury ?? 0)]
  state.bank = -purses.reduce((sum, cash) => sum + cash, 0)
  return state
}

function placeCompanies(state: BigShouldersState, position: Position): void {
  const given = position.companies ?? {}
  for (const id of COMPANIES) {
    const wanted = given[id]
    if (wanted) state.companies[id] = newCompany(state, id, wanted)
  }
  const inPlay = Object.keys(given) as CompanyId[]
  const appeal = (id: CompanyId): number => state.companies[id]?.appeal ?? 0
  state.appealOrder = position.appealOrder ?? inPlay.sort((a, b) => appeal(b) - appeal(a))
}

function newCompany(state: BigShouldersState, id: CompanyId, wanted: CompanyPosition): Company {
  const seats = state.players.map((_, seat) => wanted.common?.[seat] ?? 0)
  const pool = wanted.pool ?? 0
  const asset = typeof wanted.asset === 'string' ? { id: wanted.asset, exhausted: false } : wanted.asset
  const price = stockMarket(state.options).track.indexOf(wanted.price ?? 50)
  if (price < 0) throw new Error(`${wanted.price} is no price`)
  return {
    director: wanted.director ?? 0,
    preferred: wanted.preferred ?? 'charter',
    common: { charter: 5 - pool - seats.reduce((sum, n) => sum + n, 0), pool, seats },
    price,
    treasury: wanted.treasury ?? 0,
    appeal: wanted.appeal ?? charterOf(id).startingAppeal,
    resources: { ...noCubes(), ...wanted.resources },
    goods: wanted.goods ?? 0,
    bonusGoods: wanted.bonusGoods ?? 0,
    salespeople: wanted.salespeople ?? 0,
    factories: charterOf(id).factories.map((_, i) => ({
      workers: 0,
      automated: 0,
      manager: false,
      ...wanted.factories?.[i],
    })),
    asset: asset ?? null,
    operated: wanted.operated ?? false,
  }
}

/** Buildings named somewhere are taken from wherever they lie; hands are filled up again from the decks' leftovers. */
function placePlayers(state: BigShouldersState, position: Position): void {
  const given = state.players.map((_, seat) => position.players?.[seat] ?? {})
  const named = new Set(given.flatMap((player) => [...(player.hand ?? []), ...(player.built ?? [])]))
  const drop = (ids: BuildingId[]): BuildingId[] => ids.filter((id) => !named.has(id))
  state.buildingDecks = { 2: drop(state.buildingDecks[2]), 3: drop(state.buildingDecks[3]) }
  for (const [seat, player] of state.players.entries()) {
    const wanted = given[seat] ?? {}
    player.cash = wanted.cash ?? 0
    player.startingCompany = wanted.startingCompany ?? null
    player.built = wanted.built ?? []
    player.sold = wanted.sold ?? []
    const dealt = drop(player.hand)
    player.hand = wanted.hand ?? dealt
    // What a named hand replaces has left the game face down.
    if (wanted.hand) player.discarded = dealt
    Object.assign(player.partners, { reserved: wanted.startingCompany ? 'charter' : 'pool' }, wanted.partners)
    const { partners } = player
    const gained = [partners.reserved === 'gained', !partners.onAppealTrack, !partners.onBuildingSpace]
    partners.active = 2 + gained.filter(Boolean).length
    const placed = (position.placed ?? []).filter((placement) => placement.seat === seat).length
    partners.unplaced = wanted.partners?.unplaced ?? partners.active - placed
    // Partners that are neither unplaced nor on a named space lie on Fundraising $40.
    for (let i = placed + partners.unplaced; i < partners.active; i++) {
      position.placed = [...(position.placed ?? []), { space: 'fundraising-40', seat }]
    }
  }
}

function placeDemand(state: BigShouldersState, position: Position): void {
  const named: DemandTileId[] = [...(position.demandDeck ?? [])]
  for (const row of Object.keys(state.demand) as IndustryId[]) {
    for (const column of ['left', 'middle', 'right'] as const) {
      const wanted = position.demand?.[row]?.[column]
      const spot: DemandSpot = { tile: wanted?.tile ?? null, goods: wanted?.goods ?? 0 }
      state.demand[row][column] = spot
      if (spot.tile) named.push(spot.tile)
    }
  }
  const inGame = [...state.demandDeck]
  state.demandDeck = position.demandDeck ?? []
  const all = Table.start(bigShoulders, { seats: state.seats, seed: 'given' }).state
  const tiles = new Set<DemandTileId>([...inGame, ...all.demandDeck])
  for (const row of Object.values(all.demand))
    for (const spot of Object.values(row)) if (spot.tile) tiles.add(spot.tile)
  state.removed.demand = DEMAND_TILE_IDS.filter((id) => tiles.has(id) && !named.includes(id))
}

function placeAssets(state: BigShouldersState, position: Position): void {
  state.assetRow = ASSET_PRICES.map((price) => position.assetRow?.[price] ?? null)
  state.assetDeck = position.assetDeck ?? []
  const held = COMPANIES.flatMap((id) => state.companies[id]?.asset?.id ?? [])
  const seen = new Set<AssetId | null>([...state.assetRow, ...state.assetDeck, ...held])
  state.removed.assets = ASSETS.filter((id) => !seen.has(id))
}

/** Cubes not named anywhere are in the bag, unless the bag is named: then a company out of sight holds them. */
function placeCubes(state: BigShouldersState, position: Position): void {
  state.haymarket = { ...noCubes(), ...position.haymarket }
  for (const space of ['x', '30', '20', '10'] as const) {
    state.supply[space] = { ...noCubes(), ...position.supply?.[space] }
  }
  state.bag = { ...noCubes(), ...position.bag }
  const holders = COMPANIES.flatMap((id) => state.companies[id] ?? [])
  const places = [state.haymarket, state.bag, ...Object.values(state.supply), ...holders.map((c) => c.resources)]
  let rest: Cubes = state.bag
  if (position.bag) {
    const idle = COMPANIES.filter((id) => !state.companies[id]).at(-1) as CompanyId
    const hoarder = newCompany(state, idle, { operated: true, appeal: 0 })
    state.companies[idle] = hoarder
    state.appealOrder.push(idle)
    rest = hoarder.resources
  }
  for (const resource of RESOURCES) {
    rest[resource] += CUBES[resource] - places.reduce((sum, place) => sum + place[resource], 0)
  }
}
