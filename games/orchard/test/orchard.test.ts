import { Given, playAtRandom } from '@boardroom/game-kit/test'
import { Table } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { orchard } from '../index.ts'
import type { Options } from '../meta.ts'

function newTable(seats = 2, options: Partial<Options> = {}) {
  return new Given(Table.start(orchard, { seats, options, seed: 'apples' }))
}

/** A table at whose market the first seat is asked; the second has the harvest for a coin. */
function atMarket() {
  return newTable().does(0, { type: 'bid', amount: 0 }).does(1, { type: 'bid', amount: 1 })
}

test('[OR-SEA-01] Each season turns up one of the prices 1 to 4, and none twice', () => {
  const table = playAtRandom(newTable(2, { seasons: 3 }))
  const prices = table.entries('season').map(({ price }) => price)
  expect([...prices, ...table.state.prices].sort()).toEqual([1, 2, 3, 4])
  expect(prices).toHaveLength(3)
})

test('[OR-SEA-02] First all bid together, then each sells in turn', () => {
  const table = newTable().refuses(0, { type: 'sell', count: 1 }, 'OR-SEA-02')
  expect(table.asked()).toEqual([0, 1])
  table.does(1, { type: 'bid', amount: 0 }).does(0, { type: 'bid', amount: 0 })
  table.refuses(1, { type: 'end' }, 'OR-SEA-02').does(0, { type: 'end' })
  expect(table.asked()).toEqual([1])
})

test('[OR-BID-01] Nobody bids more than 5, or more than they have', () => {
  const table = newTable().refuses(0, { type: 'bid', amount: 6 }, 'OR-BID-01', { most: 5 })
  table.does(0, { type: 'bid', amount: 4 }).does(1, { type: 'bid', amount: 0 })
  table.does(0, { type: 'end' }).does(1, { type: 'end' })
  table.refuses(0, { type: 'bid', amount: 2 }, 'OR-BID-01', { most: 1 })
})

test('[OR-BID-02] The highest bid is paid for 2 apples; among equals it is the first seat’s', () => {
  expect(atMarket().state).toMatchObject({ coins: [5, 4], apples: [2, 4], bank: 101 })
  const equal = newTable().does(1, { type: 'bid', amount: 3 }).does(0, { type: 'bid', amount: 3 })
  expect(equal.state).toMatchObject({ coins: [2, 5], apples: [4, 2] })
})

test('[OR-SEL-01] [OR-SEL-02] Own apples are sold at the price of the season, for as long as one likes', () => {
  const table = atMarket().refuses(0, { type: 'sell', count: 3 }, 'OR-SEL-01', { apples: 2 })
  const { price } = table.state
  table.does(0, { type: 'sell', count: 1 }, { type: 'sell', count: 1 }, { type: 'end' })
  expect(table.state).toMatchObject({ coins: [5 + 2 * price, 4], apples: [0, 4] })
})

test.each([
  { rotten: false, scores: [9, 7] },
  { rotten: true, scores: [3, 5] },
])('[OR-END-01] Coins count, and apples unless they are rotten: $rotten', ({ rotten, scores }) => {
  const table = newTable(2, { rotten })
  for (const amount of [2, 0]) {
    table.does(0, { type: 'bid', amount }).does(1, { type: 'bid', amount: 0 })
    table.does(0, { type: 'end' }).does(1, { type: 'end' })
  }
  expect(table.table.result).toMatchObject({ scores, winners: [rotten ? 1 : 0] })
})
