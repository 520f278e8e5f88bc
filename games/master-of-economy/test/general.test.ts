import { clockwiseFrom, History, hashOf, type Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../components/index.ts'
import { masterOfEconomy } from '../index.ts'
import { counterClockwiseFrom } from '../model/players.ts'
import type { MasterOfEconomy } from '../types.ts'
import { type Given, given } from './given.ts'
import {
  build,
  buy,
  choose,
  contribute,
  embezzle,
  endBids,
  endInvestment,
  endSupply,
  lay,
  noDeal,
  repay,
  sell,
  sellFactory,
  stand,
  supply,
  vote,
} from './moves.ts'
import { neutral } from './neutral.ts'
import type { Position } from './position.ts'
import { choosing, newTable } from './whole-game.ts'

/** Seat 0 manages both companies, seat 1 has shares and nothing else. */
const DOUBLE: Position = {
  players: { 0: { packets: { 'red-socks': [9] } }, 1: { cash: 9, packets: { 'red-socks': [10], 'blue-eyes': [10] } } },
  companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 0 } },
}

/** Everyone who is asked while all do as little as possible, up to this step. */
function askedUntil(table: Given, step: string): Set<number> {
  const seats = new Set<number>()
  while (table.step() !== step) {
    for (const seat of table.asked()) seats.add(seat)
    table.passes()
  }
  return seats
}

function passIn(history: History<MasterOfEconomy>): void {
  const [seat = 0] = history.table.asked()
  expect(history.play(seat, neutral(history.table, seat))).toBeNull()
}

/** The company that places its bids, if one does. */
function bidder({ current }: Table<MasterOfEconomy>): CompanyId | null {
  return current?.step === 'bidding' ? (current.params as { company: CompanyId }).company : null
}

