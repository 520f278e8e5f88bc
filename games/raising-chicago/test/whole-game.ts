import { playAtRandom as play } from '@boardroom/game-kit/test'
import { type Chance, type Move, Table } from '@boardroom/kernel'
import { raisingChicago } from '../index.ts'
import type { Options } from '../meta.ts'
import { Given } from './given.ts'

/** Every number of seats, without and with the city council. */
export const SETTINGS: readonly { name: string; seats: number; options: Partial<Options> }[] = [2, 3, 4].flatMap(
  (seats) => [
    { name: `${seats} seats`, seats, options: {} },
    { name: `${seats} seats with the council`, seats, options: { council: true } },
  ],
)

/** A new table: round 1 is announced and waits for its first bid. */
export function newTable(seats = 3, options: Partial<Options> = {}, seed = 'new'): Given {
  return new Given(Table.start(raisingChicago, { seats, options, seed }))
}

/** Plays legal moves at random until the condition holds, at the latest until the game is over. */
export function playAtRandom(table: Given, until?: (table: Given) => boolean, seed?: string): Given {
  return play(table, pick, until, seed)
}

/** Exchanges lead away from everything else, so they are rare. */
export function pick<M extends Move>(moves: readonly M[], chance: Chance): M {
  const others = moves.filter((move) => move.type !== 'exchange')
  return chance.pick(others.length > 0 && chance.below(10) > 0 ? others : moves)
}
