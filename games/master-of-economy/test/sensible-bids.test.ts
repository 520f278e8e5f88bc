import { greedyBy, sightOf } from '@boardroom/bots'
import { chanceFrom } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { sensible } from '../prospects/sensible.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { worth } from '../worth.ts'
import { given } from './given.ts'

/** A company that is to bid, with steel and coal to sell and a mill that lacks ore. */
function bidder() {
  return given(
    { at: 'trade' },
    {
      year: 2,
      players: { 0: { packets: { 'red-socks': [10] } } },
      companies: {
        'red-socks': { manager: 0, goods: { steel: 2, coal: 1 }, factories: { 'steel-mill': 1 } },
        'blue-eyes': { manager: 1 },
      },
    },
  ).table
}

const looks = (move: MasterOfEconomyMove): boolean => sensible(bidder().state, 0, move)

describe('Bids that bots think about', () => {
  test('offer goods that the company has, in cells that demand reaches', () => {
    expect(looks({ type: 'place-offer', good: 'steel', cell: 11 })).toBe(true)
    expect(looks({ type: 'place-offer', good: 'steel', cell: 8 })).toBe(true)
    expect(looks({ type: 'place-offer', good: 'steel', cell: 2 })).toBe(false)
    expect(looks({ type: 'place-offer', good: 'ship', cell: 11 })).toBe(false)
  })

  test('buy what factories use and the company lacks', () => {
    expect(looks({ type: 'place-buy', good: 'iron-ore' })).toBe(true)
    expect(looks({ type: 'place-buy', good: 'coal' })).toBe(false)
    expect(looks({ type: 'place-buy', good: 'ship' })).toBe(false)
  })

  test('may always end', () => {
    expect(looks({ type: 'end-bids' })).toBe(true)
  })

  test('are a small part of all, and the best of all is among them', () => {
    const table = bidder()
    const moves = table.legal(0)
    const left = moves.filter((move) => sensible(table.state, 0, move))
    expect(left.length).toBeLessThan(moves.length / 4)
    const best = greedyBy('all', { worth } as never).choose(sightOf(table, 0, chanceFrom('bids')))
    expect(left).toContainEqual(best)
  })
})
