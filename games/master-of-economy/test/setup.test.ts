import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { COMPANIES, FACTORIES, GOODS } from '../components/index.ts'
import { masterOfEconomy } from '../index.ts'
import { pairsOf, withShadow } from '../meta.ts'
import { factoriesLeft, goodsLeft } from '../model/warehouse.ts'
import type { Given } from './given.ts'
import { build, choose } from './moves.ts'
import { choosing, newTable } from './whole-game.ts'

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function inPlay(table: Given): string[] {
  return COMPANIES.filter((id) => table.state.shares[id])
}

describe('Setup', () => {
  test('[ME-SET-01] Two to four players; shadow company and pairs only where they belong', () => {
    expect(masterOfEconomy.seats).toEqual({ min: 2, max: 4 })
    const shadowed = (seats: number, shadowCompany: 'recommended' | 'on' | 'off') =>
      withShadow(seats, newTable(seats, { shadowCompany }).state.options)
    expect([2, 3, 4].map((seats) => shadowed(seats, 'recommended'))).toEqual([true, false, false])
    expect([2, 3].map((seats) => shadowed(seats, 'on'))).toEqual([true, true])
    expect([2, 3, 4].map((seats) => shadowed(seats, 'off'))).toEqual([false, false, false])
    expect([2, 3, 4].map((seats) => pairsOf(seats, newTable(seats).state.options))).toEqual([null, null, null])
    expect(pairsOf(4, newTable(4, { teams: '1+2' }).state.options)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(newTable(4).state.options).toMatchObject({ startOrder: 'draw', privateCash: 'hidden', teams: 'off' })
  })

  test.each([
    [4, { shadowCompany: 'on' }],
    [4, { shadowChoice: 'red-socks' }],
    [2, { teams: '1+2' }],
    [3, { teams: '1+3' }],
    [3, { teams: '1+4' }],
  ] as const)('[ME-SET-01] With %i seats no table is made with %j', (seats, options) => {
    expect(() => newTable(seats, options)).toThrow(`with ${seats} seats (ME-SET-01)`)
  })

  test('[ME-SET-01] A table from before such an option was refused goes on without it', () => {
    const { options } = newTable(4).state
    expect(withShadow(4, { ...options, shadowCompany: 'on' })).toBe(false)
    expect(pairsOf(3, { ...options, teams: '1+2' })).toBeNull()
  })

  test('[ME-SET-02] In seat order each chooses a free company', () => {
    const table = newTable(3)
    expect(table.asked()).toEqual([0])
    table.refuses(1, choose('red-socks'), 'ME-GEN-21').does(0, choose('red-socks'))
    expect(table.asked()).toEqual([1])
    table.refuses(1, choose('red-socks'), 'ME-SET-02', { company: 'red-socks' }).does(1, choose('blue-eyes'))
    expect(table.moves(2)).toEqual([choose('yellow-submarines'), choose('green-grass')])
  })

  test('[ME-SET-02] The last of four takes what is left', () => {
    const table = choosing(newTable(4), ['red-socks', 'blue-eyes', 'green-grass'])
    expect(table.player(3).company).toBe('yellow-submarines')
    expect(table.state.phase).toBe('investment-1')
  })

  test('[ME-SET-03] [ME-SET-04] [ME-SET-05] [ME-SET-09] [ME-SET-11] [moe-sc-095] Setup with four players', () => {
    const table = choosing(newTable(4), ['red-socks', 'blue-eyes', 'yellow-submarines', 'green-grass'])
    expect(table.state).toMatchObject({ year: 1, phase: 'investment-1' })
    expect(GOODS.map((good) => goodsLeft(table.state, good))).toEqual([11, 19, 15, 23, 15, 11])
    expect(FACTORIES.map((factory) => factoriesLeft(table.state, factory))).toEqual([12, 10, 10, 12, 10, 10])
    expect(table.packets('red-socks', 'bank')).toEqual(NINE)
    expect(table.packets('red-socks', 0)).toEqual([10])
    expect(table.player(0)).toMatchObject({ company: 'red-socks', cash: 0, relations: 1, debt: 0 })
    expect(table.company('yellow-submarines')).toMatchObject({
      manager: 2,
      cash: 25,
      loans: 0,
      goods: { 'building-materials': 3, coal: 0, 'iron-ore': 0, electricity: 0, steel: 0, ship: 0 },
      factories: { quarry: 0, 'coal-mine': 0, 'iron-ore-mine': 0, 'power-plant': 0, 'steel-mill': 0, shipyard: 0 },
    })
    expect(table.points('yellow-submarines')).toBe(0)
    for (const id of COMPANIES) expect(table.packets(id, 'yellow-submarines')).toEqual([])
  })

  test('[ME-SET-06] [ME-SHD-02] [ME-SHD-05] [moe-sc-096] Setup with two players and shadow company', () => {
    const table = choosing(newTable(2), ['blue-eyes', 'red-socks'])
    expect(goodsLeft(table.state, 'building-materials')).toBe(17)
    expect(table.state.shadow).toBe('yellow-submarines')
    expect(table.points('yellow-submarines')).toBe(0)
    expect(table.state.market.offers['building-materials'].every((cell) => cell === null)).toBe(true)
    expect(table.packets('yellow-submarines', 'bank')).toEqual([...NINE, 10])
    expect(inPlay(table)).toEqual(['blue-eyes', 'yellow-submarines', 'red-socks'])
    expect(table.state.order).not.toContain('yellow-submarines')
    expect(table.state.companies['yellow-submarines']).toBeNull()
    expect(table.state.shares['green-grass']).toBeNull()
    table.passesTo('success-marker')
    expect(table.moves(0)).toEqual([0, 1, 2, 3].map((value) => ({ type: 'lay-success', value })))
  })

  test('[ME-SET-06] [ME-SHD-02] [ME-SHD-05] [moe-sc-097] Setup with three players and shadow company', () => {
    const table = choosing(newTable(3, { shadowCompany: 'on' }), ['blue-eyes', 'yellow-submarines', 'green-grass'])
    expect(goodsLeft(table.state, 'building-materials')).toBe(14)
    expect(table.state.shadow).toBe('red-socks')
    expect(inPlay(table)).toEqual([...COMPANIES])
    table.passesTo('success-marker')
    expect(table.moves(2)).toEqual([0, 1, 2].map((value) => ({ type: 'lay-success', value })))
  })

  test('[ME-SET-07] Everyone sees what a company has', () => {
    const table = choosing(newTable(2)).passesTo('investment', 'blue-eyes').does(0, build('quarry'))
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewOf(table.table, viewer).board.companies['blue-eyes']?.cash).toBe(22)
    }
  })

  test('[ME-SET-08] Private cash is hidden unless all agree, and shown at the end', () => {
    const cash = (table: Given, viewer: number) =>
      viewOf(table.table, viewer).board.players.map((player) => player.cash)
    const hidden = choosing(newTable(2))
    expect(cash(hidden, 0)).toEqual([0, null])
    expect(cash(hidden, 1)).toEqual([null, 0])
    const open = newTable(2, { privateCash: 'open' })
    open.does(1, { type: 'agree-cash', open: true }).does(0, { type: 'agree-cash', open: true })
    expect(open.entries('cash-agreed')).toEqual([{ type: 'cash-agreed', open: true, against: [] }])
    expect(cash(choosing(open), 1)).toEqual([0, 0])
    while (!hidden.table.over) hidden.passes()
    expect(cash(hidden, 0)).not.toContain(null)
  })

  test('[ME-SET-08] One objection makes it hidden', () => {
    const table = newTable(3, { privateCash: 'open' })
    for (const [seat, open] of [true, false, true].entries()) table.does(seat, { type: 'agree-cash', open })
    expect(table.entries('cash-agreed')).toEqual([{ type: 'cash-agreed', open: false, against: [1] }])
    expect(viewOf(table.table, 0).board.players.map(({ cash }) => cash)).toEqual([0, null, null])
  })

  test('[ME-SET-09] The first year begins with investment', () => {
    const table = choosing(newTable(3))
    expect(table.entries('year', 'phase')).toEqual([
      { type: 'year', year: 1 },
      { type: 'phase', phase: 'investment-1' },
    ])
    expect(table.step()).toBe('investment')
  })

  test('[ME-SET-10] Demand starts above cell 11 in every row', () => {
    expect(GOODS.map((good) => newTable().state.market.demand[good])).toEqual([11, 11, 11, 11, 11, 11])
  })

  test('[ME-SET-11] Three building materials leave the supply for each company', () => {
    const left = [2, 3, 4].map((seats) => goodsLeft(choosing(newTable(seats)).state, 'building-materials'))
    expect(left).toEqual([17, 14, 11])
  })

  test('[ME-SET-12] The draw fills the places in any order', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { order } = choosing(newTable(3, {}, `draw ${seed}`)).state
      expect([...order].sort()).toEqual(['blue-eyes', 'green-grass', 'yellow-submarines'])
      seen.add(order.join())
    }
    expect(seen.size).toBe(6)
  })

  test('[ME-SET-13] The order may be auctioned instead', () => {
    const table = choosing(newTable(3, { startOrder: 'auction' }))
    expect(table.step()).toBe('auction')
    expect(table.state.order).toEqual([])
    expect(table.entries('order-drawn')).toEqual([])
  })

  test('[ME-SET-14] Without shadow company only the chosen ones play, with the pieces of four players', () => {
    for (const seats of [2, 3]) {
      const table = choosing(newTable(seats, { shadowCompany: 'off' }))
      expect(table.state.shadow).toBeNull()
      expect(inPlay(table)).toEqual(COMPANIES.slice(0, seats))
      expect(table.state.order).toHaveLength(seats)
      expect(GOODS.slice(1).map((good) => goodsLeft(table.state, good))).toEqual([19, 15, 23, 15, 11])
      expect(FACTORIES.map((factory) => factoriesLeft(table.state, factory))).toEqual([12, 10, 10, 12, 10, 10])
    }
  })

  test('[ME-SET-15] Only open cash is asked, of everyone at once; the other options are agreed by sitting down', () => {
    const table = newTable(3, { privateCash: 'open', shadowCompany: 'on', startOrder: 'auction' })
    expect(table.step()).toBe('agree-cash')
    expect(table.asked()).toEqual([0, 1, 2])
    table.does(2, { type: 'agree-cash', open: false })
    expect(viewOf(table.table, 0).board.votes).toEqual([null, null, 'given'])
    expect(newTable(3, { shadowCompany: 'on', startOrder: 'auction' }).step()).toBe('choose-company')
  })
})
