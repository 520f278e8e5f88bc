import { describe, expect, test } from 'vitest'
import { rank } from '../scoring.ts'
import { given } from './given.ts'
import type { PlayerPosition, Position } from './position.ts'

/** The example of the rulebook: who holds Red Socks, and who manages which company. */
const EXAMPLE: Position = {
  year: 4,
  players: {
    0: { packets: { 'red-socks': [10, 2] } },
    1: { packets: { 'red-socks': [7], 'green-grass': [10] } },
    2: { packets: { 'red-socks': [1], 'yellow-submarines': [10] } },
    3: { packets: { 'red-socks': [6], 'blue-eyes': [10] } },
  },
  companies: {
    'red-socks': { manager: 0, cash: 68, points: 27 },
    'blue-eyes': { manager: 3, packets: { 'red-socks': [4] } },
    'yellow-submarines': { manager: 0, packets: { 'red-socks': [8, 5] } },
    'green-grass': { manager: 1, packets: { 'red-socks': [9] } },
  },
}

describe('End of the game', () => {
  test('[ME-END-01] [ME-END-04] [moe-sc-082] 25 points in phase 4 end the game before finance', () => {
    const table = given(
      { at: 'trade' },
      {
        year: 3,
        companies: {
          'red-socks': { manager: 0, points: 24, goods: { coal: 1 } },
          'blue-eyes': { manager: 1, points: 10 },
        },
      },
    )
      .bids('red-socks', { offers: [['coal', 11]] })
      .resolves()
    expect(table.table.over).toBe(true)
    expect(table.points('red-socks')).toBe(25)
    expect(table.state.payouts['red-socks']?.cash).toBe(3)
    expect(table.entries('phase').map(({ phase }) => phase)).toEqual(['trade-1'])
    expect(table.entries('end')).toEqual([{ type: 'end', companies: ['red-socks'] }])
  })

  test('[ME-END-01] [moe-sc-083] 24 points do not end the game', () => {
    const table = given(
      { at: 'after-trade', half: 2 },
      { year: 3, companies: { 'red-socks': { manager: 0, points: 24 } } },
    )
    expect(table.table.over).toBe(false)
    expect(table.state.phase).toBe('meeting')
  })

  test('[ME-END-02] The trade phase is resolved to its end', () => {
    const table = given(
      { at: 'trade' },
      {
        companies: {
          'red-socks': { manager: 0, points: 24, goods: { 'building-materials': 1 } },
          'blue-eyes': { manager: 1, points: 24, goods: { ship: 1 } },
        },
      },
    )
      .bids('red-socks', { offers: [['building-materials', 11]] })
      .bids('blue-eyes', { offers: [['ship', 11]] })
    expect(table.entries('end')).toEqual([{ type: 'end', companies: ['red-socks', 'blue-eyes'] }])
    expect(table.state.payouts['blue-eyes']?.cash).toBe(15)
  })

  test('[ME-END-03] [moe-sc-084] The game ends after phase 9 of year 4', () => {
    const points = { companies: { 'red-socks': { manager: 0, points: 12 } } }
    expect(given({ at: 'after-trade', half: 2 }, { year: 4, ...points }).table.over).toBe(true)
    const earlier = given({ at: 'after-trade', half: 1 }, { year: 4, ...points })
    expect(earlier.state.phase).toBe('finance')
  })

  test('[ME-END-04] Nothing follows: no meeting, no order, only the result', () => {
    const table = given(
      { at: 'after-trade', half: 2 },
      { year: 2, companies: { 'red-socks': { manager: 0, points: 25 } } },
    )
    expect(table.table.over).toBe(true)
    expect(table.state).toMatchObject({ phase: 'over', year: 2 })
    table.refuses(0, { type: 'no-deal' }, 'KERNEL-OVER')
  })

  test('[ME-END-05] [moe-sc-044] The shadow company at 26 points does not end the game', () => {
    const table = given(
      { at: 'after-trade', half: 2 },
      {
        year: 3,
        shadow: { company: 'green-grass', points: 26 },
        companies: { 'red-socks': { manager: 0, points: 20 }, 'blue-eyes': { manager: 1, points: 24 } },
      },
    )
    expect(table.table.over).toBe(false)
    expect(table.state.phase).toBe('meeting')
  })
})

