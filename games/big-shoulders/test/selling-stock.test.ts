import { describe, expect, test } from 'vitest'
import { certificatesOf } from '../model/players.ts'
import type { BigShouldersMove } from '../types.ts'
import { type Companies, type Given, given, type Position } from './given.ts'
import { buy, endTurn, pass, sell } from './stock-moves.ts'

const stockTurn = (companies: Companies, position: Position = {}): Given =>
  given({ phase: 'stock', seat: 0 }, { ...position, companies })

/** Fifteen certificates for seat 0, one more than four players may hold. */
const fifteen: Companies = {
  swift: { director: 1, price: 100, common: { 0: 3, 1: 1 } },
  elgin: { director: 2, price: 60, common: { 0: 2 } },
  libby: { director: 3, common: { 0: 3, 3: 1 } },
  doggett: { director: 3, common: { 0: 3, 3: 1 } },
  spalding: { director: 2, common: { 0: 3, 2: 1 } },
  fairbank: { director: 0 },
}

const sellDown = (companies: Companies = fifteen, position: Position = {}): Given =>
  given({ phase: 'sell-down' }, { decade: 3, options: { mode: 'advanced' }, priorityDeal: 0, ...position, companies })

describe('Sell-down at the start of the Stock Phase', () => {
  test('[BS-STK-02] [EX-DV-19] A player over the limit sells the excess first and cannot buy it back', () => {
    const table = sellDown()
    expect(certificatesOf(table.state, 0)).toBe(15)
    expect(table.step()).toBe('sell-down')
    table.does(0, sell('elgin', { common: 1 }))

    expect(table.cash(0)).toBe(60)
    expect(certificatesOf(table.state, 0)).toBe(14)
    expect(table.price('elgin')).toBe(50)
    // The sell-down does not replace the stock turn.
    expect(table.step()).toBe('stock-turn')
    expect(table.asked()).toEqual([0])
    table.refuses(0, buy('elgin'), 'BS-STK-15', { company: 'elgin' })
  })

  test('[BS-STK-02] [EX-DV-202] One sale may go below the limit', () => {
    const table = sellDown({
      ...fifteen,
      swift: { director: 1, common: { 0: 2 } },
      elgin: { director: 2, price: 60, common: { 0: 3 } },
    })
    expect(certificatesOf(table.state, 0)).toBe(15)
    table.does(0, sell('elgin', { common: 3 }))

    expect(table.cash(0)).toBe(180)
    expect(certificatesOf(table.state, 0)).toBe(12)
    expect(table.step()).toBe('stock-turn')
  })

  test('[BS-STK-02] The excess is sold before anything else', () => {
    sellDown()
      .refuses(0, pass, 'BS-STK-02', { excess: 1 })
      .refuses(0, buy('elgin'), 'BS-STK-02', { excess: 1 })
      .refuses(0, sell('brunswick', { common: 1 }), 'BS-STK-05', { why: 'not-owned' })
      .refuses(1, sell('swift', { common: 1 }), 'BS-STK-01', { asked: 0 })
  })

  test('[BS-STK-02] [BS-AST-23] Splitting a sell-down does not get around Price Protection', () => {
    const table = sellDown({
      ...fifteen,
      libby: { director: 3, price: 100, asset: 'price-protection', common: { 0: 4, 3: 1 } },
    })
    expect(certificatesOf(table.state, 0)).toBe(16)
    table
      .does(0, sell('libby', { common: 1 }))
      .refuses(3, pass, 'BS-AST-25')
      .does(3, { type: 'protect', use: true })
      .refuses(0, sell('libby', { common: 1 }), 'BS-STK-05', { why: 'once' })
      .does(0, sell('elgin', { common: 1 }))
    expect(table.price('libby')).toBe(100)
    expect(table.step()).toBe('stock-turn')
  })

  test('[BS-STK-02] Players are asked clockwise from the Priority Deal holder', () => {
    // 13 certificates each for seats 0 and 1; three players may hold 12.
    const table = given(
      { phase: 'sell-down' },
      {
        seats: 3,
        priorityDeal: 1,
        companies: {
          libby: { director: 2, common: { 0: 5 } },
          spalding: { director: 2, common: { 0: 5 } },
          brunswick: { director: 2, common: { 0: 3, 1: 2 } },
          elgin: { director: 2, common: { 1: 5 } },
          doggett: { director: 2, common: { 1: 5 } },
          swift: { director: 1 },
        },
      },
    )
    expect(table.asked()).toEqual([1])
    table.does(1, sell('elgin', { common: 1 }))
    expect(table.asked()).toEqual([0])
    table.does(0, sell('libby', { common: 1 }))
    expect(table.step()).toBe('stock-turn')
    expect(table.asked()).toEqual([1])
  })

  test('[BS-STK-02] A transfer of Directorship that raises the count again is followed by another sale', () => {
    const table = sellDown({
      ...fifteen,
      // Selling its Common Certificate costs seat 0 the company, for which three Common Certificates come back.
      fairbank: { director: 0, common: { 1: 4, 0: 1 } },
      elgin: { director: 2, price: 60, common: { 0: 1 } },
    }).does(0, sell('fairbank', { common: 1 }))

    expect(table.company('fairbank').director).toBe(1)
    expect(certificatesOf(table.state, 0)).toBe(16)
    table
      .refuses(0, pass, 'BS-STK-02', { excess: 2 })
      .does(0, sell('fairbank', { common: 2 }))
      .does(0, pass)
  })

  test('[BS-STK-02] Nobody at or under the limit is asked', () => {
    const table = sellDown({ ...fifteen, elgin: { director: 2, common: { 0: 1 } } })
    expect(certificatesOf(table.state, 0)).toBe(14)
    expect(table.step()).toBe('stock-turn')
  })
})