describe('General', () => {
  test('[ME-GEN-01] Private cash and shares, less the auction debt, decide', () => {
    const { result } = given(
      { at: 'final-scoring' },
      {
        players: {
          0: { cash: 7, debt: 3, packets: { 'red-socks': [10] } },
          1: { cash: 11, packets: { 'blue-eyes': [10], 'red-socks': [1] } },
        },
        companies: { 'red-socks': { manager: 0, points: 9 }, 'blue-eyes': { manager: 1 } },
      },
    ).table
    expect(result).toMatchObject({ scores: [24, 23], winners: [0] })
  })

  test('[ME-GEN-02] Whole amounts, and a bank that can always pay', () => {
    const rich = {
      players: { 0: { cash: 1000 }, 1: { cash: 1000, packets: { 'red-socks': [10 as const, 8 as const] } } },
    }
    const table = given(
      { at: 'player-deals' },
      { ...rich, companies: { 'red-socks': { manager: 0, points: 25 }, 'blue-eyes': { manager: 1 } } },
    ).does(1, sell('red-socks', 8))
    expect(table.player(1).cash).toBe(1032)
    given({ at: 'investment' }, { players: { 0: { cash: 5 } }, companies: { 'red-socks': { manager: 0, cash: 1 } } })
      .does(0, build('quarry'))
      .refuses(0, contribute(1.5), 'ME-CSH-02')
  })

  test('[ME-GEN-03] Company money does not pay for a player, nor private money for a company by itself', () => {
    given(
      { at: 'player-deals' },
      {
        order: ['blue-eyes', 'red-socks'],
        companies: { 'red-socks': { manager: 0, cash: 90 }, 'blue-eyes': { manager: 1 } },
      },
    ).refuses(0, buy('blue-eyes', 1), 'ME-MTG-61', { price: 1 })
    const table = given(
      { at: 'investment' },
      { players: { 0: { cash: 50 } }, companies: { 'red-socks': { manager: 0, cash: 0 } } },
    ).does(0, build('quarry'))
    expect(table.step()).toBe('shortage')
    expect(table.player(0).cash).toBe(50)
  })

  test('[ME-GEN-04] Each player starts as manager of the own company', () => {
    const table = choosing(newTable(3), ['green-grass', 'blue-eyes', 'red-socks'])
    expect(
      ['green-grass', 'blue-eyes', 'red-socks'].map((id) => table.state.companies[id as 'red-socks']?.manager),
    ).toEqual([0, 1, 2])
  })

  test('[ME-GEN-04] Later a player may manage several companies or none', () => {
    const table = given({ at: 'order' }, { ...DOUBLE, elected: { 'red-socks': 1, 'blue-eyes': 1 } })
    expect([table.manager('red-socks'), table.manager('blue-eyes')]).toEqual([1, 1])
  })

  test('[ME-GEN-05] Whoever manages a company now decides for it', () => {
    const table = given({ at: 'investment' }, DOUBLE)
    expect(table.asked()).toEqual([0])
    table.refuses(1, build('quarry'), 'ME-GEN-05')
    const supplying = { factories: { 'coal-mine': 1 }, goods: { electricity: 1 } }
    given(
      { at: 'supply' },
      { companies: { 'red-socks': { manager: 0, ...supplying }, 'blue-eyes': { manager: 1, ...supplying } } },
    ).refuses(0, supply('blue-eyes', 'coal-mine'), 'ME-GEN-05')
  })

  test('[ME-GEN-06] Companies act in their order; a manager of several acts for each at its place', () => {
    const table = given(
      { at: 'investment' },
      {
        order: ['green-grass', 'red-socks', 'blue-eyes'],
        companies: {
          'red-socks': { manager: 0, cash: 3 },
          'green-grass': { manager: 1, cash: 3 },
          'blue-eyes': { manager: 1, cash: 3 },
        },
      },
    )
    table.refuses(0, build('quarry'), 'ME-GEN-06').does(1, build('quarry'), endInvestment)
    table.refuses(1, build('quarry'), 'ME-GEN-06').does(0, endInvestment).does(1, build('quarry'))
    expect(['green-grass', 'blue-eyes'].map((id) => table.company(id as 'blue-eyes').factories.quarry)).toEqual([1, 1])
  })

  test('[ME-GEN-14] Companies, packets, markers and debts are open, private cash is not', () => {
    const table = given(
      { at: 'trade' },
      {
        players: { 0: { cash: 41, relations: 2, debt: 5, packets: { 'red-socks': [10] } }, 1: { cash: 42 } },
        companies: {
          'red-socks': { manager: 0, cash: 43, goods: { coal: 3 }, factories: { quarry: 2 }, loans: 1, points: 4 },
        },
      },
    ).does(0, { type: 'place-offer', good: 'coal', cell: 4 })
    const { board } = viewOf(table.table, 'spectator')
    expect(board.companies['red-socks']).toMatchObject({
      cash: 43,
      loans: 1,
      goods: { coal: 3 },
      factories: { quarry: 2 },
    })
    expect(board.shares['red-socks']).toMatchObject({ points: 4 })
    expect(board.shares['red-socks']?.packets[9]).toBe(0)
    expect(board.market.offers.coal[3]).toBe('red-socks')
    expect(board.players.map(({ cash, relations, debt }) => [cash, relations, debt])).toEqual([
      [null, 2, 5],
      [null, 0, 0],
    ])
    expect(JSON.stringify(viewOf(table.table, 1))).not.toMatch(/\b41\b/)
  })

  test('[ME-GEN-14] Success markers and votes are hidden until all are there', () => {
    const shadowed = given({ at: 'trade' }, { players: { 0: { shown: 2 } }, shadow: { company: 'green-grass' } }).does(
      0,
      lay(1),
    )
    expect(viewOf(shadowed.table, 1).board.players[0]?.success).toEqual({ laid: 'face-down', shown: 2 })
    expect(viewOf(shadowed.table, 0).board.players[0]?.success).toEqual({ laid: 1, shown: 2 })
    const voting = given(
      { at: 'dividends' },
      { ...DOUBLE, companies: { 'red-socks': { manager: 0, cash: 19 }, 'blue-eyes': { manager: 0 } } },
    ).does(0, vote(false))
    expect(viewOf(voting.table, 1).board.votes).toEqual(['given', null])
    voting.does(1, vote(true))
    expect(voting.entries('dividend-vote')).toEqual([
      expect.objectContaining({ yes: [{ seat: 1, votes: 10 }], no: [{ seat: 0, votes: 9 }], passed: true }),
    ])
  })

  test('[ME-GEN-15] Nothing is drawn but the starting order', () => {
    const auctioned = choosing(newTable(4, { startOrder: 'auction' }))
    while (!auctioned.table.over) auctioned.passes()
    expect(auctioned.state.chance.drawn).toBe(0)
    const drawn = choosing(newTable(4))
    const before = drawn.state.chance.drawn
    expect(before).toBeGreaterThan(0)
    while (!drawn.table.over) drawn.passes()
    expect(drawn.state.chance.drawn).toBe(before)
  })

  test('[ME-GEN-16] Clockwise is by ascending seats', () => {
    expect(clockwiseFrom({ seats: 4 }, 2)).toEqual([2, 3, 0, 1])
    expect(counterClockwiseFrom({ seats: 4 }, 1)).toEqual([1, 0, 3, 2])
  })

  test('[ME-GEN-17] Every optional action can be declined', () => {
    const table = choosing(newTable(2, { shadowCompany: 'off' }))
    while (!table.table.over) table.passes()
    expect(table.entries('built', 'loan', 'bought', 'embezzled', 'export', 'import')).toEqual([])
  })

  test('[ME-GEN-17] An action can be taken back until another seat has answered', () => {
    const history = new History(masterOfEconomy, { seats: 2, options: { shadowCompany: 'off' }, seed: 'undo' })
    while (bidder(history.table) !== history.table.state.order[1]) passIn(history)
    const [seat = 0] = history.table.asked()
    const before = hashOf(history.table)
    expect(history.play(seat, { type: 'place-buy', good: 'coal' })).toBeNull()
    expect(history.play(seat, endBids)).toBeNull()
    expect(history.log.some(({ entry }) => entry.type === 'import')).toBe(true)
    expect([history.undo(seat), history.undo(seat)]).toEqual([null, null])
    expect(hashOf(history.table)).toBe(before)
    expect(history.play(seat, endBids)).toBeNull()
    passIn(history)
    expect(history.moves.at(-1)?.seat).not.toBe(seat)
    expect(history.undo(seat)).toEqual({ rule: 'KERNEL-UNDO' })
  })

  test('[ME-GEN-18] Material supply is asked of all managers at once, in any order', () => {
    const supplying = { factories: { 'coal-mine': 1 }, goods: { electricity: 1 } }
    const table = given(
      { at: 'supply' },
      {
        companies: {
          'red-socks': { manager: 0, ...supplying },
          'blue-eyes': { manager: 1, ...supplying },
          'green-grass': { manager: 2 },
        },
      },
    )
    expect([...table.asked()].sort()).toEqual([0, 1])
    table
      .does(1, supply('blue-eyes', 'coal-mine'), endSupply('blue-eyes'))
      .refuses(1, supply('blue-eyes', 'coal-mine'), 'ME-GEN-06')
      .does(0, supply('red-socks', 'coal-mine'), endSupply('red-socks'))
    expect(table.step()).toBe('bidding')
    expect(table.asked()).toEqual([0])
  })

  test('[ME-GEN-19] Without a company a player decides nothing before the meetings, but votes, stands and trades', () => {
    const table = given({ at: 'investment' }, DOUBLE)
    expect([...askedUntil(table, 'candidature')]).toEqual([0])
    expect(table.asked()).toEqual([0])
    const meeting = given(
      { at: 'elections' },
      { ...DOUBLE, players: { 0: { packets: { 'red-socks': [10] } }, 1: { cash: 9, packets: { 'red-socks': [9] } } } },
    ).does(1, stand)
    expect(meeting.entries('candidates')).toEqual([{ type: 'candidates', company: 'red-socks', seats: [0, 1] }])
    const trading = given({ at: 'player-deals' }, DOUBLE).does(0, noDeal).does(1, buy('red-socks', 8))
    expect(trading.player(1).cash).toBe(1)
    trading.passesTo('support')
    expect(trading.player(1).relations).toBe(1)
    const markers = given({ at: 'trade' }, { ...DOUBLE, shadow: { company: 'green-grass' } })
    expect(markers.asked()).toEqual([0, 1])
  })

  test('[ME-GEN-20] Companies of one manager share nothing', () => {
    const table = given(
      { at: 'investment' },
      {
        ...DOUBLE,
        companies: {
          'red-socks': { manager: 0, cash: 0, goods: { 'building-materials': 1 } },
          'blue-eyes': { manager: 0, cash: 30, goods: { 'building-materials': 5 } },
        },
      },
    )
      .refuses(0, build('quarry'), 'ME-INV-07', { cash: 0 })
      .does(0, endInvestment, build('quarry'), build('coal-mine'))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, goods: { 'building-materials': 1 } })
    expect(table.company('blue-eyes')).toMatchObject({ cash: 24, goods: { 'building-materials': 4 } })
  })

  test('[ME-GEN-21] Out of its phase an action is refused, and the refusal tells nothing hidden', () => {
    const table = given(
      { at: 'investment' },
      { players: { 0: { cash: 2 } }, companies: { 'red-socks': { manager: 0 } } },
    )
      .refuses(0, endBids, 'ME-GEN-21', { phase: 'investment-1' })
      .refuses(0, embezzle(1), 'ME-GEN-21')
      .refuses(0, choose('green-grass'), 'ME-GEN-21')
    expect(table.table.refuse(0, build('quarry'))).toEqual({ rule: 'ME-INV-07', cash: 0 })
    expect(table.table.refuse(1, build('quarry'))).toEqual({ rule: 'ME-GEN-06' })
  })

  test('[ME-GEN-21] The same out of a player’s turn', () => {
    const table = given({ at: 'player-deals' }, DOUBLE)
    expect(table.asked()).toEqual([0])
    table.refuses(1, noDeal, 'ME-GEN-21', { phase: 'meeting' }).does(0, noDeal).refuses(0, noDeal, 'ME-GEN-21')
  })

  test('[ME-GEN-22] A rule of another chapter is named before a general one', () => {
    given({ at: 'investment' }, { companies: { 'red-socks': { manager: 0, loans: 1, factories: { quarry: 3 } } } })
      .refuses(0, repay, 'ME-LON-04')
      .refuses(0, { type: 'place-buy', good: 'coal' }, 'ME-TRD-02')
      .refuses(0, build('quarry'), 'ME-INV-05')
      .refuses(0, sellFactory('shipyard'), 'ME-INV-11')
  })
})
