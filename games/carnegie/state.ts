import type { Seat, State } from '@boardroom/kernel'
import type {
  ActionId,
  CardId,
  DepartmentId,
  DonationId,
  ProjectType,
  RegionId,
  Side,
  Space,
  StripId,
  StripSide,
  TileId,
  WelfareId,
} from './components/index.ts'
import type { Options } from './meta.ts'

export type Phase = 'setup' | 'action' | 'event' | 'departments' | 'activation' | 'scoring' | 'over'

/** Whose disc it is. */
export type Owner = Seat | 'neutral' | 'andrew'

export interface CarnegieState extends State {
  readonly options: Options
  phase: Phase
  /** From 1 to 20; 0 during setup. */
  round: number
  /** Holds the locomotive. Against Andrew always the human; the round tells who chooses (CG-SOL-07). */
  startPlayer: Seat
  /** The strips of the four rows. */
  timeline: Record<ActionId, { strip: StripId; side: StripSide }>
  /** How far the action markers have come. */
  markers: Record<ActionId, number>
  /** This round's action, and the row whose event it triggers: another one if its marker is flipped. */
  chosen: { action: ActionId; row: ActionId } | null
  players: Player[]
  /** The spaces on the map in the order of `SLOTS`. */
  slots: (Owner | null)[]
  /** Copies of each tile on display, and back in the box. */
  display: Record<TileId, number>
  box: Record<TileId, number>
  /** Neutral discs still to be placed, and those on donations. */
  neutral: { discs: number; donations: DonationId[] }
  /** What the supply took in less what it gave: with all players' it always adds up to nothing. */
  supply: { money: number; goods: number }
  /** What the seat that decides has at its disposal right now. */
  turn: OwnTurn | null
  andrew: Andrew | null
}

export interface Player {
  money: number
  goods: number
  /** Direct victory points. */
  vp: number
  jokers: number
  /** Employees not hired yet. */
  employees: number
  /** Discs in the supply. */
  discs: number
  /** Chosen in setup, face down until everyone has chosen. */
  sides: Record<ProjectType, Side> | null
  tabs: Record<ProjectType, Tab>
  /** The company board in the order of `SPACES`: what is there, and who. */
  departments: (DepartmentId | 'lobby' | null)[]
  active: number[]
  inactive: number[]
  missions: Record<RegionId, number>
  /** The space of the disc on each track. */
  transport: Record<RegionId, number>
  /** The tile picked in setup, until it is built. */
  reserve: TileId | null
  /** In the order made, copies included. */
  donations: DonationId[]
  /** Units paid in final scoring. */
  paid: Record<WelfareId, number>
}

/** What everyone sees of a player at any time. */
export type PublicPlayer = Omit<Player, 'sides'>

/** What everyone sees: a state has it, and so has every view. Queries of rules and sentences ask for no more. */
export interface Public extends Omit<CarnegieState, keyof State | 'box' | 'players' | 'andrew'> {
  readonly players: readonly PublicPlayer[]
  readonly andrew: Omit<Andrew, 'pile' | 'card'> | null
}

export interface Tab {
  side: Side
  /** How often it was developed. */
  step: number
  /** Projects realised: so many circles are open. */
  built: number
  /** Discs ready to be built. */
  waiting: number
}

/** A seat's own step: setup steps, an event, or a department turn. */
export interface OwnTurn {
  readonly seat: Seat
  /** Whose departments may be used: the chosen action, or the joker's. */
  action: ActionId | null
  /** The department in use, by its space, and those that are finished. */
  department: Space | null
  finished: Space[]
  /** Active employees by space that were used and are still there. */
  used: number[]
  steps: number
  research: number
  returned: boolean
  donated: boolean
}

/** The solo opponent. */
export interface Andrew {
  /** The pile, top first. */
  pile: CardId[]
  card: CardId | null
  /** Whether the card's face is seen. */
  revealed: boolean
  /** How far the card has shifted along the VP cards. */
  position: number
  /** Cards of past rounds with the position they reached. */
  filed: { card: CardId; position: number }[]
  discs: number
  transport: Record<RegionId, number>
  tiles: TileId[]
  donations: DonationId[]
}

/** A deep copy, written out because bots make one for every move they think about. */
export function copyState(state: CarnegieState): CarnegieState {
  const { hr, management, construction, rnd } = state.timeline
  return {
    seats: state.seats,
    options: state.options,
    seq: state.seq,
    agenda: state.agenda.map((frame) => ({ step: frame.step, params: copyParams(frame.params) })),
    chance: { seed: state.chance.seed, drawn: state.chance.drawn },
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    timeline: {
      hr: { strip: hr.strip, side: hr.side },
      management: { strip: management.strip, side: management.side },
      construction: { strip: construction.strip, side: construction.side },
      rnd: { strip: rnd.strip, side: rnd.side },
    },
    markers: { ...state.markers },
    chosen: state.chosen && { action: state.chosen.action, row: state.chosen.row },
    players: state.players.map(copyPlayer),
    slots: state.slots.slice(),
    display: { ...state.display },
    box: { ...state.box },
    neutral: { discs: state.neutral.discs, donations: state.neutral.donations.slice() },
    supply: { money: state.supply.money, goods: state.supply.goods },
    turn: state.turn && copyTurn(state.turn),
    andrew: state.andrew && copyAndrew(state.andrew),
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
    money: player.money,
    goods: player.goods,
    vp: player.vp,
    jokers: player.jokers,
    employees: player.employees,
    discs: player.discs,
    sides: player.sides && { ...player.sides },
    tabs: {
      housing: copyTab(player.tabs.housing),
      commerce: copyTab(player.tabs.commerce),
      industry: copyTab(player.tabs.industry),
      infrastructure: copyTab(player.tabs.infrastructure),
    },
    departments: player.departments.slice(),
    active: player.active.slice(),
    inactive: player.inactive.slice(),
    missions: copyByRegion(player.missions),
    transport: copyByRegion(player.transport),
    reserve: player.reserve,
    donations: player.donations.slice(),
    paid: { ...player.paid },
  }
}

function copyTab(tab: Tab): Tab {
  return { side: tab.side, step: tab.step, built: tab.built, waiting: tab.waiting }
}

function copyByRegion(of: Record<RegionId, number>): Record<RegionId, number> {
  return { west: of.west, midwest: of.midwest, east: of.east, south: of.south }
}

function copyTurn(turn: OwnTurn): OwnTurn {
  return { ...turn, finished: turn.finished.slice(), used: turn.used.slice() }
}

function copyAndrew(andrew: Andrew): Andrew {
  return {
    pile: andrew.pile.slice(),
    card: andrew.card,
    revealed: andrew.revealed,
    position: andrew.position,
    filed: andrew.filed.map(({ card, position }) => ({ card, position })),
    discs: andrew.discs,
    transport: copyByRegion(andrew.transport),
    tiles: andrew.tiles.slice(),
    donations: andrew.donations.slice(),
  }
}
