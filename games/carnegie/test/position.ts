import { copyPlain, type Seat, Table } from '@boardroom/kernel'
import {
  type ActionId,
  type CardId,
  type Cell,
  type CityId,
  type DepartmentId,
  DONATION_IDS,
  type DonationId,
  LOBBY,
  leftToRight,
  PRINTED,
  PROJECTS,
  type ProjectType,
  REGIONS,
  type RegionId,
  type Side,
  type Slot,
  type SlotId,
  SPACES,
  type SpaceId,
  spaceOf,
  TILE_IDS,
  type TileId,
} from '../components/index.ts'
import { carnegie } from '../index.ts'
import type { Options } from '../meta.ts'
import { employeesInPlay, spaceWith } from '../model/company.ts'
import { circlesShown } from '../model/tabs.ts'
import type { CarnegieState, Player, Tab } from '../state.ts'
import { balanceAndrewsDiscs, occupy, placeAndrew, placeNeutral, placeTiles, placeTimeline } from './table-pieces.ts'

/** A position in the words of the rulebook. What is not named plays no part and lies where it disturbs nobody. */
export interface Position {
  /** Four, unless told otherwise: they play without neutral discs. One plays against Andrew. */
  seats?: 1 | 2 | 3 | 4
  options?: Partial<Options>
  startPlayer?: Seat
  round?: number
  markers?: Partial<Record<ActionId, number>>
  /** The cell right of a row's marker. */
  nextCell?: Partial<Record<ActionId, Cell>>
  players?: Partial<Record<Seat, PlayerPosition>>
  /** Tiles on display, as often as they lie there. Without it everything that is nowhere else does. */
  display?: TileId[]
  /** Where neutral discs are; the others lie out of the way. */
  neutral?: (SlotId | DonationId)[]
  /** Cities without a free space: neutral discs and other players fill them. */
  fullCities?: CityId[]
  andrew?: AndrewPosition
}

export interface PlayerPosition {
  money?: number
  goods?: number
  vp?: number
  jokers?: number
  /** By department. */
  active?: Partial<Record<DepartmentId, number>>
  inactive?: Partial<Record<DepartmentId | 'lobby' | SpaceId, number>>
  missions?: Partial<Record<RegionId, number>>
  /** Employees and discs in the supply; if not given, whatever is nowhere else. */
  employees?: number
  discs?: number
  transport?: Partial<Record<RegionId, number>>
  /** Waiting discs are the circles shown without a project, unless told otherwise. */
  tabs?: Partial<Record<ProjectType, { side?: Side; step?: number; built?: number; waiting?: number }>>
  departments?: Partial<Record<SpaceId, TileId>>
  reserve?: TileId
  donations?: DonationId[]
  projects?: (readonly [CityId, ProjectType])[]
}

interface AndrewPosition {
  card?: CardId
  position?: number
  revealed?: boolean
  discs?: number
  transport?: Partial<Record<RegionId, number>>
  tiles?: TileId[]
  donations?: DonationId[]
  projects?: CityId[]
  /** Top first. */
  pile?: CardId[]
  /** How many cards lie under each VP card. */
  filed?: number[]
}

export function build(position: Position): CarnegieState {
  const seats = position.seats ?? 4
  const start = Table.start(carnegie, { seats, options: position.options ?? {}, seed: 'given' })
  const state = copyPlain(start.state)
  state.agenda = []
  state.startPlayer = position.startPlayer ?? 0
  placeTimeline(state, position)
  const wanted = state.players.map((_, seat) => position.players?.[seat] ?? {})
  for (const [seat, player] of state.players.entries()) placePlayer(state, player, wanted[seat] ?? {})
  placeProjects(state, wanted)
  placeAndrew(state, position)
  placeNeutral(state, position)
  for (const [seat, player] of state.players.entries()) fillProjects(state, player, seat)
  for (const [seat, player] of state.players.entries()) balanceDiscs(state, player, seat, wanted[seat]?.discs)
  balanceAndrewsDiscs(state, position)
  placeTiles(state, position)
  state.supply = {
    money: -state.players.reduce((sum, player) => sum + player.money, 0),
    goods: -state.players.reduce((sum, player) => sum + player.goods, 0),
  }
  return state
}

