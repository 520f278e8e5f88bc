import { describe, expect, test } from 'vitest'
import type { Column, CompanyId, DemandTileId } from '../components/index.ts'
import { charterOf } from '../components/index.ts'
import type { SellGoods } from '../steps/operating/distribution.ts'
import { type CompanyPosition, type Given, given, type Position } from './given.ts'

type Row = Partial<Record<Column, { tile?: DemandTileId; goods?: number }>>

/** The company sells in its row; positions not named show their printed spaces. */
function selling(company: CompanyId, of: CompanyPosition, row: Row = {}, position: Position = {}): Given {
  const demand = { [charterOf(company).industry]: row }
  return given({ phase: 'distribution', company }, { companies: { [company]: of }, demand, ...position })
}

const inRow = (row: SellGoods['row']) => (space: SellGoods['space'], goods: number) =>
  ({ type: 'sell-goods', row, space, goods }) as const
const food = inRow('food-dairy')
const meat = inRow('meat-packing')
const shoes = inRow('shoes')

const revenue = (table: Given): number | undefined => table.state.turn?.revenue

describe('Selling', () => {
  test('[BS-DST-01] [EX-DV-97] Only in the row of the own industry, printed spaces included', () => {
    const table = selling('swift', { goods: 2 }, { right: { tile: 'd4-6-a' } })
      .refuses(0, food('left', 2), 'BS-DST-01', { company: 'swift', industry: 'meat-packing' })
      .does(0, meat('left', 2))
    expect(revenue(table)).toBe(50)
  })

  test('[BS-DST-02] As many as the Director likes, in portions, wherever there is room', () => {
    const row = { right: { tile: 'd3-4-a' }, middle: { tile: 'd3-4-b' }, left: { tile: 'd3-5-a' } } as const
    const table = selling('libby', { goods: 5 }, row)
      .refuses(0, food('left', 6), 'BS-DST-02', { company: 'libby', goods: 5 })
      .does(0, food('left', 1), food('right', 1), food('middle', 1), food('right', 1))
      .refuses(0, food('left', 2), 'BS-DST-02', { goods: 1 })
    expect(table.state.demand['food-dairy']).toMatchObject({
      right: { goods: 2 },
      middle: { goods: 1 },
      left: { goods: 1 },
    })
    expect(table.company('libby').goods).toBe(1)
    expect(revenue(table)).toBe(80)

    // Or none at all.
    selling('libby', { goods: 5 }, row).does(0, { type: 'withhold' })
  })

  test('[BS-DST-02] [BS-DST-05] [EX-DV-100] A Salesperson gained in between raises the price of later Goods only', () => {
    const table = selling(
      'libby',
      { appeal: 4, goods: 2, asset: 'brilliant-marketing' },
      { right: { tile: 'd2-4-a' } },
    ).does(0, food('right', 1), { type: 'activate', company: 'libby' }, { type: 'take-bonus' }, food('right', 1))

    expect(revenue(table)).toBe(50)
    const asset = { id: 'brilliant-marketing', exhausted: true }
    expect(table.company('libby')).toMatchObject({ appeal: 5, salespeople: 1, goods: 0, asset })
    expect(table.state.demand['food-dairy'].right.goods).toBe(2)
  })

  test.each([
    [{ type: 'sell-goods', row: 'food-dairy', space: 'right', goods: 0 }, 'goods'],
    [{ type: 'sell-goods', row: 'food-dairy', space: 'right', goods: 1.5 }, 'goods'],
    [{ type: 'sell-goods', row: 'food-dairy', space: 'top', goods: 1 }, 'space'],
    [{ type: 'sell-goods', row: 'grain', space: 'right', goods: 1 }, 'row'],
    [{ type: 'sell-goods', space: 'right', goods: 1 }, 'row'],
  ])('[BS-DST-02] %j is no move', (move, path) => {
    selling('libby', { goods: 2 }, { right: { tile: 'd2-4-a' } }) //
      .refuses(0, move, 'BS-DST-02', { misshapen: { path } })
  })

  test('[BS-DST-03] [EX-RB-30] A tile takes as many Goods as it shows', () => {
    selling('swift', { goods: 4 }, { right: { tile: 'd1-3' } })
      .refuses(0, meat('right', 4), 'BS-DST-03')
      .does(0, meat('right', 3))
      .refuses(0, meat('right', 1), 'BS-DST-03')
  })

  test('[BS-DST-03] Goods already on it count', () => {
    selling('swift', { goods: 4 }, { middle: { tile: 'd4-6-a', goods: 4 } })
      .refuses(0, meat('middle', 3), 'BS-DST-03')
      .does(0, meat('middle', 2))
  })

  test('[BS-DST-04] Nothing can be sold to the tile with the red X', () => {
    for (const column of ['left', 'middle', 'right'] as const) {
      selling('swift', { goods: 1 }, { [column]: { tile: 'd1-0-x' } }).refuses(0, meat(column, 1), 'BS-DST-04')
    }
  })

  test('[BS-DST-05] Each Good brings the sale price', () => {
    const table = selling('brunswick', { goods: 3, salespeople: 2 }, { right: { tile: 'd4-8' } }) //
      .does(0, inRow('dry-goods')('right', 3))
    expect(revenue(table)).toBe(3 * 100)
  })
})

