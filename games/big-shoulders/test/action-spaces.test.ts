import { describe, expect, test } from 'vitest'
import type { RuleId } from '../rule-ids.ts'
import { given, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const
const STOP = { type: 'stop-hiring' } as const

describe('Hire Workers', () => {
  test.each([
    [12, 20],
    [11, 20],
    [10, 20],
    [9, 20],
    [8, 30],
    [7, 30],
    [6, 30],
    [5, 30],
    [4, 40],
    [3, 40],
    [2, 40],
    [1, 40],
    [0, 50],
  ])('[BS-ACT-20] [EX-RB-11] With %i Workers in the market the next one costs $%i', (jobMarket, cost) => {
    const table = given({ phase: 'action', seat: 0 }, { jobMarket, companies: { swift: { treasury: 100 } } }) //
      .does(0, place('hire-workers', 'swift'), { type: 'hire', factory: 1 }, STOP)

    expect(table.company('swift')).toMatchObject({ treasury: 100 - cost, factories: [{ workers: 1 }, { workers: 0 }] })
    expect(table.state.jobMarket).toBe(Math.max(0, jobMarket - 1))
  })

  test('[BS-ACT-20] [EX-DV-27] Each Worker is paid separately, the cheapest first', () => {
    const table = given({ phase: 'action', seat: 0 }, { jobMarket: 10, companies: { swift: { treasury: 200 } } })
    table.does(0, place('hire-workers', 'swift'))
    for (const factory of [1, 1, 2, 2, 2]) table.does(0, { type: 'hire', factory })

    expect(table.company('swift')).toMatchObject({ treasury: 70, factories: [{ workers: 2 }, { workers: 3 }] })
    expect(table.state.jobMarket).toBe(5)
    expect(table.entries('hired').map(({ cost }) => cost)).toEqual([20, 20, 30, 30, 30])
  })

  test('[BS-ACT-20] [EX-DV-28] When the market is empty Workers come from the supply for $50', () => {
    const table = given({ phase: 'action', seat: 0 }, { jobMarket: 2, companies: { spalding: { treasury: 130 } } })
    table.does(0, place('hire-workers', 'spalding'))
    for (const factory of [1, 2, 2]) table.does(0, { type: 'hire', factory })

    expect(table.company('spalding')).toMatchObject({ treasury: 0, factories: [{ workers: 1 }, { workers: 2 }] })
    expect(table.state.jobMarket).toBe(0)
  })

  test('[BS-ACT-20] A company hires only whom it can pay', () => {
    given({ phase: 'action', seat: 0 }, { jobMarket: 5, companies: { swift: { treasury: 29 } } }) //
      .refuses(0, place('hire-workers', 'swift'), 'BS-ACT-20', { company: 'swift', cost: 30, have: 29 })

    given({ phase: 'action', seat: 0 }, { jobMarket: 5, companies: { swift: { treasury: 30 } } }) //
      .does(0, place('hire-workers', 'swift'), { type: 'hire', factory: 1 })
    const table = given({ phase: 'action', seat: 0 }, { jobMarket: 5, companies: { swift: { treasury: 69 } } }) //
      .does(0, place('hire-workers', 'swift'), { type: 'hire', factory: 1 })
    // The next one costs $40 and there are $39 left, so the hiring is over by itself.
    expect(table.step()).toBe('action-turn')
    expect(table.company('swift').treasury).toBe(39)
  })

  test('[BS-ACT-21] [EX-DV-29] Without an open Worker space nobody can be hired', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { fairbank: { treasury: 100, factories: [{ workers: 1 }, { automated: 1 }] } } },
    ).refuses(0, place('hire-workers', 'fairbank'), 'BS-ACT-21', { why: 'no-space', company: 'fairbank' })
  })

  test('[BS-ACT-21] At least one Worker, and at most as many as there are open spaces', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { fairbank: { treasury: 200, factories: [{ workers: 0 }, { workers: 1 }] } } },
    )
      .does(0, place('hire-workers', 'fairbank'))
      .refuses(0, STOP, 'BS-ACT-21', { why: 'at-least-one' })
      .refuses(0, END_TURN, 'BS-GEN-01')
      .does(0, { type: 'hire', factory: 1 })
      .refuses(0, { type: 'hire', factory: 2 }, 'BS-GEN-01')
    expect(table.step()).toBe('action-turn')
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'hire', factory: 0 }, 'BS-ACT-20', 'factory'],
    [{ type: 'hire', factory: 4 }, 'BS-ACT-20', 'factory'],
    [{ type: 'hire', factory: '1' }, 'BS-ACT-20', 'factory'],
    [{ type: 'hire', factory: 1, count: 2 }, 'BS-ACT-20', 'count'],
    [{ type: 'stop-hiring', please: true }, 'BS-ACT-21', 'please'],
  ])('[BS-ACT-20] [BS-ACT-21] %j is no move', (move, rule, path) => {
    given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 100 } } })
      .does(0, place('hire-workers', 'swift'))
      .refuses(0, move, rule, { misshapen: { path } })
  })
})

