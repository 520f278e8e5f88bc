import { describe, expect, test } from 'vitest'
import type { AssetId, Cubes } from '../components/index.ts'
import type { RuleId } from '../rule-ids.ts'
import { cubes, type Given, given, place } from './given.ts'

const ACTIVATE = { type: 'activate', company: 'libby' } as const
const DISCARD = { type: 'discard-asset', company: 'libby' } as const
const END_PRODUCTION = { type: 'end-production' } as const
const WITHHOLD = { type: 'withhold' } as const

/** Libby, with this tile ready, on its Director's action turn. */
function onActionTurn(asset: AssetId, haymarket: Partial<Cubes> = {}): Given {
  return given({ phase: 'action', seat: 0 }, { companies: { libby: { treasury: 20, asset } }, haymarket })
}

describe('Activation', () => {
  test('[BS-AST-15] [BS-AST-17] [BS-AST-18] [EX-RB-14] Cincinnati Steel: $10 for two Steel', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 50, asset: 'cincinnati-steel' } }, haymarket: { steel: 2 } },
    ).does(0, ACTIVATE)

    expect(table.company('libby')).toMatchObject({
      treasury: 40,
      asset: { id: 'cincinnati-steel', exhausted: true },
      resources: cubes({ steel: 2 }),
    })
    expect(table.state.haymarket).toEqual(cubes())
  })

  test('[BS-AST-15] Once per Decade', () => {
    onActionTurn('foundry', { steel: 2, wood: 2 })
      .does(0, ACTIVATE)
      .refuses(0, ACTIVATE, 'BS-AST-15', { why: 'exhausted', asset: 'foundry' })
      .does(0, place('fundraising-40', 'libby'))
      .refuses(0, ACTIVATE, 'BS-AST-15', { why: 'exhausted', asset: 'foundry' })
  })

  test('[BS-AST-15] A company without a tile has nothing to activate or discard', () => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: {} } })
      .refuses(0, ACTIVATE, 'BS-AST-15', { why: 'none', company: 'libby' })
      .refuses(0, DISCARD, 'BS-AST-15', { why: 'none', company: 'libby' })
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'activate' }, 'BS-AST-15', 'company'],
    [{ type: 'activate', company: 'libby', asset: 'foundry' }, 'BS-AST-15', 'asset'],
    [{ type: 'discard-asset', company: 7 }, 'BS-AST-26', 'company'],
  ])('[BS-AST-15] [BS-AST-26] %j is no move', (move, rule, path) => {
    onActionTurn('foundry').refuses(0, move, rule, { misshapen: { path } })
  })

  test('[BS-AST-16] At any time of the own operating turn', () => {
    const position = { companies: { libby: { asset: 'foundry' } }, haymarket: { steel: 1 } } as const
    given({ phase: 'operating', company: 'libby' }, position).does(0, ACTIVATE)
    given({ phase: 'distribution', company: 'libby' }, position).does(0, ACTIVATE)
    const table = given({ phase: 'distribution', company: 'libby' }, position).does(0, WITHHOLD, ACTIVATE)
    expect(table.company('libby').resources).toEqual(cubes({ steel: 1 }))
  })

  test('[BS-AST-16] Never in the Stock or Building Phase', () => {
    const position = { companies: { libby: { asset: 'foundry' } }, haymarket: { steel: 1 } } as const
    given({ phase: 'stock', seat: 0 }, position).refuses(0, ACTIVATE, 'BS-AST-16', { asset: 'foundry' })
    given({ phase: 'building' }, position).refuses(0, ACTIVATE, 'BS-AST-16', { asset: 'foundry' })
  })

  test("[BS-AST-16] Not on another player's action turn, nor by anybody but the Director", () => {
    given(
      { phase: 'action', seat: 1, next: [0] },
      { companies: { libby: { asset: 'foundry' }, swift: { director: 1 } } },
    )
      .refuses(0, ACTIVATE, 'BS-ACT-01', { asked: 1 })
      .refuses(1, ACTIVATE, 'BS-GEN-09', { company: 'libby' })
  })

  test.each<[AssetId, number, Partial<Cubes>]>([
    ['cincinnati-steel', 10, { steel: 2 }],
    ['michigan-lumber', 10, { wood: 2 }],
    ['pennsylvania-coal', 10, { coal: 2 }],
    ['union-stockyards', 10, { livestock: 2 }],
    ['abattoir', 0, { wood: 1, coal: 1 }],
    ['foundry', 0, { steel: 1, wood: 1 }],
    ['refrigeration', 0, { livestock: 2 }],
    ['workshop', 0, { steel: 1, coal: 1 }],
  ])('[BS-AST-17] [BS-AST-18] %s costs $%i and brings %j', (asset, fee, printed) => {
    const table = onActionTurn(asset, { livestock: 3, steel: 3, wood: 3, coal: 3 }).does(0, ACTIVATE)
    expect(table.company('libby')).toMatchObject({ treasury: 20 - fee, resources: cubes(printed) })
  })

  test('[BS-AST-17] Without the fee a supplier cannot be used', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 9, asset: 'union-stockyards' } }, haymarket: { livestock: 2 } },
    ).refuses(0, ACTIVATE, 'BS-AST-17', { company: 'libby' })
  })

  test('[BS-AST-18] Missing cubes are lost', () => {
    const some = onActionTurn('workshop', { coal: 2 }).does(0, ACTIVATE)
    expect(some.company('libby').resources).toEqual(cubes({ coal: 1 }))

    const none = onActionTurn('cincinnati-steel', { wood: 2 }).does(0, ACTIVATE)
    expect(none.company('libby')).toMatchObject({ treasury: 10, resources: cubes(), asset: { exhausted: true } })
  })

  test.each([
    ['brilliant-marketing', 1],
    ['brand-recognition', 2],
  ] as const)('[BS-AST-19] %s: +%i Appeal, with the bonuses', (asset, steps) => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { libby: { appeal: 5 - steps, asset } } }) //
      .does(0, ACTIVATE, { type: 'take-bonus' })
    expect(table.company('libby')).toMatchObject({ appeal: 5, salespeople: 1, treasury: 0 })
  })
})