describe('Fill bonuses', () => {
  test('[BS-DST-06] [EX-RB-29] Fill bonuses add up', () => {
    const table = selling(
      'libby',
      { goods: 5, salespeople: 1 },
      { right: { tile: 'd1-2-a' }, middle: { tile: 'd1-3' }, left: { tile: 'd2-4-a' } },
    ).does(0, food('right', 2), food('middle', 3))
    expect(revenue(table)).toBe(220)
  })

  test.each([
    ['right', 50],
    ['middle', 20],
    ['left', 0],
  ] as const)('[BS-DST-06] The last Good on a tile in the %s column adds $%i', (column, bonus) => {
    const open = selling('libby', { goods: 2 }, { [column]: { tile: 'd2-4-a', goods: 1 } }).does(0, food(column, 2))
    expect(revenue(open)).toBe(40)

    // What others have put there counts towards filling.
    const full = selling('libby', { goods: 2 }, { [column]: { tile: 'd2-4-a', goods: 2 } }).does(0, food(column, 2))
    expect(revenue(full)).toBe(40 + bonus)
  })

  test('[BS-DST-07] Revenue is counted, not paid, until the dividend decision', () => {
    const table = selling('libby', { goods: 2, treasury: 3 }, { right: { tile: 'd1-2-a' } }).does(0, food('right', 2))
    expect(revenue(table)).toBe(90)
    expect(table.company('libby').treasury).toBe(3)
    expect(table.cash(0)).toBe(0)
    table.does(0, { type: 'withhold' })
    expect(table.company('libby').treasury).toBe(93)
  })
})

