import { describe, expect, test } from 'vitest'
import { DONATION_IDS, type DonationId } from '../components/index.ts'
import { capOf, donationCost } from '../model/donations.ts'
import { donationScores, donationVp } from '../scoring.ts'
import { given } from './given.ts'
import type { PlayerPosition } from './position.ts'

/** What a player's donations score at the end. */
function scored(player: PlayerPosition): Partial<Record<DonationId, number>> {
  return donationScores(given({ at: 'over' }, { players: { 0: player } }).state, 0)
}

/** What one donation scores before the cap. */
function vpOf(donation: DonationId, player: PlayerPosition): number {
  return donationVp(given({ at: 'over' }, { players: { 0: { ...player, donations: [donation] } } }).state, 0, donation)
}

/** Three donations at three events; what each cost. */
function prices(player: PlayerPosition, donations: DonationId[]): number[] {
  const costs: number[] = []
  const made = [...(player.donations ?? [])]
  let money = player.money ?? 0
  for (const donation of donations) {
    const table = given(
      { at: 'event', seat: 0, donation: true },
      { players: { 0: { ...player, money, donations: [...made] } } },
    ).does(0, { type: 'donate', donation })
    costs.push(table.entries('donated')[0]?.cost ?? 0)
    money = table.player(0).money
    made.push(donation)
  }
  expect(money).toBe((player.money ?? 0) - costs.reduce((sum, cost) => sum + cost, 0))
  return costs
}

