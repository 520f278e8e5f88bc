import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { Options } from '../meta.ts'
import { type Choose, referee } from './referee.ts'

const SETTINGS: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, {}],
  [2, { shadowCompany: 'off', startOrder: 'auction', privateCash: 'open' }],
  [2, { shadowChoice: 'red-socks', startOrder: 'auction' }],
  [3, {}],
  [3, { shadowCompany: 'on', privateCash: 'open' }],
  [4, { startOrder: 'auction' }],
  [4, { teams: '1+3', privateCash: 'open' }],
  [4, { teams: '1+2', startOrder: 'auction' }],
]

const IDLE = /^(end-|no-|decline-|pass-|sell-factory)/

/** Mostly something other than a pass, and low bids, so that much happens. */
function restless(seed: string): Choose {
  const chance = chanceFrom(seed)
  return (_table, _seat, moves) => {
    const bids = moves.filter(({ type }) => type === 'bid')
    if (bids.length > 0) return chance.pick([...bids.slice(0, 4), { type: 'pass-bid' }])
    const busy = moves.filter(({ type }) => !IDLE.test(type))
    return chance.pick(busy.length > 0 && chance.below(5) > 0 ? busy : moves)
  }
}

/** The first seats play greedily, so that companies flourish; the others at random. */
function flourishing(seed: string, seats: number): Choose {
  const chance = chanceFrom(seed)
  const others = restless(`${seed}/others`)
  return (table, seat, moves) =>
    seat < seats ? greedy.choose(sightOf(table, seat, chance)) : others(table, seat, moves)
}

/** Quarries and full warehouses, so that the supply runs out. */
function hoarding(seed: string): Choose {
  const others = restless(seed)
  const wanted = /"quarry"|^{"type":"(end-|no-|decline-)/
  return (table, seat, moves) => {
    const hoards = moves.filter((move) => move.type !== 'sell-factory' && wanted.test(JSON.stringify(move)))
    return hoards[0] ?? others(table, seat, moves)
  }
}

describe.each(SETTINGS)('The referee agrees with games of %i seats and %j', (seats, options) => {
  test.each([1, 2, 3, 4])('at random, game %i', (number) => {
    const seed = `referee/${seats}/${number}`
    expect(referee(seats, options, seed, restless(seed))).toBeGreaterThan(60)
  })

  test('with greedy players', () => {
    expect(referee(seats, options, 'referee/greedy', flourishing('greedy', Math.ceil(seats / 2)))).toBeGreaterThan(60)
  })
})

test('The referee agrees with a game in which the supply runs out', () => {
  expect(referee(4, {}, 'referee/hoarding', hoarding('hoarding'))).toBeGreaterThan(60)
})
