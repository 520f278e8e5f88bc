import { describe, expect, test } from 'vitest'
import { PRINTED_MARKET } from '../components/index.ts'
import { type Given, given, place } from './given.ts'

const PAY = { type: 'pay-dividends' } as const
const WITHHOLD = { type: 'withhold' } as const

/** Swift at this price, having produced and sold for this revenue. */
function earning(revenue: number, price: number): Given {
  const turn = { produced: 1, goodsSold: 1, revenue }
  return given({ phase: 'distribution', company: 'swift', turn }, { companies: { swift: { price } } })
}

const { track } = PRINTED_MARKET

/** How many steps a payout moves a price. */
function steps(revenue: number, price: number): number {
  return track.indexOf(earning(revenue, price).does(0, PAY).price('swift')) - track.indexOf(price)
}

/** The Stock Bump Guide: price, and the payouts from which it rises one, two and three steps. */
const GUIDE: [number, number, number, number | null][] = [
  [10, 10, 20, null],
  [15, 15, 30, null],
  [20, 20, 40, null],
  [25, 25, 50, null],
  [35, 35, 70, null],
  [40, 40, 80, null],
  [50, 50, 100, null],
  [60, 60, 120, 180],
  [80, 80, 160, 240],
  [100, 100, 200, 300],
  [120, 120, 240, 360],
  [140, 140, 280, 420],
  [160, 160, 320, 480],
  [190, 190, 380, 570],
  [220, 220, 440, 660],
  [250, 250, 500, 750],
  [280, 280, 560, 840],
  [320, 320, 640, 960],
  [360, 360, 720, 1080],
  [400, 400, 800, 1200],
]

/** Payouts are multiples of $10: the smallest that reaches a threshold. */
const reaching = (threshold: number): number => Math.ceil(threshold / 10) * 10

describe('The Stock track', () => {
  test('[BS-PRC-01] Its 21 spaces, walked up and down', () => {
    const prices = [10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450]
    for (const [i, price] of prices.entries()) {
      if (i > 0) expect(earning(0, price).does(0, WITHHOLD).price('swift')).toBe(prices[i - 1])
      if (i < 20) expect(earning(reaching(price), price).does(0, PAY).price('swift')).toBe(prices[i + 1])
    }
  })

  test('[BS-PRC-01] Companies share a space without touching each other', () => {
    const table = given(
      { phase: 'distribution', company: 'swift', turn: { produced: 1, goodsSold: 1, revenue: 60 } },
      { companies: { swift: { price: 60 }, libby: { price: 80 }, elgin: { price: 60 } } },
    ).does(0, PAY)
    expect([table.price('swift'), table.price('libby'), table.price('elgin')]).toEqual([80, 80, 60])
  })
})

describe('Payouts', () => {
  test.each(GUIDE)(
    '[BS-PRC-02] [BS-PRC-03] [BS-PRC-04] [EX-RB-40] The Stock Bump Guide at $%i',
    (price, one, two, three) => {
      expect(steps(reaching(one) - 10, price)).toBe(0)
      expect(steps(reaching(one), price)).toBe(1)
      expect(steps(reaching(two) - 10, price)).toBe(1)
      // Near the end of the track there is no room for more.
      const room = track.length - 1 - track.indexOf(price)
      expect(steps(reaching(two), price)).toBe(Math.min(2, room))
      expect(steps(three ? three - 10 : 5 * price, price)).toBe(Math.min(2, room))
      if (three) expect(steps(three, price)).toBe(Math.min(3, room))
    },
  )

  test.each([
    ['[EX-RB-36] Spalding', 200, 220, 220],
    ['[EX-RB-37] Anglo-American', 300, 100, 160],
    ['[EX-RB-38] Fairbank', 120, 40, 60],
    ['[EX-RB-39] Cracker Jack', 30, 20, 25],
  ])('[BS-PRC-02] [BS-PRC-03] [BS-PRC-04] [BS-PRC-05] %s pays $%i at $%i', (_, revenue, price, expected) => {
    expect(earning(revenue, price).does(0, PAY).price('swift')).toBe(expected)
  })

  test('[BS-PRC-02] [EX-DV-62] The rounded payout decides, not the revenue', () => {
    const table = earning(35, 35).does(0, PAY)
    expect(table.entries('dividends')[0]?.perShare).toBe(3)
    expect(table.price('swift')).toBe(35)
  })

  test('[BS-PRC-02] The price at the moment of payment counts', () => {
    const table = given(
      { phase: 'distribution', company: 'swift', turn: { produced: 1, goodsSold: 1, revenue: 100 } },
      { companies: { swift: { price: 100, asset: 'popular-partners' } } },
    ).does(0, { type: 'activate', company: 'swift' }, PAY)
    expect(table.price('swift')).toBe(120)
  })

  test('[BS-PRC-03] Twice the price: two steps', () => {
    expect(earning(200, 100).does(0, PAY).price('swift')).toBe(140)
    expect(earning(199, 100).does(0, PAY).price('swift')).toBe(120)
  })

  test('[BS-PRC-04] [EX-DV-65] Three steps from a price of $60 on', () => {
    expect(earning(180, 60).does(0, PAY).price('swift')).toBe(120)
    expect(earning(150, 50).does(0, PAY).price('swift')).toBe(80)
    expect(earning(175, 60).does(0, PAY).price('swift')).toBe(100)
  })

  test('[BS-PRC-05] A smaller payout changes nothing', () => {
    expect(earning(90, 100).does(0, PAY).price('swift')).toBe(100)
    expect(earning(5, 10).does(0, PAY).price('swift')).toBe(10)
  })
})

