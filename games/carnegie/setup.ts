import { type Chance, frame, type Start, tableOf } from '@boardroom/kernel'
import {
  ACTIONS,
  ANDREW,
  CARD_IDS,
  type CardId,
  cardOf,
  DECKS,
  type Difficulty,
  LOBBY,
  NEUTRAL_DISCS,
  PRINTED,
  SLOTS,
  SPACES,
  START,
  STRIP_IDS,
  TILE_COPIES,
  TILE_IDS,
  TILES_IN_BOX,
  type TileId,
} from './components/index.ts'
import type { Options } from './meta.ts'
import type { Andrew, CarnegieState, Player, Tab } from './state.ts'
import { sides, sidesRevealed } from './steps/setup/choose-sides.ts'

/** The position before the sides of the project tabs are chosen (CG-SET-01 to CG-SET-09). */
export function setup({ base, chance }: Start<Options>): CarnegieState {
  const { seats } = base
  const options = base.options
  const timeline = layTimeline(chance)
  const tiles = layTiles(seats, chance)
  return {
    ...base,
    options,
    agenda: [frame(sidesRevealed, {}), frame(sides, {})],
    phase: 'setup',
    round: 0,
    startPlayer: 0,
    timeline,
    markers: { hr: 0, management: 0, construction: 0, rnd: 0 },
    chosen: null,
    players: Array.from({ length: seats }, newPlayer),
    slots: SLOTS.map(() => null),
    ...tiles,
    neutral: { discs: NEUTRAL_DISCS[seats] ?? 0, donations: [] },
    supply: { money: -START.money * seats, goods: -START.goods * seats },
    turn: null,
    andrew: seats === 1 ? newAndrew(options.difficulty, chance) : null,
  }
}

/** Four of the eight strips, each with a side at random, row by row (CG-SET-01). */
function layTimeline(chance: Chance): CarnegieState['timeline'] {
  const strips = chance.shuffle([...STRIP_IDS])
  const rows = ACTIONS.map((action, i) => [action, { strip: strips[i], side: chance.below(2) === 0 ? 'a' : 'b' }])
  return Object.fromEntries(rows) as CarnegieState['timeline']
}

const ALL_TILES = TILE_IDS.flatMap((tile) => Array.from({ length: TILE_COPIES }, () => tile))

/** Some tiles go back into the box, the others are on display (CG-SET-04). */
function layTiles(seats: number, chance: Chance): Pick<CarnegieState, 'display' | 'box'> {
  const boxed = chance.shuffle([...ALL_TILES]).slice(0, TILES_IN_BOX[seats] ?? 0)
  const box = noTiles()
  for (const tile of boxed) box[tile]++
  return { display: tableOf(TILE_IDS, (tile) => TILE_COPIES - box[tile]), box }
}

export function noTiles(): Record<TileId, number> {
  return tableOf(TILE_IDS, () => 0)
}

/** Five start departments with one active employee each, five more in the lobby (CG-SET-05 to CG-SET-09). */
function newPlayer(): Player {
  const tab = (waiting: number): Tab => ({ side: 'A', step: 0, built: 0, waiting })
  const departments = SPACES.map((space) => PRINTED[space] ?? null)
  return {
    money: START.money,
    goods: START.goods,
    vp: 0,
    jokers: 0,
    employees: START.employeeSupply,
    discs: START.discSupply,
    sides: null,
    tabs: { housing: tab(1), commerce: tab(1), industry: tab(1), infrastructure: tab(0) },
    departments,
    active: departments.map((there) => (there && there !== 'lobby' ? 1 : 0)),
    inactive: departments.map((_, space) => (space === LOBBY ? START.inLobby : 0)),
    missions: { west: 0, midwest: 0, east: 0, south: 0 },
    transport: { west: 1, midwest: 1, east: 1, south: 1 },
    reserve: null,
    donations: [],
    paid: { 'welfare-goods': 0, 'welfare-money': 0, 'welfare-bundle': 0 },
  }
}

/** Andrew with his discs and his deck (CG-SOL-02 to CG-SOL-05). */
function newAndrew(difficulty: Difficulty, chance: Chance): Andrew {
  return {
    pile: buildDeck(difficulty, chance),
    card: null,
    revealed: false,
    position: 0,
    filed: [],
    discs: ANDREW.discSupply,
    transport: { west: 1, midwest: 1, east: 1, south: 1 },
    tiles: [],
    donations: [],
  }
}

/** Cards of both kinds by the level, shuffled (CG-SOL-05). */
export function buildDeck(difficulty: Difficulty, chance: Chance): CardId[] {
  const { normal, challenging } = DECKS[difficulty]
  return chance.shuffle([...drawn('normal', normal, chance), ...drawn('challenging', challenging, chance)])
}

function drawn(kind: 'normal' | 'challenging', count: number, chance: Chance): CardId[] {
  return chance.shuffle(CARD_IDS.filter((id) => cardOf(id).kind === kind)).slice(0, count)
}
