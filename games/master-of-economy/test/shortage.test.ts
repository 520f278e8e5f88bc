import { describe, expect, test } from 'vitest'
import type { GoodId } from '../components/index.ts'
import { type Given, given, type Moment } from './given.ts'
import {
  build,
  buy,
  buyBack,
  contribute,
  embezzle,
  endInvestment,
  repay,
  sellFactory,
  sellForced,
  supply,
} from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'

function redAt(at: Moment, cash: number, red: CompanyPosition, position: Position = {}): Given {
  return given(at, { players: { 0: { cash } }, ...position, companies: { 'red-socks': { manager: 0, ...red } } })
}

/** Red Socks, whose manager has so much cash, wants to buy goods that nobody offers. */
function redImports(good: GoodId, count: number, cash: number, red: CompanyPosition): Given {
  return redAt({ at: 'trade' }, cash, red)
    .bids('red-socks', { buys: { [good]: count } })
    .resolves()
}

describe('Cash shortage', () => {
  test('[ME-CSH-01] For building, goods, interest, repayment and packets the manager is asked', () => {
    const waiting = [
      redAt({ at: 'investment' }, 9, { cash: 2 }).does(0, build('quarry')),
      redImports('coal', 1, 9, { cash: 3 }),
      redAt({ at: 'loans' }, 9, { cash: 0, loans: 1 }, { year: 2 }),
      redAt({ at: 'loans' }, 9, { cash: 5, loans: 1 }, { year: 2 }).does(0, repay),
      redAt({ at: 'company-deals' }, 9, { cash: 4 }).does(0, buy('blue-eyes', 5)),
      redAt({ at: 'company-deals' }, 9, { cash: 4, packets: { 'blue-eyes': [1] } }).does(0, {
        type: 'exchange-packet',
        issuer: 'blue-eyes',
        from: 1,
        to: 6,
      }),
    ]
    for (const table of waiting) {
      expect(table.step()).toBe('shortage')
      expect(table.moves(0)).toContainEqual(contribute(1))
    }
  })

  test('[ME-CSH-01] The same for local trade and for a fine', () => {
    const table = given(
      { at: 'trade' },
      {
        order: ['red-socks', 'blue-eyes'],
        players: { 0: { cash: 2 }, 1: { cash: 1 } },
        companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1, goods: { steel: 1 } } },
      },
    )
      .bids('red-socks', { buys: { steel: 1 } })
      .bids('blue-eyes', {
        offers: [
          ['coal', 1],
          ['steel', 3],
        ],
      })
    expect(table.asked()).toEqual([1])
    table.does(1, contribute(1))
    expect(table.asked()).toEqual([0])
    table.does(0, contribute(2))
    expect(table.entries('fine', 'local').map(({ type }) => type)).toEqual(['fine', 'local'])
    expect(table.company('blue-eyes')).toMatchObject({ cash: 2, goods: { steel: 0 } })
  })

  test('[ME-CSH-01] Not for embezzlement, dividends, buy-back and loans at the end', () => {
    redAt({ at: 'embezzlement' }, 50, { cash: 3, points: 5 }).refuses(0, embezzle(2), 'ME-MTG-04', { cost: 4, cash: 3 })
    const shares = { players: { 0: { cash: 50, packets: { 'red-socks': [10 as const, 1 as const] } } } }
    redAt({ at: 'buy-backs' }, 50, { cash: 2 }, shares).refuses(0, buyBack(10), 'ME-MTG-32', { price: 11, cash: 2 })
    const dividend = redAt({ at: 'dividends' }, 50, { cash: 10 }, shares)
    expect(dividend.entries('no-dividend')[0]).toMatchObject({ company: 'red-socks', needed: 11, cash: 10 })
    const end = redAt({ at: 'final-scoring' }, 50, { cash: 4, loans: 1, factories: { quarry: 1 } })
    expect(end.entries('loans-settled')).toEqual([{ type: 'loans-settled', company: 'red-socks', paid: 4, waived: 2 }])
    expect(end.company('red-socks').factories.quarry).toBe(1)
    expect(end.player(0).cash).toBe(50)
  })

  test('[ME-CSH-02] [ME-CSH-03] [moe-sc-023] Contribution and forced sale together pay an import', () => {
    const table = redImports('steel', 1, 5, { cash: 3, factories: { quarry: 1 } }).does(0, contribute(2))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 0 }, goods: { steel: 1 } })
    expect(table.player(0).cash).toBe(3)
  })

  test('[ME-CSH-02] [moe-sc-103] A contribution may not exceed the missing amount', () => {
    const table = redAt({ at: 'investment' }, 9, { cash: 2 })
      .does(0, build('quarry'))
      .refuses(0, contribute(2), 'ME-CSH-02', { missing: 1 })
    expect([table.company('red-socks').cash, table.player(0).cash]).toEqual([2, 9])
  })

  test('[ME-CSH-02] Only the manager helps, with no more than he has', () => {
    redImports('steel', 1, 2, { cash: 1 })
      .refuses(1, contribute(1), 'ME-GEN-06')
      .refuses(0, contribute(3), 'ME-CSH-02', { missing: 6 })
      .does(0, contribute(0))
  })

  test('[ME-CSH-02] With hidden cash an empty pocket is asked as well, with open cash it is not', () => {
    const position = { companies: { 'red-socks': { manager: 0, cash: 1 } } }
    const bids = { buys: { coal: 1 } }
    expect(given({ at: 'trade' }, position).bids('red-socks', bids).resolves().step()).toBe('shortage')
    const open = given({ at: 'trade' }, { ...position, openCash: true })
      .bids('red-socks', bids)
      .resolves()
    expect(open.entries('unpaid')).toHaveLength(1)
    expect(open.step()).not.toBe('shortage')
  })

  test('[ME-CSH-03] Exactly one factory of the manager’s choice', () => {
    const table = redImports('steel', 1, 0, { cash: 5, factories: { quarry: 1, 'coal-mine': 2 } }).does(
      0,
      contribute(0),
    )
    expect(table.step()).toBe('forced-sale')
    table
      .refuses(0, sellForced('shipyard'), 'ME-CSH-03')
      .refuses(0, endInvestment, 'ME-CSH-03')
      .does(0, sellForced('coal-mine'))
    expect(table.company('red-socks')).toMatchObject({
      cash: 0,
      factories: { quarry: 1, 'coal-mine': 1 },
      goods: { steel: 1 },
    })
  })

  test('[ME-CSH-03] It does not count among the two sales of an investment phase', () => {
    const table = redAt({ at: 'investment' }, 0, { cash: 1, factories: { 'coal-mine': 3 } })
      .does(0, build('quarry'), contribute(0))
      .does(0, sellFactory('coal-mine'), sellFactory('coal-mine'))
    expect(table.company('red-socks')).toMatchObject({ cash: 6, factories: { quarry: 1, 'coal-mine': 0 } })
  })

  test('[ME-CSH-04] [ME-CSH-05] [moe-sc-022] A hopeless import still costs a factory; 2 stay', () => {
    const table = redImports('steel', 1, 1, { cash: 1, factories: { quarry: 1, shipyard: 1 } }).does(
      0,
      contribute(1),
      sellForced('quarry'),
    )
    expect(table.company('red-socks')).toMatchObject({
      cash: 3,
      factories: { quarry: 0, shipyard: 1 },
      goods: { steel: 0 },
    })
    expect(table.player(0).cash).toBe(1)
  })

  test('[ME-CSH-04] [moe-sc-102] A contribution that is not enough is returned', () => {
    const table = redImports('steel', 1, 9, { cash: 1 }).does(0, contribute(4))
    expect(table.events()).toEqual([{ type: 'unpaid', good: 'steel', company: 'red-socks' }])
    expect(table.company('red-socks')).toMatchObject({ cash: 1, goods: { steel: 0 } })
    expect(table.player(0).cash).toBe(9)
  })

  test('[ME-CSH-05] What is chosen now must be paid in full', () => {
    const table = redAt({ at: 'company-deals' }, 5, { cash: 2, factories: { quarry: 1 } })
      .does(0, buy('blue-eyes', 7))
      .refuses(0, contribute(2), 'ME-CSH-05', { least: 3 })
    expect(table.moves(0)).toEqual([contribute(3), contribute(4), contribute(5)])
    table.does(0, contribute(3))
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([7])
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 0 } })
  })

  test('[ME-CSH-06] [moe-sc-024] Two failing imports force two factory sales', () => {
    const table = redImports('steel', 2, 0, { factories: { quarry: 3 } }).does(0, contribute(0), contribute(0))
    expect(table.company('red-socks')).toMatchObject({ cash: 4, factories: { quarry: 1 }, goods: { steel: 0 } })
    expect(table.entries('forced-sale')).toHaveLength(2)
  })

  test('[ME-CSH-07] A forced sale does not bring the piece for the factory being built', () => {
    given(
      { at: 'investment' },
      {
        order: ['red-socks', 'blue-eyes', 'yellow-submarines', 'green-grass'],
        players: { 0: { cash: 9 } },
        companies: {
          'red-socks': { manager: 0, cash: 1, factories: { shipyard: 2 }, goods: { 'building-materials': 1 } },
          'blue-eyes': { manager: 1, factories: { shipyard: 3 } },
          'yellow-submarines': { manager: 2, factories: { shipyard: 3 } },
          'green-grass': { manager: 3, factories: { shipyard: 2 } },
        },
      },
    ).refuses(0, build('shipyard'), 'ME-INV-06')
  })

  test('[ME-CSH-08] [moe-sc-107] What contribution and sale bring too much stays with the company', () => {
    const table = redImports('building-materials', 1, 5, { factories: { quarry: 1 } }).does(0, contribute(2))
    expect(table.company('red-socks')).toMatchObject({
      cash: 1,
      factories: { quarry: 0 },
      goods: { 'building-materials': 1 },
    })
    expect(table.player(0).cash).toBe(3)
  })

  test('[ME-CSH-08] If nothing is missing any more, no factory is sold', () => {
    const table = redImports('building-materials', 1, 5, { factories: { quarry: 1 } }).does(0, contribute(3))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 1 } })
    table.refuses(0, supply('red-socks', 'quarry'), 'ME-GEN-21')
  })
})
