import { describe, expect, test } from 'vitest'
import type { CityId, ProjectType, RegionId } from '../components/index.ts'
import { networkVp, partsOf } from '../model/network.ts'
import { outcomeOf, resultOf, scoreOf, winnersOf } from '../scoring.ts'
import { given } from './given.ts'
import type { PlayerPosition } from './position.ts'

type Projects = (readonly [CityId, ProjectType])[]
type Transport = Record<RegionId, number>

/** The parts of a network that count, as link points, level and VP. */
function network(transport: Transport, projects: Projects, other: PlayerPosition = {}) {
  const { state } = given({ at: 'over' }, { players: { 0: { transport, projects }, 1: other } })
  const parts = partsOf(state, 0).map(({ links, level, vp }) => ({ links, level, vp }))
  return { parts, score: networkVp(state, 0) }
}

const transport = (west: number, midwest: number, east: number, south: number): Transport => ({
  west,
  midwest,
  east,
  south,
})

describe('Connections of major cities', () => {
  test('[CG-NET-01] [CG-NET-02] [CG-NET-03] [CG-NET-05] [CG-NET-09] [EX-RB-13] Three major cities with railroad', () => {
    const result = network(transport(4, 3, 2, 1), [
      ['san-francisco', 'commerce'],
      ['reno', 'housing'],
      ['salt-lake-city', 'commerce'],
      ['denver', 'housing'],
      ['omaha', 'industry'],
      ['chicago', 'industry'],
      ['pittsburgh', 'commerce'],
      ['new-york', 'housing'],
    ])
    expect(result).toEqual({ parts: [{ links: 4, level: 'railroad', vp: 27 }], score: 27 })
  })

  test('[CG-NET-04] [CG-NET-05] [EX-RB-14] Same link points, West only stagecoach', () => {
    const result = network(transport(3, 3, 1, 3), [
      ['san-francisco', 'housing'],
      ['los-angeles', 'commerce'],
      ['phoenix', 'housing'],
      ['el-paso', 'commerce'],
      ['san-antonio', 'industry'],
      ['houston', 'commerce'],
      ['new-orleans', 'housing'],
      ['memphis', 'industry'],
      ['st-louis', 'housing'],
      ['chicago', 'commerce'],
    ])
    expect(result).toEqual({ parts: [{ links: 4, level: 'stagecoach', vp: 18 }], score: 18 })
  })

  test('[CG-NET-06] [EX-RB-15] Two separate networks: only the better one counts', () => {
    const result = network(transport(4, 3, 2, 3), [
      ['san-francisco', 'commerce'],
      ['reno', 'commerce'],
      ['salt-lake-city', 'commerce'],
      ['denver', 'housing'],
      ['omaha', 'industry'],
      ['chicago', 'industry'],
      ['new-orleans', 'housing'],
      ['atlanta', 'housing'],
      ['washington', 'housing'],
      ['new-york', 'commerce'],
    ])
    expect(result).toEqual({
      parts: [
        { links: 3, level: 'railroad', vp: 18 },
        { links: 2, level: 'railroad', vp: 9 },
      ],
      score: 18,
    })
  })

  test('[CG-NET-06] [EX-NE-01] The weaker network may have more cities', () => {
    const result = network(transport(1, 3, 3, 3), [
      ['san-francisco', 'commerce'],
      ['portland', 'housing'],
      ['boise', 'commerce'],
      ['denver', 'housing'],
      ['kansas-city', 'commerce'],
      ['chicago', 'industry'],
      ['new-orleans', 'housing'],
      ['atlanta', 'industry'],
      ['washington', 'housing'],
      ['new-york', 'commerce'],
    ])
    expect(result).toEqual({
      parts: [
        { links: 2, level: 'railroad', vp: 9 },
        { links: 3, level: 'wagon', vp: 6 },
      ],
      score: 9,
    })
  })

  test('[CG-NET-07] [EX-NE-02] No city may be left out to raise the level', () => {
    const result = network(transport(4, 3, 2, 2), [
      ['san-francisco', 'commerce'],
      ['reno', 'industry'],
      ['salt-lake-city', 'commerce'],
      ['denver', 'housing'],
      ['omaha', 'industry'],
      ['chicago', 'industry'],
      ['pittsburgh', 'commerce'],
      ['new-york', 'housing'],
      ['st-louis', 'housing'],
      ['memphis', 'commerce'],
      ['new-orleans', 'housing'],
    ])
    expect(result).toEqual({ parts: [{ links: 5, level: 'stagecoach', vp: 24 }], score: 24 })
  })

  test('[CG-NET-04] [EX-NE-03] A region merely crossed does not set the level', () => {
    const result = network(transport(4, 4, 1, 1), [
      ['san-francisco', 'commerce'],
      ['los-angeles', 'housing'],
      ['phoenix', 'commerce'],
      ['el-paso', 'housing'],
      ['dallas', 'industry'],
      ['kansas-city', 'commerce'],
      ['chicago', 'industry'],
    ])
    expect(result).toEqual({ parts: [{ links: 3, level: 'railroad', vp: 18 }], score: 18 })
  })

  test('[CG-NET-01] [CG-NET-02] [EX-NE-04] A gap breaks the chain', () => {
    const result = network(transport(4, 4, 2, 3), [
      ['san-francisco', 'commerce'],
      ['reno', 'housing'],
      ['denver', 'housing'],
      ['omaha', 'industry'],
      ['chicago', 'industry'],
      ['cincinnati', 'commerce'],
      ['washington', 'housing'],
      ['new-york', 'housing'],
    ])
    expect(result).toEqual({ parts: [], score: 0 })
  })

  test('[CG-NET-08] [EX-NE-05] Another player’s disc closes no gap', () => {
    const projects: Projects = [
      ['san-francisco', 'commerce'],
      ['reno', 'housing'],
      ['denver', 'housing'],
      ['omaha', 'industry'],
      ['chicago', 'industry'],
    ]
    const other: PlayerPosition = { projects: [['salt-lake-city', 'commerce']] }
    expect(network(transport(4, 3, 1, 1), projects, other)).toEqual({ parts: [], score: 0 })
  })
})

