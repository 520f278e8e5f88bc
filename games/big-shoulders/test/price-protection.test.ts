import { describe, expect, test } from 'vitest'
import type { BigShouldersMove } from '../types.ts'
import { given, place } from './given.ts'

const USE = { type: 'protect', use: true } as const
const SPARE = { type: 'protect', use: false } as const
const WITHHOLD = { type: 'withhold' } as const
const sell = (common: number) => ({ type: 'sell', company: 'libby', common, preferred: 0, director: 0 }) as const

describe('Price Protection when withholding', () => {
  test('[BS-AST-22] [EX-DV-24] It stops the drop of a forced Withhold', () => {
    const table = given(
      { phase: 'distribution', company: 'swift' },
      { companies: { swift: { price: 100, treasury: 5, asset: 'price-protection' } } },
    )
      .refuses(0, { type: 'pay-dividends' }, 'BS-DIV-02')
      .does(0, WITHHOLD, USE)

    expect(table.price('swift')).toBe(100)
    const asset = { id: 'price-protection', exhausted: true }
    expect(table.company('swift')).toMatchObject({ treasury: 5, asset })
  })

  test('[BS-AST-22] It stops the drop of a chosen Withhold, and may be spared', () => {
    const turn = { produced: 1, goodsSold: 2, revenue: 100 }
    const position = { companies: { swift: { price: 100, asset: 'price-protection' } } } as const
    const used = given({ phase: 'distribution', company: 'swift', turn }, position).does(0, WITHHOLD, USE)
    expect(used.price('swift')).toBe(100)
    expect(used.company('swift').treasury).toBe(100)

    const spared = given({ phase: 'distribution', company: 'swift', turn }, position).does(0, WITHHOLD, SPARE)
    expect(spared.price('swift')).toBe(80)
    expect(spared.company('swift').asset).toEqual({ id: 'price-protection', exhausted: false })
  })

  test('[BS-AST-22] Once exhausted it is not asked about', () => {
    const table = given(
      { phase: 'distribution', company: 'swift' },
      { companies: { swift: { price: 100, asset: { id: 'price-protection', exhausted: true } } } },
    ).does(0, WITHHOLD)
    expect(table.step()).toBe('closing')
    expect(table.price('swift')).toBe(80)
  })
})

describe('Price Protection against a sale', () => {
  const libby = { director: 1, price: 120, asset: 'price-protection' } as const

  test('[BS-AST-23] [BS-AST-24] [EX-DV-22] It stops a whole sale, once', () => {
    const table = given({ phase: 'stock', seat: 0 }, { companies: { libby: { ...libby, common: { 0: 3, 2: 1 } } } })
      .does(0, sell(3))
      .does(1, USE)
      .does(0, { type: 'end-stock-turn' })
    expect(table.price('libby')).toBe(120)

    table.does(1, { type: 'pass-stock' }).does(2, sell(1))
    expect(table.cash(0)).toBe(360)
    expect(table.cash(2)).toBe(120)
    expect(table.price('libby')).toBe(100)
    expect(table.company('libby').asset).toEqual({ id: 'price-protection', exhausted: true })
  })

  test('[BS-AST-23] The Director may let the price drop and keep the tile', () => {
    const table = given({ phase: 'stock', seat: 0 }, { companies: { libby: { ...libby, common: { 0: 3 } } } })
      .does(0, sell(2))
      .does(1, SPARE)
    expect(table.price('libby')).toBe(80)
    expect(table.company('libby').asset).toEqual({ id: 'price-protection', exhausted: false })
  })

  test("[BS-AST-24] [EX-DV-23] It does not cover the Director's own sale", () => {
    const table = given({ phase: 'stock', seat: 1 }, { companies: { libby: { ...libby, common: { 1: 2 } } } }) //
      .does(1, sell(2))
    expect(table.asked()).toEqual([1])
    expect(table.step()).toBe('stock-turn')
    expect(table.cash(1)).toBe(240)
    expect(table.price('libby')).toBe(80)
    expect(table.company('libby').asset).toEqual({ id: 'price-protection', exhausted: false })
  })

  test('[BS-AST-24] Not even if the Directorship is lost by that sale', () => {
    const table = given(
      { phase: 'stock', seat: 1 },
      {
        options: { mode: 'advanced' },
        companies: { libby: { ...libby, preferred: 0, common: { 0: 2, 1: 2 } } },
      },
    ).does(1, sell(2))
    expect(table.company('libby').director).toBe(0)
    expect(table.step()).toBe('stock-turn')
    expect(table.price('libby')).toBe(80)
  })

  test('[BS-AST-24] It does not cover emergency fundraising', () => {
    const table = given(
      { phase: 'operating', company: 'libby' },
      { options: { mode: 'advanced' }, companies: { libby } },
    ).does(1, { type: 'issue', common: 1, preferred: 0 })
    expect(table.step()).toBe('production')
    expect(table.price('libby')).toBe(80)
  })

  test('[BS-AST-25] The Director is asked before the price moves and before the seller continues', () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      { companies: { libby: { ...libby, common: { 0: 3 } }, swift: { director: 1 } }, players: { 0: { cash: 50 } } },
    ).does(0, sell(1))
    expect(table.asked()).toEqual([1])
    expect(table.price('libby')).toBe(120)

    table.refuses(0, { type: 'buy', company: 'swift', kind: 'common', from: 'charter' }, 'BS-GEN-09')
    table.refuses(0, { type: 'end-stock-turn' }, 'BS-GEN-09')
    table.refuses(1, { type: 'protect', use: 'yes' }, 'BS-AST-25', { misshapen: { path: 'use' } })
    table.does(1, USE).does(0, { type: 'buy', company: 'swift', kind: 'common', from: 'charter' })
    expect(table.entries('protected')).toEqual([{ type: 'protected', seat: 1, company: 'libby' }])
  })

  test('[BS-AST-25] It is a reaction, not a free action', () => {
    const activate = { type: 'activate', company: 'libby' } as const
    given({ phase: 'action', seat: 1 }, { companies: { libby } })
      .refuses(1, activate, 'BS-AST-25')
      .refuses(1, USE, 'BS-GEN-01')
    given({ phase: 'distribution', company: 'libby' }, { companies: { libby } }).refuses(1, activate, 'BS-AST-25')
  })

  test('[BS-AST-25] Used in the Stock Phase it is exhausted for the Operating Phase of the same Decade', () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      { seats: 2, companies: { libby: { ...libby, common: { 0: 1 } }, swift: { director: 0 } } },
    )
      .does(0, sell(1))
      .does(1, USE)
      .does(0, { type: 'end-stock-turn' })
      .does(1, { type: 'pass-stock' })
      .does(0, { type: 'pass-stock' })
    for (const seat of [0, 1]) table.does(seat, table.moves(seat, 'build')[0] as BigShouldersMove)
    expect(table.state.phase).toBe('action')
    for (const seat of [0, 1, 0, 1]) {
      table.does(seat, place('fundraising-40', seat === 0 ? 'swift' : 'libby'), { type: 'end-action-turn' })
    }
    table.does(0, { type: 'end-production' }, WITHHOLD, { type: 'end-operating-turn' })
    expect(table.price('libby')).toBe(120)

    table.does(1, { type: 'end-production' }, WITHHOLD)
    expect(table.step()).toBe('closing')
    expect(table.price('libby')).toBe(100)
  })
})
