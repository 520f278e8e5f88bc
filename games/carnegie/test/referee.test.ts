import { greedy, random, sightOf } from '@boardroom/bots'
import { type Chance, chanceFrom, type Move, type Seat, Table, viewOf } from '@boardroom/kernel'
import { describe, test } from 'vitest'
import { carnegie } from '../index.ts'
import type { Options } from '../meta.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import { Referee, type Seen } from './referee.ts'
import { curious } from './whole-game.ts'

type Choosing = (table: Table<Carnegie>, seat: Seat) => Move

function seenOf(table: Table<Carnegie>): Seen {
  const { board, asked, result } = viewOf(table, 'spectator')
  return { board, asked, result, legal: (seat) => table.legal(seat) }
}

function atRandom(chance: Chance): Choosing {
  return (table, seat) => curious(table, seat, chance)
}

/** The first seat plays well, so that companies flourish; the others at random. */
function byBots(chance: Chance): Choosing {
  return (table, seat) => (seat === 0 ? greedy : random).choose(sightOf(table, seat, chance))
}

/** One whole game under the referee's eyes. */
function watch(seats: number, options: Partial<Options>, seed: string, choose: Choosing): void {
  const table = Table.start(carnegie, { seats, options, seed })
  const { startPlayer, difficulty } = table.state.options
  const referee = new Referee({ seats, startPlayer, difficulty }, seenOf(table))
  const chance = chanceFrom(`${seed}/seats`)
  for (let moves = 0; !table.over; moves++) {
    const seat = chance.pick(table.asked())
    const move = choose(table, seat) as CarnegieMove
    table.entries = []
    table.apply(seat, move)
    const entries = table.entries.map(({ entry }) => entry)
    try {
      referee.follow(seat, move, entries, seenOf(table))
    } catch (objection) {
      throw new Error(`move ${moves}, seat ${seat}, ${JSON.stringify(move)}: ${(objection as Error).message}`)
    }
    if (moves > 5000) throw new Error('the game does not end')
  }
}

const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const

describe('The referee agrees', () => {
  test.each([1, 2, 3, 4])('with whole random games, %i seats', (seats) => {
    for (let number = 0; number < 9; number++) {
      const seed = `referee/${number}`
      const options: Partial<Options> = {
        ...(seats === 1 && { difficulty: LEVELS[number % LEVELS.length] ?? 'normal' }),
        ...(seats > 1 && number % 2 === 1 && { startPlayer: seats as 2 | 3 | 4 }),
      }
      watch(seats, options, seed, atRandom(chanceFrom(seed)))
    }
  })

  test.each([1, 2, 3, 4])('with a whole game of bots, %i seats', (seats) => {
    watch(seats, {}, 'bots', byBots(chanceFrom('bots')))
  })
})
