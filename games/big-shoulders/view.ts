import {
  type Chance,
  hidden,
  imaginedBase,
  type Secrets,
  seatwise,
  secretOfOwner,
  type View,
  type Viewer,
} from '@boardroom/kernel'
import {
  ASSETS,
  type AssetId,
  BUILDING_IDS,
  type BuildingId,
  buildingOf,
  DEMAND_TILE_IDS,
  DEMAND_TILES,
  type DemandTileId,
} from './components/index.ts'
import { type BigShouldersState, copyState, type Player, type Public, type PublicPlayer } from './state.ts'
import type { BigShoulders } from './types.ts'

/** Tiles in hand, picks and discards are their owner's alone (BS-INF-01 to 04), decks nobody's (BS-INF-05 to 07). */
export const secrets: Secrets<BigShouldersState> = {
  players: seatwise({
    hand: secretOfOwner({ pieces: 'buildings' }),
    kept: secretOfOwner({ pieces: 'buildings' }),
    picked: secretOfOwner({ pieces: 'buildings' }),
    chosen: secretOfOwner({ pieces: 'buildings' }),
    discarded: secretOfOwner({ pieces: 'buildings' }),
  }),
  demandDeck: hidden(),
  assetDeck: hidden(),
  buildingDecks: hidden({ pieces: 'buildings' }),
}

/** Hands, picks and discards are for the eyes of their owner (BS-INF-01 to 04). */
export interface PlayerView extends PublicPlayer {
  readonly hand: Hidden
  readonly kept: Hidden
  readonly discarded: Hidden
  readonly picked: BuildingId | boolean
  readonly chosen: { play: BuildingId; discard: BuildingId } | boolean
}

/** Tiles for the eyes of their owner; their number for the others. */
export type Hidden = readonly BuildingId[] | number

/** The open part of the state, with counts in place of decks (BS-INF-05 to 07). */
export interface Board extends Public {
  readonly players: PlayerView[]
  readonly demandDeck: number
  readonly assetDeck: number
  readonly buildingDecks: { readonly 2: number; readonly 3: number }
}

export function view(open: BigShouldersState, viewer: Viewer): Board {
  return {
    decade: open.decade,
    phase: open.phase,
    bank: open.bank,
    players: open.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    companies: open.companies,
    appealOrder: open.appealOrder,
    turnOrder: open.turnOrder,
    priorityDeal: open.priorityDeal,
    passes: open.passes,
    lastTrader: open.lastTrader,
    haymarket: open.haymarket,
    bag: open.bag,
    supply: open.supply,
    jobMarket: open.jobMarket,
    demand: open.demand,
    demandDeck: open.demandDeck.length,
    assetRow: open.assetRow,
    assetDeck: open.assetDeck.length,
    buildingDecks: { 2: open.buildingDecks[2].length, 3: open.buildingDecks[3].length },
    goals: open.goals,
    placed: open.placed,
    removed: open.removed,
    turn: open.turn,
  }
}

function viewPlayer(player: Player, own: boolean): PlayerView {
  return {
    cash: player.cash,
    partners: player.partners,
    startingCompany: player.startingCompany,
    built: player.built,
    sold: player.sold,
    passed: player.passed,
    hand: own ? player.hand : player.hand.length,
    kept: own ? player.kept : player.kept.length,
    picked: own ? (player.picked ?? false) : player.picked !== null,
    chosen: own ? (player.chosen ?? false) : player.chosen !== null,
    discarded: own ? player.discarded : player.discarded.length,
  }
}

/** A state that looks the same to the viewer: unseen tiles are dealt at random to where unseen tiles are. */
export function imagine(view: View<BigShoulders>, chance: Chance): BigShouldersState {
  const { board } = view
  const unseen = unseenBuildings(view, chance)
  const buildingDecks = { 2: takeEra(unseen, 2, board.buildingDecks[2]), 3: takeEra(unseen, 3, board.buildingDecks[3]) }
  const state: BigShouldersState = {
    ...imaginedBase(view, `imagined/${chance.below(0x1_0000_0000)}`),
    options: view.options,
    ...board,
    players: board.players.map((player) => imaginePlayer(player, unseen)),
    demandDeck: unseenDemand(view, chance),
    assetDeck: unseenAssets(view, chance),
    buildingDecks,
  }
  // The view stays as it is whatever happens to the imagined state.
  return copyState(state)
}

function imaginePlayer(player: PlayerView, unseen: BuildingId[]): Player {
  const deal = (hidden: Hidden): BuildingId[] => (typeof hidden === 'number' ? unseen.splice(0, hidden) : [...hidden])
  const { hand, kept, discarded, picked, chosen } = player
  return {
    ...player,
    hand: deal(hand),
    kept: deal(kept),
    discarded: deal(discarded),
    picked: picked === true ? (unseen.shift() ?? null) : picked || null,
    chosen: chosen === true ? imagineChoice(unseen) : chosen || null,
  }
}

function imagineChoice(unseen: BuildingId[]): Player['chosen'] {
  const [play, discard] = unseen.splice(0, 2)
  return play && discard ? { play, discard } : null
}

function unseenBuildings({ board, seats }: View<BigShoulders>, chance: Chance): BuildingId[] {
  const seen = new Set<BuildingId>()
  const see = (hidden: Hidden): void => {
    if (typeof hidden !== 'number') for (const id of hidden) seen.add(id)
  }
  for (const player of board.players) {
    for (const id of player.built) seen.add(id)
    see(player.hand)
    see(player.kept)
    see(player.discarded)
    if (typeof player.picked === 'string') seen.add(player.picked)
    if (typeof player.chosen === 'object') seen.add(player.chosen.play).add(player.chosen.discard)
  }
  return chance.shuffle(BUILDING_IDS.filter((id) => buildingOf(id).minPlayers <= seats && !seen.has(id)))
}

function takeEra(unseen: BuildingId[], era: 2 | 3, count: number): BuildingId[] {
  const taken = unseen.filter((id) => buildingOf(id).era === era).slice(0, count)
  for (const id of taken) unseen.splice(unseen.indexOf(id), 1)
  return taken
}

/** The levels lie in their known order. */
function unseenDemand({ board, seats }: View<BigShoulders>, chance: Chance): DemandTileId[] {
  const seen = new Set<DemandTileId | null>(board.removed.demand)
  for (const row of Object.values(board.demand)) for (const spot of Object.values(row)) seen.add(spot.tile)
  const unseen = DEMAND_TILE_IDS.filter((id) => DEMAND_TILES[id].minPlayers <= seats && !seen.has(id))
  return chance.shuffle(unseen).sort((a, b) => DEMAND_TILES[a].level - DEMAND_TILES[b].level)
}

function unseenAssets({ board, agenda }: View<BigShoulders>, chance: Chance): AssetId[] {
  const seen = new Set<AssetId | null>([...board.assetRow, ...board.removed.assets])
  for (const company of Object.values(board.companies)) seen.add(company?.asset?.id ?? null)
  // A tile just bought waits on the agenda until it is decided whether it is kept.
  for (const { params } of agenda) if ('asset' in params) seen.add(params.asset as AssetId)
  return chance.shuffle(ASSETS.filter((id) => !seen.has(id)))
}
