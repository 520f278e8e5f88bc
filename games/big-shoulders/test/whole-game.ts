import { playAtRandom as play } from '@boardroom/game-kit/test'
import { type Chance, type Move, type Seat, Table, type Viewer } from '@boardroom/kernel'
import { type CompanyId, type Cubes, RESOURCES } from '../components/index.ts'
import { bigShoulders } from '../index.ts'
import type { Options } from '../meta.ts'
import type { BigShouldersState } from '../state.ts'
import { Given } from './given.ts'

export const SEEDS = ['lake', 'river', 'prairie'] as const

/** A new table, set up; nobody has founded a company yet. */
export function newTable(seats = 4, options: Partial<Options> = {}, seed = 'new'): Given {
  return new Given(Table.start(bigShoulders, { seats, options, seed }))
}

/** New tables for every number of players, from several seeds. */
export function newTables(options: Partial<Options> = {}): Given[] {
  return [2, 3, 4].flatMap((seats) => SEEDS.map((seed) => newTable(seats, options, seed)))
}

/** A new table where this seat founds first. */
export function newTableWithFirst(first: Seat, seats = 4): Given {
  for (let i = 0; i < 100; i++) {
    const table = newTable(seats, {}, `first/${i}`)
    if (table.asked()[0] === first) return table
  }
  throw new Error(`seat ${first} never founds first`)
}

const STARTERS: readonly CompanyId[] = ['swift', 'libby', 'elgin', 'doggett']

/** Everyone founds a company at $35, in the order they are asked. */
export function afterFounding(table: Given): Given {
  for (const company of STARTERS.slice(0, table.state.seats)) {
    table.does(table.asked()[0] ?? 0, { type: 'found', company, par: 35 })
  }
  return table
}

/** Plays legal moves at random until the condition holds, at the latest until the game is over. */
export function playAtRandom(table: Given, until?: (table: Given) => boolean, seed?: string): Given {
  return play(table, pick, until, seed)
}

/** Without some haste, players who can always sell and buy never come to the end of a Stock Phase. */
function pick<M extends Move>(moves: readonly M[], chance: Chance): M {
  const passing = moves.filter((move) => move.type === 'pass-stock' || move.type === 'end-stock-turn')
  return chance.pick(passing.length > 0 && chance.below(2) === 0 ? passing : moves)
}

export function viewersOf(table: Given): Viewer[] {
  return ['spectator', ...table.state.players.keys()]
}

/** Every cube, wherever it is. */
export function allCubes(state: BigShouldersState): Cubes {
  const treasuries = Object.values(state.companies).flatMap((company) => company?.resources ?? [])
  const places = [state.bag, state.haymarket, ...Object.values(state.supply), ...treasuries]
  const total = (resource: keyof Cubes): number => places.reduce((sum, place) => sum + place[resource], 0)
  return Object.fromEntries(RESOURCES.map((resource) => [resource, total(resource)])) as Cubes
}
