import { type Bot, greedy, random, sightOf } from '@boardroom/bots'
import { chanceFrom, type Seat, Table } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { masterOfEconomy } from '../index.ts'
import type { Options } from '../meta.ts'
import type { MasterOfEconomy } from '../types.ts'
import { given } from './given.ts'
import { SETTINGS } from './whole-game.ts'

/** A whole game; every seat has its bot. */
function playOut(bots: readonly Bot[], options: Partial<Options>, seed: string): Table<MasterOfEconomy> {
  const table = Table.start(masterOfEconomy, { seats: bots.length, options, seed })
  table.silent = true
  const chance = chanceFrom(`${seed}/bots`)
  while (!table.over) {
    const [seat = 0] = table.asked()
    const bot = bots[seat] ?? random
    expect(table.play(seat, bot.choose(sightOf(table, seat, chance)))).toBeNull()
  }
  return table
}

function scoresOf(table: Table<MasterOfEconomy>): readonly number[] {
  return table.result?.scores ?? []
}

/** What a player without any skill has: the packet of the start, worth 10. */
const IDLE = 10

describe('The greedy bot', () => {
  test.each([0, 1, 2])('leaves two random players far behind from seat %i', (seat: Seat) => {
    const bots = [0, 1, 2].map((other) => (other === seat ? greedy : random))
    const scores = scoresOf(playOut(bots, {}, `rivals ${seat}`))
    const best = Math.max(...scores.filter((_, other) => other !== seat))
    expect(scores[seat]).toBeGreaterThan(3 * Math.max(IDLE, best))
  })

  test.each(SETTINGS)('earns a living among its like: $name', ({ seats, options }) => {
    const table = playOut(
      Array.from({ length: seats }, () => greedy),
      options,
      'among its like',
    )
    const scores = scoresOf(table)
    expect(Math.min(...scores)).toBeGreaterThan(2 * IDLE)
    expect(Math.max(...scores)).toBeGreaterThan(5 * IDLE)
    // A place is worth a few euro$, not the game.
    for (const { debt } of table.state.players) expect(debt).toBeLessThanOrEqual(10)
  })

  test('sells its steel also as the last to bid, with packets of a company that exports', () => {
    const { table } = given(
      { at: 'trade' },
      {
        year: 3,
        players: { 0: { packets: { 'red-socks': [10] } }, 1: { packets: { 'blue-eyes': [10] } } },
        companies: {
          'red-socks': { manager: 0, goods: { 'iron-ore': 3, coal: 3 } },
          'blue-eyes': { manager: 1, goods: { steel: 1 }, packets: { 'red-socks': [8, 9] } },
        },
      },
    ).bids('red-socks', {
      offers: [
        ['iron-ore', 6],
        ['iron-ore', 7],
        ['iron-ore', 8],
        ['coal', 7],
        ['coal', 8],
        ['coal', 9],
      ],
    })
    const move = greedy.choose(sightOf(table, 1, chanceFrom('last')))
    expect(move).toMatchObject({ type: 'place-offer', good: 'steel' })
  })
})