describe('Donations', () => {
  test('[CG-DON-01] [CG-DEC-10] [EX-DO-04] One donation per event', () => {
    const table = given({ at: 'event', seat: 0, donation: true }, { players: { 0: { money: 40, donations: [] } } })
    expect(table.moves(0, 'donate')).toHaveLength(20)
    table
      .does(0, { type: 'donate', donation: 'edu-hr' })
      .refuses(0, { type: 'donate', donation: 'edu-any' }, 'CG-DON-01')
    expect(table.player(0)).toMatchObject({ money: 35, donations: ['edu-hr'] })
  })

  test('[CG-DON-02] A space with any disc is taken', () => {
    given(
      { at: 'event', seat: 0, donation: true },
      { seats: 1, neutral: ['edu-hr'], andrew: { donations: ['edu-rnd'] }, players: { 0: { money: 40 } } },
    )
      .refuses(0, { type: 'donate', donation: 'edu-hr' }, 'CG-DON-02')
      .refuses(0, { type: 'donate', donation: 'edu-rnd' }, 'CG-DON-02')
    expect(DONATION_IDS).toHaveLength(20)
  })

  test('[CG-DON-03] [EX-RB-16] $5, $10, $15', () => {
    expect(prices({ money: 30 }, ['edu-hr', 'welfare-seven', 'health-west'])).toEqual([5, 10, 15])
    given({ at: 'event', seat: 0, donation: true }, { players: { 0: { money: 9, donations: ['edu-hr'] } } }).refuses(
      0,
      { type: 'donate', donation: 'edu-any' },
      'CG-DON-03',
      { cost: 10, have: 9 },
    )
  })

  test('[CG-DON-04] [CG-DEP-15] [EX-DO-01] A copied donation raises the price of the next', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'rnd' },
      {
        players: {
          0: { money: 45, donations: ['edu-hr'], active: { charity: 1 }, missions: { west: 0 } },
          1: { donations: ['health-east'] },
        },
      },
    ).does(0, { type: 'copy-donation', donation: 'health-east', mission: 'west' })
    expect(table.entries('donated').map((entry) => entry.cost)).toEqual([10])
    expect(donationCost(table.player(0))).toBe(15)
    expect(table.player(0)).toMatchObject({ money: 35, donations: ['edu-hr', 'health-east'] })
    expect(table.player(0).missions.west).toBe(1)
    expect(prices({ money: 35, donations: ['edu-hr', 'health-east'] }, ['edu-rnd'])).toEqual([15])
  })

  test('[CG-DON-05] [CG-DEP-12] [EX-RB-17] With Communications $3, $6, $9', () => {
    const mary = { money: 18, active: { communications: 1 } } as const
    expect(prices(mary, ['edu-hr', 'welfare-seven', 'health-west'])).toEqual([3, 6, 9])
  })

  test('[CG-DON-05] [CG-DEP-12] [EX-DO-02] Communications counts earlier donations at $3', () => {
    const mary = { money: 9, donations: ['edu-hr', 'edu-any'], active: { communications: 1 } } as const
    expect(prices({ ...mary, donations: [...mary.donations] }, ['welfare-seven'])).toEqual([9])
  })

  test('[CG-DEP-12] [CG-DEP-17] [EX-DO-03] Communications without an active employee', () => {
    given(
      { at: 'event', seat: 0, donation: true },
      {
        players: {
          0: {
            money: 12,
            donations: ['edu-hr', 'edu-any'],
            departments: { r1c1: 'communications' },
            inactive: { communications: 1 },
          },
        },
      },
    ).refuses(0, { type: 'donate', donation: 'welfare-seven' }, 'CG-DON-03', { cost: 15, have: 12 })
  })

  test('[CG-DON-06] The price is paid, one disc placed, for good', () => {
    const table = given({ at: 'event', seat: 0, donation: true }, { players: { 0: { money: 5 } } })
    const { discs } = table.player(0)
    table.does(0, { type: 'donate', donation: 'edu-hr' })
    expect(table.player(0)).toMatchObject({ money: 0, discs: discs - 1, donations: ['edu-hr'] })
    expect(table.player(0).vp).toBe(0)
  })

  test('[CG-DON-07] [CG-DON-08] [EX-DO-08] The base cap of 12 cuts', () => {
    const mary: PlayerPosition = {
      tabs: {
        housing: { side: 'A', step: 3, built: 4 },
        commerce: { side: 'A', step: 3, built: 4 },
        industry: { side: 'A', step: 1, built: 2 },
      },
      donations: ['rights-homes-shops', 'rights-industry', 'edu-management'],
      departments: { r1c1: 'purchasing', r1c2: 'sales', r1c3: 'logistics' },
    }
    expect(scored(mary)).toEqual({ 'rights-homes-shops': 12, 'rights-industry': 6, 'edu-management': 12 })
  })

  test('[CG-DON-08] [CG-TAB-05] [EX-DO-07] Two cap rewards lift every donation', () => {
    const mary: PlayerPosition = {
      tabs: {
        housing: { side: 'B', step: 4, built: 4 },
        commerce: { side: 'B', step: 4, built: 4 },
        industry: { side: 'A', step: 1, built: 2 },
      },
      donations: ['rights-homes-shops', 'rights-industry', 'edu-management'],
      departments: { r1c1: 'purchasing', r1c2: 'sales', r1c3: 'logistics' },
    }
    expect(capOf(given({ at: 'over' }, { players: { 0: mary } }).player(0))).toBe(18)
    expect(scored(mary)).toEqual({ 'rights-homes-shops': 16, 'rights-industry': 6, 'edu-management': 15 })
  })

  test('[CG-DON-09] [CG-DEP-15] [EX-DO-06] Not the same donation twice', () => {
    given(
      { at: 'departments', seat: 0, action: 'rnd' },
      {
        players: {
          0: { money: 30, donations: ['edu-hr'], active: { charity: 1 } },
          1: { donations: ['edu-hr'] },
        },
      },
    ).refuses(0, { type: 'copy-donation', donation: 'edu-hr', mission: 'east' }, 'CG-DEP-15')
    given({ at: 'event', seat: 0, donation: true }, { players: { 0: { money: 30, donations: ['edu-hr'] } } }).refuses(
      0,
      { type: 'donate', donation: 'edu-hr' },
      'CG-DON-09',
    )
  })

  test('[CG-DON-10] [CG-DON-19] [EX-DO-16] Original and copy score separately', () => {
    const { state } = given(
      { at: 'over' },
      {
        players: {
          0: { transport: { west: 4, midwest: 3, east: 2, south: 1 }, donations: ['rights-railroad'] },
          1: { transport: { west: 1, midwest: 2, east: 2, south: 2 }, donations: ['rights-railroad'] },
        },
      },
    )
    expect(donationScores(state, 0)).toEqual({ 'rights-railroad': 9 })
    expect(donationScores(state, 1)).toEqual({ 'rights-railroad': 3 })
  })

  test('[CG-DON-11] [CG-DON-12] [CG-DON-13] [CG-DON-14] 3 VP per department of a type', () => {
    const departments = { r1c1: 'training', r1c2: 'sales', r1c3: 'engineering', r1c4: 'outsourcing' } as const
    const own = { departments: { ...departments, r2c1: 'charity' } } as const
    expect(vpOf('edu-hr', own)).toBe(6)
    expect(vpOf('edu-management', own)).toBe(9)
    expect(vpOf('edu-construction', own)).toBe(9)
    expect(vpOf('edu-rnd', own)).toBe(6)
  })

  test('[CG-DON-15] [CG-DON-31] [EX-DO-12] Departments for education; at the start 1 + 2 + 1 + 1', () => {
    expect(
      scored({
        departments: { r1c1: 'new-lobby', r1c2: 'training', r4c4: 'sales' },
        donations: ['edu-any', 'edu-hr', 'edu-management'],
      }),
    ).toEqual({ 'edu-any': 8, 'edu-hr': 9, 'edu-management': 9 })
    const start = (['edu-hr', 'edu-management', 'edu-construction', 'edu-rnd', 'edu-any'] as const).map((id) =>
      vpOf(id, { reserve: 'training' }),
    )
    expect(start).toEqual([3, 6, 3, 3, 5])
  })

  test('[CG-DON-16] [CG-DON-17] [CG-DON-18] Projects by type: 4, 3, and 2 for housing and commerce', () => {
    const tabs = {
      infrastructure: { step: 2, built: 2 },
      industry: { step: 2, built: 3 },
      housing: { step: 1, built: 2 },
      commerce: { step: 0, built: 1 },
    }
    expect(vpOf('rights-infrastructure', { tabs })).toBe(8)
    expect(vpOf('rights-industry', { tabs })).toBe(9)
    expect(vpOf('rights-homes-shops', { tabs })).toBe(6)
  })

  test('[CG-DON-19] [CG-TRA-03] [EX-DO-13] 3 VP per region at railroad', () => {
    const transport = { west: 3, midwest: 3, east: 2, south: 5 }
    expect(scored({ transport, donations: ['rights-railroad'] })).toEqual({ 'rights-railroad': 9 })
  })

  test('[CG-DON-20] [EX-DO-11] Own donations include this one and copies', () => {
    const donations: DonationId[] = ['rights-donations', 'edu-hr', 'welfare-seven', 'health-east']
    expect(scored({ donations })['rights-donations']).toBe(8)
  })

  test('[CG-DON-21] Seven points', () => {
    expect(scored({ donations: ['welfare-seven'] })).toEqual({ 'welfare-seven': 7 })
  })

  test('[CG-DON-22] [CG-DON-33] [EX-DO-09] Cap 15 and goods worth 2 each: the eighth adds 1', () => {
    const table = given(
      { at: 'final-payments' },
      {
        players: {
          0: { goods: 10, donations: ['welfare-goods'], tabs: { housing: { side: 'B', step: 4, built: 1 } } },
        },
      },
    )
    for (let i = 0; i < 8; i++) table.does(0, { type: 'pay', donation: 'welfare-goods' })
    table.refuses(0, { type: 'pay', donation: 'welfare-goods' }, 'CG-DON-33', { why: 'cap', cap: 15 })
    expect(table.player(0).goods).toBe(2)
    expect(table.entries('paid').map((entry) => entry.vp)).toEqual([2, 2, 2, 2, 2, 2, 2, 1])
    expect(donationScores(table.state, 0)).toEqual({ 'welfare-goods': 15 })
  })

  test('[CG-DON-23] 2 VP per $5', () => {
    const table = given({ at: 'final-payments' }, { players: { 0: { money: 11, donations: ['welfare-money'] } } })
      .does(0, { type: 'pay', donation: 'welfare-money' }, { type: 'pay', donation: 'welfare-money' })
      .refuses(0, { type: 'pay', donation: 'welfare-money' }, 'CG-GEN-03', { what: 'money', cost: 5, have: 1 })
    expect(donationScores(table.state, 0)).toEqual({ 'welfare-money': 4 })
  })

  test('[CG-DON-24] [CG-DON-33] [EX-DO-10] Goods are paid once only', () => {
    const table = given(
      { at: 'final-payments' },
      { players: { 0: { goods: 3, money: 16, donations: ['welfare-goods', 'welfare-money', 'welfare-bundle'] } } },
    )
    for (let i = 0; i < 3; i++) table.does(0, { type: 'pay', donation: 'welfare-bundle' })
    table.refuses(0, { type: 'pay', donation: 'welfare-goods' }, 'CG-GEN-03', { what: 'goods', cost: 1, have: 0 })
    expect(table.player(0)).toMatchObject({ money: 1, goods: 0 })
    expect(donationScores(table.state, 0)['welfare-bundle']).toBe(12)
  })

  test('[CG-DON-33] Nobody pays for a donation not made', () => {
    given({ at: 'final-payments' }, { players: { 0: { goods: 3, donations: ['welfare-goods'] } } }).refuses(
      0,
      { type: 'pay', donation: 'welfare-money' },
      'CG-DON-33',
      { why: 'none' },
    )
  })

  test('[CG-DON-25] [CG-DON-32] [EX-DO-14] Active employees without missions and the permanent one', () => {
    expect(
      scored({
        active: { 'start-hr': 2, 'start-finance': 2, 'start-construction': 1, 'advanced-design': 3 },
        missions: { west: 3 },
        inactive: { lobby: 2 },
        donations: ['welfare-active'],
      }),
    ).toEqual({ 'welfare-active': 8 })
  })

  test('[CG-DON-26] [CG-DON-28] Projects in the East and in the South', () => {
    const projects = [
      ['boston', 'housing'],
      ['new-york', 'commerce'],
      ['houston', 'industry'],
    ] as const
    expect(vpOf('health-east', { projects: [...projects] })).toBe(4)
    expect(vpOf('health-south', { projects: [...projects] })).toBe(2)
  })

  test('[CG-DON-27] [CG-DON-29] [CG-DON-30] [EX-DO-15] Health donations by region and by town', () => {
    expect(
      scored({
        projects: [
          ['seattle', 'housing'],
          ['reno', 'commerce'],
          ['omaha', 'industry'],
          ['memphis', 'commerce'],
          ['denver', 'housing'],
        ],
        donations: ['health-towns', 'health-west', 'health-midwest'],
      }),
    ).toEqual({ 'health-towns': 8, 'health-west': 6, 'health-midwest': 2 })
  })
})