describe('Advertising & Start Player', () => {
  const four = {
    swift: { director: 0, treasury: 20 },
    libby: { director: 1, treasury: 20 },
    elgin: { director: 2, treasury: 20, appeal: 3 },
    doggett: { director: 3 },
  }

  test('[BS-ACT-22] $20 for one Appeal step', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { appeal: 3, treasury: 20 } } }) //
      .does(0, place('advertising', 'swift'))
    expect(table.company('swift')).toMatchObject({ appeal: 4, treasury: 0 })
  })

  test('[BS-ACT-22] [BS-ACT-23] [BS-ACT-24] [EX-RB-10] Green takes first place, from the next round on', () => {
    const table = given(
      { phase: 'action', seat: 2, next: [3] },
      { companies: four, players: { 0: { partners: { unplaced: 1 } }, 1: { partners: { unplaced: 1 } } } },
    ).does(2, place('advertising', 'elgin'), { type: 'first-place', take: true }, END_TURN)
    expect(table.state.turnOrder).toEqual([2, 0, 1, 3])

    table.does(3, place('fundraising-40', 'doggett'), END_TURN)
    table.does(2, place('fundraising-40', 'elgin'), END_TURN)
    table.does(0, place('fundraising-40', 'swift'), END_TURN)
    table.does(1, place('fundraising-40', 'libby'), END_TURN)
    expect(table.asked()).toEqual([3])
  })

  test('[BS-ACT-23] Taking first place is optional, and nobody takes it twice', () => {
    const table = given({ phase: 'action', seat: 2 }, { companies: four }) //
      .does(2, place('advertising', 'elgin'), { type: 'first-place', take: false }, END_TURN)
    expect(table.state.turnOrder).toEqual([0, 1, 2, 3])

    const first = given({ phase: 'action', seat: 0 }, { companies: four }).does(0, place('advertising', 'swift'))
    expect(first.step()).toBe('action-turn')
    first.refuses(0, { type: 'first-place', take: true }, 'BS-GEN-01')
  })

  test('[BS-ACT-23] First place belongs to Advertising only, and to who uses it', () => {
    given({ phase: 'action', seat: 2 }, { companies: four })
      .does(2, place('fundraising-40', 'elgin'))
      .refuses(2, { type: 'first-place', take: true }, 'BS-GEN-01')
    given({ phase: 'action', seat: 2 }, { companies: four })
      .does(2, place('advertising', 'elgin'))
      .refuses(0, { type: 'first-place', take: true }, 'BS-ACT-01', { asked: 2 })
      .refuses(2, { type: 'first-place', take: 1 }, 'BS-ACT-23', { misshapen: { path: 'take' } })
  })

  test('[BS-ACT-24] Without a further round the new order is that of the next Decade', () => {
    const table = given(
      { phase: 'action', seat: 1 },
      {
        seats: 2,
        companies: { libby: { director: 1, treasury: 20 }, swift: { director: 0 } },
        players: { 0: { partners: { unplaced: 0 } }, 1: { partners: { unplaced: 1 } } },
      },
    ).does(1, place('advertising', 'libby'), { type: 'first-place', take: true }, END_TURN)
    expect(table.state.phase).toBe('operating')
    expect(table.state.turnOrder).toEqual([1, 0])
  })

  test('[BS-ACT-25] [EX-DV-37] Of two Advertisers in one round the later one is first', () => {
    const table = given(
      { phase: 'action', seat: 0, next: [1, 2] },
      {
        seats: 3,
        companies: { swift: {}, libby: { director: 1, treasury: 20 }, elgin: { director: 2, treasury: 20, appeal: 3 } },
      },
    )
      .does(0, place('fundraising-40', 'swift'), END_TURN)
      .does(1, place('advertising', 'libby'), { type: 'first-place', take: true }, END_TURN)
      .does(2, place('advertising', 'elgin'), { type: 'first-place', take: true }, END_TURN)
    expect(table.state.turnOrder).toEqual([2, 1, 0])

    table.does(2, place('fundraising-40', 'elgin'), END_TURN).does(1, place('fundraising-40', 'libby'), END_TURN)
    expect(table.asked()).toEqual([0])
  })

  test('[BS-ACT-26] The order on the track carries over to the next Decade', () => {
    const table = given({ phase: 'cleanup' }, { turnOrder: [2, 0, 1, 3], companies: four })
    expect(table.state.decade).toBe(2)
    expect(table.state.turnOrder).toEqual([2, 0, 1, 3])
  })
})

