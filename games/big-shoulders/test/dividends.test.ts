import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../components/index.ts'
import { type CompanyPosition, type Given, given } from './given.ts'

const PAY = { type: 'pay-dividends' } as const
const WITHHOLD = { type: 'withhold' } as const
const END_PRODUCTION = { type: 'end-production' } as const

/** A company that has produced and sold for this revenue, before its decision. */
function earning(revenue: number, company: CompanyId, of: CompanyPosition = {}): Given {
  const turn = { produced: 1, goodsSold: 1, revenue }
  return given({ phase: 'distribution', company, turn }, { companies: { [company]: of } })
}

const perShare = (table: Given): number | undefined => table.entries('dividends')[0]?.perShare

describe('The decision', () => {
  test('[BS-DIV-01] Either Pay Dividends or Withhold, for the whole revenue', () => {
    const paid = earning(100, 'libby').does(0, PAY).refuses(0, WITHHOLD, 'BS-OPR-03')
    expect(paid.cash(0) + paid.company('libby').treasury).toBe(100)

    const withheld = earning(100, 'libby').does(0, WITHHOLD).refuses(0, PAY, 'BS-OPR-03')
    expect([withheld.cash(0), withheld.company('libby').treasury]).toEqual([0, 100])

    earning(100, 'libby')
      .refuses(0, { type: 'end-operating-turn' }, 'BS-OPR-03')
      .refuses(1, PAY, 'BS-GEN-09', { company: 'libby' })
  })

  test.each([
    [{ type: 'pay-dividends', amount: 50 }, 'amount'],
    [{ type: 'withhold', amount: 50 }, 'amount'],
  ])('[BS-DIV-01] %j is no move', (move, path) => {
    earning(100, 'libby').refuses(0, move, 'BS-DIV-01', { misshapen: { path } })
  })

  test('[BS-DIV-02] [EX-DV-56] Stored Goods without production: withheld in 2020, paid in 2018', () => {
    const moment = { phase: 'distribution', company: 'swift', turn: { goodsSold: 2, revenue: 100 } } as const
    const companies = { swift: { price: 60 } }
    given(moment, { companies }).refuses(0, PAY, 'BS-DIV-02', { company: 'swift', why: 'no-production' })

    const table = given(moment, { options: { edition: '2018' }, companies }).does(0, PAY)
    expect(perShare(table)).toBe(10)
    expect(table.price('swift')).toBe(80)
  })

  test('[BS-DIV-02] Without a sale the company must Withhold, in both editions', () => {
    for (const edition of ['2020', '2018'] as const) {
      const table = given(
        { phase: 'distribution', company: 'swift', turn: { produced: 2 } },
        { options: { edition }, companies: { swift: { goods: 3 } } },
      ).refuses(0, PAY, 'BS-DIV-02', { company: 'swift', why: 'no-sale' })
      expect(table.moves(0).map((move) => move.type)).not.toContain('pay-dividends')
    }
  })

  test('[BS-DIV-02] Goods tokens are not factory production', () => {
    given({ phase: 'operating', company: 'libby' }, { companies: { libby: { bonusGoods: 2 } } })
      .does(0, END_PRODUCTION, { type: 'sell-goods', row: 'food-dairy', space: 'middle', goods: 2 })
      .refuses(0, PAY, 'BS-DIV-02', { company: 'libby', why: 'no-production' })
      .does(0, WITHHOLD)
  })
})

