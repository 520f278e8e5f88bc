import { describe, expect, test } from 'vitest'
import { FACTORIES, factoryOf, GOODS, PIECES, SIZES, shareValue } from '../components/index.ts'
import { issued, shareValueOf } from '../model/shares.ts'
import { given } from './given.ts'
import { buy, buyBack } from './moves.ts'

describe('Shares and pieces', () => {
  test('[ME-GEN-07] The share value follows the points', () => {
    expect([0, 8, 9, 16, 17, 24, 25, 30].map(shareValue)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    // The values that the rulebook names.
    expect([8, 9, 11, 15, 18, 27].map(shareValue)).toEqual([1, 2, 2, 2, 3, 4])
  })

  test('[ME-GEN-07] It changes at once with the points and not with trading', () => {
    const table = given(
      { at: 'trade' },
      {
        companies: {
          'red-socks': { manager: 0, points: 8, goods: { coal: 1 } },
          'blue-eyes': { manager: 1, cash: 20 },
        },
      },
    ).bids('red-socks', { offers: [['coal', 11]] })
    expect(shareValueOf(table.state, 'red-socks')).toBe(1)
    table.resolves()
    expect(shareValueOf(table.state, 'red-socks')).toBe(2)
    table.passesTo('company-deal', 'blue-eyes').does(1, buy('red-socks', 9))
    expect(shareValueOf(table.state, 'red-socks')).toBe(2)
  })

  test('[ME-GEN-08] [moe-sc-034] Points stop at 30, money and demand go on', () => {
    const table = given(
      { at: 'trade' },
      {
        players: { 0: { relations: 1 } },
        companies: { 'red-socks': { manager: 0, points: 24, goods: { coal: 4, 'building-materials': 3 } } },
      },
    )
      .bids('red-socks', {
        offers: [
          ['coal', 5],
          ['coal', 6],
          ['coal', 7],
          ['coal', 8],
          ['building-materials', 7],
          ['building-materials', 8],
          ['building-materials', 9],
        ],
      })
      .resolves()
    expect(table.entries('export').map(({ points, demand }) => [points, demand])).toEqual([
      [25, 10],
      [26, 9],
      [27, 8],
      [28, 10],
      [29, 9],
      [30, 8],
      [30, 7],
    ])
    expect(table.points('red-socks')).toBe(30)
    expect(table.entries('export').reduce((sum, { price }) => sum + price, 0)).toBe(11)
    expect(table.player(0).relations).toBe(0)
  })

  test('[ME-GEN-09] Ten packets of 1 to 10 shares, each in one place', () => {
    expect(SIZES.reduce((sum, size) => sum + size, 0)).toBe(55)
    const table = given(
      { at: 'company-deals' },
      {
        players: { 0: { packets: { 'red-socks': [10] } }, 1: { packets: { 'blue-eyes': [10, 2] } } },
        companies: { 'red-socks': { manager: 0, cash: 9, packets: { 'blue-eyes': [3] } }, 'blue-eyes': { manager: 1 } },
      },
    ).does(0, { type: 'exchange-packet', issuer: 'blue-eyes', from: 3, to: 4 })
    const places = (['bank', 0, 1, 'red-socks'] as const).map((holder) => table.packets('blue-eyes', holder))
    expect(places).toEqual([[1, 3, 5, 6, 7, 8, 9], [], [2, 10], [4]])
  })

  test('[ME-GEN-10] Issued are all shares that are not in the bank stack', () => {
    const { state } = given(
      { at: 'dividends' },
      {
        players: { 0: { packets: { 'red-socks': [1, 10] } }, 1: { packets: { 'red-socks': [2] } } },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1, packets: { 'red-socks': [5] } } },
      },
    )
    expect(issued(state, 'red-socks')).toBe(18)
  })

  test('[ME-GEN-11] What a company buys back goes to the bank stack; no position leaves it with the company', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        players: { 0: { packets: { 'red-socks': [10, 1] } } },
        companies: { 'red-socks': { manager: 0, cash: 2 } },
      },
    ).does(0, buyBack(1))
    expect(table.packetAt('red-socks', 1)).toBe('bank')
    expect(() =>
      given({ at: 'investment' }, { companies: { 'red-socks': { packets: { 'red-socks': [1] } } } }),
    ).toThrow('the packet of 1 shares of red-socks is at red-socks')
  })

  test('[ME-GEN-12] There is no move that gives anything away', () => {
    given({ at: 'investment' }, { players: { 0: { cash: 9 } }, companies: { 'red-socks': { manager: 0, cash: 9 } } })
      .refuses(0, { type: 'give', to: 1, cash: 1 }, 'KERNEL-MOVE')
      .refuses(0, { type: 'sell-factory', factory: 'quarry', to: 1 }, 'ME-INV-08')
  })

  test('[ME-GEN-13] Goods and factories are limited to the pieces', () => {
    expect(GOODS.map((good) => PIECES[good])).toEqual([23, 19, 15, 23, 15, 11])
    expect(FACTORIES.map((factory) => factoryOf(factory).pieces)).toEqual([12, 10, 10, 12, 10, 10])
    expect(() => given({ at: 'trade' }, { companies: { 'red-socks': { goods: { ship: 12 } } } })).toThrow(
      'too many goods',
    )
  })

  test('[ME-GEN-13] Relations markers are not', () => {
    const table = given(
      { at: 'order' },
      { seats: 4, players: { 0: { relations: 9 }, 1: { relations: 9 }, 2: { relations: 9 }, 3: { relations: 9 } } },
    )
    expect(table.state.players.map(({ relations }) => relations)).toEqual([10, 10, 10, 10])
  })
})