describe('Fundraising and hiring', () => {
  test.each([
    ['fundraising-40', 40],
    ['fundraising-60', 60],
    ['fundraising-80', 80],
  ] as const)('[BS-ACT-27] %s brings the company $%i', (space, amount) => {
    const table = given({ phase: 'action', seat: 0 }, { decade: 5, companies: { swift: { treasury: 5 } } }) //
      .does(0, place(space, 'swift'))
    expect(table.company('swift').treasury).toBe(5 + amount)
  })

  test.each([
    [1, ['fundraising-40']],
    [2, ['fundraising-40']],
    [3, ['fundraising-40', 'fundraising-60']],
    [4, ['fundraising-40', 'fundraising-60']],
    [5, ['fundraising-40', 'fundraising-60', 'fundraising-80']],
  ] as const)('[BS-ACT-28] [EX-RB-12] Fundraising spaces of Decade %i', (decade, spaces) => {
    const table = given({ phase: 'action', seat: 0 }, { decade, companies: { swift: {} } })
    expect(table.moves(0, 'place')).toEqual(spaces.map((space) => place(space, 'swift')))
  })

  test('[BS-ACT-28] [EX-DV-80] Fundraising $60 opens in Decade 3, $80 in Decade 5', () => {
    given({ phase: 'action', seat: 0 }, { decade: 2, companies: { libby: {} } }) //
      .refuses(0, place('fundraising-60', 'libby'), 'BS-ACT-28', { decade: 3 })
    given({ phase: 'action', seat: 0 }, { decade: 4, companies: { libby: {} } }) //
      .refuses(0, place('fundraising-80', 'libby'), 'BS-ACT-28', { decade: 5 })
  })

  test('[BS-ACT-29] Hire Manager: $60 for one Manager', () => {
    given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 59 } } }) //
      .refuses(0, place('hire-manager', 'swift'), 'BS-GEN-04', { payer: 'swift', have: 59, cost: 60 })

    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 60 } } }) //
      .does(0, place('hire-manager', 'swift'), { type: 'appoint-manager', factory: 2 })
    expect(table.company('swift')).toMatchObject({ treasury: 0, factories: [{ manager: false }, { manager: true }] })
    expect(table.step()).toBe('action-turn')
  })

  test('[BS-ACT-30] Hire Salesperson: $70 for one Salesperson', () => {
    given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 69 } } }) //
      .refuses(0, place('hire-salesperson', 'swift'), 'BS-GEN-04', { payer: 'swift', have: 69, cost: 70 })

    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 70 } } }) //
      .does(0, place('hire-salesperson', 'swift'))
    expect(table.company('swift')).toMatchObject({ treasury: 0, salespeople: 1 })
  })

  test('[BS-ACT-31] Capital Investment: one Capital Asset at its full price', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 90, appeal: 3 } }, assetRow: { 60: 'foundry', 50: 'workshop' } },
    ).does(0, place('capital-investment', 'libby'), { type: 'buy-asset', asset: 'foundry' }, { type: 'take-cash' })
    expect(table.company('libby')).toMatchObject({ treasury: 90 - 60 + 25, asset: { id: 'foundry' } })
    expect(table.step()).toBe('action-turn')
  })
})