describe('Paying', () => {
  test.each([
    ['[EX-RB-31]', 225, 22, 5],
    ['[EX-RB-32]', 150, 15, 0],
    ['', 9, 0, 9],
  ])('[BS-DIV-03] %s $%i are $%i per share; $%i are lost', (_, revenue, each, lost) => {
    const table = earning(revenue, 'spalding', { common: { 1: 2 } })
    const bank = table.state.bank
    table.does(0, PAY)
    expect(perShare(table)).toBe(each)
    expect([table.cash(0), table.cash(1), table.company('spalding').treasury]).toEqual([3 * each, 2 * each, 5 * each])
    expect(bank - table.state.bank).toBe(revenue - lost)
  })

  test('[BS-DIV-03] [BS-DIV-04] [BS-DIV-05] [EX-RB-47] Revenue $110, the Director owns 30%', () => {
    const table = earning(110, 'libby').does(0, PAY)
    expect(perShare(table)).toBe(11)
    expect(table.cash(0)).toBe(33)
    expect(table.company('libby').treasury).toBe(77)
  })

  test('[BS-DIV-04] [BS-DIV-05] [EX-RB-33] Spalding pays $15 per share', () => {
    const table = earning(150, 'spalding', { common: { 0: 1 }, preferred: 1 }).does(0, PAY)
    expect([table.cash(0), table.cash(1)]).toEqual([60, 30])
    expect(table.company('spalding').treasury).toBe(60)
  })

  test('[BS-DIV-04] [BS-DIV-05] [EX-RB-48] Revenue $150, the company is fully owned', () => {
    const table = earning(150, 'libby', { common: { 0: 3, 2: 2 }, preferred: 1 }).does(0, PAY)
    expect([table.cash(0), table.cash(1), table.cash(2)]).toEqual([90, 30, 30])
    expect(table.company('libby').treasury).toBe(0)
  })

  test('[BS-DIV-05] The company is paid for every share on its charter, the Preferred included', () => {
    const table = earning(100, 'libby', { treasury: 1, common: { 0: 2, 1: 2 } }).does(0, PAY)
    expect(table.company('libby').treasury).toBe(1 + 10 * (1 + 2))
  })

  // The scenario puts three Common Certificates into the pool besides 60% in one hand and one on the charter; there
  // are only five, so here the pool's three shares are the Preferred and one Common.
  test('[BS-DIV-06] [EX-DV-88] Shares in the pool pay nobody', () => {
    const table = earning(200, 'elgin', { price: 190, common: { 0: 3 }, preferred: 'pool', pool: 1 })
    const bank = table.state.bank
    table.does(0, PAY)
    expect(perShare(table)).toBe(20)
    expect(table.cash(0)).toBe(120)
    expect(table.company('elgin').treasury).toBe(20)
    expect(bank - table.state.bank).toBe(140)
    expect(table.price('elgin')).toBe(220)
  })
})

describe('Withholding', () => {
  test('[BS-DIV-07] [EX-RB-34] The company keeps all of $150', () => {
    const table = earning(150, 'spalding', { price: 80, common: { 1: 4 } }).does(0, WITHHOLD)
    expect(table.company('spalding').treasury).toBe(150)
    expect([table.cash(0), table.cash(1)]).toEqual([0, 0])
    expect(table.price('spalding')).toBe(60)
  })

  test('[BS-DIV-07] Unrounded', () => {
    expect(earning(225, 'libby').does(0, WITHHOLD).company('libby').treasury).toBe(225)
  })

  test('[BS-DIV-08] Revenue is full-price and half-price Goods, fill bonuses and catalogs', () => {
    const table = given(
      { phase: 'distribution', company: 'libby' },
      {
        companies: { libby: { goods: 6, asset: 'color-catalog' } },
        demand: { 'food-dairy': { right: { tile: 'd1-2-a' } } },
      },
    )
      .does(0, { type: 'sell-goods', row: 'food-dairy', space: 'right', goods: 2 })
      .does(0, { type: 'sell-goods', row: 'food-dairy', space: 'left', goods: 3 })
      .does(0, { type: 'activate', company: 'libby' }, WITHHOLD)
    expect(table.company('libby').treasury).toBe(2 * 20 + 50 + 3 * 10 + 60)
  })

  test('[BS-DIV-09] [EX-DV-86] An idle company withholds $0 and its price drops', () => {
    const table = given(
      { phase: 'operating', company: 'henderson' },
      { companies: { henderson: { price: 40, treasury: 12 } } },
    ).does(0, END_PRODUCTION)
    expect(table.state.turn?.revenue).toBe(0)

    table.refuses(0, PAY, 'BS-DIV-02').does(0, WITHHOLD)
    expect(table.price('henderson')).toBe(35)
    expect(table.company('henderson').treasury).toBe(12)
  })

  test('[BS-DIV-09] No turn ends without a decision', () => {
    const table = given({ phase: 'distribution', company: 'henderson' }, { companies: { henderson: {} } })
    table.refuses(0, { type: 'end-operating-turn' }, 'BS-OPR-03')
    expect(table.moves(0)).toEqual([WITHHOLD])
  })
})
