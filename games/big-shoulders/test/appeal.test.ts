import { describe, expect, test } from 'vitest'
import { type CompanyPosition, type Given, given, type Position, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const
const TAKE = { type: 'take-bonus' } as const
const CASH = { type: 'take-cash' } as const

/** Seat 0 advertises for Swift: one Appeal step for its $20. */
function advertising(swift: CompanyPosition, position: Position = {}): Given {
  const companies = { swift: { treasury: 20, ...swift }, ...position.companies }
  return given({ phase: 'action', seat: 0 }, { ...position, companies }).does(0, place('advertising', 'swift'))
}

/** The bonus that waits to be decided. */
function bonusAsked(table: Given): unknown {
  return table.step() === 'appeal-bonus' ? table.table.current?.params : null
}

describe('The Appeal track', () => {
  test('[BS-APL-01] Tokens move from 0 to 16 and never back', () => {
    expect(advertising({ appeal: 0 }).company('swift').appeal).toBe(1)
    expect(advertising({ appeal: 15 }).company('swift').appeal).toBe(16)
    expect(advertising({ appeal: 16 }).company('swift').appeal).toBe(16)

    const withheld = given({ phase: 'distribution', company: 'swift' }, { companies: { swift: { appeal: 6 } } })
    withheld.does(0, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(withheld.state.phase).toBe('stock')
    expect(withheld.company('swift').appeal).toBe(6)
  })

  test('[BS-APL-02] [EX-RB-23] A token that enters a space goes on top, a new one to the bottom', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { appeal: 1, treasury: 20 }, 'anglo-american': { appeal: 2 } } },
    ).does(0, place('advertising', 'libby'))
    expect(table.state.appealOrder).toEqual(['libby', 'anglo-american'])

    const founding = given(
      { phase: 'stock', seat: 1 },
      {
        decade: 2,
        companies: { libby: { appeal: 2 }, 'anglo-american': { appeal: 2 } },
        appealOrder: ['libby', 'anglo-american'],
        players: { 1: { cash: 120 } },
      },
    ).does(1, { type: 'found', company: 'elgin', par: 40 })
    expect(founding.state.appealOrder).toEqual(['libby', 'anglo-american', 'elgin'])
    expect(founding.company('elgin').appeal).toBe(2)
  })

  test('[BS-APL-02] A token goes on top of its new space only', () => {
    const table = advertising(
      { appeal: 3 },
      {
        companies: { elgin: { appeal: 5 }, doggett: { appeal: 4 }, fairbank: { appeal: 4 }, libby: { appeal: 3 } },
        appealOrder: ['elgin', 'doggett', 'fairbank', 'libby', 'swift'],
      },
    )
    expect(table.state.appealOrder).toEqual(['elgin', 'swift', 'doggett', 'fairbank', 'libby'])
  })

  test.each([
    [1, null],
    [2, null],
    [3, 'worker'],
    [4, null],
    [5, 'salesperson'],
    [6, null],
    [7, 'automation'],
    [8, null],
    [9, 'partner'],
    [10, null],
    [11, 'bonus-goods'],
    [12, null],
    [13, 'share-value'],
    [14, null],
    [15, 'bonus-goods'],
    [16, 'share-value'],
  ] as const)('[BS-APL-03] The bonus of space %i: %s', (space, bonus) => {
    const table = advertising({ appeal: space - 1 })
    expect(bonusAsked(table)).toEqual(bonus && { company: 'swift', space, bonus })
  })
})

