import { describe, expect, test } from 'vitest'
import type { BigShouldersMove } from '../types.ts'
import { type Given, given, type Position } from './given.ts'
import { buy, endTurn, found, pass, sell } from './stock-moves.ts'

/** Everyone has $500; seat 0 directs Swift, seat 1 Libby. */
const stockTurn = (seat: number, position: Position = {}): Given => {
  const purse = { cash: 500 }
  return given(
    { phase: 'stock', seat },
    {
      players: { 0: purse, 1: purse, 2: purse, 3: purse },
      companies: { swift: { director: 0, common: { 2: 1 } }, libby: { director: 1 } },
      ...position,
    },
  )
}

describe('Stock Phase', () => {
  test('[BS-STK-01] Turns go clockwise, round after round', () => {
    const table = stockTurn(2, { seats: 3, priorityDeal: 2 })
    const asked: number[] = []
    for (const move of [pass, buy('libby'), endTurn, pass, pass, buy('libby'), endTurn, pass] as BigShouldersMove[]) {
      const [seat] = table.asked() as [number]
      if (move !== endTurn) asked.push(seat)
      table.does(seat, move)
    }
    expect(asked).toEqual([2, 0, 1, 2, 0, 1])
    expect(table.asked()).toEqual([2])
  })

  test('[BS-STK-01] Nobody moves out of turn', () => {
    for (const move of [pass, endTurn, buy('libby'), sell('swift', { common: 1 }), found('elgin', 35)]) {
      stockTurn(0).refuses(2, move, 'BS-STK-01', { asked: 0 })
    }
  })

  test('[BS-STK-01] The first turn belongs to the Priority Deal holder', () => {
    const table = given({ phase: 'cleanup' }, { priorityDeal: 2, companies: { swift: {} } })
    expect(table.step()).toBe('stock-turn')
    expect(table.asked()).toEqual([2])
  })

  test('[BS-STK-03] A turn is a sale, a purchase, both, or a pass', () => {
    const position = { companies: { swift: { director: 1, common: { 0: 1 } }, libby: { director: 1 } } }
    stockTurn(0, position)
      .does(0, sell('swift', { common: 1 }))
      .does(0, endTurn)
    stockTurn(0, position).does(0, buy('libby')).does(0, endTurn)
    stockTurn(0, position)
      .does(0, sell('swift', { common: 1 }))
      .does(0, buy('libby'))
      .does(0, endTurn)
    stockTurn(0, position).does(0, pass)
    stockTurn(0, position).refuses(0, endTurn, 'BS-STK-18', { why: 'nothing' })
  })

  test('[BS-STK-03] Misshapen ends of a turn are refused', () => {
    stockTurn(0)
      .refuses(0, { type: 'end-stock-turn', seat: 0 }, 'BS-STK-03', { misshapen: { path: 'seat' } })
      .refuses(0, { type: 'pass-stock', forever: true }, 'BS-STK-18', { misshapen: { path: 'forever' } })
      .refuses(0, { type: 'pass' }, 'KERNEL-MOVE')
  })

  test('[EX-RB-04] [BS-STK-18] [BS-STK-19] [BS-STK-20] Stock Phase with Susan, Bob and Jen', () => {
    const [susan, bob, jen] = [0, 1, 2]
    const table = stockTurn(susan, { seats: 3 })
      .does(susan, buy('libby', 'preferred'))
      .does(susan, endTurn)
      .does(bob, pass)
      .does(jen, sell('swift', { common: 1 }))
      .does(jen, buy('libby'))
      .does(jen, endTurn)
      .does(susan, pass)
      .does(bob, buy('swift', 'common', 'pool'))
      .does(bob, endTurn)
      .does(jen, pass)
      .does(susan, pass)
      .does(bob, buy('swift'))
      .does(bob, endTurn)
      .does(jen, pass)
      .does(susan, pass)
      .does(bob, pass)

    expect(table.state.phase).toBe('building')
    expect(table.state.priorityDeal).toBe(jen)
    expect(table.price('swift')).toBe(40)
    expect(table.price('libby')).toBe(50)
    expect(table.company('swift')).toMatchObject({ preferred: 'charter', common: { pool: 0, seats: [0, 2, 0] } })
    expect(table.company('libby')).toMatchObject({ preferred: susan, common: { pool: 0, seats: [0, 0, 1] } })
  })

  test('[BS-STK-18] A pass does not keep a player from later turns', () => {
    const table = stockTurn(0, { seats: 2 }).does(0, pass).does(1, buy('swift')).does(1, endTurn).does(0, buy('libby'))
    expect(table.shares('libby', 0)).toBe(1)
  })

  test('[BS-STK-18] Whoever has sold or bought does not pass', () => {
    const table = stockTurn(2)
      .does(2, sell('swift', { common: 1 }))
      .refuses(2, pass, 'BS-STK-18', { why: 'sold' })
    table.does(2, buy('libby')).refuses(2, pass, 'BS-STK-18', { why: 'sold' }).does(2, endTurn)
  })

  test('[BS-STK-19] [EX-DV-10] [BS-STK-20] Everyone passes in the first round', () => {
    const table = stockTurn(1, { seats: 3, priorityDeal: 1 }).does(1, pass).does(2, pass)
    expect(table.state.phase).toBe('stock')
    table.does(0, pass)
    expect(table.state.phase).toBe('building')
    expect(table.state.priorityDeal).toBe(1)
  })

  test('[BS-STK-18] [BS-STK-19] [EX-DV-11] A sale without purchase resets the passes', () => {
    const table = stockTurn(0, { seats: 2, companies: { swift: { price: 80, director: 0, common: { 1: 1 } } } })
      .does(0, pass)
      .does(1, sell('swift', { common: 1 }))
      .does(1, endTurn)
      .does(0, pass)
    expect(table.state.phase).toBe('stock')
    expect(table.state.passes).toBe(1)
    expect(table.asked()).toEqual([1])
    table.does(1, pass)
    expect(table.state.phase).toBe('building')
  })

  test('[BS-STK-19] A founding resets the passes too', () => {
    const table = stockTurn(0, { decade: 2, seats: 2 })
      .does(0, pass)
      .does(1, found('elgin', 35))
      .does(1, endTurn)
      .does(0, pass)
    expect(table.state.phase).toBe('stock')
  })

  test('[BS-STK-20] The Priority Deal goes to the left of the last to sell, buy or found', () => {
    const last = (seat: number, move: BigShouldersMove): number => {
      const table = stockTurn(seat, { decade: 2, priorityDeal: 2 })
      table.does(seat, move).does(seat, endTurn)
      for (let i = 1; i <= 4; i++) table.does((seat + i) % 4, pass)
      return table.state.priorityDeal
    }
    expect(last(2, sell('swift', { common: 1 }))).toBe(3)
    expect(last(3, buy('libby'))).toBe(0)
    expect(last(3, found('elgin', 35))).toBe(0)
  })

  test('[BS-STK-20] A sell-down counts', () => {
    // 13 certificates for seat 0; three players may hold 12.
    const table = given(
      { phase: 'sell-down' },
      {
        seats: 3,
        priorityDeal: 2,
        companies: {
          swift: { director: 1, common: { 0: 5 } },
          libby: { director: 1, common: { 0: 5 } },
          elgin: { director: 1, common: { 0: 3 } },
        },
      },
    )
      .does(0, sell('swift', { common: 1 }))
      .does(2, pass)
      .does(0, pass)
      .does(1, pass)
    expect(table.state.priorityDeal).toBe(1)
  })

  test('[BS-STK-21] [EX-DV-12] Companies owned by players alone rise one step', () => {
    const owned = { director: 0, preferred: 1 } as const
    const table = given(
      { phase: 'stock-end' },
      {
        companies: {
          swift: { ...owned, price: 120, common: { 1: 2, 2: 3 } },
          libby: { ...owned, price: 60, common: { 1: 2, 2: 2 }, pool: 1 },
          elgin: { ...owned, price: 450, common: { 1: 2, 2: 3 } },
          fairbank: { ...owned, price: 50, common: { 1: 2, 2: 2 } },
          doggett: { ...owned, preferred: 'charter', price: 50, common: { 1: 2, 2: 3 } },
        },
      },
    )
    const prices = (['swift', 'libby', 'elgin', 'fairbank', 'doggett'] as const).map((id) => table.price(id))
    expect(prices).toEqual([140, 60, 450, 50, 50])
    expect(table.entries('price')).toEqual([
      { type: 'price', company: 'swift', from: 120, to: 140, reason: 'sold-out' },
    ])
  })
})
