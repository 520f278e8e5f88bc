import { describe, expect, test } from 'vitest'
import type { Column, DemandTileId, IndustryId } from '../components/index.ts'
import { countCubes } from '../model/cubes.ts'
import { cubes, type Given, given, type Position, place } from './given.ts'

/** After Cleanup the table waits for the first stock turn of the next Decade. */
const cleanup = (position: Position): Given => given({ phase: 'cleanup' }, position)

const tiles = (right: DemandTileId, middle: DemandTileId, left: DemandTileId) => ({
  right: { tile: right },
  middle: { tile: middle },
  left: { tile: left },
})

describe('Supply Chain and Capital Assets', () => {
  test.each([
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 5],
  ] as const)('[BS-CLN-01] After Decade %i: $10 goes to Haymarket Square, %i cubes are drawn', (decade, count) => {
    const table = cleanup({
      decade,
      supply: { 10: { coal: 2, wood: 1 }, 20: { steel: 1 }, 30: { wood: 2 }, x: { livestock: 3 } },
      haymarket: { coal: 1 },
    })
    expect(table.state.haymarket).toEqual(cubes({ coal: 3, wood: 1 }))
    expect(table.state.supply).toMatchObject({
      '10': cubes({ steel: 1 }),
      '20': cubes({ wood: 2 }),
      '30': cubes({ livestock: 3 }),
    })
    expect(countCubes(table.state.supply.x)).toBe(count)
  })

  test('[BS-CLN-02] [BS-CLN-03] [EX-DV-89] 2020: $40 leaves, and the row slides over a gap at $50', () => {
    const table = cleanup({
      decade: 2,
      assetRow: { 80: 'abattoir', 70: 'workshop', 60: 'refrigeration', 40: 'mail-order-catalog' },
      assetDeck: ['color-catalog', 'catalog-empire', 'price-protection'],
      companies: { libby: { asset: { id: 'foundry', exhausted: true } } },
    })
    expect(table.state.assetRow).toEqual(['catalog-empire', 'color-catalog', 'abattoir', 'workshop', 'refrigeration'])
    expect(table.state.assetDeck).toEqual(['price-protection'])
    expect(table.state.removed.assets).toContain('mail-order-catalog')
    expect(table.company('libby').asset).toEqual({ id: 'foundry', exhausted: false })
  })

  test('[BS-CLN-02] 2020: gaps further left stay', () => {
    const table = cleanup({ assetRow: { 80: 'abattoir', 50: 'workshop', 40: 'foundry' }, assetDeck: ['refrigeration'] })
    expect(table.state.assetRow).toEqual(['refrigeration', 'abattoir', null, null, 'workshop'])
  })

  test('[BS-CLN-02] [EX-DV-90] 2018: every tile moves one space', () => {
    const table = cleanup({
      decade: 2,
      options: { edition: '2018' },
      assetRow: { 80: 'abattoir', 70: 'workshop', 60: 'refrigeration', 50: 'backroom-deals', 40: 'mail-order-catalog' },
      assetDeck: ['color-catalog'],
    })
    expect(table.state.assetRow).toEqual(['color-catalog', 'abattoir', 'workshop', 'refrigeration', 'backroom-deals'])
    expect(table.state.assetDeck).toEqual([])
    expect(table.state.removed.assets).toContain('mail-order-catalog')
  })

  test('[BS-CLN-02] With an empty deck the row runs dry', () => {
    const table = cleanup({ assetRow: { 80: 'abattoir', 40: 'foundry' } })
    expect(table.state.assetRow).toEqual([null, null, null, null, 'abattoir'])
    expect(cleanup({ assetRow: { 40: 'foundry' } }).state.assetRow).toEqual([null, null, null, null, null])
  })

  test('[BS-CLN-03] Exhausted Capital Assets become ready, ready ones stay ready', () => {
    const table = cleanup({
      companies: { libby: { asset: { id: 'foundry', exhausted: true } }, swift: { asset: 'workshop' } },
    })
    expect(table.company('libby').asset?.exhausted).toBe(false)
    expect(table.company('swift').asset?.exhausted).toBe(false)
  })
})

