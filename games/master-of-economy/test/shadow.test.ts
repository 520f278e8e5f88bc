import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { COMPANIES, type CompanyId, GOODS, type GoodId, GREY, type Half } from '../components/index.ts'
import { shareValueOf } from '../model/shares.ts'
import { type Given, given } from './given.ts'
import { buy, endBids, exchange, lay, noDeal, offers, sell } from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'
import { choosing, newTable } from './whole-game.ts'

const SHADOW: CompanyId = 'green-grass'
const ALL_ROWS: GoodId[] = ['building-materials', 'coal', 'iron-ore', 'electricity', 'steel', 'ship']

/** The trade phase of two companies beside the shadow company, with shadow markers in these rows. */
function trade(red: CompanyPosition, blue: CompanyPosition = {}, cells: GoodId[] = [], half: Half = 1): Given {
  return given(
    { at: 'trade', half },
    {
      shadow: { company: SHADOW, cells },
      companies: { 'red-socks': { manager: 0, ...red }, 'blue-eyes': { manager: 1, ...blue } },
    },
  )
}

/** Three players with their markers that lie open. */
function three(half: Half, points: number, shown: readonly number[] = []): Given {
  const players = Object.fromEntries(shown.map((value, seat) => [seat, { shown: value }]))
  return given({ at: 'trade', half }, { seats: 3, players, shadow: { company: SHADOW, points } })
}

function laying(table: Given, ...values: number[]): Given {
  for (const [seat, value] of values.entries()) table.does(seat, lay(value))
  return table
}

/** The rows whose grey cell carries a shadow marker. */
function shadowed(table: Given): GoodId[] {
  return GOODS.filter((good) => table.state.market.offers[good][GREY - 1] === SHADOW)
}

