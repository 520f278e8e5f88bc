import { describe, expect, test } from 'vitest'
import { type Companies, type Given, given, type Position } from './given.ts'
import { buy, endTurn, pass, sell } from './stock-moves.ts'

/** Seat 0 has $100; seat 1 directs everything. */
const stockTurn = (companies: Companies, position: Position = {}): Given =>
  given({ phase: 'stock', seat: 0 }, { players: { 0: { cash: 100 } }, ...position, companies })

describe('Buying stock', () => {
  test('[BS-STK-11] One certificate per turn', () => {
    const table = stockTurn({ swift: { director: 1, price: 40 }, libby: { director: 1, price: 40 } })
      .does(0, buy('swift'))
      .refuses(0, buy('libby'), 'BS-STK-11')
      .refuses(0, buy('swift'), 'BS-STK-11')
    expect(table.shares('swift', 0)).toBe(1)
    expect(table.moves(0)).toEqual([endTurn])
  })

  test('[BS-STK-11] A Common or the Preferred Certificate, from a charter or from the pool', () => {
    const table = stockTurn({
      swift: { director: 1, price: 50, pool: 1 },
      libby: { director: 1, price: 50, preferred: 'pool' },
    })
    expect(table.moves(0, 'buy')).toHaveLength(5)
    expect(table.moves(0, 'buy')).toEqual(
      expect.arrayContaining([
        buy('swift', 'common', 'charter'),
        buy('swift', 'preferred', 'charter'),
        buy('swift', 'common', 'pool'),
        buy('libby', 'common', 'charter'),
        buy('libby', 'preferred', 'pool'),
      ]),
    )
  })

  test('[BS-STK-11] A misshapen purchase is refused', () => {
    stockTurn({ swift: { director: 1 } })
      .refuses(0, { type: 'buy', company: 'swift', kind: 'common' }, 'BS-STK-11', { misshapen: { path: 'from' } })
      .refuses(0, { ...buy('swift'), from: 'bank' }, 'BS-STK-11', { misshapen: { path: 'from' } })
      .refuses(0, { ...buy('swift'), kind: 'gold' }, 'BS-STK-11', { misshapen: { path: 'kind' } })
      .refuses(0, { ...buy('swift'), company: null }, 'BS-STK-11', { misshapen: { path: 'company' } })
      .refuses(0, { ...buy('swift'), count: 2 }, 'BS-STK-11', { misshapen: { path: 'count' } })
  })

  test('[BS-STK-12] A certificate must lie where it is bought', () => {
    stockTurn({ swift: { director: 1, preferred: 2, common: { 2: 4 }, pool: 1 } })
      .refuses(0, buy('swift', 'common', 'charter'), 'BS-STK-12')
      .refuses(0, buy('swift', 'preferred', 'charter'), 'BS-STK-12')
      .refuses(0, buy('swift', 'preferred', 'pool'), 'BS-STK-12')
      .refuses(0, buy('libby', 'common', 'charter'), 'BS-STK-12')
      .does(0, buy('swift', 'common', 'pool'))
  })

  test('[BS-STK-12] If charter and pool both hold one, the buyer chooses', () => {
    const swift = { director: 1, price: 50, common: { 2: 3 }, pool: 1 }
    const left = (from: 'charter' | 'pool'): unknown =>
      stockTurn({ swift })
        .does(0, buy('swift', 'common', from))
        .company('swift').common
    expect(left('charter')).toMatchObject({ charter: 0, pool: 1 })
    expect(left('pool')).toMatchObject({ charter: 1, pool: 0 })
  })

  test('[BS-STK-13] [EX-DV-13] Buying from the pool pays the bank', () => {
    const table = stockTurn(
      { libby: { director: 1, price: 60, treasury: 25, pool: 1 } },
      { players: { 0: { cash: 70 } } },
    ).does(0, buy('libby', 'common', 'pool'))

    expect(table.cash(0)).toBe(10)
    expect(table.company('libby')).toMatchObject({ treasury: 25, common: { pool: 0 } })
    expect(table.price('libby')).toBe(60)
  })

  test('[BS-STK-13] Buying from the charter pays the company; the Preferred costs twice the price', () => {
    const common = stockTurn({ libby: { director: 1, price: 40, treasury: 25 } }).does(0, buy('libby'))
    expect([common.cash(0), common.company('libby').treasury]).toEqual([60, 65])

    const preferred = stockTurn({ libby: { director: 1, price: 40, treasury: 25 } }).does(0, buy('libby', 'preferred'))
    expect([preferred.cash(0), preferred.company('libby').treasury]).toEqual([20, 105])

    stockTurn({ libby: { director: 1, price: 60 } }).refuses(0, buy('libby', 'preferred'), 'BS-STK-13', {
      cost: 120,
      have: 100,
    })
  })

  test("[BS-STK-14] The Director's Certificate of a started company is not for sale", () => {
    const position = { players: { 0: { cash: 999 } } }
    stockTurn({ swift: { director: 1 } }, position)
      .refuses(0, buy('swift', 'director', 'charter'), 'BS-STK-14', { company: 'swift' })
      .refuses(0, buy('swift', 'director', 'pool'), 'BS-STK-14', { company: 'swift' })
  })

  test('[BS-STK-15] [EX-DV-05] Nobody buys back what they sold this Decade', () => {
    const table = stockTurn({ swift: { price: 60, director: 1, common: { 0: 2 } } }, { decade: 2 }).does(
      0,
      sell('swift', { common: 1 }),
    )
    expect(table.cash(0)).toBe(160)
    expect(table.price('swift')).toBe(50)
    table
      .refuses(0, buy('swift'), 'BS-STK-15', { company: 'swift' })
      .refuses(0, buy('swift', 'common', 'pool'), 'BS-STK-15')
      .refuses(0, buy('swift', 'preferred'), 'BS-STK-15')
  })

  test('[BS-STK-15] The ban lasts for all turns of the phase; others may buy', () => {
    stockTurn(
      { swift: { price: 60, director: 2, common: { 0: 1 } } },
      { seats: 3, players: { 0: { cash: 100 }, 1: { cash: 100 } } },
    )
      .does(0, sell('swift', { common: 1 }))
      .does(0, endTurn)
      .does(1, buy('swift', 'common', 'pool'))
      .does(1, endTurn)
      .does(2, pass)
      .refuses(0, buy('swift'), 'BS-STK-15')
  })

  test('[BS-STK-15] The ban ends with the Decade', () => {
    const table = given(
      { phase: 'cleanup' },
      { decade: 2, players: { 0: { cash: 100, sold: ['swift'] } }, companies: { swift: { director: 1 } } },
    )
    expect(table.state.decade).toBe(3)
    expect(table.does(0, buy('swift')).shares('swift', 0)).toBe(1)
  })

  test('[BS-STK-16] The limits are checked with the holdings after the sale of this turn', () => {
    // 14 certificates, six shares of Libby.
    const companies: Companies = {
      libby: { director: 1, preferred: 0, common: { 0: 4 } },
      spalding: { director: 1, common: { 0: 5 } },
      brunswick: { director: 1, common: { 0: 4 } },
      elgin: { director: 1 },
    }
    stockTurn(companies)
      .refuses(0, buy('elgin'), 'BS-CRT-03', { limit: 14 })
      .refuses(0, buy('libby'), 'BS-CRT-02', { shares: 6 })
      .does(0, sell('brunswick', { common: 1 }))
      .refuses(0, buy('libby'), 'BS-CRT-02', { shares: 6 })
      .does(0, buy('elgin'))
  })

  test('[BS-STK-17] A purchase never changes the price', () => {
    for (const move of [buy('swift'), buy('swift', 'preferred'), buy('swift', 'common', 'pool')]) {
      expect(
        stockTurn({ swift: { director: 1, price: 50, pool: 1 } })
          .does(0, move)
          .price('swift'),
      ).toBe(50)
    }
  })
})
