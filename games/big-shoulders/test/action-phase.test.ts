import { describe, expect, test } from 'vitest'
import type { RuleId } from '../rule-ids.ts'
import { type Given, given, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const
const PASS = { type: 'pass-action' } as const

/** A company for each of four players, by seat. */
const OWN = ['swift', 'libby', 'elgin', 'doggett'] as const
const FOUR = { swift: { director: 0 }, libby: { director: 1 }, elgin: { director: 2 }, doggett: { director: 3 } }
const TWO = { swift: { director: 0 }, libby: { director: 1 } }

/** Each of these seats takes its whole turn, in this order. */
function fundraise(table: Given, ...seats: number[]): Given {
  for (const seat of seats) table.does(seat, place('fundraising-40', OWN[seat] ?? null), END_TURN)
  return table
}

describe('Rounds and turns', () => {
  test('[BS-ACT-01] [EX-RB-09] Everyone places one Partner per round, in the order of the track', () => {
    const table = given({ phase: 'action', seat: 0, next: [1, 2, 3] }, { companies: FOUR })
    table.refuses(1, place('fundraising-40', 'libby'), 'BS-ACT-01', { asked: 0 })

    fundraise(table, 0, 1, 2, 3, 0, 1, 2, 3)
    expect(table.state.phase).toBe('operating')
  })

  test('[BS-ACT-01] A round is played in the order of the track, without those who have no Partner left', () => {
    const table = given(
      { phase: 'action', seat: 2, next: [0, 3, 1] },
      { companies: FOUR, turnOrder: [2, 0, 3, 1], players: { 0: { partners: { unplaced: 1 } } } },
    )
    fundraise(table, 2, 0, 3, 1, 2, 3, 1)
    expect(table.state.phase).toBe('operating')
  })

  test('[BS-ACT-02] A turn is exactly one Partner on one space for one company', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: {} } })
      .refuses(0, END_TURN, 'BS-ACT-02', { why: 'first' })
      .refuses(0, place('fundraising-40', null), 'BS-ACT-02', { why: 'company' })
      .does(0, place('fundraising-40', 'swift'))
      .refuses(0, place('fundraising-40', 'swift'), 'BS-ACT-02', { why: 'once' })

    expect(table.state.placed).toEqual([{ space: 'fundraising-40', seat: 0 }])
    expect(table.state.players[0]?.partners.unplaced).toBe(1)
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'place', space: 'city-hall', company: 'swift' }, 'BS-ACT-02', 'space'],
    [{ type: 'place', space: 'advertising' }, 'BS-ACT-02', 'company'],
    [{ type: 'place', space: 'advertising', company: 'armour' }, 'BS-ACT-02', 'company'],
    [{ type: 'place', space: 'advertising', company: 'swift', firstPlace: true }, 'BS-ACT-02', 'firstPlace'],
    [{ type: 'end-action-turn', now: true }, 'BS-ACT-02', 'now'],
    [{ type: 'pass-action', for: 'ever' }, 'BS-ACT-04', 'for'],
  ])('[BS-ACT-02] %j is no move', (move, rule, path) => {
    given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 100 } } }) //
      .refuses(0, move, rule, { misshapen: { path } })
  })

  test('[BS-ACT-02] Partners are placed in the Action Phase only', () => {
    for (const move of [place('fundraising-40', 'swift'), END_TURN, PASS]) {
      given({ phase: 'stock', seat: 0 }, { companies: { swift: {} } }).refuses(0, move, 'BS-GEN-01', { phase: 'stock' })
      given({ phase: 'operating', company: 'swift' }, { companies: { swift: {} } }) //
        .refuses(0, move, 'BS-GEN-01', { phase: 'operating' })
    }
  })

  test.each([
    { type: 'first-place', take: true },
    { type: 'hire', factory: 1 },
    { type: 'stop-hiring' },
    { type: 'buy-asset', asset: 'foundry' },
    { type: 'keep-asset', asset: 'foundry' },
    { type: 'take', cubes: ['coal'] },
    { type: 'place-worker', factory: 1 },
    { type: 'appoint-manager', factory: 1 },
    { type: 'automate', factory: 1 },
    { type: 'relocate', to: 2 },
    { type: 'decline-bonus' },
    { type: 'take-bonus' },
    { type: 'take-cash' },
    { type: 'protect', use: true },
  ])('[BS-ACT-02] %j answers a question that nobody has asked', (move) => {
    given(
      { phase: 'action', seat: 0 },
      {
        companies: { swift: { treasury: 100, factories: [{ workers: 1 }], asset: 'workshop' } },
        assetRow: { 40: 'foundry' },
        haymarket: { coal: 2 },
      },
    ).refuses(0, move, 'BS-GEN-01', { phase: 'action' })
  })

  test('[BS-ACT-03] [EX-DV-68] In the 2020 edition nobody may pass', () => {
    given({ phase: 'action', seat: 0 }, { companies: TWO, players: { 1: { partners: { unplaced: 1 } } } }) //
      .refuses(0, PASS, 'BS-ACT-03')
  })

  test('[BS-ACT-03] Fundraising is possible even for a company that can do nothing else', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { treasury: 0 } } })
    expect(table.moves(0, 'place')).toEqual([place('fundraising-40', 'swift')])
  })

  test('[BS-ACT-04] [EX-DV-68] In the 2018 edition a pass ends the Action Phase for the player', () => {
    const table = given(
      { phase: 'action', seat: 0, next: [1] },
      { seats: 2, options: { edition: '2018' }, companies: TWO, players: { 1: { partners: { unplaced: 1 } } } },
    ).does(0, PASS)
    expect(table.asked()).toEqual([1])

    table.refuses(0, place('fundraising-40', 'swift'), 'BS-ACT-01')
    fundraise(table, 1)
    expect(table.state.phase).toBe('operating')
    expect(table.state.players[0]?.partners.unplaced).toBe(2)

    // In the next Decade the player is back.
    const idle = [{ type: 'end-production' }, { type: 'withhold' }, { type: 'end-operating-turn' }] as const
    table.does(0, ...idle).does(1, ...idle)
    expect(table.state).toMatchObject({ decade: 2, players: [{ passed: false }, { passed: false }] })
  })

  test('[BS-ACT-04] A turn with a placed Partner is ended, not passed', () => {
    given({ phase: 'action', seat: 0 }, { options: { actionPass: true }, companies: { swift: {} } })
      .does(0, place('fundraising-40', 'swift'))
      .refuses(0, PASS, 'BS-ACT-02', { why: 'once' })
  })

  test('[BS-ACT-05] [EX-DV-96] In the 2018 edition the phase does not wait for a player without a company', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        seats: 2,
        options: { mode: 'advanced', edition: '2018' },
        companies: { swift: { director: 0 } },
        players: { 0: { partners: { unplaced: 1 } }, 1: { cash: 10 } },
      },
    )
    fundraise(table, 0)

    expect(table.state.phase).toBe('operating')
    expect(table.cash(1)).toBe(10)
    expect(table.state.players.map((player) => player.partners.unplaced)).toEqual([0, 2])
  })

  test('[BS-ACT-06] A Partner from the Appeal track gives no extra turn in this round, but one later', () => {
    const table = given(
      { phase: 'action', seat: 0, next: [1] },
      { seats: 2, companies: { swift: { appeal: 8, treasury: 20 }, libby: { director: 1 } } },
    ).does(0, place('advertising', 'swift'), { type: 'take-bonus' })
    expect(table.state.players[0]?.partners).toMatchObject({ active: 3, unplaced: 2 })

    table.refuses(0, place('fundraising-40', 'swift'), 'BS-ACT-02', { why: 'once' }).does(0, END_TURN)
    fundraise(table, 1, 0, 1, 0)
    expect(table.state.phase).toBe('operating')
  })
})

