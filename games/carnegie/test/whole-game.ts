import { playAtRandom as play } from '@boardroom/game-kit/test'
import { type Chance, type Move, type Seat, Table } from '@boardroom/kernel'
import { type Difficulty, SPACES, type SpaceId, spaceOf, stepsBetween } from '../components/index.ts'
import { carnegie } from '../index.ts'
import type { Options } from '../meta.ts'
import { freeDesks, inactiveAt } from '../model/company.ts'
import { playerAt } from '../model/players.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import { Given } from './given.ts'

/** Every number of seats, and every level of the solo game. */
export const SETTINGS: readonly { name: string; seats: number; options: Partial<Options> }[] = [
  { name: '2 seats', seats: 2, options: {} },
  { name: '3 seats', seats: 3, options: {} },
  { name: '4 seats, seat 3 begins', seats: 4, options: { startPlayer: 3 } },
  ...(['easy', 'normal', 'hard', 'expert'] as const).map((difficulty: Difficulty) => ({
    name: `solo, ${difficulty}`,
    seats: 1,
    options: { difficulty },
  })),
]

/** A new table; nobody has chosen the sides of the tabs yet. */
export function newTable(seats = 4, options: Partial<Options> = {}, seed = 'new'): Given {
  return new Given(Table.start(carnegie, { seats, options, seed }))
}

const SIDES = { type: 'choose-sides', housing: 'A', commerce: 'A', industry: 'A', infrastructure: 'A' } as const

/** Everyone chooses side A; then the start player is drawn and neutral discs are placed. */
export function afterSides(table: Given): Given {
  for (const seat of [...table.asked()]) table.does(seat, SIDES)
  return table
}

/** Plays legal moves at random until the condition holds, at the latest until the game is over. */
export function playAtRandom(table: Given, until?: (table: Given) => boolean, seed?: string): Given {
  return play(table, pick, until, seed)
}

/** Mostly something other than selling goods or ending a step, so that much happens. */
export function pick<M extends Move>(moves: readonly M[], chance: Chance): M {
  const busy = moves.filter((move) => move.type !== 'sell-good' && !move.type.startsWith('end-'))
  return chance.pick(busy.length > 0 && chance.below(6) > 0 ? busy : moves)
}

/**
 * Tries everything: picks the kind of a move first, so that rare kinds come as often as common ones, keeps goods for
 * better things than selling them, and sends the idle to free desks, so that departments are built and used.
 */
export function curious(table: Table<Carnegie>, seat: Seat, chance: Chance): CarnegieMove {
  const moves = table.legal(seat) as readonly CarnegieMove[]
  const idle = /^(end-|sell-good|assign-nobody)/
  const keeps = chance.below(30) > 0
  const kinds = [...new Set(moves.map(({ type }) => type))].filter((type) => type !== 'sell-good' || !keeps)
  const busy = kinds.filter((type) => !idle.test(type))
  const kind = chance.pick(busy.length > 0 && chance.below(16) > 0 ? busy : kinds)
  const ways = moves.filter(({ type }) => type === kind)
  const good = ways.filter((move) => isPurposeful(table, seat, move))
  return chance.pick(good.length > 0 && chance.below(5) > 0 ? good : ways)
}

/** A use that brings goods, or somebody idle on the way to a free desk, best in a department that was built. */
function isPurposeful(table: Table<Carnegie>, seat: Seat, move: CarnegieMove): boolean {
  if (move.type === 'use') return move.function.endsWith('goods')
  if (move.type !== 'step' || move.employee !== 'inactive') return false
  const player = playerAt(table.state, seat)
  const open = SPACES.flatMap((_, space) => (freeDesks(player, space) > inactiveAt(player, space) ? [space] : []))
  const built = open.filter((space) => !player.departments[space]?.startsWith('start-'))
  const away = (id: string): number =>
    Math.min(99, ...(built.length > 0 ? built : open).map((space) => stepsBetween(spaceOf(id as SpaceId), space)))
  return away(move.to) < away(move.from)
}

export function seatsInOrder(table: Given): Seat[] {
  const { seats, startPlayer } = table.state
  return Array.from({ length: seats }, (_, i) => (startPlayer + i) % seats)
}
