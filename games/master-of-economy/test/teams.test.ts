import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { pairsOf } from '../meta.ts'
import { rank } from '../scoring.ts'
import { type Given, given } from './given.ts'
import { choosing, newTable } from './whole-game.ts'

const PAIRS = [
  [0, 1],
  [2, 3],
]

describe('Two against two', () => {
  /** Everyone has a packet of 10 shares worth 1 each, and the rest in cash. */
  function results(...totals: number[]): Given {
    const players = Object.fromEntries(totals.map((total, seat) => [seat, { cash: total - 10 }]))
    return given({ at: 'final-scoring' }, { seats: 4, options: { teams: '1+2' }, players })
  }

  test('[ME-TEA-01] Two pairs, agreed before the start; alone unless told otherwise', () => {
    const pairs = (['off', '1+2', '1+3', '1+4'] as const).map((teams) =>
      pairsOf(4, { ...newTable(4).state.options, teams }),
    )
    expect(pairs).toEqual([
      null,
      PAIRS,
      [
        [0, 2],
        [1, 3],
      ],
      [
        [0, 3],
        [1, 2],
      ],
    ])
    expect(newTable(4).state.options.teams).toBe('off')
  })

  test('[ME-TEA-02] Partners see no more of each other than others do', () => {
    const table = choosing(newTable(4, { teams: '1+2' }))
    expect(viewOf(table.table, 0).board.players.map(({ cash }) => cash)).toEqual([0, null, null, null])
    const [seat = 0] = table.asked()
    table.refuses(seat, { type: 'give', to: (seat + 1) % 4, cash: 1 }, 'KERNEL-MOVE')
  })

  test('[ME-TEA-03] [moe-ex-021] 185 to 183: the better pair takes ranks 1 and 2', () => {
    const { result } = results(96, 89, 106, 77).table
    expect(result).toMatchObject({ scores: [96, 89, 106, 77], winners: [0] })
    expect(result?.breakdown).toMatchObject([
      { rank: 1, pair: 185 },
      { rank: 2, pair: 185 },
      { rank: 3, pair: 183 },
      { rank: 4, pair: 183 },
    ])
  })

  test('[ME-TEA-04] [moe-sc-089] Pairs tied: the best single result wins', () => {
    expect(rank([90, 90, 100, 80], PAIRS)).toEqual([2, 2, 1, 4])
    expect(results(90, 90, 100, 80).table.result?.winners).toEqual([2])
  })

  test('[ME-TEA-03] [ME-TEA-05] [moe-sc-112] Equal results inside the winning pair share the victory', () => {
    expect(rank([90, 90, 70, 100], PAIRS)).toEqual([1, 1, 4, 3])
    expect(results(90, 90, 70, 100).table.result?.winners).toEqual([0, 1])
  })
})
