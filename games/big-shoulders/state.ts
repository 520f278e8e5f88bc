import type { Seat, State } from '@boardroom/kernel'
import type {
  AssetId,
  BuildingId,
  Column,
  CompanyId,
  Cubes,
  Decade,
  DemandTileId,
  GoalId,
  IndustryId,
  SpaceId,
  SupplySpace,
} from './components/index.ts'
import type { Options } from './meta.ts'

export type Phase = 'setup' | 'stock' | 'building' | 'action' | 'operating' | 'cleanup' | 'over'

export interface BigShouldersState extends State {
  readonly options: Options
  decade: Decade
  phase: Phase
  /** What the bank has taken in less what it has paid out: with all purses it always adds up to nothing. */
  bank: number
  players: Player[]
  /** Charters in play; null until somebody founds the company. */
  companies: Record<CompanyId, Company | null>
  /** Companies in the order in which they operate: highest Appeal first, top of a stack first. */
  appealOrder: CompanyId[]
  turnOrder: Seat[]
  priorityDeal: Seat
  /** Passes in a row, and who last sold, bought or founded, in this Stock Phase. */
  passes: number
  lastTrader: Seat | null
  haymarket: Cubes
  bag: Cubes
  supply: Record<SupplySpace, Cubes>
  /** Workers in the Job Market. */
  jobMarket: number
  demand: Record<IndustryId, DemandRow>
  /** Decks lie with their top tile first. */
  demandDeck: DemandTileId[]
  /** By the prices $80, $70, $60, $50, $40. */
  assetRow: (AssetId | null)[]
  assetDeck: AssetId[]
  buildingDecks: { 2: BuildingId[]; 3: BuildingId[] }
  goals: GoalId[]
  /** Partners on action spaces this Decade, in the order they were placed. */
  placed: Placement[]
  /** Tiles that have left the game face up. */
  removed: { assets: AssetId[]; demand: DemandTileId[] }
  /** The company that operates now. */
  turn: OperatingTurn | null
}

/** What is hidden, at least from some. */
type Hidden = 'demandDeck' | 'assetDeck' | 'buildingDecks'
type HiddenOfPlayer = 'hand' | 'kept' | 'picked' | 'chosen' | 'discarded'

export type PublicPlayer = Omit<Player, HiddenOfPlayer>

/** What everyone sees: a state has it, and so has every view. Queries of rules and sentences ask for no more. */
export interface Public extends Omit<BigShouldersState, keyof State | Hidden | 'players'> {
  readonly players: readonly PublicPlayer[]
}

export interface Player {
  cash: number
  partners: Partners
  /** The company founded in setup, whose last factory carries the reserved Partner. */
  startingCompany: CompanyId | null
  hand: BuildingId[]
  /** Picked in the draft and set aside; the pick of this round is hidden until everyone has picked. */
  kept: BuildingId[]
  picked: BuildingId | null
  /** The choice of this Building Phase, face down until everyone has chosen. */
  chosen: { play: BuildingId; discard: BuildingId } | null
  /** Buildings in play, one per Decade; all of them stay. */
  built: BuildingId[]
  /** Known to the player alone. */
  discarded: BuildingId[]
  /** Companies this player sold shares of this Decade and so may not buy. */
  sold: CompanyId[]
  /** Passed in this Action Phase (2018). */
  passed: boolean
}

/** A player's six Partners; the sixth is the marker on the turn order track. */
export interface Partners {
  active: number
  /** Active ones not yet placed in this Action Phase. */
  unplaced: number
  /** The one waiting on the starting charter, or in the pool after the company was lost. */
  reserved: 'charter' | 'pool' | 'gained'
  onAppealTrack: boolean
  onBuildingSpace: boolean
}

export interface Company {
  /** Holds the Director's Certificate. */
  director: Seat
  /** Where the Preferred Certificate is. */
  preferred: Seat | 'charter' | 'pool'
  /** The five Common Certificates. */
  common: { charter: number; pool: number; seats: number[] }
  /** The space on the Stock track. */
  price: number
  treasury: number
  appeal: number
  resources: Cubes
  goods: number
  /** Appeal Bonus Goods tokens. */
  bonusGoods: number
  salespeople: number
  factories: FactoryState[]
  asset: { id: AssetId; exhausted: boolean } | null
  /** Has operated this Decade. */
  operated: boolean
}

