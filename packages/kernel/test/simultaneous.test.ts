import { describe, expect, it } from 'vitest'
import { hashOf, type Seat } from '../src/index.ts'
import { toyTable } from './toy.ts'

const COINS = [2, 0, 5]

function permutations(seats: readonly Seat[]): Seat[][] {
  if (seats.length === 0) return [[]]
  return seats.flatMap((seat) => permutations(seats.filter((other) => other !== seat)).map((rest) => [seat, ...rest]))
}

describe('several seats asked at once', () => {
  it('are all asked, and each only until it has answered', () => {
    const table = toyTable({ seats: 3 })
    expect(table.asked()).toEqual([0, 1, 2])
    table.play(1, { type: 'bid', coins: 0 })
    expect(table.asked()).toEqual([0, 2])
    expect(table.refuse(1, { type: 'bid', coins: 1 })).toEqual({ rule: 'TOY-TURN' })
  })

  it('may answer in any order: the state comes out the same', () => {
    const hashes = permutations([0, 1, 2]).map((order) => {
      const table = toyTable({ seats: 3 })
      for (const seat of order) table.play(seat, { type: 'bid', coins: COINS[seat] })
      expect(table.state.stalls).toEqual([0, 0, 1])
      return hashOf(table)
    })
    expect(hashes).toHaveLength(6)
    expect(new Set(hashes).size).toBe(1)
  })

  it('have the same moves to choose from, whoever answers first', () => {
    const before = toyTable({ seats: 3 })
    const after = toyTable({ seats: 3 })
    after.play(0, { type: 'bid', coins: 5 })
    expect(after.legal(2)).toEqual(before.legal(2))
  })
})