describe('Catalogs, Backroom Deals and Popular Partners', () => {
  test.each([
    ['mail-order-catalog', 40],
    ['color-catalog', 60],
    ['catalog-empire', 80],
  ] as const)('[BS-AST-20] %s: +$%i revenue, at any time before the dividend decision', (asset, revenue) => {
    const position = { companies: { libby: { asset } } }
    for (const phase of ['operating', 'distribution'] as const) {
      const table = given({ phase, company: 'libby' }, position).does(0, ACTIVATE)
      expect(table.state.turn?.revenue).toBe(revenue)
      expect(table.company('libby').treasury).toBe(0)
    }
    given({ phase: 'action', seat: 0 }, position).refuses(0, ACTIVATE, 'BS-AST-20')
    given({ phase: 'distribution', company: 'libby' }, position).does(0, WITHHOLD).refuses(0, ACTIVATE, 'BS-AST-20')
  })

  test('[BS-AST-20] [EX-RB-49] A catalog without a sale must be withheld', () => {
    const table = given(
      { phase: 'distribution', company: 'libby' },
      { companies: { libby: { treasury: 10, price: 50, asset: 'catalog-empire' } } },
    ).does(0, ACTIVATE)
    expect(table.state.turn?.revenue).toBe(80)

    table.refuses(0, { type: 'pay-dividends' }, 'BS-DIV-02', { why: 'no-sale' }).does(0, WITHHOLD)
    expect(table.company('libby').treasury).toBe(90)
    expect(table.price('libby')).toBe(40)
  })

  test('[BS-AST-20] [EX-DV-63] A catalog lifts the payout over a threshold', () => {
    const table = given(
      { phase: 'distribution', company: 'spalding', turn: { produced: 1 } },
      {
        companies: { spalding: { price: 80, salespeople: 1, goods: 4, asset: 'mail-order-catalog' } },
        demand: { 'dry-goods': { right: { tile: 'd4-8' } } },
      },
    )
      .does(0, { type: 'sell-goods', row: 'dry-goods', space: 'right', goods: 4 })
      .does(0, { type: 'activate', company: 'spalding' })
    expect(table.state.turn?.revenue).toBe(160)
    table.does(0, { type: 'pay-dividends' })
    expect(table.price('spalding')).toBe(120)
  })

  test('[BS-AST-21] [EX-DV-64] Backroom Deals before the dividend', () => {
    const table = given(
      { phase: 'distribution', company: 'libby', turn: { produced: 2, goodsSold: 4, revenue: 110 } },
      { companies: { libby: { price: 50, asset: 'backroom-deals' } } },
    ).does(0, ACTIVATE)
    expect(table.price('libby')).toBe(60)
    table.does(0, { type: 'pay-dividends' })
    expect(table.price('libby')).toBe(80)
  })

  test.each(['backroom-deals', 'popular-partners'] as const)(
    '[BS-AST-21] %s: one step, only between production and the dividend decision',
    (asset) => {
      const position = { companies: { libby: { price: 100, asset } } }
      given({ phase: 'action', seat: 0 }, position).refuses(0, ACTIVATE, 'BS-AST-21', { asset })
      const table = given({ phase: 'operating', company: 'libby' }, position)
        .refuses(0, ACTIVATE, 'BS-AST-21', { asset })
        .does(0, END_PRODUCTION)
      // Nothing was produced, and it works all the same.
      table.does(0, ACTIVATE)
      expect(table.price('libby')).toBe(120)

      given({ phase: 'distribution', company: 'libby' }, position)
        .does(0, WITHHOLD)
        .refuses(0, ACTIVATE, 'BS-AST-21', { asset })
    },
  )
})