describe('Extra Dividends', () => {
  test.each([
    [10, 20],
    [15, 25],
    [20, 35],
    [25, 40],
    [35, 50],
    [40, 60],
    [50, 80],
    [60, 80],
    [80, 100],
    [100, 120],
    [120, 120],
    [140, 140],
    [160, 160],
    [190, 190],
    [220, 220],
    [250, 250],
    [280, 280],
    [320, 320],
    [360, 360],
    [400, 400],
    [450, 450],
  ])('[BS-ACT-32] [EX-RB-41] Extra Dividends move a price of $%i to $%i', (price, expected) => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { elgin: { price, treasury: 100 } } }) //
      .does(0, place('extra-dividends', 'elgin'))
    expect(table.price('elgin')).toBe(expected)
  })

  test('[BS-ACT-32] [BS-ACT-34] [EX-DV-47] $10 per share: to players, to the charter, to the bank for the pool', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { elgin: { price: 50, treasury: 100, preferred: 1, pool: 1 } } },
    )
    const bank = table.state.bank
    table.does(0, place('extra-dividends', 'elgin'))

    expect([table.cash(0), table.cash(1)]).toEqual([30, 20])
    expect(table.company('elgin').treasury).toBe(40)
    expect(table.state.bank).toBe(bank + 10)
    expect(table.price('elgin')).toBe(80)
  })

  test('[BS-ACT-32] Each use counts by itself, with the price of that moment', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        seats: 2,
        companies: { elgin: { price: 50, treasury: 200 } },
        players: { 1: { partners: { unplaced: 0 } } },
      },
    )
    table.does(0, place('extra-dividends', 'elgin'), END_TURN).does(0, place('extra-dividends', 'elgin'))
    expect(table.price('elgin')).toBe(100)
    expect(table.company('elgin').treasury).toBe(200 - 30 - 30)
  })

  test('[BS-ACT-33] [EX-DV-48] Extra Dividends need the full $100, whatever flows back', () => {
    given({ phase: 'action', seat: 0 }, { companies: { elgin: { treasury: 95 } } }) //
      .refuses(0, place('extra-dividends', 'elgin'), 'BS-ACT-33', { company: 'elgin', amount: 100 })
  })

  test.each([
    ['e3-dividend-150', 150],
    ['e3-dividend-200', 200],
    ['e3-dividend-250', 250],
    ['e3-dividend-300', 300],
  ] as const)('[BS-ACT-33] %s needs $%i in the treasury', (space, amount) => {
    const players = { 1: { built: [space] } }
    given({ phase: 'action', seat: 0 }, { companies: { elgin: { treasury: amount - 1 } }, players }) //
      .refuses(0, place(space, 'elgin'), 'BS-ACT-33', { company: 'elgin', amount })
    const table = given({ phase: 'action', seat: 0 }, { companies: { elgin: { treasury: amount } }, players }) //
      .does(0, place(space, 'elgin'))
    expect(table.cash(0)).toBe((3 * amount) / 10)
    expect(table.company('elgin').treasury).toBe((7 * amount) / 10)
  })

  test('[BS-ACT-33] [BS-ACT-34] [BS-ACT-35] [EX-RB-21] A dividend Building pays its amount and moves the price by it', () => {
    const table = given(
      { phase: 'action', seat: 1 },
      {
        players: { 0: { built: ['e3-dividend-250'] } },
        companies: { swift: { director: 1, price: 120, treasury: 260, common: { 1: 2, 2: 2 }, pool: 1 } },
      },
    ).does(1, place('e3-dividend-250', 'swift'))

    expect([table.cash(0), table.cash(1), table.cash(2)]).toEqual([50, 125, 50])
    expect(table.company('swift').treasury).toBe(60)
    expect(table.price('swift')).toBe(160)
  })

  test('[BS-ACT-35] [EX-DV-49] $300 at a price of $100 are three steps; the bank pays the owner', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: { 1: { built: ['e3-dividend-300'] } }, companies: { swift: { price: 100, treasury: 300 } } },
    ).does(0, place('e3-dividend-300', 'swift'))
    expect(table.price('swift')).toBe(160)
    expect(table.cash(1)).toBe(60)
  })
})
