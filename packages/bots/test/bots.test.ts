import { chanceFrom, imagineTable, type Move, Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { bigShoulders } from '../../../games/big-shoulders/index.ts'
import { BOTS, type Bot, botNamed, greedy, random, sightOf } from '../src/index.ts'

/** Plays a whole game; every seat has its bot. */
function playOut(bots: readonly Bot[], seed: string): readonly number[] {
  const table = Table.start(bigShoulders, { seats: bots.length, seed })
  table.silent = true
  const chance = chanceFrom(`${seed}/bots`)
  while (!table.over) {
    const seat = table.asked()[0] as number
    const move = (bots[seat] as Bot).choose(sightOf(table, seat, chance))
    expect(table.play(seat, move)).toBeNull()
  }
  return table.result?.scores ?? []
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

describe('bots', () => {
  test('are found by name, and an unknown name is told which there are', () => {
    expect(botNamed('greedy')).toBe(greedy)
    expect(() => botNamed('toString')).toThrow(
      'unknown bot "toString"; known: easy, medium, hard, greedy, greedy-1, random',
    )
    expect(Object.keys(BOTS)).toEqual(['easy', 'medium', 'hard', 'greedy', 'greedy-1', 'random'])
  })

  test('play the same game again from the same seed', () => {
    expect(playOut([greedy, random, random], 'again')).toEqual(playOut([greedy, random, random], 'again'))
  })

  test('greedy earns more than twice what random earns, in each of several games', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [first, ...others] = playOut([greedy, random, random], seed)
      expect(first).toBeGreaterThan(2 * mean(others))
    }
  })

  test('four greedy bots found companies that grow: on average far more than the $175 they began with', () => {
    expect(mean(playOut([greedy, greedy, greedy, greedy], 'grow'))).toBeGreaterThan(1500)
  })

  test('random makes every legal move sooner or later', () => {
    const table = Table.start(bigShoulders, { seats: 2, seed: 'first' })
    const seat = table.asked()[0] as number
    const chance = chanceFrom('luck')
    const seen = new Set(Array.from({ length: 600 }, () => JSON.stringify(random.choose(sightOf(table, seat, chance)))))
    expect([...seen].sort()).toEqual(
      table
        .legal(seat)
        .map((move) => JSON.stringify(move))
        .sort(),
    )
  })

  test('decide on what their seat sees: hidden facts drawn anew do not change a decision', () => {
    const table = Table.start(bigShoulders, { seats: 4, seed: 'fair' })
    for (let i = 0; i < 60; i++) {
      const seat = table.asked()[0] as number
      const decide = (of: Table<never>): Move => greedy.choose(sightOf(of, seat, chanceFrom(`luck/${i}`)))
      const move = decide(table as never)
      const other = imagineTable(bigShoulders, viewOf(table, seat), chanceFrom(`hidden/${i}`))
      expect(decide(other as never)).toEqual(move)
      table.play(seat, move)
    }
  })
})