describe('Shadow company', () => {
  test('[ME-SHD-01] Usual with two players, possible with three, never with four', () => {
    const shadowed = (seats: number, shadowCompany: 'recommended' | 'on') =>
      choosing(newTable(seats, { shadowCompany })).state.shadow !== null
    expect([2, 3, 4].map((seats) => shadowed(seats, 'recommended'))).toEqual([true, false, false])
    expect([2, 3].map((seats) => shadowed(seats, 'on'))).toEqual([true, true])
    expect(() => newTable(4, { shadowCompany: 'on' })).toThrow('with 4 seats (ME-SET-01)')
  })

  test('[ME-SHD-02] The agreed company, or else the first free one', () => {
    const shadowOf = (shadowChoice: CompanyId | 'first-free') =>
      choosing(newTable(2, { shadowChoice }), ['blue-eyes', 'green-grass']).state.shadow
    expect([shadowOf('first-free'), shadowOf('red-socks')]).toEqual(['yellow-submarines', 'red-socks'])
  })

  test('[ME-SHD-02] [ME-SHD-15] [moe-sc-113] The agreed one was chosen by a player: the first free one instead', () => {
    const table = newTable(2, { shadowChoice: 'red-socks' })
    expect(table.state.shadow).toBeNull()
    choosing(table, ['yellow-submarines', 'red-socks'])
    expect(table.state.shadow).toBe('blue-eyes')
    expect(table.points('blue-eyes')).toBe(0)
    expect(table.packets('blue-eyes', 'bank')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(table.packets('red-socks', 'bank')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('[ME-SHD-03] No board, manager or place: in a whole year nobody decides or is elected for it', () => {
    const table = choosing(newTable(2)).passesTo('support')
    const { shadow } = table.state
    expect(shadow).not.toBeNull()
    expect(table.state.companies[shadow ?? 'red-socks']).toBeNull()
    expect(table.state.order).not.toContain(shadow)
    const about = table.entries('elected', 'no-dividend', 'dividend', 'produced', 'bids').map(({ company }) => company)
    expect(about).not.toContain(shadow)
    expect(new Set(about).size).toBe(2)
  })

  test('[ME-SHD-03] Whoever holds all its shares gets no control of it', () => {
    const table = given(
      { at: 'elections' },
      { shadow: { company: SHADOW }, players: { 0: { packets: { [SHADOW]: [6, 7, 8, 9, 10] } } } },
    ).passesTo('support')
    expect(
      table
        .entries('elected')
        .map(({ company }) => company)
        .sort(),
    ).toEqual([...table.state.order].sort())
    expect(table.state.companies[SHADOW]).toBeNull()
  })

  test('[ME-SHD-04] [moe-sc-045] No bonus for shadow packets; the last one may be sold', () => {
    const table = given(
      { at: 'player-deals' },
      {
        shadow: { company: SHADOW, points: 9 },
        order: ['red-socks', 'blue-eyes'],
        players: {
          0: { cash: 20, packets: { 'red-socks': [10] } },
          1: { packets: { 'blue-eyes': [10], [SHADOW]: [4] } },
        },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1 } },
      },
    )
      .does(1, noDeal)
      .does(0, buy(SHADOW, 10))
      .does(1, sell(SHADOW, 4))
      .does(0, sell(SHADOW, 10))
    expect([table.player(0).cash, table.player(1).cash]).toEqual([20, 8])
    expect(table.packets(SHADOW, 'bank')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('[ME-SHD-04] Its packets are exchanged like others', () => {
    const table = given(
      { at: 'company-deals' },
      {
        shadow: { company: SHADOW, points: 17 },
        companies: { 'red-socks': { manager: 0, cash: 6, packets: { [SHADOW]: [3] } } },
      },
    ).does(0, exchange(SHADOW, 3, 5))
    expect(table.company('red-socks').cash).toBe(0)
    expect(table.packets(SHADOW, 'red-socks')).toEqual([5])
  })

  test('[ME-SHD-05] Markers 0 to 3 with two players, 0 to 2 with three, whatever they manage', () => {
    const values = (table: Given, seat: number) => table.moves(seat).map((move) => (move as { value?: number }).value)
    const both: Position['companies'] = { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 0 } }
    const two = given({ at: 'trade' }, { shadow: { company: SHADOW }, companies: both })
    expect([values(two, 0), values(two, 1)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ])
    const table = three(1, 0)
    expect(values(table, 2)).toEqual([0, 1, 2])
    table.refuses(2, lay(3), 'ME-SHD-05')
  })

  test('[ME-SHD-06] All lay one at the same time, face down, before any bid', () => {
    const table = three(1, 0)
    expect(table.asked()).toEqual([0, 1, 2])
    table.does(1, lay(2)).refuses(0, endBids, 'ME-GEN-21')
    expect(viewOf(table.table, 0).board.players[1]?.success).toEqual({ laid: 'face-down', shown: null })
    table.does(2, lay(0)).does(0, lay(1))
    expect(table.step()).toBe('bidding')
    expect(viewOf(table.table, 0).board.players[1]?.success).toEqual({ laid: 'face-down', shown: null })
  })

  test('[ME-SHD-07] [moe-ex-020] The marker of the last trade phase cannot be played again', () => {
    const table = three(2, 4, [2, 2, 0]).refuses(0, lay(2), 'ME-SHD-07')
    expect(table.moves(0)).toEqual([lay(0), lay(1)])
  })

  test('[ME-SHD-07] [ME-SHD-08] [moe-sc-120] A marker comes back after one trade phase of rest', () => {
    const table = laying(given({ at: 'trade' }, { shadow: { company: SHADOW } }), 3, 0)
    expect(table.passesTo('investment').state.players.map(({ success }) => success?.shown)).toEqual([3, 0])
    table.passesTo('success-marker').refuses(0, lay(3), 'ME-SHD-07')
    laying(table, 2, 1).passesTo('success-marker')
    laying(table, 3, 0).passesTo('investment')
    expect(table.points(SHADOW)).toBe(9)
  })

  test('[ME-SHD-09] [moe-ex-018] Success markers 2, 2, 0 give 4 points at the end of the trade phase', () => {
    const table = laying(three(1, 0), 2, 2, 0)
    expect(table.points(SHADOW)).toBe(0)
    table.resolves()
    expect(table.points(SHADOW)).toBe(4)
    expect(table.entries('success')).toEqual([{ type: 'success', company: SHADOW, markers: [2, 2, 0], points: 4 }])
  })

  test('[ME-SHD-09] [ME-GEN-07] [moe-ex-019] In the next phase 1, 1, 1: 7 points, still worth 1', () => {
    const table = laying(three(2, 4, [2, 2, 0]), 1, 1, 1).resolves()
    expect(table.points(SHADOW)).toBe(7)
    expect(shareValueOf(table.state, SHADOW)).toBe(1)
  })

  test('[ME-SHD-09] Never beyond 30', () => {
    expect(laying(three(1, 28), 2, 2, 1).resolves().points(SHADOW)).toBe(30)
  })

  test('[ME-SHD-10] [moe-sc-042] The third trade phase adds the iron ore marker; the others stay', () => {
    const table = given(
      { at: 'trade' },
      { year: 2, shadow: { company: SHADOW, cells: ['building-materials', 'coal'] } },
    )
    expect(shadowed(table)).toEqual(['building-materials', 'coal', 'iron-ore'])
    table.passesTo('company-deal')
    expect(shadowed(table)).toEqual(['building-materials', 'coal', 'iron-ore'])
  })

  test('[ME-SHD-10] One before each of the first six trade phases, from top to bottom', () => {
    const laid = [1, 2, 3].flatMap((year) =>
      ([1, 2] as const).map((half) => shadowed(given({ at: 'trade', half }, { year, shadow: { company: SHADOW } }))),
    )
    expect(laid.flat()).toEqual(ALL_ROWS)
  })

  test('[ME-SHD-10] [moe-sc-043] No further marker after the sixth trade phase', () => {
    const table = given({ at: 'trade' }, { year: 4, shadow: { company: SHADOW, cells: ALL_ROWS } })
    expect(shadowed(table)).toEqual(ALL_ROWS)
    expect(table.entries('shadow-marker')).toEqual([])
  })

  test('[ME-SHD-11] [moe-sc-041] A grey cell with a shadow marker is blocked, one without is not', () => {
    trade({})
      .passesTo('bidding', 'red-socks')
      .refuses(0, offers('building-materials', 6), 'ME-TRD-06', { by: SHADOW })
      .does(0, offers('coal', 6))
  })

  test('[ME-SHD-12] [moe-sc-039] A buy bid ignores the shadow marker and takes an offer to its right', () => {
    const table = trade({ cash: 5 }, { goods: { coal: 1 } }, ['coal'])
      .bids('red-socks', { buys: { coal: 1 } })
      .bids('blue-eyes', { offers: [['coal', 9]] })
    expect(table.company('red-socks')).toMatchObject({ cash: 3, goods: { coal: 1 } })
    expect(table.company('blue-eyes').cash).toBe(2)
    expect(table.points('blue-eyes')).toBe(0)
  })

  test('[ME-SHD-12] [moe-sc-040] Only a shadow marker in the row: import', () => {
    const table = trade({ cash: 5 }, {}, ['coal'])
      .bids('red-socks', { buys: { coal: 1 } })
      .resolves()
    expect(table.events()).toEqual([{ type: 'import', good: 'coal', company: 'red-socks', price: 4 }])
    expect(table.company('red-socks')).toMatchObject({ cash: 1, goods: { coal: 1 } })
  })

  test('[ME-SHD-13] [moe-sc-038] A shadow marker takes one step of demand: cell 11 cannot sell', () => {
    const table = trade({ goods: { 'building-materials': 2 } })
      .bids('red-socks', {
        offers: [
          ['building-materials', 10],
          ['building-materials', 11],
        ],
      })
      .resolves()
    expect(table.entries('export').map(({ cell, demand }) => [cell, demand])).toEqual([[10, 9]])
    expect(table.company('red-socks')).toMatchObject({ cash: 2, goods: { 'building-materials': 1 } })
    expect([table.points('red-socks'), table.points(SHADOW)]).toEqual([1, 0])
    expect(shadowed(table)).toEqual(['building-materials'])
  })

  test('[ME-SHD-14] Without shadow company grey cells are ordinary cells', () => {
    for (const good of GOODS) {
      const table = given({ at: 'trade' }, { companies: { 'red-socks': { manager: 0, goods: { [good]: 1 } } } })
        .bids('red-socks', { offers: [[good, GREY]] })
        .resolves()
      expect(table.points('red-socks')).toBe(1)
    }
  })

  test('[ME-SHD-15] The shadow company is fixed after all have chosen', () => {
    const table = newTable(3, { shadowCompany: 'on' })
    for (const [seat, company] of (['red-socks', 'yellow-submarines'] as const).entries()) {
      table.does(seat, { type: 'choose-company', company })
      expect(table.state.shadow).toBeNull()
    }
    table.does(2, { type: 'choose-company', company: 'blue-eyes' })
    expect(table.state.shadow).toBe('green-grass')
    expect(COMPANIES.filter((id) => table.state.shares[id])).toHaveLength(4)
  })
})
