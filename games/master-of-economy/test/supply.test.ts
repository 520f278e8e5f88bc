import { describe, expect, test } from 'vitest'
import type { FactoryId, GoodId } from '../components/index.ts'
import { goodsLeft } from '../model/warehouse.ts'
import { type Given, given } from './given.ts'
import { endSupply, supply } from './moves.ts'
import type { CompanyPosition } from './position.ts'

/** Red Socks, managed by seat 0, supplies its factories. */
function redSupplies(red: CompanyPosition): Given {
  return given({ at: 'supply' }, { companies: { 'red-socks': { manager: 0, ...red } } })
}

const RECIPES: readonly [FactoryId, GoodId[]][] = [
  ['coal-mine', ['electricity']],
  ['iron-ore-mine', ['electricity']],
  ['power-plant', ['coal']],
  ['steel-mill', ['iron-ore', 'coal']],
  ['shipyard', ['electricity', 'steel']],
]

describe('Material supply', () => {
  test.each(RECIPES)('[ME-SUP-01] A %s takes one unit of %j out of the warehouse', (factory, materials) => {
    const goods = { coal: 2, 'iron-ore': 2, electricity: 2, steel: 2 }
    const table = redSupplies({ factories: { [factory]: 1 }, goods }).does(0, supply('red-socks', factory))
    const left = Object.entries(goods).map(([good, count]) => [
      good,
      count - (materials.includes(good as GoodId) ? 1 : 0),
    ])
    expect(table.company('red-socks').goods).toMatchObject(Object.fromEntries(left))
    expect(table.company('red-socks').supplied[factory]).toBe(1)
  })

  test('[ME-SUP-02] All of its materials or none, and once per phase', () => {
    const table = redSupplies({ factories: { 'steel-mill': 1, 'power-plant': 1 }, goods: { 'iron-ore': 2, coal: 3 } })
      .does(0, supply('red-socks', 'steel-mill'))
      .refuses(0, supply('red-socks', 'steel-mill'), 'ME-SUP-08', { have: 1 })
    expect(table.company('red-socks').goods).toMatchObject({ 'iron-ore': 1, coal: 2 })
    redSupplies({ factories: { shipyard: 1, 'coal-mine': 1 }, goods: { electricity: 2 } }).refuses(
      0,
      supply('red-socks', 'shipyard'),
      'ME-SUP-04',
      { missing: ['steel'] },
    )
  })

  test('[ME-SUP-03] [ME-SUP-06] [moe-sc-012] A factory may stay unsupplied; its electricity is lost', () => {
    const table = redSupplies({ factories: { 'coal-mine': 2 }, goods: { electricity: 2 } }).does(
      0,
      supply('red-socks', 'coal-mine'),
      endSupply('red-socks'),
    )
    expect(table.company('red-socks').goods).toMatchObject({ coal: 2, electricity: 0 })
    expect(table.entries('electricity-lost')).toEqual([{ type: 'electricity-lost', company: 'red-socks', count: 1 }])
  })

  test('[ME-SUP-04] [moe-sc-013] A steel mill without iron ore cannot be supplied', () => {
    const table = redSupplies({ factories: { 'steel-mill': 1, 'power-plant': 1 }, goods: { coal: 2 } }).refuses(
      0,
      supply('red-socks', 'steel-mill'),
      'ME-SUP-04',
      { factory: 'steel-mill', missing: ['iron-ore'] },
    )
    expect(table.company('red-socks').goods.coal).toBe(2)
  })

  test('[ME-SUP-04] What a power plant will produce comes too late for the coal mine', () => {
    const table = redSupplies({ factories: { 'power-plant': 1, 'coal-mine': 1 }, goods: { coal: 1 } })
      .does(0, supply('red-socks', 'power-plant'))
      .refuses(0, supply('red-socks', 'coal-mine'), 'ME-SUP-04', { missing: ['electricity'] })
      .does(0, endSupply('red-socks'))
    expect(table.company('red-socks').goods).toMatchObject({ electricity: 2, coal: 0 })
  })

  test('[ME-SUP-05] A quarry cannot be supplied', () => {
    redSupplies({ factories: { quarry: 1, 'coal-mine': 1 }, goods: { electricity: 1 } }).refuses(
      0,
      supply('red-socks', 'quarry'),
      'ME-SUP-05',
    )
  })

  test('[ME-SUP-06] [ME-SUP-07] [moe-sc-011] Electricity left over is lost, fresh electricity stays', () => {
    const table = redSupplies({
      factories: { 'coal-mine': 1, 'power-plant': 1 },
      goods: { electricity: 3, coal: 1 },
    }).does(0, supply('red-socks', 'coal-mine'), supply('red-socks', 'power-plant'), endSupply('red-socks'))
    expect(table.state.phase).toBe('trade-1')
    expect(table.company('red-socks').goods).toMatchObject({ electricity: 2, coal: 2 })
    expect(goodsLeft(table.state, 'electricity')).toBe(21)
    expect(goodsLeft(table.state, 'coal')).toBe(17)
  })

  test('[ME-SUP-06] A company with nothing to supply loses its electricity as well', () => {
    const table = redSupplies({ goods: { electricity: 4, steel: 1 } })
    expect(table.state.phase).toBe('trade-1')
    expect(table.company('red-socks').goods).toMatchObject({ electricity: 0, steel: 1 })
    expect(goodsLeft(table.state, 'electricity')).toBe(23)
  })

  test('[ME-SUP-07] [ME-PRD-05] Electricity lasts until the next supply, other goods for ever', () => {
    const table = redSupplies({ factories: { 'power-plant': 1, 'iron-ore-mine': 1 }, goods: { coal: 1, ship: 1 } })
      .does(0, supply('red-socks', 'power-plant'), endSupply('red-socks'))
      .bids('red-socks', { offers: [['electricity', 11]] })
      .resolves()
    expect(table.company('red-socks')).toMatchObject({ cash: 3, goods: { electricity: 1 } })
    table.passesTo('supply').does(0, supply('red-socks', 'iron-ore-mine'), endSupply('red-socks'))
    expect(table.state.phase).toBe('trade-2')
    expect(table.company('red-socks').goods).toMatchObject({ 'iron-ore': 2, electricity: 0, ship: 1 })
  })

  test('[ME-SUP-07] Electricity of the second half-year can be used in the first of the next year', () => {
    const table = given(
      { at: 'supply', half: 2 },
      {
        companies: { 'red-socks': { manager: 0, factories: { 'power-plant': 1, 'coal-mine': 1 }, goods: { coal: 1 } } },
      },
    )
      .does(0, supply('red-socks', 'power-plant'), endSupply('red-socks'))
      .passesTo('supply')
    expect(table.state).toMatchObject({ year: 2, phase: 'supply-1' })
    table.does(0, supply('red-socks', 'coal-mine'), endSupply('red-socks'))
    expect(table.company('red-socks').goods).toMatchObject({ coal: 2, electricity: 0 })
  })

  test('[ME-SUP-08] [moe-sc-115] More factories supplied than owned', () => {
    const table = redSupplies({ factories: { 'coal-mine': 1 }, goods: { electricity: 2 } })
      .does(0, supply('red-socks', 'coal-mine'))
      .refuses(0, supply('red-socks', 'coal-mine'), 'ME-SUP-08', { factory: 'coal-mine', have: 1 })
      .refuses(0, supply('red-socks', 'iron-ore-mine'), 'ME-SUP-08', { have: 0 })
    expect(table.company('red-socks').goods.electricity).toBe(1)
  })
})
