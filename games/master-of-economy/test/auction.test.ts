import { type Seat, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { COMPANIES } from '../components/index.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { type Given, given } from './given.ts'
import { bid, passBid } from './moves.ts'
import { choosing, newTable } from './whole-game.ts'

/** Everyone has chosen a company, seat 0 the first, and so on; the auction begins. */
function auction(seats: number): Given {
  return choosing(newTable(seats, { startOrder: 'auction' }), COMPANIES.slice(0, seats))
}

function turns(table: Given, ...moves: (readonly [Seat, MasterOfEconomyMove])[]): Given {
  for (const [seat, move] of moves) {
    expect(table.asked()).toEqual([seat])
    table.does(seat, move)
  }
  return table
}

/** The seats by their place. */
function places(table: Given): Seat[] {
  return table.state.order.map((id) => table.manager(id))
}

function debts(table: Given): number[] {
  return table.state.players.map(({ debt }) => debt)
}

describe('Starting auction', () => {
  test('[ME-AUC-01] [ME-AUC-02] [ME-AUC-03] [ME-AUC-04] [ME-AUC-05] [moe-ex-028] The last player is free', () => {
    const table = turns(
      auction(4),
      [0, bid(1)],
      [1, bid(3)],
      [2, passBid],
      [3, bid(4)],
      [0, passBid],
      [1, passBid],
      [0, bid(2)],
      [1, passBid],
      [2, passBid],
      [1, bid(1)],
      [2, passBid],
    )
    expect(table.state.phase).toBe('investment-1')
    expect(places(table)).toEqual([3, 0, 1, 2])
    expect(debts(table)).toEqual([2, 1, 0, 4])
  })

  test('[ME-AUC-01] One auction fewer than players', () => {
    for (const seats of [2, 3, 4]) {
      const table = auction(seats).passesTo('investment')
      const auctioned = new Set(table.entries('bid-passed').map(({ place }) => place))
      expect(auctioned.size).toBe(seats - 1)
      expect(table.entries('place').map(({ place }) => place)).toEqual([1, 2, 3, 4].slice(0, seats))
    }
  })

  test('[ME-AUC-02] Seat 1 begins; later the next participant clockwise after the winner', () => {
    const table = turns(auction(4), [0, passBid], [1, bid(1)], [2, passBid], [3, passBid])
    expect(places(table)).toEqual([1])
    turns(table, [2, bid(1)], [3, passBid], [0, passBid])
    expect(places(table)).toEqual([1, 2])
    expect(table.asked()).toEqual([3])
  })

  test('[ME-AUC-03] [moe-sc-091] A bid must exceed the last bid', () => {
    auction(2).does(0, bid(5)).refuses(1, bid(5), 'ME-AUC-03', { last: 5 }).does(1, bid(6))
  })

  test('[ME-AUC-03] From 1 to 99, and whoever passed is out of this auction only', () => {
    auction(2).refuses(0, bid(0), 'ME-AUC-03').refuses(0, bid(100), 'ME-AUC-03').does(0, bid(99))
    const table = turns(auction(3), [0, passBid], [1, bid(1)], [2, bid(2)], [1, bid(3)], [2, passBid])
    expect(places(table)).toEqual([1])
    turns(table, [2, bid(1)], [0, bid(2)], [2, passBid])
    expect(places(table)).toEqual([1, 0, 2])
  })

  test('[ME-AUC-04] [moe-sc-090] Nobody bids: the last participant who has not passed gets the place for 0', () => {
    const table = turns(auction(3), [0, passBid], [1, passBid], [0, passBid])
    expect(places(table)).toEqual([2, 1, 0])
    expect(debts(table)).toEqual([0, 0, 0])
  })

  test('[ME-AUC-05] The price is a debt that everybody sees; no cash moves and nothing is limited', () => {
    const table = turns(auction(2), [0, bid(40)], [1, passBid])
    expect(table.player(0)).toMatchObject({ cash: 0, debt: 40 })
    expect(table.company('blue-eyes').cash).toBe(25)
    expect(viewOf(table.table, 'spectator').board.players.map(({ debt }) => debt)).toEqual([40, 0])
    table.passesTo('investment').does(0, { type: 'build', factory: 'quarry' })
    expect(table.company('blue-eyes').cash).toBe(22)
  })

  test('[ME-AUC-06] [ME-SCO-07] [moe-sc-085] The debt is subtracted; a result may be negative', () => {
    const table = given(
      { at: 'final-scoring' },
      {
        year: 4,
        players: { 0: { debt: 15, packets: { 'red-socks': [10] } }, 1: { packets: { 'blue-eyes': [10] } } },
        companies: { 'red-socks': { manager: 0, points: 4 }, 'blue-eyes': { manager: 1, points: 20 } },
      },
    )
    expect(table.table.result).toMatchObject({ scores: [-5, 30], winners: [1] })
  })

  test('[ME-AUC-02] [ME-AUC-07] [moe-sc-124] A player with a place takes no further part', () => {
    const table = turns(auction(3), [0, bid(3)], [1, passBid], [2, passBid])
    expect(table.asked()).toEqual([1])
    table.refuses(0, bid(1), 'ME-AUC-07').refuses(0, passBid, 'ME-AUC-07')
  })
})
