import { describe, expect, test } from 'vitest'
import { FACTORIES, factoryOf } from '../components/index.ts'
import { factoriesLeft, goodsLeft } from '../model/warehouse.ts'
import { type Given, given } from './given.ts'
import { build, contribute, endInvestment, endSupply, sellFactory, supply } from './moves.ts'
import type { CompanyPosition } from './position.ts'

/** Red Socks, managed by seat 0, is the first to invest. */
function redInvests(red: CompanyPosition, cash = 0): Given {
  return given({ at: 'investment' }, { players: { 0: { cash } }, companies: { 'red-socks': { manager: 0, ...red } } })
}

describe('Investment', () => {
  test('[ME-INV-01] Each company has one turn, in company order, and may do nothing', () => {
    const table = given(
      { at: 'investment' },
      {
        order: ['green-grass', 'red-socks'],
        companies: { 'red-socks': { manager: 0 }, 'green-grass': { manager: 1 } },
      },
    )
    expect(table.asked()).toEqual([1])
    table.does(1, endInvestment)
    expect(table.asked()).toEqual([0])
    table.does(0, endInvestment)
    expect(table.state.phase).toBe('trade-1')
  })

  test('[ME-INV-01] [ME-INV-09] [moe-sc-008] A factory is sold and another built with the proceeds', () => {
    const table = redInvests({ factories: { quarry: 1 }, goods: { 'building-materials': 1 } }).does(
      0,
      sellFactory('quarry'),
      build('coal-mine'),
    )
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 0, 'coal-mine': 1 } })
  })

  test('[ME-INV-02] [moe-sc-002] A fourth factory in one phase is refused', () => {
    const table = redInvests({ cash: 25, goods: { 'building-materials': 3 } })
      .does(0, build('quarry'), build('quarry'), build('coal-mine'))
      .refuses(0, build('power-plant'), 'ME-INV-02')
    expect(table.company('red-socks')).toMatchObject({ cash: 16, goods: { 'building-materials': 2 } })
    expect(table.moves(0, 'build')).toEqual([])
  })

  test('[ME-INV-03] [moe-sc-001] A third factory of the same type in one phase is refused', () => {
    const table = redInvests({ cash: 25 })
      .does(0, build('quarry'), build('quarry'))
      .refuses(0, build('quarry'), 'ME-INV-03')
    expect(table.company('red-socks')).toMatchObject({ cash: 19, factories: { quarry: 2 } })
  })

  test('[ME-INV-04] [moe-ex-029] A quarry costs money, every other factory a building material as well', () => {
    const table = redInvests({ cash: 25, goods: { 'building-materials': 3 } }).does(
      0,
      build('quarry'),
      build('power-plant'),
      build('coal-mine'),
    )
    expect(table.company('red-socks')).toMatchObject({
      cash: 16,
      goods: { 'building-materials': 1 },
      factories: { quarry: 1, 'power-plant': 1, 'coal-mine': 1 },
    })
    expect(goodsLeft(table.state, 'building-materials')).toBe(22)
    expect(FACTORIES.map((factory) => factoryOf(factory).materials)).toEqual([0, 1, 1, 1, 1, 1])
  })

  test('[ME-INV-04] [ME-INV-07] [moe-sc-003] No building material, no power plant, whatever the cash', () => {
    redInvests({ cash: 25 }, 50).refuses(0, build('power-plant'), 'ME-INV-04')
  })

  test('[ME-INV-05] [moe-sc-009] All three spaces of a type are full', () => {
    redInvests({ cash: 9, factories: { quarry: 3 } }).refuses(0, build('quarry'), 'ME-INV-05', { factory: 'quarry' })
  })

  test('[ME-INV-05] [ME-CSH-07] [moe-sc-108] A forced sale does not make room for the factory being built', () => {
    const table = redInvests({ cash: 1, factories: { quarry: 3 } }).refuses(0, build('quarry'), 'ME-INV-05')
    expect(table.company('red-socks')).toMatchObject({ cash: 1, factories: { quarry: 3 } })
  })

  test('[ME-INV-06] [moe-sc-010] Ten shipyards are all there are', () => {
    const table = given(
      { at: 'investment' },
      {
        order: ['red-socks', 'blue-eyes', 'yellow-submarines', 'green-grass'],
        companies: {
          'red-socks': { manager: 0, factories: { shipyard: 3 } },
          'blue-eyes': { manager: 1, factories: { shipyard: 3 } },
          'yellow-submarines': { manager: 2, factories: { shipyard: 3 } },
          'green-grass': { manager: 3, cash: 20, factories: { shipyard: 1 }, goods: { 'building-materials': 2 } },
        },
      },
    ).passesTo('investment', 'green-grass')
    table.refuses(3, build('shipyard'), 'ME-INV-06', { factory: 'shipyard' })
  })

  test('[ME-INV-07] [ME-CSH-02] [moe-sc-004] The manager pays the missing part of a factory', () => {
    const table = redInvests({ cash: 1 }, 4).does(0, build('quarry'), contribute(2))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 1 } })
    expect(table.player(0).cash).toBe(2)
  })

  test('[ME-INV-07] [ME-CSH-03] [ME-CSH-05] [moe-sc-005] One forced sale may finance a factory', () => {
    const table = redInvests({ cash: 1, factories: { quarry: 1 }, goods: { 'building-materials': 1 } }).does(
      0,
      build('power-plant'),
      contribute(0),
    )
    expect(table.company('red-socks')).toMatchObject({
      cash: 0,
      goods: { 'building-materials': 0 },
      factories: { quarry: 0, 'power-plant': 1 },
    })
  })

  test('[ME-INV-07] [ME-CSH-05] [moe-sc-006] A build that cannot be paid is refused and nothing is sold', () => {
    const table = redInvests({ cash: 0, factories: { quarry: 1 }, goods: { 'building-materials': 1 } }).refuses(
      0,
      build('power-plant'),
      'ME-INV-07',
      { cash: 0 },
    )
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 1 } })
  })

  test('[ME-INV-08] [moe-sc-007] A third sale in one investment phase is refused', () => {
    const table = redInvests({ factories: { quarry: 3 } })
      .does(0, sellFactory('quarry'), sellFactory('quarry'))
      .refuses(0, sellFactory('quarry'), 'ME-INV-08')
    expect(table.company('red-socks')).toMatchObject({ cash: 6, factories: { quarry: 1 } })
  })

  test('[ME-INV-08] The piece can be built again at once, the building material is gone', () => {
    const table = redInvests({ factories: { 'coal-mine': 1 }, goods: { 'building-materials': 1 } })
    expect(factoriesLeft(table.state, 'coal-mine')).toBe(9)
    table.does(0, sellFactory('coal-mine'))
    expect(factoriesLeft(table.state, 'coal-mine')).toBe(10)
    expect(table.company('red-socks')).toMatchObject({ cash: 3, goods: { 'building-materials': 1 } })
    table.does(0, build('coal-mine'))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, goods: { 'building-materials': 0 } })
  })

  test('[ME-INV-08] [ME-CSH-03] [moe-ex-035] Three for a sale in the investment phase, two for a forced sale', () => {
    const table = given(
      { at: 'trade' },
      { companies: { 'red-socks': { manager: 0, cash: 1, factories: { quarry: 2 } } } },
    )
      .bids('red-socks', { buys: { 'building-materials': 1 } })
      .resolves()
      .does(0, contribute(0))
    expect(table.company('red-socks')).toMatchObject({
      cash: 0,
      factories: { quarry: 1 },
      goods: { 'building-materials': 1 },
    })
    table.passesTo('investment', 'red-socks').does(0, sellFactory('quarry'))
    expect(table.company('red-socks')).toMatchObject({ cash: 3, factories: { quarry: 0 } })
  })

  test('[ME-INV-09] A new factory may be sold, which gives back no allowance', () => {
    const table = redInvests({ cash: 20 })
      .does(0, build('quarry'), sellFactory('quarry'), build('quarry'), sellFactory('quarry'))
      .refuses(0, build('quarry'), 'ME-INV-03')
      .refuses(0, sellFactory('quarry'), 'ME-INV-11')
    expect(table.company('red-socks')).toMatchObject({ cash: 20, factories: { quarry: 0 } })
  })

  test('[ME-INV-10] A new factory produces in the same half-year', () => {
    const table = redInvests({ cash: 3, goods: { 'building-materials': 1, electricity: 1 } })
      .does(0, build('coal-mine'), endInvestment)
      .passesTo('supply')
      .does(0, supply('red-socks', 'coal-mine'), endSupply('red-socks'))
    expect(table.state.phase).toBe('trade-1')
    expect(table.company('red-socks').goods).toMatchObject({ coal: 2, electricity: 0 })
  })

  test('[ME-INV-11] [moe-sc-118] A factory the company does not own cannot be sold', () => {
    const table = redInvests({ cash: 4, factories: { quarry: 1 } }).refuses(0, sellFactory('shipyard'), 'ME-INV-11', {
      factory: 'shipyard',
    })
    expect(table.company('red-socks').cash).toBe(4)
    expect(table.moves(0, 'sell-factory')).toEqual([sellFactory('quarry')])
  })
})