describe('Other movements', () => {
  test('[BS-PRC-06] [EX-RB-35] A Withhold lowers the price one step, whatever the revenue', () => {
    expect(earning(0, 360).does(0, WITHHOLD).price('swift')).toBe(320)
    expect(earning(2000, 360).does(0, WITHHOLD).price('swift')).toBe(320)
  })

  test('[BS-PRC-07] [EX-DV-08] The price does not fall below $10', () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      { companies: { libby: { director: 1, price: 15, preferred: 0, common: { 0: 1 } } } },
    ).does(0, { type: 'sell', company: 'libby', common: 1, preferred: 1, director: 0 })
    expect(table.cash(0)).toBe(45)
    expect(table.price('libby')).toBe(10)

    expect(earning(0, 10).does(0, WITHHOLD).price('swift')).toBe(10)
  })

  test('[BS-PRC-07] [EX-DV-66] The price does not exceed $450', () => {
    const table = earning(1200, 400).does(0, PAY)
    expect(table.price('swift')).toBe(450)
    expect(table.entries('dividends')[0]?.perShare).toBe(120)

    expect(earning(450, 450).does(0, PAY).price('swift')).toBe(450)
  })

  test('[BS-PRC-08] Nothing else moves a price', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        seats: 2,
        companies: { swift: { price: 100, treasury: 500, appeal: 6, factories: [{ workers: 2 }], goods: 2 } },
        players: { 0: { cash: 500 }, 1: { partners: { unplaced: 0 } } },
        assetRow: { 40: 'foundry' },
        demand: { 'meat-packing': { right: { tile: 'd2-2' } } },
      },
    )
    table.does(0, place('hire-salesperson', 'swift'), { type: 'end-action-turn' })
    table.does(0, place('capital-investment', 'swift'), { type: 'buy-asset', asset: 'foundry' }, { type: 'take-cash' })
    table.does(0, { type: 'activate', company: 'swift' }, { type: 'end-action-turn' })
    table.does(0, { type: 'end-production' })
    table.does(0, { type: 'sell-goods', row: 'meat-packing', space: 'right', goods: 2 })
    expect(table.price('swift')).toBe(100)
    expect(table.entries('price')).toEqual([])

    const stock = given(
      { phase: 'stock', seat: 0 },
      { companies: { swift: { price: 100 } }, players: { 0: { cash: 500 } } },
    )
    stock.does(0, { type: 'buy', company: 'swift', kind: 'common', from: 'charter' }, { type: 'end-stock-turn' })
    expect(stock.price('swift')).toBe(100)

    const cleanup = given({ phase: 'cleanup' }, { companies: { swift: { price: 100, goods: 5 } } })
    expect(cleanup.price('swift')).toBe(100)
  })
})
