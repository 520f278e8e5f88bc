import { type Chance, type Frame, frame, itemAt, type Seat, type Start, tableOf } from '@boardroom/kernel'
import {
  ASSET_PRICES,
  ASSETS,
  type AssetId,
  assetOf,
  BUILDING_IDS,
  type BuildingId,
  buildingOf,
  COMPANIES,
  CUBES,
  DEMAND_ROWS,
  DEMAND_TILE_IDS,
  DEMAND_TILES,
  type DemandTileId,
  type Era,
  FIRST_ASSET,
  GOALS,
  GOALS_IN_PLAY,
  HAYMARKET_AT_SETUP,
  JOB_MARKET_AT_SETUP,
  RESOURCES,
  STARTING_CASH,
  SUPPLY_AT_SETUP,
  SUPPLY_SPACES,
} from './components/index.ts'
import type { Options } from './meta.ts'
import { noCubes } from './model/cubes.ts'
import { FILL_ORDER } from './model/demand-rows.ts'
import { drawCube, emptySupply } from './model/supply-chain.ts'
import type { BigShouldersState, DemandRow, Player } from './state.ts'
import { founding, foundingEnds } from './steps/setup/founding.ts'

/** The position before the first company is founded (BS-SET-01 to BS-SET-14). */
export function setup({ base, chance }: Start<Options>): BigShouldersState {
  const { seats } = base
  const options = base.options
  const demandDeck = shuffledDemand(seats, chance)
  const demand = layDemand(demandDeck)
  const assets = shuffledAssets(chance)
  const goals = options.goals ? chance.shuffle([...GOALS]).slice(0, GOALS_IN_PLAY) : []
  const eras = { 1: era(1, seats, chance), 2: era(2, seats, chance), 3: era(3, seats, chance) }
  const cubes = layCubes(chance)
  const first = chance.below(seats)
  return {
    ...base,
    options,
    agenda: foundingOrder(seats, first),
    decade: 1,
    phase: 'setup',
    bank: -STARTING_CASH * seats,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(eras[1].slice(3 * seat, 3 * seat + 3))),
    companies: tableOf(COMPANIES, () => null),
    appealOrder: [],
    turnOrder: Array.from({ length: seats }, (_, seat) => seat),
    priorityDeal: first,
    passes: 0,
    lastTrader: null,
    ...cubes,
    jobMarket: JOB_MARKET_AT_SETUP,
    demand,
    demandDeck,
    assetRow: assets.row,
    assetDeck: assets.deck,
    buildingDecks: { 2: eras[2], 3: eras[3] },
    goals,
    placed: [],
    removed: { assets: [], demand: [] },
    turn: null,
  }
}

/** Counter-clockwise from the first founder (BS-SET-14). The agenda's next step is its last. */
function foundingOrder(seats: number, first: Seat): Frame[] {
  const order = Array.from({ length: seats }, (_, i) => (first - i + seats) % seats)
  const frames = order.map((seat) => frame(founding, { seat }))
  return [...frames, frame(foundingEnds, { last: itemAt(order, order.length - 1) })].reverse()
}

function newPlayer(hand: BuildingId[]): Player {
  return {
    cash: STARTING_CASH,
    partners: { active: 2, unplaced: 2, reserved: 'pool', onAppealTrack: true, onBuildingSpace: true },
    startingCompany: null,
    hand,
    kept: [],
    picked: null,
    chosen: null,
    built: [],
    discarded: [],
    sold: [],
    passed: false,
  }
}

/** Level 1 on top, each level shuffled by itself (BS-SET-02, BS-SET-03). */
function shuffledDemand(seats: number, chance: Chance): DemandTileId[] {
  const inGame = DEMAND_TILE_IDS.filter((tile) => DEMAND_TILES[tile].minPlayers <= seats)
  return [1, 2, 3, 4].flatMap((level) => chance.shuffle(inGame.filter((tile) => DEMAND_TILES[tile].level === level)))
}

/** The first 12 tiles: right column from top to bottom, then middle, then left (BS-SET-04). */
function layDemand(deck: DemandTileId[]): BigShouldersState['demand'] {
  const empty = (): DemandRow => ({
    left: { tile: null, goods: 0 },
    middle: { tile: null, goods: 0 },
    right: { tile: null, goods: 0 },
  })
  const demand = { 'food-dairy': empty(), 'dry-goods': empty(), 'meat-packing': empty(), shoes: empty() }
  for (const column of FILL_ORDER) {
    for (const row of DEMAND_ROWS) demand[row][column].tile = deck.shift() ?? null
  }
  return demand
}

/** Brilliant Marketing on $80, the other starting tiles shuffled onto $70 to $40 (BS-SET-05). */
function shuffledAssets(chance: Chance): { row: (AssetId | null)[]; deck: AssetId[] } {
  const starting = ASSETS.filter((asset) => assetOf(asset).starting && asset !== FIRST_ASSET)
  const row = [FIRST_ASSET, ...chance.shuffle(starting)]
  if (row.length !== ASSET_PRICES.length) throw new Error('the Capital Asset row does not fit its starting tiles')
  return { row, deck: chance.shuffle(ASSETS.filter((asset) => !assetOf(asset).starting)) }
}

function era(number: Era, seats: number, chance: Chance): BuildingId[] {
  return chance.shuffle(
    BUILDING_IDS.filter((id) => buildingOf(id).era === number && buildingOf(id).minPlayers <= seats),
  )
}

/** Two of each type in Haymarket Square, three random cubes on each Supply Chain space (BS-SET-08, BS-SET-09). */
function layCubes(chance: Chance): Pick<BigShouldersState, 'bag' | 'haymarket' | 'supply'> {
  const bag = noCubes()
  const haymarket = noCubes()
  for (const resource of RESOURCES) {
    haymarket[resource] = HAYMARKET_AT_SETUP
    bag[resource] = CUBES[resource] - HAYMARKET_AT_SETUP
  }
  const supply = emptySupply()
  for (const space of SUPPLY_SPACES) {
    for (let i = 0; i < SUPPLY_AT_SETUP; i++) drawCube({ bag }, chance, supply[space])
  }
  return { bag, haymarket, supply }
}
