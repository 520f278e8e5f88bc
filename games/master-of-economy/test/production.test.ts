import { describe, expect, test } from 'vitest'
import { goodsLeft } from '../model/warehouse.ts'
import { given } from './given.ts'
import { endBids, endSupply, giveUp, supply } from './moves.ts'

describe('Production', () => {
  test('[ME-PRD-01] [moe-ex-030] One factory of each type', () => {
    const table = given(
      { at: 'supply' },
      {
        companies: {
          'red-socks': {
            manager: 0,
            factories: {
              quarry: 1,
              'coal-mine': 1,
              'iron-ore-mine': 1,
              'power-plant': 1,
              'steel-mill': 1,
              shipyard: 1,
            },
            goods: { electricity: 3, coal: 2, 'iron-ore': 1, steel: 1 },
          },
        },
      },
    ).does(
      0,
      supply('red-socks', 'coal-mine'),
      supply('red-socks', 'iron-ore-mine'),
      supply('red-socks', 'power-plant'),
      supply('red-socks', 'steel-mill'),
      supply('red-socks', 'shipyard'),
      endSupply('red-socks'),
    )
    expect(table.company('red-socks').goods).toEqual({
      'building-materials': 1,
      coal: 2,
      'iron-ore': 2,
      electricity: 2,
      steel: 2,
      ship: 1,
    })
    expect(goodsLeft(table.state, 'ship')).toBe(10)
    expect(goodsLeft(table.state, 'steel')).toBe(13)
  })

  test('[ME-PRD-01] In company order, automatically; without material nothing but quarries yields', () => {
    const table = given(
      { at: 'production' },
      {
        order: ['blue-eyes', 'red-socks'],
        companies: {
          'red-socks': { manager: 0, factories: { quarry: 2, 'coal-mine': 3, shipyard: 1 } },
          'blue-eyes': { manager: 1, factories: { quarry: 1, 'coal-mine': 2 }, supplied: { 'coal-mine': 1 } },
        },
      },
    )
    expect(table.step()).toBe('bidding')
    expect(table.entries('produced')).toEqual([
      { type: 'produced', company: 'blue-eyes', goods: { 'building-materials': 1, coal: 2 } },
      { type: 'produced', company: 'red-socks', goods: { 'building-materials': 2 } },
    ])
  })

  test('[ME-PRD-02] [moe-sc-016] The supply runs out: the earlier company first', () => {
    const table = given(
      { at: 'production' },
      {
        seats: 3,
        order: ['blue-eyes', 'red-socks'],
        supply: { ship: 2 },
        companies: {
          'red-socks': { manager: 0, factories: { shipyard: 2 }, supplied: { shipyard: 2 } },
          'blue-eyes': { manager: 1, factories: { shipyard: 1 }, supplied: { shipyard: 1 } },
        },
      },
    )
    expect(table.company('blue-eyes').goods.ship).toBe(1)
    expect(table.company('red-socks')).toMatchObject({ goods: { ship: 1 }, supplied: { shipyard: 0 } })
    expect(goodsLeft(table.state, 'ship')).toBe(0)
  })

  test('[ME-PRD-03] [moe-sc-014] The manager chooses what to give up, old or new', () => {
    const table = given(
      { at: 'supply' },
      {
        companies: {
          'red-socks': {
            manager: 0,
            factories: { quarry: 3, 'power-plant': 1 },
            goods: { 'building-materials': 4, coal: 4, steel: 1 },
          },
        },
      },
    )
      .does(0, supply('red-socks', 'power-plant'), endSupply('red-socks'))
      .does(0, giveUp('building-materials'), giveUp('building-materials'), giveUp('building-materials'))
    expect(table.step()).toBe('bidding')
    expect(table.company('red-socks').goods).toMatchObject({
      'building-materials': 4,
      coal: 3,
      steel: 1,
      electricity: 2,
    })
  })

  test('[ME-PRD-03] [moe-sc-015] Too little is given up', () => {
    const table = given(
      { at: 'production' },
      { companies: { 'red-socks': { manager: 0, factories: { quarry: 3 }, goods: { coal: 9 } } } },
    )
      .does(0, giveUp('coal'))
      .refuses(0, endBids, 'ME-PRD-03')
      .refuses(0, giveUp('steel'), 'ME-PRD-03')
      .does(0, giveUp('coal'))
    expect(table.step()).toBe('bidding')
    expect(table.company('red-socks').goods).toMatchObject({ coal: 7, 'building-materials': 3 })
  })

  test('[ME-PRD-03] What is given up is there for the next company', () => {
    const table = given(
      { at: 'production' },
      {
        seats: 3,
        order: ['red-socks', 'blue-eyes'],
        supply: { ship: 1 },
        companies: {
          'red-socks': {
            manager: 0,
            factories: { shipyard: 1 },
            supplied: { shipyard: 1 },
            goods: { coal: 9, 'building-materials': 1 },
          },
          'blue-eyes': { manager: 1, factories: { shipyard: 1 }, supplied: { shipyard: 1 } },
        },
      },
    )
    expect(table.step()).toBe('give-up')
    expect(table.company('blue-eyes').goods.ship).toBe(0)
    table.does(0, giveUp('ship'))
    expect(table.company('blue-eyes').goods.ship).toBe(1)
  })

  test('[ME-PRD-04] [moe-sc-017] Material returns to the supply only after the whole phase', () => {
    const table = given(
      { at: 'production' },
      {
        seats: 4,
        order: ['red-socks', 'blue-eyes'],
        supply: { coal: 1 },
        companies: {
          'red-socks': { manager: 0, factories: { 'power-plant': 2 }, supplied: { 'power-plant': 2 } },
          'blue-eyes': { manager: 1, factories: { 'coal-mine': 1 }, supplied: { 'coal-mine': 1 } },
        },
      },
    )
    expect(table.company('red-socks').goods.electricity).toBe(4)
    expect(table.company('blue-eyes').goods.coal).toBe(1)
    expect(goodsLeft(table.state, 'coal')).toBe(2)
  })

  test('[ME-PRD-05] Goods other than electricity outlast a year', () => {
    const goods = { 'building-materials': 2, coal: 2, 'iron-ore': 2, steel: 2, ship: 2 }
    const table = given({ at: 'trade', half: 2 }, { companies: { 'red-socks': { manager: 0, goods } } })
      .passesTo('bidding', 'red-socks')
      .does(0, endBids)
      .passesTo('bidding', 'red-socks')
    expect(table.state).toMatchObject({ year: 2, phase: 'trade-1' })
    expect(table.company('red-socks').goods).toMatchObject(goods)
  })
})