function placePlayer(state: CarnegieState, player: Player, wanted: PlayerPosition): void {
  player.money = wanted.money ?? 0
  player.goods = wanted.goods ?? 0
  player.vp = wanted.vp ?? 0
  player.jokers = wanted.jokers ?? 0
  player.reserve = wanted.reserve ?? null
  player.donations = [...(wanted.donations ?? [])]
  Object.assign(player.transport, wanted.transport)
  for (const [space, tile] of Object.entries(wanted.departments ?? {})) {
    player.departments[spaceOf(space as SpaceId)] = tile
  }
  const staffed = [...Object.keys(wanted.active ?? {}), ...Object.keys(wanted.inactive ?? {})]
  const sites = SPACES.map((_, space) => space).filter((space) => !PRINTED[SPACES[space] as SpaceId])
  const named = new Set(Object.keys(wanted.inactive ?? {}))
  for (const id of staffed) {
    if (!(TILE_IDS as readonly string[]).includes(id) || player.departments.includes(id as TileId)) continue
    const site = sites.reverse().find((space) => !player.departments[space] && !named.has(SPACES[space] as SpaceId))
    if (site !== undefined) player.departments[site] = id as TileId
  }
  player.active = SPACES.map(() => 0)
  player.inactive = SPACES.map(() => 0)
  for (const [id, count] of Object.entries(wanted.active ?? {})) {
    player.active[spaceWith(player, id as DepartmentId)] = count
  }
  for (const [id, count] of Object.entries(wanted.inactive ?? {})) player.inactive[placeOf(player, id)] = count
  Object.assign(player.missions, wanted.missions)
  balanceEmployees(state, player, wanted)
  placeTabs(player, wanted)
}

function placeOf(player: Player, id: string): number {
  if (id === 'lobby') return LOBBY
  const space = spaceOf(id as SpaceId)
  return space >= 0 ? space : spaceWith(player, id as DepartmentId)
}

/** Employees beyond those named are in the supply, or on a mission nobody speaks of. */
function balanceEmployees(_state: CarnegieState, player: Player, wanted: PlayerPosition): void {
  const rest = 15 - employeesInPlay(player)
  player.employees = wanted.employees ?? rest
  const region = REGIONS.find((id) => wanted.missions?.[id] === undefined) ?? 'west'
  player.missions[region] += rest - player.employees
}

function placeTabs(player: Player, wanted: PlayerPosition): void {
  for (const project of PROJECTS) {
    const built = (wanted.projects ?? []).filter(([, type]) => type === project).length
    const given = wanted.tabs?.[project]
    const least = project === 'infrastructure' ? built : Math.max(0, built - 1)
    const tab: Tab = { side: given?.side ?? 'A', step: given?.step ?? least, built: given?.built ?? built, waiting: 0 }
    tab.waiting = given?.waiting ?? (given || built > 0 ? circlesShown(project, tab) - tab.built : 0)
    player.tabs[project] = tab
  }
}

function placeProjects(state: CarnegieState, wanted: readonly PlayerPosition[]): void {
  for (const [seat, player] of wanted.entries()) {
    for (const [city, type] of player.projects ?? []) {
      const fits = (slot: Slot): boolean => slot.accepts === type || slot.accepts === 'any'
      const slot = leftToRight(city).find((candidate) => fits(candidate) && state.slots[candidate.index] === null)
      if (!slot) throw new Error(`no ${type} space is free in ${city}`)
      state.slots[slot.index] = seat
    }
  }
}

/** Projects that tabs tell of but nobody has placed stand where they do not matter. */
function fillProjects(state: CarnegieState, player: Player, seat: Seat): void {
  let missing = PROJECTS.reduce((sum, project) => sum + player.tabs[project].built, 0)
  missing -= state.slots.filter((owner) => owner === seat).length
  for (; missing > 0; missing--) occupy(state, seat)
}

/** Discs beyond those named lie on donations and in further projects. */
function balanceDiscs(state: CarnegieState, player: Player, seat: Seat, supply: number | undefined): void {
  const waiting = PROJECTS.reduce((sum, project) => sum + player.tabs[project].waiting, 0)
  const onMap = state.slots.filter((owner) => owner === seat).length
  let rest = 30 - 5 - waiting - onMap - player.donations.length
  player.discs = supply ?? rest
  rest -= player.discs
  for (const donation of DONATION_IDS) {
    if (rest === 0) return
    if (player.donations.includes(donation) || state.neutral.donations.includes(donation)) continue
    player.donations.push(donation)
    rest--
  }
  for (const project of [...PROJECTS].reverse()) {
    const tab = player.tabs[project]
    while (rest > 0 && tab.step < 3 && tab.waiting === 0) {
      tab.step++
      tab.built++
      occupy(state, seat)
      rest--
    }
  }
  if (rest !== 0) throw new Error(`seat ${seat}: ${rest} discs too many`)
}
