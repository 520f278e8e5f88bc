import { chanceFrom } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { fitForecast, listOf, type Seen, toldBy } from '../src/forecast/fit.ts'
import { boardroom } from './world.ts'

/** Games in which the first part comes to twice what it counts, and the second to less and less. */
function games(count: number): Seen[] {
  const chance = chanceFrom('forecast')
  const draw = () => chance.below(2001) / 100 - 10
  return Array.from({ length: count }, (_, i) => {
    const passed = (i % 5) / 4
    const parts = [draw(), draw()]
    return { passed, parts, lead: 2 * (parts[0] ?? 0) + (1 - passed) * (parts[1] ?? 0) + draw() / 10 }
  })
}

describe('a forecast', () => {
  test('finds what the parts come to, from the beginning to the end', () => {
    const { sure, fading } = fitForecast(['sure', 'fading'], games(2000))
    expect(sure?.[0]).toBeCloseTo(2, 0)
    expect(sure?.[1]).toBeCloseTo(0, 0)
    expect(fading?.[0]).toBeCloseTo(1, 0)
    expect(fading?.[1]).toBeCloseTo(-1, 0)
  })

  test('tells more than worth itself, of games that it was not fitted to', () => {
    const seen = games(2000)
    const found = fitForecast(['sure', 'fading'], seen.slice(0, 1000))
    const tested = seen.slice(1000)
    for (const [fifth, told] of toldBy(listOf(found), tested).entries()) {
      expect(told).toBeGreaterThan(0.95)
      expect(told).toBeGreaterThan(toldBy([1, 1], tested)[fifth] ?? 1)
    }
  })

  test('stays with what worth says where games tell nothing', () => {
    const nothing = Array.from({ length: 50 }, (_, i) => ({ passed: i / 50, parts: [0], lead: 0 }))
    expect(fitForecast(['still'], nothing)).toEqual({ still: [1, 0] })
  })

  test('is refused for a game that does not say what worth is made of', async () => {
    const { code, err } = await boardroom(['forecast', 'orchard'])
    expect(code).toBe(2)
    expect(err).toContain('orchard does not say what the worth of a position is made of')
  })
})
