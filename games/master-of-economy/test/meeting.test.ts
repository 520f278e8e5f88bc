import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { embezzle } from './moves.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'
const YS = 'yellow-submarines'
const GG = 'green-grass'

describe('Shareholder meetings', () => {
  test('[ME-MTG-01] Six events, each for all companies in company order', () => {
    const company = { cash: 30, points: 5, factories: { quarry: 1 } } as const
    const table = given(
      { at: 'bonuses' },
      {
        order: [RS, BE],
        players: { 0: { packets: { [RS]: [10, 1] } }, 1: { packets: { [BE]: [10], [RS]: [2] } } },
        companies: { [RS]: { manager: 0, ...company }, [BE]: { manager: 1, ...company } },
      },
    )
    expect(table.entries('manager-bonus').map(({ company: id }) => id)).toEqual([RS, BE])
    const seen: string[] = []
    while (table.step() !== 'support' && table.state.phase === 'meeting') {
      const { company: id, holder } = table.params<{ company?: string; holder?: number }>()
      const line = `${table.step()} ${id ?? holder}`
      if (seen.at(-1) !== line) seen.push(line)
      table.passes()
    }
    expect(seen).toEqual([
      'embezzlement red-socks',
      'embezzlement blue-eyes',
      'motions red-socks',
      'dividend-vote red-socks',
      'motions blue-eyes',
      'dividend-vote blue-eyes',
      'buy-backs red-socks',
      'buy-backs blue-eyes',
      'candidature red-socks',
      'candidature blue-eyes',
      'player-deal 1',
      'player-deal 0',
      'player-deal 1',
      'player-deal 0',
    ])
  })

  test('[ME-MTG-02] [moe-ex-027] Bonuses for 5, 6, 11 and 16 factories', () => {
    const table = given(
      { at: 'bonuses' },
      {
        companies: {
          [RS]: { manager: 0, factories: { quarry: 3, 'coal-mine': 2 } },
          [BE]: { manager: 1, factories: { quarry: 3, 'coal-mine': 3 } },
          [YS]: { manager: 2, factories: { quarry: 3, 'coal-mine': 3, 'power-plant': 3, 'steel-mill': 2 } },
          [GG]: {
            manager: 3,
            factories: {
              quarry: 3,
              'coal-mine': 2,
              'power-plant': 3,
              'steel-mill': 3,
              shipyard: 3,
              'iron-ore-mine': 2,
            },
          },
        },
      },
    )
    expect(table.state.players.map(({ cash }) => cash)).toEqual([1, 2, 3, 5])
  })

  test('[ME-MTG-02] One bonus for each company, none without factories', () => {
    const table = given(
      { at: 'bonuses' },
      {
        companies: {
          [RS]: { manager: 0, factories: { quarry: 1 } },
          [BE]: { manager: 0, factories: { quarry: 3, 'coal-mine': 3 } },
          [YS]: { manager: 1 },
        },
      },
    )
    expect(table.state.players.map(({ cash }) => cash)).toEqual([3, 0, 0])
  })
})

describe('Embezzlement', () => {
  test('[ME-MTG-03] [ME-MTG-06] [moe-ex-005] One euro$ at 11 points costs the company 3, once', () => {
    const table = given({ at: 'embezzlement' }, { companies: { [RS]: { manager: 0, cash: 5, points: 11 } } }).does(
      0,
      embezzle(1),
    )
    expect(table.company(RS).cash).toBe(2)
    expect(table.points(RS)).toBe(10)
    expect(table.player(0).cash).toBe(1)
    expect(table.entries('embezzled')).toEqual([
      { type: 'embezzled', seat: 0, company: RS, amount: 1, cost: 3, points: 10 },
    ])
    expect(table.step()).not.toBe('embezzlement')
  })

  test('[ME-MTG-03] [moe-ex-008] At 18 points it costs 4 in all', () => {
    const table = given({ at: 'embezzlement' }, { companies: { [RS]: { manager: 0, cash: 10, points: 18 } } }).does(
      0,
      embezzle(1),
    )
    expect([table.company(RS).cash, table.points(RS), table.player(0).cash]).toEqual([6, 17, 1])
  })

  test('[ME-MTG-04] [moe-ex-006] The company’s own cash must cover it', () => {
    given(
      { at: 'embezzlement' },
      {
        players: { 0: { cash: 20 } },
        companies: { [RS]: { manager: 0, cash: 5, points: 11, factories: { quarry: 2 } } },
      },
    ).refuses(0, embezzle(2), 'ME-MTG-04', { cost: 6, cash: 5 })
  })

  test('[ME-MTG-04] Loan money may be used', () => {
    const table = given(
      { at: 'embezzlement' },
      { companies: { [RS]: { manager: 0, cash: 5, points: 4, loans: 1 } } },
    ).does(0, embezzle(2))
    expect([table.company(RS).cash, table.company(RS).loans, table.player(0).cash]).toEqual([1, 1, 2])
  })

  test('[ME-MTG-05] [moe-ex-007] At 9 points nothing can be taken, so nobody is asked', () => {
    const table = given({ at: 'embezzlement' }, { companies: { [RS]: { manager: 0, cash: 50, points: 9 } } })
    expect(table.step()).not.toBe('embezzlement')
    expect(table.company(RS).cash).toBe(50)
    given({ at: 'embezzlement' }, { companies: { [RS]: { manager: 0, cash: 50, points: 10 } } })
      .refuses(0, embezzle(2), 'ME-MTG-05')
      .does(0, embezzle(1))
  })

  test('[ME-MTG-05] [moe-sc-062] At share value 1 points may go down to 0', () => {
    const table = given({ at: 'embezzlement' }, { companies: { [RS]: { manager: 0, cash: 20, points: 3 } } }).does(
      0,
      embezzle(3),
    )
    expect([table.company(RS).cash, table.points(RS), table.player(0).cash]).toEqual([14, 0, 3])
  })

  test('[ME-MTG-05] [moe-sc-063] Never more than the points there are', () => {
    given({ at: 'embezzlement' }, { companies: { [RS]: { manager: 0, cash: 20, points: 3 } } }).refuses(
      0,
      embezzle(4),
      'ME-MTG-05',
    )
  })
})