describe('Companies and spaces', () => {
  test('[BS-ACT-07] Each turn is for any company the player directs, and for no other', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { seats: 2, companies: { swift: {}, libby: {}, elgin: { director: 1, common: { 0: 2 } } } },
    )
      .refuses(0, place('fundraising-40', 'elgin'), 'BS-ACT-07', { company: 'elgin' })
      .refuses(0, place('fundraising-40', 'doggett'), 'BS-ACT-07', { company: 'doggett' })
      .does(0, place('fundraising-40', 'swift'), END_TURN)
      .does(0, place('fundraising-40', 'libby'))

    expect([table.company('swift').treasury, table.company('libby').treasury]).toEqual([40, 40])
  })

  test.each(['hire-workers', 'advertising', 'capital-investment', 'extra-dividends', 'fundraising-40'] as const)(
    '[BS-ACT-08] %s may be used again by anyone',
    (space) => {
      const table = given(
        { phase: 'action', seat: 0 },
        {
          companies: { swift: { treasury: 500 } },
          assetRow: { 40: 'foundry' },
          placed: [
            { space, seat: 0 },
            { space, seat: 1 },
          ],
        },
      ).does(0, place(space, 'swift'))
      expect(table.state.placed.filter((placement) => placement.space === space)).toHaveLength(3)
    },
  )

  test.each(['hire-manager', 'hire-salesperson', 'fundraising-60', 'fundraising-80', 'e1-manager'] as const)(
    '[BS-ACT-09] [EX-DV-81] %s is used once per Decade',
    (space) => {
      given(
        { phase: 'action', seat: 2 },
        {
          decade: 5,
          companies: { swift: { director: 2, treasury: 500 } },
          players: { 0: { built: ['e1-manager'] } },
          placed: [{ space, seat: 1 }],
        },
      ).refuses(2, place(space, 'swift'), 'BS-ACT-09')
    },
  )

  test('[BS-ACT-09] A Partner stays on its space for the rest of the Action Phase', () => {
    const table = given(
      { phase: 'action', seat: 0, next: [1] },
      { seats: 2, companies: { swift: { treasury: 140 }, libby: { director: 1, treasury: 70 } } },
    )
      .does(0, place('hire-salesperson', 'swift'), END_TURN)
      .refuses(1, place('hire-salesperson', 'libby'), 'BS-ACT-09')
    fundraise(table, 1).refuses(0, place('hire-salesperson', 'swift'), 'BS-ACT-09')
  })

  test('[BS-ACT-10] What a space does is done completely', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 50 } }, players: { 1: { built: ['e2-workers-2'] } } },
    )
      .does(0, place('e2-workers-2', 'libby'))
      .refuses(0, { type: 'decline-bonus' }, 'BS-ACT-10')
      .does(0, { type: 'place-worker', factory: 1 })
      .refuses(0, { type: 'decline-bonus' }, 'BS-ACT-10')
      .refuses(0, END_TURN, 'BS-GEN-01')
  })

  test('[BS-ACT-11] [EX-DV-76] A space may be used and paid for no gain at all', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { elgin: { treasury: 100, salespeople: 2 } }, players: { 0: { built: ['e2-salespeople-2'] } } },
    ).does(0, place('e2-salespeople-2', 'elgin'), END_TURN)

    expect(table.cash(0)).toBe(80)
    expect(table.company('elgin')).toMatchObject({ treasury: 20, salespeople: 2 })
  })

  test('[BS-ACT-11] Managers and resources that cannot be had are lost, and nothing is paid back', () => {
    const led = given(
      { phase: 'action', seat: 0 },
      { companies: { elgin: { treasury: 60, factories: [{ manager: true }, { manager: true }] } } },
    ).does(0, place('hire-manager', 'elgin'), END_TURN)
    expect(led.company('elgin').treasury).toBe(0)

    const empty = given(
      { phase: 'action', seat: 0 },
      { companies: { elgin: { treasury: 40 } }, players: { 1: { built: ['e3-steel-2-wood'] } }, haymarket: {} },
    ).does(0, place('e3-steel-2-wood', 'elgin'), END_TURN)
    expect(empty.company('elgin')).toMatchObject({ treasury: 0, resources: { steel: 0, wood: 0 } })
    expect(empty.cash(1)).toBe(40)
  })

  test('[BS-ACT-11] Automation, dividends, hiring and Capital Assets are closed to a company that cannot do them', () => {
    given(
      { phase: 'action', seat: 0 },
      {
        companies: { fairbank: { treasury: 99, factories: [{ automated: 1 }, { automated: 1 }] } },
        players: { 1: { built: ['e1-automate-1'] } },
      },
    )
      .refuses(0, place('e1-automate-1', 'fairbank'), 'BS-ACT-41')
      .refuses(0, place('extra-dividends', 'fairbank'), 'BS-ACT-33')
      .refuses(0, place('hire-workers', 'fairbank'), 'BS-ACT-21')
      .refuses(0, place('capital-investment', 'fairbank'), 'BS-AST-02')
  })

  test('[BS-ACT-12] Costs are due before the effect: a bonus cannot pay for the space that brings it', () => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: { appeal: 2, treasury: 15 } } }) //
      .refuses(0, place('advertising', 'libby'), 'BS-GEN-04', { payer: 'libby', have: 15, cost: 20 })

    const table = given({ phase: 'action', seat: 0 }, { companies: { libby: { appeal: 2, treasury: 20 } } })
    table.does(0, place('advertising', 'libby'))
    expect(table.company('libby').treasury).toBe(0)
    table.does(0, { type: 'take-cash' })
    expect(table.company('libby').treasury).toBe(25)
  })

  test('[BS-ACT-12] Payment, effect, Appeal Bonuses, then the Capital Asset row at the end of the turn', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { brunswick: { appeal: 1, treasury: 40 } }, assetRow: { 40: 'foundry', 50: 'workshop' } },
    ).does(0, place('capital-investment', 'brunswick'), { type: 'buy-asset', asset: 'foundry' })
    expect(table.step()).toBe('appeal-bonus')
    expect(table.company('brunswick')).toMatchObject({ treasury: 0, appeal: 3, asset: null })

    table.does(0, { type: 'take-cash' })
    expect(table.company('brunswick').asset).toEqual({ id: 'foundry', exhausted: false })
    expect(table.state.assetRow).toEqual([null, null, null, 'workshop', null])
    table.does(0, END_TURN)
    expect(table.state.assetRow).toEqual([null, null, null, null, 'workshop'])
  })

  test.each([
    ['advertising', -20],
    ['hire-manager', -60],
    ['hire-salesperson', -70],
    ['fundraising-40', 40],
    ['fundraising-60', 60],
    ['fundraising-80', 80],
  ] as const)('[BS-ACT-14] At %s money flows between company and bank', (space, change) => {
    const table = given({ phase: 'action', seat: 0 }, { decade: 5, companies: { swift: { treasury: 100 } } })
    const bank = table.state.bank
    table.does(0, place(space, 'swift'))

    expect(table.company('swift').treasury).toBe(100 + change)
    expect(table.state.bank).toBe(bank - change)
    expect(table.cash(0)).toBe(0)
  })

  test('[BS-ACT-15] The whole benefit of a space goes to one company', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { doggett: { treasury: 60 }, elgin: { treasury: 60 } },
        players: { 1: { built: ['e2-managers-2'] } },
      },
    )
      .does(0, place('e2-managers-2', 'doggett'), { type: 'appoint-manager', factory: 2 })
      .refuses(0, { type: 'appoint-manager', factory: 1 }, 'BS-GEN-01')

    expect(table.company('doggett').factories.map((factory) => factory.manager)).toEqual([true, true])
    expect(table.company('elgin').factories.map((factory) => factory.manager)).toEqual([false, false])
  })

  test('[BS-ACT-18] [EX-RB-13] The spaces of the first Action Phase', () => {
    const general = ['hire-workers', 'advertising', 'hire-manager', 'hire-salesperson'] as const
    const more = ['capital-investment', 'extra-dividends', 'fundraising-40'] as const
    const buildings = ['e1-manager', 'e1-salesperson', 'e1-goods-1', 'e1-automate-1'] as const
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { swift: { treasury: 500, factories: [{ workers: 1 }] } },
        players: {
          0: { built: [buildings[0]] },
          1: { built: [buildings[1]] },
          2: { built: [buildings[2]] },
          3: { built: [buildings[3]] },
        },
        assetRow: { 40: 'foundry' },
      },
    )
    const spaces = [...general, ...more, ...buildings].map((space) => place(space, 'swift'))
    expect(table.moves(0, 'place')).toHaveLength(11)
    expect(table.moves(0, 'place')).toEqual(expect.arrayContaining(spaces))
    table.refuses(0, place('e1-appeal-2', 'swift'), 'BS-ACT-18')
  })

  test('[BS-ACT-19] All Partners of a player may act for one company, turn after turn', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { seats: 2, companies: { swift: {} }, players: { 1: { partners: { unplaced: 0 } } } },
    )
    fundraise(table, 0, 0)
    expect(table.company('swift').treasury).toBe(80)
  })
})