describe('Earning and resolving bonuses', () => {
  test('[BS-APL-04] [BS-APL-05] [EX-DV-31] Every bonus moved onto or over is earned, the lowest first', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: { 1: { built: ['e2-appeal-3'] } },
        companies: { elgin: { appeal: 2, treasury: 50, factories: [{ workers: 1 }, {}] } },
      },
    ).does(0, place('e2-appeal-3', 'elgin'))
    expect(bonusAsked(table)).toMatchObject({ space: 3 })
    table.does(0, TAKE, { type: 'place-worker', factory: 1 })
    expect(bonusAsked(table)).toMatchObject({ space: 5 })
    table.does(0, TAKE)

    expect(table.company('elgin')).toMatchObject({
      appeal: 5,
      treasury: 0,
      salespeople: 1,
      factories: [{ workers: 2 }, { workers: 0 }],
    })
    expect(table.cash(1)).toBe(50)
  })

  test('[BS-APL-04] Two steps over a bonus space earn its bonus', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: { 1: { built: ['e1-appeal-2'] } }, companies: { elgin: { appeal: 4, treasury: 30 } } },
    ).does(0, place('e1-appeal-2', 'elgin'), TAKE)
    expect(table.company('elgin')).toMatchObject({ appeal: 6, salespeople: 1 })
  })

  test('[BS-APL-05] Nothing continues before a bonus is decided', () => {
    const table = advertising({ appeal: 2 }).refuses(0, END_TURN, 'BS-GEN-01').refuses(1, TAKE, 'BS-GEN-09')
    expect(table.moves(0)).toEqual([TAKE, CASH])

    const second = given(
      { phase: 'action', seat: 1 },
      { companies: { elgin: { director: 1, appeal: 2, treasury: 20 } } },
    )
    second.does(1, place('advertising', 'elgin')).refuses(1, { type: 'first-place', take: true }, 'BS-GEN-01')
    second.does(1, CASH, { type: 'first-place', take: true })
  })

  test('[BS-APL-06] [EX-DV-30] Instead of a bonus the company may take $25', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { libby: { appeal: 2, treasury: 30 } } }) //
      .does(0, place('advertising', 'libby'), CASH)
    expect(table.company('libby')).toMatchObject({
      appeal: 3,
      treasury: 35,
      factories: [{ workers: 0 }, { workers: 0 }],
    })
    expect(table.cash(0)).toBe(0)
  })

  test.each([
    [{ type: 'take-bonus', bonus: 'partner' }, 'bonus'],
    [{ type: 'take-cash', amount: 25 }, 'amount'],
  ])('[BS-APL-06] %j is no move', (move, path) => {
    advertising({ appeal: 2 }).refuses(0, move, 'BS-APL-06', { misshapen: { path } })
  })

  test('[BS-APL-06] There is nothing to take without a bonus', () => {
    given({ phase: 'action', seat: 0 }, { companies: { swift: {} } })
      .refuses(0, TAKE, 'BS-GEN-01')
      .refuses(0, CASH, 'BS-GEN-01')
  })

  test('[BS-APL-07] A bonus benefits only the company that earned it', () => {
    const full = [{ workers: 2 }, { workers: 3 }]
    const table = advertising({ appeal: 2, factories: full }, { companies: { libby: {} } })
    table.refuses(0, TAKE, 'BS-APL-08', { company: 'swift' }).does(0, CASH)
    expect(table.company('swift').treasury).toBe(25)
    expect(table.company('libby')).toMatchObject({ treasury: 0, factories: [{ workers: 0 }, { workers: 0 }] })
  })
})

