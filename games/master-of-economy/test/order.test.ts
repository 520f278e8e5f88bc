import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../components/index.ts'
import { type Given, given } from './given.ts'
import { support } from './moves.ts'

const FOUR: CompanyId[] = ['red-socks', 'blue-eyes', 'yellow-submarines', 'green-grass']

/** The companies of seats 0, 1, 2, … in this order. */
function ordering(order: readonly CompanyId[], players: Record<number, { relations: number }> = {}, year = 1): Given {
  const companies = Object.fromEntries(order.map((id, manager) => [id, { manager }]))
  return given({ at: 'order' }, { year, order: [...order], players, companies })
}

function supported(table: Given): CompanyId | undefined {
  const params = table.table.current?.params as { company: CompanyId } | undefined
  return params?.company
}

/** Who is asked about the company, in sequence, while nobody supports it. */
function speakersFor(table: Given, company: CompanyId): number[] {
  table.passesTo('support', company)
  const speakers: number[] = []
  while (table.step() === 'support' && supported(table) === company) {
    speakers.push(...table.asked())
    table.passes()
  }
  return speakers
}

describe('The order for the next year', () => {
  test('[ME-ORD-01] A marker for everyone, one at once for the last company, then new managers decide', () => {
    const table = given(
      { at: 'order' },
      {
        order: ['red-socks', 'blue-eyes'],
        players: { 0: { relations: 2 } },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1 } },
        elected: { 'red-socks': 1, 'blue-eyes': 0 },
      },
    )
    expect([table.player(0).relations, table.player(1).relations]).toEqual([3, 1])
    expect(table.state.support).toMatchObject({ 'red-socks': 0, 'blue-eyes': 1 })
    expect([table.manager('red-socks'), table.manager('blue-eyes')]).toEqual([1, 0])
    expect(table.asked()).toEqual([1])
  })

  test('[ME-ORD-01] [ME-ORD-05] [moe-ex-040] The last company gets an extra marker; ties keep the old order', () => {
    const table = ordering(FOUR).passesTo('support', 'yellow-submarines').passes().passes().does(2, support(1))
    table.passesTo('investment')
    expect(table.state).toMatchObject({
      year: 2,
      phase: 'investment-1',
      order: ['yellow-submarines', 'green-grass', 'red-socks', 'blue-eyes'],
    })
    expect([table.player(0).relations, table.player(2).relations]).toEqual([1, 0])
  })

  test('[ME-ORD-02] [moe-sc-081] More markers than owned', () => {
    ordering(['red-socks', 'blue-eyes'], {}, 2).refuses(0, support(2), 'ME-ORD-02', { have: 1 })
  })

  test('[ME-ORD-02] Company by company; markers are laid at once, from none to all', () => {
    const table = ordering(['red-socks', 'blue-eyes'], { 0: { relations: 2 } })
    expect(table.moves(0)).toEqual([support(0), support(1), support(2), support(3)])
    table.does(0, support(2))
    expect(table.state.support['red-socks']).toBe(2)
    table.does(1, support(0)).does(0, support(1))
    expect(table.state.support['blue-eyes']).toBe(2)
    expect(table.player(0).relations).toBe(0)
  })

  test('[ME-ORD-03] [moe-sc-099] A double manager speaks once, players without a company last', () => {
    const table = given(
      { at: 'order' },
      {
        order: ['blue-eyes', 'red-socks', 'yellow-submarines', 'green-grass'],
        companies: {
          'blue-eyes': { manager: 2 },
          'red-socks': { manager: 1 },
          'yellow-submarines': { manager: 2 },
          'green-grass': { manager: 1 },
        },
      },
    )
    for (const company of ['blue-eyes', 'red-socks', 'yellow-submarines', 'green-grass'] as const) {
      expect(speakersFor(table, company)).toEqual([2, 1, 3, 0])
    }
  })

  test('[ME-ORD-03] New managers speak at the old places', () => {
    const table = given(
      { at: 'order' },
      {
        order: ['red-socks', 'blue-eyes', 'green-grass'],
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1 }, 'green-grass': { manager: 2 } },
        elected: { 'red-socks': 2, 'blue-eyes': 1, 'green-grass': 0 },
      },
    )
    expect(speakersFor(table, 'red-socks')).toEqual([2, 1, 0])
  })

  test('[ME-ORD-04] [ME-ORD-05] [moe-sc-080] Markers of one player may support another company', () => {
    const table = ordering(['red-socks', 'blue-eyes', 'yellow-submarines'], { 0: { relations: 2 } }, 2)
      .passesTo('support', 'blue-eyes')
      .does(0, support(3))
      .passesTo('support', 'yellow-submarines')
      .does(1, support(1))
      .passesTo('investment')
    expect(table.state.order).toEqual(['blue-eyes', 'yellow-submarines', 'red-socks'])
    expect([0, 1, 2].map((seat) => table.player(seat).relations)).toEqual([0, 0, 1])
  })

  test('[ME-ORD-06] The markers laid return to the supply', () => {
    const table = ordering(['red-socks', 'blue-eyes']).does(0, support(1)).passesTo('investment')
    expect(table.entries('order')).toEqual([
      expect.objectContaining({
        order: ['red-socks', 'blue-eyes'],
        support: expect.objectContaining({ 'red-socks': 1, 'blue-eyes': 1 }),
      }),
    ])
    expect(Object.values(table.state.support)).toEqual([0, 0, 0, 0])
    expect(table.player(0).relations).toBe(0)
  })
})