describe('Discarding and refreshing', () => {
  test('[BS-AST-26] A company may discard its tile at any time on the turn of its Director', () => {
    const action = onActionTurn('foundry').does(0, DISCARD)
    expect(action.company('libby').asset).toBeNull()
    expect(action.state.removed.assets).toContain('foundry')

    const position = { companies: { libby: { asset: 'foundry' }, swift: { appeal: 0 } } } as const
    given({ phase: 'operating', company: 'libby' }, position).does(0, DISCARD)
    given({ phase: 'distribution', company: 'libby' }, position).does(0, DISCARD)
    given({ phase: 'distribution', company: 'libby' }, position).does(0, WITHHOLD, DISCARD)
    given({ phase: 'operating', company: 'swift' }, position).refuses(0, DISCARD, 'BS-AST-16', { asset: 'foundry' })
    given({ phase: 'building' }, position).refuses(0, DISCARD, 'BS-GEN-01')
  })

  test('[BS-AST-26] [EX-DV-203] On the own stock turn a discard is neither a sale nor a purchase', () => {
    const position = {
      decade: 3,
      companies: { libby: { price: 60, asset: 'foundry' }, swift: { director: 1 } },
    } as const
    const table = given({ phase: 'stock', seat: 0 }, position).does(0, DISCARD)
    expect(table.company('libby').asset).toBeNull()
    expect(table.asked()).toEqual([0])
    table.refuses(0, { type: 'end-stock-turn' }, 'BS-STK-18', { why: 'nothing' }).does(0, { type: 'pass-stock' })
    expect(table.state.passes).toBe(1)

    const after = given({ phase: 'stock', seat: 0, bought: true }, position).does(0, DISCARD, {
      type: 'end-stock-turn',
    })
    expect(after.state.passes).toBe(0)
    given({ phase: 'stock', seat: 1 }, position).refuses(1, DISCARD, 'BS-GEN-09', { company: 'libby' })
  })

  test('[BS-AST-26] An exhausted tile may be discarded too, but only by the Director', () => {
    const libby = { director: 1, asset: { id: 'foundry', exhausted: true } } as const
    given({ phase: 'action', seat: 0 }, { companies: { libby, swift: {} } }) //
      .refuses(0, DISCARD, 'BS-GEN-09', { company: 'libby' })
    const table = given({ phase: 'action', seat: 1 }, { companies: { libby } }).does(1, DISCARD)
    expect(table.company('libby').asset).toBeNull()
  })

  test('[BS-AST-27] Exhausted tiles become ready in Cleanup', () => {
    const table = given(
      { phase: 'cleanup' },
      {
        companies: {
          libby: { asset: { id: 'foundry', exhausted: true } },
          swift: { asset: { id: 'price-protection', exhausted: true } },
        },
      },
    )
    expect(table.company('libby').asset).toEqual({ id: 'foundry', exhausted: false })
    expect(table.company('swift').asset).toEqual({ id: 'price-protection', exhausted: false })
  })
})
