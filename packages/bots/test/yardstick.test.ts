import { loadGame } from '@boardroom/games'
import { chanceFrom, type Seat, Table } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { botNamed, sightOf } from '../src/index.ts'

/** What four of the yardstick scored when it was put aside. A change here makes every measured figure worthless. */
const SCORES: readonly (readonly [string, readonly number[]])[] = [
  ['big-shoulders', [3187, 2274, 2592, 2080]],
  ['carnegie', [92, 69, 82, 96]],
  ['raising-chicago', [94, 90, 70, 63]],
  ['master-of-economy', [99, 89, 117, 127]],
]

test.each(SCORES)('the yardstick plays as it always did: %s', async (id, scores) => {
  const game = await loadGame(id)
  const bot = botNamed('greedy-1')
  await bot.ready?.(game)
  const table = Table.start(game, { seats: 4, seed: 'yardstick/0' })
  table.silent = true
  const chances = scores.map((_, seat) => chanceFrom(`yardstick/0/bot/${seat}`))
  const order = chanceFrom('yardstick/0/order')
  while (!table.over) {
    const asked = table.asked()
    const seat = asked.length === 1 ? (asked[0] as Seat) : order.pick(asked)
    table.apply(seat, bot.choose(sightOf(table, seat, chances[seat] as (typeof chances)[number])))
  }
  expect(table.result?.scores).toEqual(scores)
})