describe('Selling stock', () => {
  test('[BS-STK-04] [EX-DV-06] Nobody sells after buying in the same turn', () => {
    const table = stockTurn(
      { swift: { director: 1, common: { 0: 1 } }, libby: { director: 1 } },
      { players: { 0: { cash: 100 } } },
    )
      .does(0, buy('libby'))
      .refuses(0, sell('swift', { common: 1 }), 'BS-STK-04')
    expect(table.moves(0)).toEqual([endTurn])
  })

  test('[BS-STK-05] [BS-STK-09] [EX-DV-09] Sales in two companies at once are independent of each other', () => {
    const table = stockTurn({
      libby: { director: 1, price: 80, common: { 0: 1 } },
      elgin: { director: 2, price: 100, preferred: 0 },
    })
      .does(0, sell('libby', { common: 1 }))
      .does(0, sell('elgin', { preferred: 1 }))

    expect(table.cash(0)).toBe(280)
    expect(table.price('libby')).toBe(60)
    expect(table.price('elgin')).toBe(60)
  })

  test('[BS-STK-05] Only owned certificates are sold', () => {
    stockTurn({ swift: { director: 1, preferred: 2, common: { 0: 1 } } }, { options: { mode: 'advanced' } })
      .refuses(0, sell('swift', { common: 2 }), 'BS-STK-05', { why: 'not-owned' })
      .refuses(0, sell('swift', { preferred: 1 }), 'BS-STK-05', { why: 'not-owned' })
      .refuses(0, sell('swift', { director: 1 }), 'BS-STK-05', { why: 'not-owned' })
      .refuses(0, sell('libby', { common: 1 }), 'BS-STK-05', { why: 'not-owned' })
      .refuses(0, sell('swift', {}), 'BS-STK-05', { why: 'nothing' })
  })

  test('[BS-STK-05] There is one sale per turn: no second one of the same company', () => {
    stockTurn({ swift: { director: 1, price: 100, common: { 0: 3 } } })
      .does(0, sell('swift', { common: 1 }))
      .refuses(0, sell('swift', { common: 1 }), 'BS-STK-05', { why: 'once' })
      .does(0, endTurn)
  })

  test('[BS-STK-05] What was bought earlier in the same phase may be sold', () => {
    const table = stockTurn({ swift: { director: 1, price: 50 } }, { seats: 2, players: { 0: { cash: 50 } } })
      .does(0, buy('swift'))
      .does(0, endTurn)
      .does(1, pass)
      .does(0, sell('swift', { common: 1 }))
    expect(table.cash(0)).toBe(50)
    expect(table.price('swift')).toBe(40)
  })

  test('[BS-STK-05] A misshapen sale is refused', () => {
    stockTurn({ swift: { director: 1, common: { 0: 2 } } })
      .refuses(0, { type: 'sell', company: 'swift', common: 1 }, 'BS-STK-05', { misshapen: { path: 'preferred' } })
      .refuses(0, { ...sell('swift', {}), common: -1 }, 'BS-STK-05', { misshapen: { path: 'common' } })
      .refuses(0, { ...sell('swift', {}), common: 0.5 }, 'BS-STK-05', { misshapen: { path: 'common' } })
      .refuses(0, { ...sell('swift', {}), director: true }, 'BS-STK-05', { misshapen: { path: 'director' } })
      .refuses(0, { ...sell('swift', {}), company: 'armour' }, 'BS-STK-05', { misshapen: { path: 'company' } })
  })

  test('[BS-STK-06] [BS-STK-08] [EX-DV-07] All shares of one sale get the old price; then it drops a step per share', () => {
    const table = stockTurn({ swift: { price: 60, director: 1, common: { 0: 3 } } }).does(
      0,
      sell('swift', { common: 3 }),
    )

    expect(table.cash(0)).toBe(180)
    expect(table.price('swift')).toBe(35)
    expect(table.company('swift').common.pool).toBe(3)
  })

  test('[BS-STK-06] The bank pays, not the company', () => {
    const table = stockTurn({ swift: { price: 60, director: 1, common: { 0: 1 }, treasury: 30 } })
    const bank = table.state.bank
    table.does(0, sell('swift', { common: 1 }))
    expect(table.state.bank).toBe(bank - 60)
    expect(table.company('swift').treasury).toBe(30)
  })

  test('[BS-STK-07] Sold certificates go to the pool', () => {
    const table = stockTurn({ swift: { director: 1, preferred: 0, common: { 0: 2 }, pool: 1 } }).does(
      0,
      sell('swift', { common: 1, preferred: 1 }),
    )
    expect(table.company('swift')).toMatchObject({
      preferred: 'pool',
      common: { charter: 2, pool: 2, seats: [1, 0, 0, 0] },
    })
  })

  test("[BS-STK-08] [EX-RB-05] One step for a Common, two for the Preferred, three for the Director's Certificate", () => {
    const swift = { price: 100, director: 0, preferred: 1, common: { 0: 2, 1: 1 } } as const
    const after = (seat: number, move: BigShouldersMove): [number, number] => {
      const table = given({ phase: 'stock', seat }, { options: { mode: 'advanced' }, companies: { swift } })
      table.does(seat, move)
      return [table.cash(seat), table.price('swift')]
    }
    expect(after(1, sell('swift', { common: 1 }))).toEqual([100, 80])
    expect(after(1, sell('swift', { preferred: 1 }))).toEqual([200, 60])
    expect(after(0, sell('swift', { director: 1 }))).toEqual([300, 50])
  })

  test('[BS-STK-08] The price never falls below $10, where shares still sell for $10', () => {
    const table = stockTurn({ swift: { price: 15, director: 1, preferred: 0 } }).does(
      0,
      sell('swift', { preferred: 1 }),
    )
    expect(table.cash(0)).toBe(30)
    expect(table.price('swift')).toBe(10)

    const lowest = stockTurn({ swift: { price: 10, director: 1, common: { 0: 2 } } }).does(
      0,
      sell('swift', { common: 2 }),
    )
    expect(lowest.cash(0)).toBe(20)
    expect(lowest.price('swift')).toBe(10)
  })

  test('[BS-STK-09] Payment, then the price drop, then the transfer of Directorship', () => {
    const table = stockTurn(
      { swift: { price: 100, director: 0, common: { 0: 1, 1: 4 } } },
      { options: { mode: 'advanced' } },
    ).does(0, sell('swift', { common: 1 }))
    expect(table.table.entries.map(({ entry }) => entry.type)).toEqual(['sold', 'price', 'director'])
  })

  test('[BS-STK-09] Price Protection is decided after the payment and before the price drops', () => {
    const table = stockTurn({ swift: { price: 100, director: 1, common: { 0: 2 }, asset: 'price-protection' } }).does(
      0,
      sell('swift', { common: 2 }),
    )
    expect(table.cash(0)).toBe(200)
    expect(table.company('swift').common.pool).toBe(2)
    expect(table.price('swift')).toBe(100)
    table.refuses(0, endTurn, 'BS-GEN-09', { company: 'swift' }).does(1, { type: 'protect', use: false })
    expect(table.price('swift')).toBe(60)
  })

  test("[BS-STK-10] In the basic game the Director's Certificate cannot be sold", () => {
    const table = stockTurn({ swift: { director: 0, common: { 1: 4 } } }).refuses(
      0,
      sell('swift', { director: 1 }),
      'BS-STK-10',
    )
    expect(table.moves(0, 'sell')).toEqual([])
  })

  test('[BS-STK-10] In the basic game the Director sells Common Certificates and stays Director', () => {
    const table = stockTurn({ swift: { price: 100, director: 0, common: { 0: 1, 1: 4 } } }).does(
      0,
      sell('swift', { common: 1 }),
    )
    expect(table.company('swift').director).toBe(0)
    expect([table.shares('swift', 0), table.shares('swift', 1)]).toEqual([3, 4])
  })
})
