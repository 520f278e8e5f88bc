import { describe, expect, test } from 'vitest'
import { PHASES, type PhaseId } from '../components/index.ts'
import { tradePhase } from '../steps/trade/trade.ts'
import { type Given, given } from './given.ts'
import { endSupply } from './moves.ts'
import { choosing, newTable } from './whole-game.ts'

/** A game in which nobody does anything. */
function idleGame(): Given {
  const table = choosing(newTable(3))
  while (!table.table.over) table.passes()
  return table
}

describe('Years and phases', () => {
  test('[ME-YEA-01] Ten phases a year, at most four years', () => {
    const table = idleGame()
    expect(table.entries('year').map(({ year }) => year)).toEqual([1, 2, 3, 4])
    const phases = table.entries('phase').map(({ phase }) => phase)
    expect(phases.slice(0, 10)).toEqual([
      'investment-1',
      'supply-1',
      'production-1',
      'trade-1',
      'finance',
      'investment-2',
      'supply-2',
      'production-2',
      'trade-2',
      'meeting',
    ])
    expect(phases.slice(10, 20)).toEqual([...PHASES])
  })

  test('[ME-YEA-02] A phase begins only when the one before is finished', () => {
    const supplying = { factories: { 'coal-mine': 1 }, goods: { electricity: 1 } }
    const table = given(
      { at: 'supply' },
      { companies: { 'red-socks': { manager: 0, ...supplying }, 'blue-eyes': { manager: 1, ...supplying } } },
    ).does(1, endSupply('blue-eyes'))
    expect(table.state.phase).toBe('supply-1')
    table.does(0, endSupply('red-socks'))
    expect(table.state.phase).toBe('trade-1')
  })

  test('[ME-YEA-03] Year 4 has no meetings: 8 trade phases, 4 finance phases, 3 meetings', () => {
    const phases = idleGame()
      .entries('phase')
      .map(({ phase }) => phase)
    const times = (...wanted: PhaseId[]) => phases.filter((phase) => wanted.includes(phase)).length
    expect([times('trade-1', 'trade-2'), times('finance'), times('meeting')]).toEqual([8, 4, 3])
    expect(phases.at(-1)).toBe('trade-2')
  })

  test('[ME-YEA-04] After the meetings comes the order, then the next year begins', () => {
    const table = given({ at: 'player-deals' }, { year: 3, companies: { 'red-socks': { manager: 0 } } })
    expect(table.state).toMatchObject({ year: 3, phase: 'meeting' })
    table.passesTo('support')
    expect(table.state).toMatchObject({ year: 3, phase: 'order' })
    table.passesTo('investment')
    expect(table.state).toMatchObject({ year: 4, phase: 'investment-1' })
  })

  test('[ME-YEA-05] Trade phases are counted through the game', () => {
    const counted = [1, 2, 3, 4].flatMap((year) =>
      ([1, 2] as const).map((half) => tradePhase(given({ at: 'trade', half }, { year }).state)),
    )
    expect(counted).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