describe('Bonuses that cannot be received', () => {
  /** Ten of the twelve tokens with five companies, and so many more with Libby. */
  const tokens = (libby: number): Position => ({
    companies: {
      elgin: { bonusGoods: 2 },
      doggett: { bonusGoods: 2 },
      fairbank: { bonusGoods: 2 },
      spalding: { bonusGoods: 2 },
      brunswick: { bonusGoods: 2 },
      libby: { bonusGoods: libby },
    },
  })

  test.each<[string, CompanyPosition, Position]>([
    ['no open Worker space', { appeal: 2, factories: [{ workers: 2 }, { automated: 3 }] }, {}],
    ['no open Salesperson space', { appeal: 4, salespeople: 2 }, {}],
    ['no Worker to automate', { appeal: 6, factories: [{ automated: 2 }, {}] }, {}],
    ['no token left', { appeal: 10 }, tokens(2)],
    ['no token left', { appeal: 14 }, tokens(2)],
    ['price at $450', { appeal: 12, price: 450 }, {}],
    ['price at $450', { appeal: 15, price: 450 }, {}],
  ])('[BS-APL-08] With %s only the $25 remain', (_, swift, position) => {
    const table = advertising(swift, position)
    table.refuses(0, TAKE, 'BS-APL-08', { company: 'swift' })
    expect(table.moves(0)).toEqual([CASH])
    table.does(0, CASH)
    expect(table.company('swift').treasury).toBe(25)
  })

  test('[BS-APL-08] [EX-DV-34] Spalding has only one Salesperson space', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { spalding: { appeal: 4, treasury: 20, salespeople: 1 } } },
    ).does(0, place('advertising', 'spalding'))
    expect(table.company('spalding')).toMatchObject({ appeal: 5, treasury: 0 })

    table.refuses(0, TAKE, 'BS-APL-08').does(0, CASH)
    expect(table.company('spalding')).toMatchObject({ treasury: 25, salespeople: 1 })
  })

  test('[BS-APL-08] [EX-DV-36] A price at $450 cannot rise', () => {
    const table = advertising({ appeal: 12, price: 450 })
    expect(table.company('swift')).toMatchObject({ appeal: 13, treasury: 0 })
    table.refuses(0, TAKE, 'BS-APL-08').does(0, CASH)
    expect(table.company('swift').treasury).toBe(25)
    expect(table.price('swift')).toBe(450)
  })

  test('[BS-APL-08] The last of the twelve Goods tokens can still be taken', () => {
    const table = advertising({ appeal: 10 }, tokens(1)).does(0, TAKE)
    expect(table.company('swift').bonusGoods).toBe(1)
  })
})

