import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { buy, exchange, noDeal, sell } from './moves.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'
const YS = 'yellow-submarines'
const GG = 'green-grass'

describe('Share trading by players', () => {
  test('[ME-MTG-60] [ME-MTG-63] [moe-sc-098] Counter-clockwise from the manager of the last company, twice; a third round without a company', () => {
    const table = given(
      { at: 'player-deals' },
      {
        order: [RS, BE, YS, GG],
        elected: { [YS]: 0 },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 3 }, [YS]: { manager: 2 }, [GG]: { manager: 1 } },
      },
    )
    const rounds: Record<number, number[]> = { 1: [], 2: [], 3: [] }
    while (table.step() === 'player-deal') {
      const { holder, round } = table.params<{ holder: number; round: number }>()
      rounds[round]?.push(holder)
      table.does(holder, noDeal)
    }
    expect(rounds).toEqual({ 1: [1, 0, 3, 2], 2: [1, 0, 3, 2], 3: [2] })
  })

  test('[ME-MTG-60] A pass in round 1 does not exclude from round 2', () => {
    const table = given(
      { at: 'player-deals' },
      { players: { 0: { cash: 5, packets: { [RS]: [10] } } }, companies: { [RS]: { manager: 0 } } },
    )
      .passesTo('player-deal', 0)
      .does(0, noDeal)
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 5))
    expect(table.packets(RS, 0)).toEqual([5, 10])
  })

  test('[ME-MTG-61] [moe-sc-079] Only with private cash', () => {
    given(
      { at: 'player-deals' },
      { players: { 0: { cash: 3, packets: { [RS]: [10] } } }, companies: { [RS]: { manager: 0, cash: 100 } } },
    )
      .passesTo('player-deal', 0)
      .refuses(0, buy(RS, 4), 'ME-MTG-61')
  })

  test('[ME-MTG-61] [ME-MTG-64] [ME-SHR-08] [moe-sc-110] An exchange upwards pays the difference and a bonus', () => {
    const table = given(
      { at: 'player-deals' },
      {
        players: { 0: { cash: 10, packets: { [RS]: [10], [BE]: [3] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1, points: 10 } },
      },
    )
      .passesTo('player-deal', 0)
      .does(0, exchange(BE, 3, 6))
    expect([table.player(0).cash, table.player(1).cash]).toEqual([4, 2])
    expect(table.packets(BE, 0)).toEqual([6])
    expect(table.packets(BE, 'bank')).toEqual([1, 2, 3, 4, 5, 7, 8, 9])
  })

  test('[ME-MTG-62] [moe-sc-078] Who stays manager buys once and sells once', () => {
    const position = {
      players: { 0: { cash: 30, packets: { [RS]: [10 as const] } } },
      companies: { [RS]: { manager: 0 } },
    }
    given({ at: 'player-deals' }, position)
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 8))
      .passesTo('player-deal', 0)
      .refuses(0, buy(RS, 1), 'ME-MTG-62')
      .refuses(0, exchange(RS, 8, 9), 'ME-MTG-62')
    const table = given({ at: 'player-deals' }, position)
      .passesTo('player-deal', 0)
      .does(0, exchange(RS, 10, 9))
      .passesTo('player-deal', 0)
      .refuses(0, exchange(RS, 9, 1), 'ME-MTG-62')
      .does(0, buy(RS, 8))
    expect(table.player(0).cash).toBe(23)
    expect(table.step()).not.toBe('player-deal')
  })

  test('[ME-MTG-63] [moe-ex-023] Without a company next year: two purchases and a sale', () => {
    const table = given(
      { at: 'player-deals' },
      {
        elected: { [RS]: 1 },
        players: { 0: { cash: 30, packets: { [RS]: [10], [BE]: [3] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 } },
      },
    )
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 9))
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 8))
      .passesTo('player-deal', 0)
      .does(0, sell(BE, 3))
    expect(table.player(0).cash).toBe(16)
    expect(table.packets(RS, 0)).toEqual([8, 9, 10])
    expect(table.packets(BE, 0)).toEqual([])
  })

  test('[ME-MTG-63] [moe-ex-024] No third purchase', () => {
    const table = given(
      { at: 'player-deals' },
      {
        elected: { [RS]: 1 },
        players: { 0: { cash: 30, packets: { [RS]: [10] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 } },
      },
    )
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 9))
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 8))
      .passesTo('player-deal', 0)
      .refuses(0, buy(RS, 1), 'ME-MTG-63')
    expect(table.player(0).cash).toBe(13)
  })

  test('[ME-MTG-63] [moe-sc-111] No third sale', () => {
    const table = given(
      { at: 'player-deals' },
      {
        elected: { [RS]: 1 },
        players: {
          0: { packets: { [RS]: [4], [BE]: [3, 2, 1] } },
          1: { packets: { [RS]: [10], [BE]: [10] } },
        },
        companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 } },
      },
    )
      .passesTo('player-deal', 0)
      .does(0, sell(BE, 3))
      .passesTo('player-deal', 0)
      .does(0, sell(BE, 2))
      .passesTo('player-deal', 0)
      .refuses(0, sell(BE, 1), 'ME-MTG-63')
    expect(table.player(0).cash).toBe(5)
    expect(table.packets(BE, 0)).toEqual([1])
  })

  test('[ME-MTG-64] [moe-sc-075] No bonus for shares of the own company', () => {
    const table = given(
      { at: 'player-deals' },
      { players: { 0: { cash: 9, packets: { [RS]: [10] } } }, companies: { [RS]: { manager: 0 } } },
    )
      .passesTo('player-deal', 0)
      .does(0, buy(RS, 9))
    expect(table.player(0).cash).toBe(0)
    expect(table.packets(RS, 0)).toEqual([9, 10])
  })

  test('[ME-MTG-65] [moe-sc-076] [moe-sc-077] The last packet of a player is not sold, only exchanged', () => {
    const table = given(
      { at: 'player-deals' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0, points: 10 }, [BE]: { manager: 1, packets: { [RS]: [5] } } },
      },
    )
      .passesTo('player-deal', 0)
      .refuses(0, sell(RS, 10), 'ME-MTG-65')
      .does(0, exchange(RS, 10, 1))
    expect(table.player(0).cash).toBe(18)
    expect(table.packets(RS, 0)).toEqual([1])
  })
})
