import { describe, expect, test } from 'vitest'
import { type Given, given } from './given.ts'
import { build, buy, contribute, exchange, noDeal, sell } from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'

const FOUNDERS = {
  0: { packets: { 'red-socks': [10] } },
  1: { packets: { 'blue-eyes': [10] } },
} satisfies Position['players']

/** Red Socks of seat 0 trades before Blue Eyes of seat 1. */
function redDeals(red: CompanyPosition, blue: CompanyPosition = {}, position: Position = {}): Given {
  return given(
    { at: 'company-deals' },
    {
      year: 2,
      players: FOUNDERS,
      ...position,
      companies: { 'red-socks': { manager: 0, ...red }, 'blue-eyes': { manager: 1, ...blue }, ...position.companies },
    },
  )
}

const THIRD = {
  players: { ...FOUNDERS, 2: { packets: { 'yellow-submarines': [10] } } },
  companies: { 'yellow-submarines': { manager: 2 } },
} satisfies Position

describe('Share trading by companies', () => {
  test('[ME-SHR-01] Two rounds in company order; a pass in the first does not exclude from the second', () => {
    const table = redDeals({ cash: 9 }, { cash: 9 })
    const asked: number[] = []
    for (const move of [noDeal, noDeal, buy('blue-eyes', 9), buy('red-socks', 9)]) {
      const [seat] = table.asked()
      asked.push(seat ?? -1)
      table.does(seat ?? -1, move)
    }
    expect(asked).toEqual([0, 1, 0, 1])
    expect(table.step()).toBe('new-loan')
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([9])
    expect(table.packets('red-socks', 'blue-eyes')).toEqual([9])
  })

  test('[ME-SHR-01] One transaction in a round', () => {
    redDeals({ cash: 9, packets: { 'blue-eyes': [3] } })
      .does(0, buy('blue-eyes', 1))
      .refuses(0, sell('blue-eyes', 3), 'ME-GEN-06')
  })

  test('[ME-SHR-02] [moe-ex-025] A company may sell one packet and buy another', () => {
    const table = redDeals(
      { cash: 6, packets: { 'blue-eyes': [4] } },
      { points: 9 },
      { ...THIRD, companies: { 'yellow-submarines': { manager: 2, points: 3 } } },
    )
      .does(0, sell('blue-eyes', 4))
      .passesTo('company-deal', 'red-socks')
      .does(0, buy('yellow-submarines', 9))
    expect(table.company('red-socks').cash).toBe(5)
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([])
    expect(table.packets('yellow-submarines', 'red-socks')).toEqual([9])
    expect([table.player(1).cash, table.player(2).cash]).toEqual([0, 1])
  })

  test('[ME-SHR-02] [moe-ex-026] A company may not buy two packets', () => {
    const table = redDeals({ cash: 30 }, {}, THIRD)
      .does(0, buy('blue-eyes', 4))
      .passesTo('company-deal', 'red-socks')
      .refuses(0, buy('yellow-submarines', 9), 'ME-SHR-02')
    expect(table.company('red-socks').cash).toBe(26)
  })

  test('[ME-SHR-02] Nor sell two', () => {
    redDeals({ packets: { 'blue-eyes': [3, 4] } })
      .does(0, sell('blue-eyes', 3))
      .passesTo('company-deal', 'red-socks')
      .refuses(0, sell('blue-eyes', 4), 'ME-SHR-02')
  })

  test('[ME-SHR-03] [ME-SHR-04] [moe-sc-121] A packet held by somebody is not available', () => {
    const table = redDeals({ cash: 30 }).refuses(0, buy('blue-eyes', 10), 'ME-SHR-04', {
      issuer: 'blue-eyes',
      size: 10,
    })
    expect(table.company('red-socks').cash).toBe(30)
  })

  test('[ME-SHR-03] The price goes to the bank and nobody else', () => {
    const table = redDeals({ cash: 9 }, { cash: 7 }).does(0, buy('blue-eyes', 4))
    expect(table.company('red-socks').cash).toBe(5)
    expect(table.company('blue-eyes').cash).toBe(7)
    expect(table.packetAt('blue-eyes', 4)).toBe('red-socks')
  })

  test('[ME-SHR-04] [ME-SHR-09] [moe-ex-003] A packet of 8 at 15 points costs 16; the bonus is 2', () => {
    const table = redDeals({ cash: 20 }, { points: 15 }).does(0, buy('blue-eyes', 8))
    expect(table.company('red-socks').cash).toBe(4)
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([8])
    expect(table.packets('blue-eyes', 'bank')).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    expect(table.player(1).cash).toBe(2)
  })

  test('[ME-SHR-05] [moe-sc-054] A company may not buy its own shares', () => {
    const table = redDeals({ cash: 50 }).refuses(0, buy('red-socks', 1), 'ME-SHR-05')
    expect(table.moves(0, 'buy-packet')).not.toContainEqual(expect.objectContaining({ issuer: 'red-socks' }))
  })

  test('[ME-SHR-06] [ME-CSH-02] [moe-sc-056] The manager helps the company to buy a packet', () => {
    const table = redDeals({ cash: 8 }, {}, { year: 1, players: { ...FOUNDERS, 0: { ...FOUNDERS[0], cash: 2 } } }).does(
      0,
      buy('blue-eyes', 9),
      contribute(1),
    )
    expect(table.company('red-socks').cash).toBe(0)
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([9])
    expect([table.player(0).cash, table.player(1).cash]).toEqual([1, 1])
  })

  test('[ME-SHR-06] One factory may be sold for it', () => {
    const table = redDeals({ cash: 7, factories: { quarry: 2 } }).does(0, buy('blue-eyes', 9), contribute(0))
    expect(table.company('red-socks')).toMatchObject({ cash: 0, factories: { quarry: 1 } })
    redDeals({ cash: 6, factories: { quarry: 2 } }).refuses(0, buy('blue-eyes', 9), 'ME-SHR-06', { price: 9, cash: 6 })
  })

  test('[ME-SHR-06] [ME-SHR-12] [moe-sc-114] The purchase bonus cannot help to pay the packet', () => {
    const table = redDeals(
      { cash: 7 },
      { manager: 0 },
      { players: { ...FOUNDERS, 0: { ...FOUNDERS[0], cash: 1 } } },
    ).refuses(0, buy('blue-eyes', 9), 'ME-SHR-06', { price: 9, cash: 7 })
    expect([table.company('red-socks').cash, table.player(0).cash]).toEqual([7, 1])
  })

  test('[ME-SHR-07] A sale brings size times value; the packet can be bought at once', () => {
    const table = redDeals({ packets: { 'blue-eyes': [5] } }, { points: 17 }, THIRD)
      .does(0, sell('blue-eyes', 5))
      .passesTo('company-deal', 'yellow-submarines')
    expect(table.company('red-socks').cash).toBe(15)
    expect(table.packetAt('blue-eyes', 5)).toBe('bank')
    redDeals(
      { packets: { 'blue-eyes': [5] } },
      {},
      { ...THIRD, companies: { 'yellow-submarines': { manager: 2, cash: 5 } } },
    )
      .does(0, sell('blue-eyes', 5))
      .passesTo('company-deal', 'yellow-submarines')
      .does(2, buy('blue-eyes', 5))
  })

  test('[ME-SHR-07] Only what the company owns', () => {
    redDeals({ packets: { 'blue-eyes': [5] } })
      .refuses(0, sell('blue-eyes', 4), 'ME-SHR-07', { holder: 'red-socks' })
      .refuses(0, sell('red-socks', 10), 'ME-SHR-07')
      .refuses(0, exchange('blue-eyes', 4, 3), 'ME-SHR-07')
  })

  test('[ME-SHR-08] [ME-SHR-09] [moe-sc-051] An exchange for a larger packet is a purchase with bonus', () => {
    const table = redDeals({ cash: 12, packets: { 'blue-eyes': [3] } }, { points: 10 })
      .does(0, exchange('blue-eyes', 3, 8))
      .passesTo('company-deal', 'red-socks')
      .refuses(0, buy('blue-eyes', 1), 'ME-SHR-02')
    expect(table.company('red-socks').cash).toBe(2)
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([8])
    expect(table.packets('blue-eyes', 'bank')).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    expect(table.player(1).cash).toBe(2)
  })

  test('[ME-SHR-08] [moe-sc-052] An exchange for a smaller packet is a sale without bonus', () => {
    const table = redDeals({ packets: { 'blue-eyes': [9] } }, { points: 17 }, { year: 3 })
      .does(0, exchange('blue-eyes', 9, 2))
      .passesTo('company-deal', 'red-socks')
      .refuses(0, sell('blue-eyes', 2), 'ME-SHR-02')
    expect(table.company('red-socks').cash).toBe(21)
    expect(table.packets('blue-eyes', 'red-socks')).toEqual([2])
    expect(table.player(1).cash).toBe(0)
  })

  test('[ME-SHR-08] [moe-sc-053] An exchange needs an available packet', () => {
    redDeals(
      { cash: 50, packets: { 'blue-eyes': [3] } },
      {},
      { year: 3, players: { ...FOUNDERS, 1: { packets: { 'blue-eyes': [10, 8] } } } },
    ).refuses(0, exchange('blue-eyes', 3, 8), 'ME-SHR-08', { issuer: 'blue-eyes', size: 8 })
  })

  test('[ME-SHR-09] [moe-ex-004] The bonus does not depend on the size of the packet', () => {
    const table = given(
      { at: 'company-deals' },
      {
        year: 2,
        order: ['red-socks', 'yellow-submarines', 'blue-eyes'],
        players: THIRD.players,
        companies: {
          'red-socks': { manager: 0, cash: 20 },
          'yellow-submarines': { manager: 2, cash: 20 },
          'blue-eyes': { manager: 1, points: 15 },
        },
      },
    )
      .does(0, buy('blue-eyes', 1))
      .does(2, buy('blue-eyes', 7))
    expect([table.company('red-socks').cash, table.company('yellow-submarines').cash]).toEqual([18, 6])
    expect(table.player(1).cash).toBe(4)
  })

  test('[ME-SHR-09] [moe-sc-055] The bonus is paid although one player manages buyer and issuer', () => {
    const table = redDeals({ cash: 10 }, { manager: 0, points: 18 }).does(0, buy('blue-eyes', 3))
    expect(table.company('red-socks').cash).toBe(1)
    expect(table.player(0).cash).toBe(3)
  })

  test('[ME-SHR-10] No bonus for packets of the shadow company', () => {
    const table = redDeals({ cash: 10 }, {}, { shadow: { company: 'green-grass', points: 9 } }).does(
      0,
      buy('green-grass', 4),
    )
    expect(table.company('red-socks').cash).toBe(2)
    expect(table.packets('green-grass', 'red-socks')).toEqual([4])
    expect([table.player(0).cash, table.player(1).cash]).toEqual([0, 0])
    expect(table.entries('purchase-bonus')).toEqual([])
  })

  test('[ME-SHR-11] The share value of that moment: an export in the trade phase before counts', () => {
    const table = given(
      { at: 'trade' },
      {
        players: FOUNDERS,
        companies: { 'red-socks': { manager: 0, cash: 9 }, 'blue-eyes': { manager: 1, points: 8, goods: { coal: 1 } } },
      },
    )
      .bids('blue-eyes', { offers: [['coal', 3]] })
      .passesTo('company-deal', 'red-socks')
      .does(0, buy('blue-eyes', 4))
    expect(table.points('blue-eyes')).toBe(9)
    expect(table.company('red-socks').cash).toBe(1)
    expect(table.player(1).cash).toBe(2)
  })

  test('[ME-SHR-12] The bonus comes after the price: it pays for the next factory, not for the packet', () => {
    const table = redDeals({ cash: 9 }, { manager: 0 }).does(0, buy('blue-eyes', 9))
    expect(table.entries('bought', 'purchase-bonus').map(({ type }) => type)).toEqual(['bought', 'purchase-bonus'])
    expect([table.company('red-socks').cash, table.player(0).cash]).toEqual([0, 1])
    table.passesTo('investment', 'red-socks').refuses(0, build('quarry'), 'ME-INV-07')
  })
})