describe('Demand', () => {
  test('[BS-CLN-04] [BS-CLN-06] [BS-CLN-07] [EX-DV-60] A filled tile leaves, the others close up, a new one comes', () => {
    const table = cleanup({
      decade: 2,
      demand: {
        'food-dairy': tiles('d1-1-a', 'd1-1-b', 'd1-2-a'),
        'dry-goods': tiles('d1-2-b', 'd1-3', 'd2-2'),
        'meat-packing': tiles('d2-3-b', 'd2-4-b', 'd3-4-b'),
        shoes: { right: { tile: 'd2-3-a', goods: 3 }, middle: { tile: 'd2-4-a', goods: 1 }, left: { tile: 'd2-5' } },
      },
      demandDeck: ['d3-4-a'],
    })
    expect(table.state.demand.shoes).toEqual({
      right: { tile: 'd2-4-a', goods: 1 },
      middle: { tile: 'd2-5', goods: 0 },
      left: { tile: 'd3-4-a', goods: 0 },
    })
    expect(table.state.removed.demand).toContain('d2-3-a')
    expect(table.state.demand['dry-goods']).toMatchObject(tiles('d1-2-b', 'd1-3', 'd2-2'))
  })

  test('[BS-CLN-04] [BS-CLN-06] [BS-CLN-07] [EX-DV-103] The X tile leaves and its row closes up', () => {
    const table = cleanup({
      decade: 1,
      demand: {
        'food-dairy': tiles('d1-1-a', 'd1-1-b', 'd1-2-b'),
        'dry-goods': { right: { tile: 'd1-0-x' }, middle: { tile: 'd1-2-a', goods: 1 }, left: { tile: 'd2-3-a' } },
        'meat-packing': tiles('d1-3', 'd2-2', 'd2-3-b'),
        shoes: tiles('d2-4-b', 'd3-4-a', 'd3-4-b'),
      },
      demandDeck: ['d2-4-a', 'd2-5'],
    })
    expect(table.state.demand['dry-goods']).toEqual({
      right: { tile: 'd1-2-a', goods: 1 },
      middle: { tile: 'd2-3-a', goods: 0 },
      left: { tile: 'd2-4-a', goods: 0 },
    })
    expect(table.state.demandDeck).toEqual(['d2-5'])
    expect(table.state.removed.demand).toContain('d1-0-x')
  })

  test('[BS-CLN-05] [EX-DV-91] A printed middle space is emptied when six Goods lie on it, not before', () => {
    const table = cleanup({
      decade: 4,
      demand: { 'food-dairy': { middle: { goods: 6 } }, shoes: { middle: { goods: 4 } } },
      demandDeck: [],
    })
    expect(table.state.demand['food-dairy'].middle).toEqual({ tile: null, goods: 0 })
    expect(table.state.demand.shoes.middle).toEqual({ tile: null, goods: 4 })
  })

  test('[BS-CLN-06] Tiles keep their order and their Goods, whatever gap is closed', () => {
    const table = cleanup({
      demand: {
        'food-dairy': {
          right: { tile: 'd2-3-a', goods: 2 },
          middle: { tile: 'd2-2', goods: 2 },
          left: { tile: 'd2-5', goods: 4 },
        },
        shoes: {
          right: { tile: 'd1-2-a', goods: 2 },
          middle: { tile: 'd1-1-a', goods: 1 },
          left: { tile: 'd3-6', goods: 5 },
        },
      },
    })
    const open = { tile: null, goods: 0 }
    expect(table.state.demand['food-dairy']).toEqual({
      right: { tile: 'd2-3-a', goods: 2 },
      middle: { tile: 'd2-5', goods: 4 },
      left: open,
    })
    expect(table.state.demand.shoes).toEqual({ right: { tile: 'd3-6', goods: 5 }, middle: open, left: open })
  })

  test('[BS-CLN-06] A tile that has moved pays the bonus of its new column', () => {
    const table = given(
      { phase: 'distribution', company: 'doggett' },
      {
        seats: 2,
        companies: { doggett: { goods: 3 } },
        players: { 0: { partners: { unplaced: 0 } }, 1: { partners: { unplaced: 0 } } },
        demand: { shoes: { right: { tile: 'd1-1-a' }, middle: { tile: 'd2-3-a', goods: 1 } } },
      },
    )
      .does(0, { type: 'sell-goods', row: 'shoes', space: 'right', goods: 1 })
      .does(0, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(table.state.demand.shoes.right).toEqual({ tile: 'd2-3-a', goods: 1 })

    const later = given(
      { phase: 'distribution', company: 'doggett' },
      {
        seats: 2,
        decade: 2,
        companies: { doggett: { goods: 2 } },
        demand: { shoes: { right: { tile: 'd2-3-a', goods: 1 } } },
      },
    ).does(0, { type: 'sell-goods', row: 'shoes', space: 'right', goods: 2 })
    expect(later.state.turn?.revenue).toBe(2 * 50 + 50)
  })

  test('[BS-CLN-07] [EX-DV-61] New tiles come by columns from the right, each from top to bottom', () => {
    const table = cleanup({
      decade: 2,
      demand: {
        'food-dairy': { ...tiles('d1-1-a', 'd2-3-a', 'd2-3-b'), right: { tile: 'd1-1-a', goods: 1 } },
        'dry-goods': {
          right: { tile: 'd1-1-b', goods: 1 },
          middle: { tile: 'd1-2-a', goods: 2 },
          left: { tile: 'd2-4-a' },
        },
        'meat-packing': tiles('d2-2', 'd2-4-b', 'd2-5'),
        shoes: { ...tiles('d1-2-b', 'd3-4-a', 'd3-4-b'), right: { tile: 'd1-2-b', goods: 2 } },
      },
      demandDeck: ['d3-5-a', 'd3-5-b', 'd3-5-c'],
    })
    const at = (row: IndustryId, column: Column): DemandTileId | null => table.state.demand[row][column].tile
    expect(at('dry-goods', 'middle')).toBe('d3-5-a')
    expect(at('food-dairy', 'left')).toBe('d3-5-b')
    expect(at('dry-goods', 'left')).toBe('d3-5-c')
    expect(at('shoes', 'left')).toBeNull()
    expect(table.state.demandDeck).toEqual([])
  })

  test('[BS-CLN-07] With an empty deck positions stay empty; tiles are never used again', () => {
    const table = cleanup({ decade: 4, demand: { shoes: { right: { tile: 'd4-6-a', goods: 6 } } }, demandDeck: [] })
    const open = { tile: null, goods: 0 }
    expect(table.state.demand.shoes).toEqual({ right: open, middle: open, left: open })
    expect(table.state.removed.demand).toContain('d4-6-a')
  })
})

describe('Partners and the next Decade', () => {
  test('[BS-CLN-08] [EX-DV-104] Partners come back from spaces and pool, reserved ones do not', () => {
    const table = cleanup({
      decade: 3,
      options: { mode: 'advanced' },
      companies: { swift: { director: 0 } },
      players: {
        0: { partners: { reserved: 'gained', onBuildingSpace: false, unplaced: 0 } },
        1: { partners: { reserved: 'pool', onBuildingSpace: false, unplaced: 0 } },
      },
      placed: [
        { space: 'bank-pool', seat: 1 },
        { space: 'bank-pool', seat: 1 },
        { space: 'bank-pool', seat: 1 },
      ],
    })
    expect(table.state.players[0]?.partners).toMatchObject({ active: 4, unplaced: 4 })
    expect(table.state.players[1]?.partners).toMatchObject({ active: 3, unplaced: 3, reserved: 'pool' })
    expect(table.state.placed).toEqual([])
  })

  test('[BS-CLN-08] A space used once is free again', () => {
    const table = cleanup({ placed: [{ space: 'hire-manager', seat: 1 }], companies: { swift: {} } })
    expect(table.state.placed).not.toContainEqual({ space: 'hire-manager', seat: 1 })
    given(
      { phase: 'action', seat: 0 },
      { decade: 2, companies: { swift: { treasury: 60 } }, placed: table.state.placed },
    ) //
      .does(0, place('hire-manager', 'swift'))
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const)('[BS-CLN-09] Decade %i is followed by the Stock Phase of Decade %i', (decade, next) => {
    const table = cleanup({ decade, priorityDeal: 2 })
    expect(table.state).toMatchObject({ decade: next, phase: 'stock', priorityDeal: 2 })
    expect(table.step()).toBe('stock-turn')
    expect(table.asked()).toEqual([2])
  })

  test('[BS-CLN-09] After Decade 5 there is no Cleanup', () => {
    const table = given(
      { phase: 'distribution', company: 'swift' },
      {
        decade: 5,
        companies: { swift: {} },
        supply: { 10: { coal: 1 }, 20: { coal: 1 }, 30: { coal: 1 }, x: { coal: 1 } },
      },
    ).does(0, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(table.table.over).toBe(true)
    expect(table.state.supply['10']).toEqual(cubes({ coal: 1 }))
  })
})