describe('Final scoring', () => {
  test('[CG-END-01] [CG-END-02] [CG-END-03] [CG-END-04] [CG-END-05] [CG-END-06] [CG-END-08] [EX-EN-01] All of it', () => {
    const { state } = given(
      { at: 'over' },
      {
        players: {
          0: {
            vp: 14,
            jokers: 1,
            active: { 'start-hr': 1, 'start-finance': 2, 'start-rnd': 2, 'advanced-design': 2 },
            missions: { east: 2 },
            departments: { r1c1: 'advanced-design', r1c2: 'sales', r2c1: 'safety', r4c4: 'engineering' },
            tabs: {
              housing: { side: 'A', step: 4, built: 3 },
              commerce: { side: 'A', step: 2, built: 2 },
              industry: { side: 'A', step: 5, built: 3 },
              infrastructure: { side: 'A', step: 1, built: 1 },
            },
            transport: { west: 4, midwest: 3, east: 2, south: 2 },
            projects: [
              ['san-francisco', 'commerce'],
              ['reno', 'housing'],
              ['salt-lake-city', 'commerce'],
              ['denver', 'housing'],
              ['omaha', 'industry'],
              ['chicago', 'industry'],
              ['chicago', 'housing'],
              ['pittsburgh', 'industry'],
              ['washington', 'infrastructure'],
            ],
            donations: ['rights-industry', 'edu-rnd'],
            money: 8,
            goods: 1,
          },
        },
      },
    )
    expect(scoreOf(state, 0)).toEqual({
      direct: 14,
      jokers: 3,
      active: 7,
      departments: 10,
      tabs: { housing: 2, commerce: 0, industry: 3, infrastructure: 0 },
      network: 18,
      cities: 15,
      donations: { 'rights-industry': 9, 'edu-rnd': 6 },
      total: 87,
    })
  })

  test('[CG-END-04] Neither start departments nor the reserve score', () => {
    const { state } = given({ at: 'over' }, { players: { 0: { reserve: 'sales' } } })
    expect(scoreOf(state, 0).departments).toBe(0)
  })

  test('[CG-END-09] [CG-DEC-21] [CG-DEC-22] Goods may be sold before the last payment', () => {
    const table = given(
      { at: 'final-payments' },
      { players: { 0: { money: 4, goods: 2, donations: ['welfare-money'] }, 1: { money: 9 } } },
    )
    expect(table.asked()).toEqual([0])
    table
      .refuses(0, { type: 'pay', donation: 'welfare-money' }, 'CG-GEN-03', { what: 'money', cost: 5, have: 4 })
      .does(0, { type: 'sell-good' }, { type: 'pay', donation: 'welfare-money' }, { type: 'end-payments' })
    expect(table.table.over).toBe(true)
    expect(table.table.result?.breakdown[0]).toMatchObject({ donations: { 'welfare-money': 2 } })
  })

  test('[CG-END-10] Left-over money, goods and missions score nothing', () => {
    const { state } = given({ at: 'over' }, { players: { 0: { money: 99, goods: 30, missions: { west: 9 } } } })
    expect(scoreOf(state, 0).total).toBe(0)
  })

  test('[CG-END-11] [EX-EN-02] Tied players share the victory', () => {
    expect(winnersOf([{ total: 121 }, { total: 121 }, { total: 98 }])).toEqual([0, 1])
    const { state } = given({ at: 'over' }, { players: { 0: { vp: 9 }, 1: { vp: 20 } } })
    expect(resultOf(state)).toMatchObject({ scores: [9, 20, 0, 0], winners: [1] })
  })

  test('[CG-SOL-31] [EX-SO-11] Against Andrew equal totals are a draw', () => {
    expect(outcomeOf(118, 118)).toBe('draw')
    expect(outcomeOf(119, 118)).toBe('won')
    expect(outcomeOf(117, 118)).toBe('lost')
    const { state } = given({ at: 'over' }, { seats: 1, players: { 0: { vp: 0 } } })
    expect(resultOf(state)).toMatchObject({ winners: [], breakdown: [{ outcome: 'draw' }] })
  })
})
