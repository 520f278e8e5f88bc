import { describe, expect, test } from 'vitest'
import type { BigShouldersMove } from '../types.ts'
import { type Companies, type Given, given, type Position } from './given.ts'
import { buy, endTurn, pass, sell } from './stock-moves.ts'

const [red, blue, green, yellow] = [0, 1, 2, 3]

/** A stock turn of the advanced game. */
const advanced = (seat: number, companies: Companies, position: Position = {}): Given =>
  given({ phase: 'stock', seat }, { options: { mode: 'advanced' }, ...position, companies })

describe('Directorship in the basic game', () => {
  test('[BS-DIR-01] [EX-DV-14] More shares do not make a Director', () => {
    const table = given(
      { phase: 'stock', seat: blue },
      { players: { 1: { cash: 100 } }, companies: { libby: { director: red, price: 40, common: { 1: 3 } } } },
    ).does(blue, buy('libby'))
    expect(table.company('libby').director).toBe(red)
    expect(table.shares('libby', blue)).toBe(4)
  })

  test('[BS-DIR-01] Selling Common Certificates does not cost the Directorship', () => {
    const table = given(
      { phase: 'stock', seat: red },
      { companies: { libby: { director: red, preferred: blue, common: { 0: 2, 1: 2 } } } },
    ).does(red, sell('libby', { common: 2 }))
    expect(table.company('libby')).toMatchObject({ director: red, preferred: blue })
  })
})

describe('Transfer of Directorship', () => {
  test('[BS-DIR-02] [EX-DV-15] A tie does not take over', () => {
    const table = advanced(
      blue,
      { libby: { director: red, price: 40, common: { 1: 2 } } },
      { players: { 1: { cash: 100 } } },
    ).does(blue, buy('libby'))
    expect(table.company('libby').director).toBe(red)
    expect(table.shares('libby', blue)).toBe(3)
  })

  test('[BS-DIR-02] A Director who sells down to a tie stays', () => {
    const table = advanced(red, { libby: { director: red, common: { 0: 2, 1: 3 } } }).does(
      red,
      sell('libby', { common: 2 }),
    )
    expect(table.company('libby').director).toBe(red)
  })

  test('[BS-DIR-02] Shares on the charter and in the pool do not count', () => {
    const table = advanced(red, { libby: { director: red, preferred: 'pool', common: { 0: 2 }, pool: 3 } }).does(
      red,
      sell('libby', { common: 2 }),
    )
    expect(table.company('libby')).toMatchObject({ director: red, common: { pool: 5 } })
  })

  test('[EX-RB-06] [BS-DIR-03] [BS-DIR-05] [BS-DIR-10] Takeover of Spalding', () => {
    const table = advanced(
      blue,
      { spalding: { director: red, price: 50, common: { 1: 2 } } },
      { players: { 0: { startingCompany: 'spalding' }, 1: { cash: 100 } } },
    ).does(blue, buy('spalding', 'preferred'))

    expect(table.company('spalding')).toMatchObject({
      director: blue,
      preferred: red,
      common: { charter: 3, pool: 0, seats: [1, 1, 0, 0] },
    })
    expect([table.shares('spalding', red), table.shares('spalding', blue)]).toEqual([3, 4])
    expect(table.state.players[red]?.partners).toMatchObject({ active: 2, reserved: 'pool' })
  })

  test('[BS-DIR-03] The takeover happens before the turn ends', () => {
    const table = advanced(
      blue,
      { libby: { director: red, price: 40, common: { 1: 3 } } },
      { players: { 1: { cash: 40 } } },
    )
    table.does(blue, buy('libby'))
    expect(table.company('libby').director).toBe(blue)
    expect(table.asked()).toEqual([blue])
    expect(table.entries('director')).toEqual([{ type: 'director', company: 'libby', from: red, to: blue }])
  })

  test('[BS-DIR-04] [BS-DIR-05] [EX-DV-16] The Director sells below another player', () => {
    const table = advanced(red, { swift: { director: red, price: 100, common: { 0: 1, 1: 4 } } }).does(
      red,
      sell('swift', { common: 1 }),
    )
    expect(table.cash(red)).toBe(100)
    expect(table.price('swift')).toBe(80)
    expect(table.company('swift')).toMatchObject({ director: blue, common: { pool: 1, seats: [3, 1, 0, 0] } })
  })

  test('[BS-DIR-04] The player with the most shares becomes Director, not the next one', () => {
    const table = advanced(red, { swift: { director: red, preferred: blue, common: { 0: 1, 2: 4 } } }).does(
      red,
      sell('swift', { common: 1 }),
    )
    expect(table.company('swift')).toMatchObject({ director: green, preferred: blue })
  })

  test('[BS-DIR-05] Three Common Certificates come back, or the Preferred and one, without payment', () => {
    const common = advanced(
      blue,
      { swift: { director: red, price: 50, treasury: 10, common: { 1: 3 } } },
      { players: { 1: { cash: 50 } } },
    ).does(blue, buy('swift'))
    expect(common.company('swift')).toMatchObject({
      preferred: 'charter',
      common: { seats: [3, 1, 0, 0] },
      treasury: 60,
    })
    expect([common.cash(red), common.cash(blue)]).toEqual([0, 0])

    const preferred = advanced(
      blue,
      { swift: { director: red, price: 50, preferred: blue, common: { 1: 1 } } },
      { players: { 1: { cash: 50 } } },
    ).does(blue, buy('swift'))
    expect(preferred.company('swift')).toMatchObject({
      director: blue,
      preferred: red,
      common: { seats: [1, 1, 0, 0] },
    })
    expect([preferred.shares('swift', red), preferred.shares('swift', blue)]).toEqual([3, 4])
  })

  test('[BS-DIR-06] The charter changes hands with everything on it', () => {
    const table = advanced(
      blue,
      {
        swift: {
          director: red,
          price: 50,
          common: { 1: 3 },
          treasury: 70,
          appeal: 12,
          resources: { steel: 2 },
          goods: 4,
          bonusGoods: 1,
          salespeople: 1,
          factories: [{ workers: 1, automated: 1, manager: true }, { workers: 3 }],
          asset: { id: 'foundry', exhausted: true },
        },
        libby: { director: blue },
      },
      { players: { 0: { sold: ['elgin'] }, 1: { cash: 50 } } },
    )
    const { director: _red, common: _before, treasury, ...before } = table.company('swift')
    table.does(blue, buy('swift'))
    const { director, common: _after, treasury: later, ...after } = table.company('swift')
    expect(director).toBe(blue)
    expect(later).toBe(treasury + 50)
    expect(after).toEqual(before)
    expect(table.state.appealOrder).toEqual(['swift', 'libby'])
    expect(table.state.players.map((player) => player.sold)).toEqual([['elgin'], [], [], []])
  })

  test('[BS-DIR-06] From now on the new Director decides for the company', () => {
    const position: Position = { seats: 2, turnOrder: [0, 1], players: { 1: { cash: 50 } } }
    const table = advanced(
      blue,
      { swift: { director: red, price: 50, common: { 1: 3 } }, libby: { director: red } },
      position,
    )
      .does(blue, buy('swift'))
      .does(blue, endTurn)
      .does(red, pass)
      .does(blue, pass)
    for (const seat of [red, blue]) table.does(seat, table.moves(seat, 'build')[0] as BigShouldersMove)
    table
      .refuses(red, { type: 'place', space: 'fundraising-40', company: 'swift' }, 'BS-ACT-07', { company: 'swift' })
      .does(red, { type: 'place', space: 'fundraising-40', company: 'libby' })
      .does(red, { type: 'end-action-turn' })
      .does(blue, { type: 'place', space: 'fundraising-40', company: 'swift' })
  })
})

