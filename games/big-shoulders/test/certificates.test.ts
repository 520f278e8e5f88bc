import { describe, expect, test } from 'vitest'
import { COMPANIES, type CompanyId } from '../components/index.ts'
import { poolShares, unsoldShares } from '../model/company.ts'
import { certificatesOf } from '../model/players.ts'
import { type Companies, type CompanyPosition, type Given, given, type Position } from './given.ts'
import { buy, endTurn, pass, sell } from './stock-moves.ts'
import { newTable, playAtRandom } from './whole-game.ts'

const rich = { 0: { cash: 999 }, 1: { cash: 999 } }

const stockTurn = (companies: Companies, position: Position = {}): Given =>
  given({ phase: 'stock', seat: 0 }, { players: rich, ...position, companies })

/** So many Common Certificates for seat 0, in companies of seat 1. */
function holding(count: number): Companies {
  const companies: Partial<Record<CompanyId, CompanyPosition>> = {}
  let left = count
  for (const id of ['libby', 'spalding', 'brunswick'] as const) {
    companies[id] = { director: 1, common: { 0: Math.min(5, left) } }
    left -= Math.min(5, left)
  }
  return companies
}

describe('Certificates and limits', () => {
  test("[BS-CRT-01] Ten shares on seven certificates: the Director's for three, the Preferred for two, five Common", () => {
    const table = stockTurn({ swift: { director: 0, preferred: 1, common: { 1: 1, 2: 1 }, pool: 1 } })
    const swift = table.company('swift')
    expect([0, 1, 2].map((seat) => table.shares('swift', seat))).toEqual([3, 3, 1])
    expect(poolShares(swift) + unsoldShares(swift)).toBe(3)
    expect(swift.common.charter).toBe(2)
    expect([0, 1, 2].map((seat) => certificatesOf(table.state, seat))).toEqual([1, 2, 1])
  })

  test('[BS-CRT-02] [EX-DV-03] Nobody owns more than six shares: five and the Preferred are too many', () => {
    stockTurn({ libby: { director: 1, common: { 0: 5 } } }).refuses(0, buy('libby', 'preferred'), 'BS-CRT-02', {
      company: 'libby',
      shares: 5,
    })
  })

  test('[BS-CRT-02] Six shares are allowed, a seventh is not', () => {
    const fifth = stockTurn({ libby: { director: 0, common: { 0: 2 } } }).does(0, buy('libby', 'common'))
    expect(fifth.shares('libby', 0)).toBe(6)
    stockTurn({ libby: { director: 0, common: { 0: 3 } } }).refuses(0, buy('libby', 'common'), 'BS-CRT-02', {
      shares: 6,
    })
    stockTurn({ libby: { director: 1, preferred: 0, common: { 0: 4 } } }).refuses(
      0,
      buy('libby', 'common'),
      'BS-CRT-02',
    )
    expect(
      stockTurn({ libby: { director: 1, common: { 0: 4 } } })
        .does(0, buy('libby', 'preferred'))
        .shares('libby', 0),
    ).toBe(6)
  })

  test('[BS-CRT-03] [EX-RB-50] 10 certificates with two players, 12 with three, 14 with four', () => {
    for (const [seats, limit] of [
      [2, 10],
      [3, 12],
      [4, 14],
    ] as const) {
      const elgin = { director: 1 }
      stockTurn({ ...holding(limit), elgin }, { seats }).refuses(0, buy('elgin', 'common'), 'BS-CRT-03', { limit })
      const table = stockTurn({ ...holding(limit - 1), elgin }, { seats }).does(0, buy('elgin', 'common'))
      expect(certificatesOf(table.state, 0)).toBe(limit)
    }
  })

  test('[BS-CRT-03] [EX-DV-01] Certificate limit with two players', () => {
    stockTurn({ ...holding(10), elgin: { director: 1 } }, { seats: 2, players: { 0: { cash: 500 } } })
      .refuses(0, buy('elgin', 'common'), 'BS-CRT-03', { limit: 10 })
      .refuses(0, buy('elgin', 'preferred'), 'BS-CRT-03', { limit: 10 })
  })

  test('[BS-CRT-03] [EX-DV-02] Selling first makes room under the limit', () => {
    const table = stockTurn(
      {
        libby: { director: 1, price: 40, common: { 0: 2 } },
        spalding: { director: 1, common: { 0: 5 } },
        brunswick: { director: 1, common: { 0: 3 } },
        elgin: { director: 1, price: 50, treasury: 0 },
      },
      { seats: 2, players: { 0: { cash: 20 } } },
    )
      .does(0, sell('libby', { common: 1 }))
      .does(0, buy('elgin', 'common'))

    expect(table.cash(0)).toBe(10)
    expect(certificatesOf(table.state, 0)).toBe(10)
    expect(table.price('libby')).toBe(35)
    expect(table.price('elgin')).toBe(50)
    expect(table.company('elgin').treasury).toBe(50)
  })

  test("[BS-CRT-03] The Director's and the Preferred Certificate count as one each, whatever their shares", () => {
    const table = stockTurn({
      swift: { director: 0 },
      libby: { director: 1, preferred: 0 },
      elgin: { common: { 0: 2 } },
    })
    // The Director's of Swift and Elgin, the Preferred of Libby, two Common of Elgin.
    expect(certificatesOf(table.state, 0)).toBe(5)
  })

  test('[BS-CRT-04] [EX-DV-04] The Director cannot buy the Preferred, neither from the charter nor from the pool', () => {
    stockTurn({ libby: { director: 0 } }).refuses(0, buy('libby', 'preferred'), 'BS-CRT-04', { company: 'libby' })
    stockTurn({ libby: { director: 0, preferred: 'pool' } }).refuses(0, buy('libby', 'preferred', 'pool'), 'BS-CRT-04')
    expect(
      stockTurn({ libby: { director: 1 } })
        .does(0, buy('libby', 'preferred'))
        .company('libby').preferred,
    ).toBe(0)
  })

  test('[BS-CRT-05] The Preferred costs twice the price, and Common Certificates cannot be given for it', () => {
    const libby = { director: 1, price: 50, common: { 0: 2 } }
    const table = stockTurn({ libby }, { players: { 0: { cash: 100 } } }).does(0, buy('libby', 'preferred'))
    expect(table.cash(0)).toBe(0)
    expect(table.shares('libby', 0)).toBe(4)

    const poor = stockTurn({ libby }, { players: { 0: { cash: 99 } } })
      .refuses(0, buy('libby', 'preferred'), 'BS-STK-13', { cost: 100, have: 99 })
      .refuses(0, { ...buy('libby', 'preferred'), exchange: 2 }, 'BS-STK-11', { misshapen: { path: 'exchange' } })
    expect(new Set(poor.moves(0).map((move) => move.type))).toEqual(new Set(['sell', 'buy', 'pass-stock']))
  })

  test('[BS-CRT-06] A certificate goes from the charter to a player, to the pool, to another player', () => {
    const table = stockTurn({ libby: { director: 1, price: 50 }, swift: { director: 0 } }, { seats: 2 })
      .does(0, buy('libby', 'common'))
      .does(0, endTurn)
    expect(table.company('libby').common).toEqual({ charter: 4, pool: 0, seats: [1, 0] })
    table
      .does(1, pass)
      .does(0, sell('libby', { common: 1 }))
      .does(0, endTurn)
    expect(table.company('libby').common).toEqual({ charter: 4, pool: 1, seats: [0, 0] })
    table.does(1, buy('libby', 'common', 'pool'))
    expect(table.company('libby').common).toEqual({ charter: 4, pool: 0, seats: [0, 1] })
  })

  test("[BS-CRT-06] A player always owns the Director's Certificate, also when it was sold", () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      { options: { mode: 'advanced' }, companies: { swift: { director: 0, common: { 1: 3 } } } },
    ).does(0, sell('swift', { director: 1 }))
    expect(table.company('swift').director).toBe(1)
  })

  test('[BS-CRT-07] In a whole game no certificate ever returns to its charter', () => {
    const onCharter = ({ state }: Given): number[] =>
      COMPANIES.map((id) => {
        const company = state.companies[id]
        return company ? unsoldShares(company) : 7
      })
    const table = newTable(3, { mode: 'advanced' })
    let before = onCharter(table)
    playAtRandom(table, () => {
      const now = onCharter(table)
      for (const [i, shares] of now.entries()) expect(shares).toBeLessThanOrEqual(before[i] as number)
      before = now
      return false
    })
    expect(Math.min(...before)).toBeLessThan(7)
  })

  test('[BS-CRT-07] A company with money buys no certificates, neither in an action nor when it operates', () => {
    const companies = { swift: { director: 0, treasury: 999, pool: 2 }, libby: { director: 1, pool: 2 } }
    given({ phase: 'action', seat: 0 }, { companies }).refuses(0, buy('libby', 'common', 'pool'), 'BS-GEN-01')
    const operating = given({ phase: 'operating', company: 'swift' }, { companies })
    operating.refuses(0, buy('swift', 'common', 'pool'), 'BS-GEN-01')
    expect(operating.moves(0, 'buy')).toEqual([])
  })

  test('[BS-CRT-08] The pool takes any number of certificates', () => {
    const table = stockTurn({
      libby: { director: 1, common: { 0: 5 } },
      elgin: { director: 1, common: { 0: 4 }, pool: 1 },
      doggett: { director: 1, preferred: 0, pool: 5 },
    })
      .does(0, sell('libby', { common: 5 }))
      .does(0, sell('elgin', { common: 4 }))
      .does(0, sell('doggett', { preferred: 1 }))
    expect(['libby', 'elgin', 'doggett'].map((id) => poolShares(table.company(id as CompanyId)))).toEqual([5, 5, 7])
  })
})
