import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { buy, buyBack, endBuyBack } from './moves.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'

describe('Buy-back', () => {
  test('[ME-MTG-30] [ME-MTG-31] [moe-ex-011] A packet of 10 at 15 points costs 22', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        players: { 0: { packets: { [RS]: [1] } }, 1: { packets: { [RS]: [10] } } },
        companies: { [RS]: { manager: 0, cash: 30, points: 15 } },
      },
    ).does(0, buyBack(10))
    expect(table.company(RS).cash).toBe(8)
    expect(table.player(1).cash).toBe(22)
    expect(table.packets(RS, 1)).toEqual([])
    expect(table.packets(RS, 'bank')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('[ME-MTG-31] [moe-ex-012] A packet of 1 costs 4', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [RS]: [1] } } },
        companies: { [RS]: { manager: 0, cash: 30, points: 15 } },
      },
    ).does(0, buyBack(1))
    expect([table.company(RS).cash, table.player(1).cash]).toEqual([26, 4])
    expect(table.entries('purchase-bonus')).toEqual([])
  })

  test('[ME-MTG-30] Any number, one after the other, then the next company', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        order: [RS, BE],
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [RS]: [1, 2], [BE]: [10] } } },
        companies: { [RS]: { manager: 0, cash: 30 }, [BE]: { manager: 1, packets: { [RS]: [3] } } },
      },
    )
      .refuses(0, buyBack(4), 'ME-MTG-30')
      .refuses(1, buyBack(1), 'ME-GEN-06')
      .does(0, buyBack(1), buyBack(2), buyBack(3))
    expect(table.company(RS).cash).toBe(30 - 2 - 3 - 4)
    expect([table.player(1).cash, table.company(BE).cash]).toEqual([5, 4])
    table.does(0, endBuyBack)
    expect(table.table.current).toMatchObject({ step: 'buy-backs', params: { company: BE } })
  })

  test('[ME-MTG-30] [moe-sc-067] Also from the manager himself', () => {
    const table = given(
      { at: 'buy-backs' },
      { players: { 0: { packets: { [RS]: [10, 3] } } }, companies: { [RS]: { manager: 0, cash: 20, points: 9 } } },
    ).does(0, buyBack(3))
    expect([table.company(RS).cash, table.player(0).cash]).toEqual([12, 8])
    expect(table.packets(RS, 0)).toEqual([10])
  })

  test('[ME-MTG-32] [moe-sc-068] Only with the company’s own cash', () => {
    given(
      { at: 'buy-backs' },
      {
        players: { 0: { cash: 50, packets: { [RS]: [10] } }, 1: { packets: { [RS]: [3] } } },
        companies: { [RS]: { manager: 0, cash: 7, points: 9, factories: { quarry: 3 } } },
      },
    ).refuses(0, buyBack(3), 'ME-MTG-32', { price: 8, cash: 7 })
  })

  test('[ME-MTG-33] [moe-sc-064] 4 of 9 shares, the holder keeps a packet of 5', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        players: { 0: { packets: { [RS]: [10] } }, 1: { packets: { [BE]: [10] } } },
        companies: {
          [RS]: { manager: 0, cash: 20, points: 12 },
          [BE]: { manager: 1, packets: { [RS]: [9] } },
        },
      },
    ).does(0, buyBack(9, 4))
    expect([table.company(RS).cash, table.company(BE).cash]).toEqual([10, 10])
    expect(table.packets(RS, BE)).toEqual([5])
    expect(table.packets(RS, 'bank')).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
  })

  test('[ME-MTG-33] [moe-sc-065] A part only if a packet of the rest is there', () => {
    given(
      { at: 'buy-backs' },
      {
        players: { 0: { packets: { [RS]: [10, 5] } }, 1: { packets: { [RS]: [9] } } },
        companies: { [RS]: { manager: 0, cash: 20 } },
      },
    )
      .refuses(0, buyBack(9, 4), 'ME-MTG-33', { rest: 5 })
      .refuses(0, buyBack(5, 9), 'ME-MTG-33')
  })

  test('[ME-MTG-34] [ME-MTG-64] [moe-sc-123] A packet bought back can be bought again in the same meeting', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        order: [RS, BE],
        players: { 0: { packets: { [RS]: [10] } }, 1: { cash: 1, packets: { [RS]: [7], [BE]: [10] } } },
        companies: { [RS]: { manager: 0, cash: 20, points: 10 }, [BE]: { manager: 1 } },
      },
    )
      .does(0, buyBack(7))
      .passesTo('player-deal', 1)
      .does(1, buy(RS, 7))
    expect(table.company(RS).cash).toBe(4)
    expect([table.player(0).cash, table.player(1).cash]).toEqual([2, 3])
    expect(table.packets(RS, 1)).toEqual([7])
  })

  test('[ME-MTG-35] [moe-sc-066] The last packet of a player stays, but a part of it may go', () => {
    const table = given(
      { at: 'buy-backs' },
      {
        players: { 0: { packets: { [RS]: [2] } }, 1: { packets: { [BE]: [10] } } },
        companies: { [RS]: { manager: 0, cash: 20 }, [BE]: { manager: 1, packets: { [RS]: [9] } } },
      },
    )
      .refuses(0, buyBack(2), 'ME-MTG-35')
      .does(0, buyBack(2, 1))
    expect(table.packets(RS, 0)).toEqual([1])
  })
})