describe("Selling the Director's Certificate", () => {
  test('[BS-DIR-07] [BS-DIR-09] [EX-DV-18] Of two players tied at 30% the first to the left becomes Director', () => {
    const table = advanced(red, {
      swift: { director: red, price: 100, preferred: green, common: { 0: 1, 2: 1, 3: 3 } },
    }).does(red, sell('swift', { director: 1 }))

    expect(table.cash(red)).toBe(300)
    expect(table.price('swift')).toBe(50)
    expect(table.company('swift')).toMatchObject({
      director: green,
      preferred: 'pool',
      common: { charter: 0, pool: 1, seats: [1, 0, 0, 3] },
    })
  })

  test('[BS-DIR-07] To the left of the old Director, not of seat 0', () => {
    const table = advanced(green, { swift: { director: green, preferred: red, common: { 0: 1, 3: 3 } } }).does(
      green,
      sell('swift', { director: 1 }),
    )
    expect(table.company('swift')).toMatchObject({ director: yellow, preferred: red, common: { pool: 3 } })
  })

  test('[BS-DIR-08] [EX-DV-17] Not without another player who owns 30%', () => {
    const table = advanced(red, { swift: { director: red, price: 100, preferred: blue } }).refuses(
      red,
      sell('swift', { director: 1 }),
      'BS-DIR-08',
      { company: 'swift' },
    )
    expect(table.moves(red, 'sell')).toEqual([])
  })

  test('[BS-DIR-08] Two players with 20% each do not make 30%, nor do shares in the pool', () => {
    advanced(red, { swift: { director: red, preferred: blue, common: { 2: 2 }, pool: 3 } }).refuses(
      red,
      sell('swift', { director: 1 }),
      'BS-DIR-08',
    )
  })

  test('[BS-DIR-08] [BS-DIR-09] [EX-DV-98] A Director with 60% sells it, alone or with Common Certificates', () => {
    const companies: Companies = {
      swift: { director: red, price: 120, preferred: blue, common: { 0: 3, 1: 1 } },
    }
    const alone = advanced(red, companies).does(red, sell('swift', { director: 1 }))
    expect([alone.cash(red), alone.cash(blue), alone.price('swift')]).toEqual([360, 0, 60])
    expect(alone.company('swift')).toMatchObject({
      director: blue,
      preferred: 'pool',
      common: { pool: 1, seats: [3, 0, 0, 0] },
    })

    const together = advanced(red, companies).does(red, sell('swift', { director: 1, common: 2 }))
    expect([together.cash(red), together.cash(blue), together.price('swift')]).toEqual([600, 0, 40])
    expect(together.company('swift')).toMatchObject({
      director: blue,
      preferred: 'pool',
      common: { pool: 3, seats: [1, 0, 0, 0] },
    })
  })

  test('[BS-DIR-09] The seller does not choose the successor: the most shares decide', () => {
    advanced(red, { swift: { director: red, common: { 1: 3 } } }).refuses(
      red,
      { ...sell('swift', { director: 1 }), to: blue },
      'BS-STK-05',
    )
    const table = advanced(red, { swift: { director: red, preferred: green, common: { 0: 3, 2: 2 } } })
    table.does(red, sell('swift', { director: 1, common: 3 }))
    expect(table.company('swift')).toMatchObject({ director: green, preferred: 'pool', common: { pool: 4 } })
    expect(table.shares('swift', green)).toBe(4)
  })

  test('[BS-DIR-09] The seller cannot buy the company back in this Decade', () => {
    advanced(red, { swift: { director: red, price: 35, common: { 1: 3 } } })
      .does(red, sell('swift', { director: 1 }))
      .refuses(red, { ...buy('swift'), from: 'pool' }, 'BS-STK-15')
  })
})