describe('Scoring', () => {
  test('[ME-SCO-01] Factories, goods and markers are worth nothing', () => {
    const bare: PlayerPosition = { packets: { 'red-socks': [10] } }
    const rich = given(
      { at: 'final-scoring' },
      {
        players: { 0: { ...bare, relations: 5 } },
        companies: { 'red-socks': { manager: 0, points: 16, factories: { shipyard: 3 }, goods: { ship: 5 } } },
      },
    )
    expect(rich.table.result?.scores[0]).toBe(20)
  })

  test('[ME-SCO-02] [moe-ex-015] A company sells 4 shares of a company with 27 points for 16', () => {
    const table = given({ at: 'final-scoring' }, EXAMPLE)
    expect(table.state.payouts['blue-eyes']?.cash).toBe(16)
    expect(table.packets('red-socks', 'blue-eyes')).toEqual([])
  })

  test('[ME-SCO-02] Shadow packets are sold as well', () => {
    const table = given(
      { at: 'final-scoring' },
      {
        shadow: { company: 'green-grass', points: 17 },
        companies: { 'red-socks': { manager: 0, packets: { 'green-grass': [5] } } },
      },
    )
    expect(table.state.payouts['red-socks']?.cash).toBe(15)
  })

  test('[ME-SCO-03] [moe-ex-038] Loans at the end: missing money is waived', () => {
    const table = given(
      { at: 'final-scoring' },
      {
        year: 4,
        players: { 0: { packets: { 'red-socks': [10] } } },
        companies: { 'red-socks': { manager: 0, cash: 7, loans: 2, points: 12, factories: { quarry: 3 } } },
      },
    )
    expect(table.state.payouts['red-socks']?.cash).toBe(0)
    expect(table.entries('loans-settled')).toEqual([
      { type: 'loans-settled', company: 'red-socks', paid: 7, waived: 5 },
    ])
    expect(table.table.result?.scores[0]).toBe(20)
  })

  test('[ME-SCO-02] [ME-SCO-03] [moe-sc-087] Packets are sold before loans are settled', () => {
    const table = given(
      { at: 'final-scoring' },
      {
        year: 4,
        order: ['red-socks', 'blue-eyes'],
        players: { 0: { packets: { 'red-socks': [10] } }, 1: { packets: { 'blue-eyes': [10] } } },
        companies: {
          'red-socks': { manager: 0, loans: 1, points: 17, packets: { 'blue-eyes': [6] } },
          'blue-eyes': { manager: 1, cash: 4, loans: 2, points: 9, packets: { 'red-socks': [1] } },
        },
      },
    )
    expect(table.state.payouts['red-socks']).toMatchObject({ cash: 6, perShare: 0, perPacket: 6 })
    expect(table.state.payouts['blue-eyes']).toMatchObject({ cash: 0 })
    expect(table.table.result?.scores).toEqual([36, 20])
  })

  test('[ME-SCO-04] [ME-SCO-05] [ME-SCO-06] [moe-ex-016] 68 are 2 per share, 3 per packet and 1 for the manager', () => {
    const table = given({ at: 'final-scoring' }, EXAMPLE)
    expect(table.state.payouts['red-socks']).toEqual({
      cash: 68,
      perShare: 2,
      perPacket: 3,
      rest: 1,
      paid: [31, 17, 5, 15],
    })
  })

  test('[ME-SCO-04] [ME-SCO-05] [ME-SCO-06] [moe-sc-086] Cash below the number of shares', () => {
    const table = given(
      { at: 'final-scoring' },
      {
        year: 4,
        players: { 0: { packets: { 'red-socks': [10], 'blue-eyes': [1] } }, 1: { packets: { 'red-socks': [9, 2] } } },
        companies: { 'red-socks': { manager: 0, cash: 20 }, 'blue-eyes': { manager: 1 } },
      },
    )
    expect(table.state.payouts['red-socks']).toMatchObject({ perShare: 0, perPacket: 6, rest: 2, paid: [8, 12] })
    // Besides 18 and 23 for Red Socks seat 0 has a share of Blue Eyes.
    expect(table.table.result?.scores).toEqual([18 + 1, 23])
  })

  test('[ME-SCO-06] The rest goes to whoever manages the company at the end', () => {
    const table = given(
      { at: 'final-scoring' },
      {
        players: { 1: { packets: { 'red-socks': [10, 9] } } },
        companies: { 'red-socks': { manager: 0, cash: 20 }, 'blue-eyes': { manager: 1 } },
      },
    )
    expect(table.state.payouts['red-socks']).toMatchObject({ perShare: 1, perPacket: 0, rest: 1, paid: [1, 19] })
  })

  test('[ME-SCO-07] [moe-ex-017] Shares at 27 points are worth 48, 28, 4 and 24', () => {
    const { result } = given({ at: 'final-scoring' }, EXAMPLE).table
    const shares = [48, 28, 4, 24].map((value) => ({ shares: { 'red-socks': value } }))
    expect(result?.breakdown).toMatchObject(shares)
  })

  test('[ME-SCO-08] [moe-sc-088] Equal results share the victory', () => {
    expect(rank([90, 90, 71], null)).toEqual([1, 1, 3])
    const draw = { cash: 4 }
    const { result } = given({ at: 'final-scoring' }, { seats: 3, players: { 0: draw, 1: draw } }).table
    expect(result).toMatchObject({ scores: [14, 14, 10], winners: [0, 1] })
  })
})