export interface FactoryState {
  workers: number
  /** Automation tokens on Worker spaces. */
  automated: number
  manager: boolean
}

export interface DemandSpot {
  tile: DemandTileId | null
  goods: number
}

export type DemandRow = Record<Column, DemandSpot>

export interface Placement {
  readonly space: SpaceId
  readonly seat: Seat
}

/** Steps of an operating turn; `start` lasts until the first move, for emergency fundraising. */
export type Stage = 'start' | 'purchase' | 'production' | 'distribution' | 'closing'

export interface OperatingTurn {
  readonly company: CompanyId
  stage: Stage
  /** Factories that have produced this turn: always the leftmost ones. */
  produced: number
  goodsSold: number
  revenue: number
}

/** A deep copy, written out because bots make one for every move they think about. */
export function copyState(state: BigShouldersState): BigShouldersState {
  return {
    seats: state.seats,
    options: state.options,
    seq: state.seq,
    agenda: state.agenda.map((frame) => ({ step: frame.step, params: copyParams(frame.params) })),
    chance: { ...state.chance },
    decade: state.decade,
    phase: state.phase,
    bank: state.bank,
    players: state.players.map(copyPlayer),
    companies: copyCompanies(state.companies),
    appealOrder: state.appealOrder.slice(),
    turnOrder: state.turnOrder.slice(),
    priorityDeal: state.priorityDeal,
    passes: state.passes,
    lastTrader: state.lastTrader,
    haymarket: { ...state.haymarket },
    bag: { ...state.bag },
    supply: {
      x: { ...state.supply.x },
      '30': { ...state.supply[30] },
      '20': { ...state.supply[20] },
      '10': { ...state.supply[10] },
    },
    jobMarket: state.jobMarket,
    demand: {
      'food-dairy': copyRow(state.demand['food-dairy']),
      'dry-goods': copyRow(state.demand['dry-goods']),
      'meat-packing': copyRow(state.demand['meat-packing']),
      shoes: copyRow(state.demand.shoes),
    },
    demandDeck: state.demandDeck.slice(),
    assetRow: state.assetRow.slice(),
    assetDeck: state.assetDeck.slice(),
    buildingDecks: { 2: state.buildingDecks[2].slice(), 3: state.buildingDecks[3].slice() },
    goals: state.goals.slice(),
    placed: state.placed.map(({ space, seat }) => ({ space, seat })),
    removed: { assets: state.removed.assets.slice(), demand: state.removed.demand.slice() },
    turn: state.turn && { ...state.turn },
  }
}

/** Parameters are flat but for lists. */
function copyParams(params: object): object {
  const copy: Record<string, unknown> = { ...params }
  for (const key in copy) {
    const value = copy[key]
    if (Array.isArray(value)) copy[key] = value.slice()
  }
  return copy
}

function copyPlayer(player: Player): Player {
  return {
    cash: player.cash,
    partners: { ...player.partners },
    startingCompany: player.startingCompany,
    hand: player.hand.slice(),
    kept: player.kept.slice(),
    picked: player.picked,
    chosen: player.chosen && { ...player.chosen },
    built: player.built.slice(),
    discarded: player.discarded.slice(),
    sold: player.sold.slice(),
    passed: player.passed,
  }
}

function copyCompanies(companies: BigShouldersState['companies']): BigShouldersState['companies'] {
  const copy = { ...companies }
  for (const id in copy) {
    const company = copy[id as CompanyId]
    if (company) copy[id as CompanyId] = copyCompany(company)
  }
  return copy
}

export function copyCompany(company: Company): Company {
  return {
    director: company.director,
    preferred: company.preferred,
    common: { charter: company.common.charter, pool: company.common.pool, seats: company.common.seats.slice() },
    price: company.price,
    treasury: company.treasury,
    appeal: company.appeal,
    resources: { ...company.resources },
    goods: company.goods,
    bonusGoods: company.bonusGoods,
    salespeople: company.salespeople,
    factories: company.factories.map((f) => ({ workers: f.workers, automated: f.automated, manager: f.manager })),
    asset: company.asset && { id: company.asset.id, exhausted: company.asset.exhausted },
    operated: company.operated,
  }
}

function copyRow(row: DemandRow): DemandRow {
  return { left: { ...row.left }, middle: { ...row.middle }, right: { ...row.right } }
}