describe('The bonuses', () => {
  test('[BS-APL-09] 3: a Worker from the General Supply into any open space', () => {
    const table = advertising({ appeal: 2 }).does(0, TAKE).does(0, { type: 'place-worker', factory: 2 })
    expect(table.company('swift').factories).toMatchObject([{ workers: 0 }, { workers: 1 }])
    expect(table.company('swift').treasury).toBe(0)
    expect(table.state.jobMarket).toBe(4)
  })

  test('[BS-APL-10] 5: a Salesperson', () => {
    const table = advertising({ appeal: 4, salespeople: 1 }).does(0, TAKE)
    expect(table.company('swift')).toMatchObject({ salespeople: 2, treasury: 0 })
  })

  test('[BS-APL-11] 7: automate one Worker', () => {
    const table = advertising({ appeal: 6, factories: [{ workers: 1 }, { workers: 1 }] })
      .does(0, TAKE)
      .refuses(0, { type: 'decline-bonus' }, 'BS-ACT-10')
      .does(0, { type: 'automate', factory: 1 }, { type: 'relocate', to: 2 })
    expect(table.company('swift').factories).toMatchObject([
      { workers: 0, automated: 1 },
      { workers: 2, automated: 0 },
    ])
  })

  test('[BS-APL-12] [EX-DV-32] 9: a Partner, usable in the same Action Phase', () => {
    const table = advertising(
      { appeal: 8 },
      { seats: 2, players: { 0: { partners: { unplaced: 1 } }, 1: { partners: { unplaced: 0 } } } },
    ).does(0, TAKE, END_TURN)

    expect(table.state.players[0]?.partners).toMatchObject({ active: 3, unplaced: 1, onAppealTrack: false })
    expect(table.state.players[1]?.partners.unplaced).toBe(0)
    expect(table.asked()).toEqual([0])
  })

  test('[BS-APL-12] Taking $25 leaves the Partner for a later company of the same player', () => {
    const table = advertising(
      { appeal: 8 },
      { seats: 2, companies: { elgin: { appeal: 8, treasury: 20 } }, players: { 1: { partners: { unplaced: 0 } } } },
    ).does(0, CASH, END_TURN)
    expect(table.state.players[0]?.partners).toMatchObject({ active: 2, onAppealTrack: true })

    table.does(0, place('advertising', 'elgin'), TAKE)
    expect(table.state.players[0]?.partners).toMatchObject({ active: 3, onAppealTrack: false })
  })

  test('[BS-APL-12] Gained in the Operating Phase it is usable from the next Action Phase', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      { companies: { swift: { appeal: 8, asset: 'brilliant-marketing' } } },
    ).does(0, { type: 'activate', company: 'swift' }, TAKE)
    expect(table.state.players[0]?.partners.active).toBe(3)

    table.does(0, { type: 'end-production' }, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(table.state.decade).toBe(2)
    expect(table.state.players[0]?.partners.unplaced).toBe(3)
  })

  test('[BS-APL-13] [EX-DV-33] A second company on 9 gets $25', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { elgin: { appeal: 8, treasury: 20 } },
        players: { 0: { partners: { onAppealTrack: false } } },
      },
    )
      .does(0, place('advertising', 'elgin'))
      .refuses(0, TAKE, 'BS-APL-13')
      .does(0, CASH)
    expect(table.company('elgin')).toMatchObject({ appeal: 9, treasury: 25 })
    expect(table.state.players[0]?.partners.active).toBe(3)
  })

  test('[BS-APL-13] Or nothing, if the table plays it so', () => {
    const table = advertising(
      { appeal: 8 },
      { options: { repeatPartnerCash: false }, players: { 0: { partners: { onAppealTrack: false } } } },
    )
    expect(table.step()).toBe('action-turn')
    expect(table.company('swift')).toMatchObject({ appeal: 9, treasury: 0 })

    // The first one is still a choice.
    const first = advertising({ appeal: 8 }, { options: { repeatPartnerCash: false } })
    expect(first.moves(0)).toEqual([TAKE, CASH])
  })

  test('[BS-APL-14] 11 and 15: Goods tokens that produce at the end of every Production step', () => {
    const table = advertising({ appeal: 14, bonusGoods: 1 }).does(0, TAKE)
    expect(table.company('swift')).toMatchObject({ bonusGoods: 2, goods: 0 })

    const turn = given({ phase: 'operating', company: 'swift' }, { companies: { swift: { bonusGoods: 2, goods: 1 } } }) //
      .does(0, { type: 'end-production' })
    expect(turn.company('swift')).toMatchObject({ bonusGoods: 2, goods: 3 })
  })

  test('[BS-APL-14] [EX-DV-101] A token gained after production produces nothing in that turn', () => {
    const table = given(
      { phase: 'distribution', company: 'spalding' },
      { companies: { spalding: { appeal: 10, goods: 1, asset: 'brilliant-marketing' } } },
    ).does(0, { type: 'activate', company: 'spalding' }, TAKE)
    expect(table.company('spalding')).toMatchObject({ appeal: 11, bonusGoods: 1, goods: 1 })
    table.does(0, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(table.company('spalding').goods).toBe(1)
  })

  test('[BS-APL-15] 13: the price rises one step at once', () => {
    const table = advertising({ appeal: 12, price: 60 }).does(0, TAKE)
    expect(table.price('swift')).toBe(80)
  })

  test('[BS-APL-15] [EX-DV-35] From 15 with two steps: one bonus, the price of 16', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: { 1: { built: ['e1-appeal-2'] } },
        companies: { swift: { appeal: 15, price: 120, treasury: 30 } },
      },
    ).does(0, place('e1-appeal-2', 'swift'), TAKE)
    expect(table.company('swift').appeal).toBe(16)
    expect(table.price('swift')).toBe(140)
    expect(table.step()).toBe('action-turn')
  })

  test('[BS-APL-16] [EX-RB-51] Ringing the bell: to the top of the stack on 16, without a bonus', () => {
    const table = advertising(
      { appeal: 16, price: 100 },
      { companies: { elgin: { appeal: 16 } }, appealOrder: ['elgin', 'swift'] },
    )
    expect(table.state.appealOrder).toEqual(['swift', 'elgin'])
    expect(table.step()).toBe('action-turn')
    expect(table.company('swift').treasury).toBe(0)
    expect(table.price('swift')).toBe(100)
  })
})