describe('Half price', () => {
  const nearlyFull = {
    right: { tile: 'd1-2-a', goods: 1 },
    middle: { tile: 'd1-1-a', goods: 0 },
    left: { tile: 'd1-1-b', goods: 1 },
  } as const

  test('[BS-DST-08] [EX-DV-57] 2020: the rest at half price once the whole row is full', () => {
    const table = selling('doggett', { goods: 5 }, nearlyFull)
      .refuses(0, shoes('half-price', 1), 'BS-DST-08')
      .does(0, shoes('right', 1), shoes('middle', 1), shoes('half-price', 3))
    expect(revenue(table)).toBe(245)
    expect(table.company('doggett').goods).toBe(0)
  })

  test('[BS-DST-08] [EX-DV-57] 2018: never', () => {
    selling('doggett', { goods: 5 }, nearlyFull, { options: { edition: '2018' } })
      .does(0, shoes('right', 1), shoes('middle', 1))
      .refuses(0, shoes('half-price', 3), 'BS-DST-08')
  })

  test('[BS-DST-08] [EX-DV-58] Not while a tile has room', () => {
    selling(
      'doggett',
      { goods: 2 },
      {
        right: { tile: 'd1-2-a', goods: 2 },
        middle: { tile: 'd2-3-a', goods: 2 },
        left: { tile: 'd2-4-a', goods: 4 },
      },
    ).refuses(0, shoes('half-price', 2), 'BS-DST-08')
  })

  test('[BS-DST-08] Not while a printed space has room', () => {
    const row = { right: { tile: 'd1-2-a', goods: 2 }, middle: { tile: 'd2-3-a', goods: 3 } } as const
    selling('doggett', { goods: 2 }, row).refuses(0, shoes('half-price', 2), 'BS-DST-08')
  })

  test('[BS-DST-09] [BS-DST-10] [EX-DV-59] Printed left and middle spaces', () => {
    const table = selling(
      'anglo-american',
      { goods: 4, salespeople: 2 },
      { right: { tile: 'd4-6-a', goods: 6 }, middle: { goods: 4 } },
    ).does(0, meat('middle', 2), meat('left', 2))
    expect(revenue(table)).toBe(170)
    expect(table.state.demand['meat-packing'].middle.goods).toBe(6)
  })

  test('[BS-DST-09] The printed left space takes any number at half price, though tiles have room', () => {
    const table = selling('doggett', { goods: 20 }, { right: { tile: 'd4-8' } }).does(0, shoes('left', 20))
    expect(revenue(table)).toBe(20 * 25)
    expect(table.state.demand.shoes.left).toEqual({ tile: null, goods: 0 })
  })

  test('[BS-DST-10] The printed middle space takes 6 Goods at full price; the sixth adds $20', () => {
    const table = selling('doggett', { goods: 8 })
      .refuses(0, shoes('middle', 7), 'BS-DST-10')
      .does(0, shoes('middle', 5))
    expect(revenue(table)).toBe(5 * 50)
    table.refuses(0, shoes('middle', 2), 'BS-DST-10').does(0, shoes('middle', 1))
    expect(revenue(table)).toBe(6 * 50 + 20)
    table.refuses(0, shoes('middle', 1), 'BS-DST-10')
  })

  test('[BS-DST-11] [EX-DV-85] A tile on the right is sold to as usual when the deck is empty', () => {
    const table = selling(
      'libby',
      { goods: 4, salespeople: 2 },
      { right: { tile: 'd4-6-a', goods: 3 } },
      { decade: 5, demandDeck: [] },
    ).does(0, food('right', 3), food('left', 1))
    expect(revenue(table)).toBe(190)
  })

  test('[BS-DST-11] Nothing is sold on the printed right space', () => {
    const table = selling('libby', { goods: 4 }).refuses(0, food('right', 1), 'BS-DST-11')
    expect(table.moves(0, 'sell-goods')).not.toContainEqual(food('right', 1))
  })

  test('[BS-DST-12] [EX-DV-83] A half-price sale is a sale: dividends may be paid', () => {
    const table = given(
      { phase: 'distribution', company: 'henderson', turn: { produced: 1 } },
      {
        companies: { henderson: { goods: 3, price: 35 } },
        demand: {
          shoes: {
            right: { tile: 'd1-1-a', goods: 1 },
            middle: { tile: 'd1-1-b', goods: 1 },
            left: { tile: 'd1-0-x' },
          },
        },
      },
    ).does(0, shoes('half-price', 3))
    expect(revenue(table)).toBe(30)

    table.does(0, { type: 'pay-dividends' })
    expect(table.company('henderson').treasury).toBe(21)
    expect(table.price('henderson')).toBe(35)
  })
})

describe('Unsold Goods', () => {
  test('[BS-DST-13] They stay in the treasury for later Decades', () => {
    const table = selling('libby', { goods: 3 }).does(0, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(table.state.decade).toBe(2)
    expect(table.company('libby').goods).toBe(3)
  })

  test('[BS-DST-13] They are worth nothing at the end of the game', () => {
    const table = given({ phase: 'game-end' }, { goals: [], companies: { libby: { goods: 9, price: 100 } } })
    expect(table.table.result?.scores).toEqual([300, 0, 0, 0])
  })
})
