import { describe, expect, test } from 'vitest'
import { GOALS, type GoalId } from '../components/index.ts'
import { winnersOf } from '../scoring.ts'
import { type CompanyPosition, type Given, given, type Position } from './given.ts'

/** The end of the game in this position. */
const ended = (position: Position): Given => given({ phase: 'game-end' }, { goals: [], ...position })

const scores = (table: Given): readonly number[] | undefined => table.table.result?.scores

/** Who wins a goal in this position. */
function winners(goal: GoalId, position: Position): readonly number[] | undefined {
  const table = ended({ ...position, goals: [goal] })
  const paid = table.table.result?.breakdown.flatMap(({ goalMoney }, seat) => (goalMoney === 200 ? [seat] : []))
  expect(table.entries('goal')).toEqual([{ type: 'goal', goal, seats: paid }])
  return paid
}

const managers = (count: number): CompanyPosition => ({
  factories: [{ manager: count > 0 }, { manager: count > 1 }],
})

describe('End of the game', () => {
  const lastTurn = (position: Position): Given =>
    given(
      { phase: 'distribution', company: 'swift' },
      { goals: [], companies: { libby: { operated: true }, swift: {} }, ...position },
    )

  test('[BS-END-01] The game ends when all companies have operated in Decade 5, without a Cleanup', () => {
    const table = lastTurn({ decade: 5, supply: { 10: { coal: 1 }, 20: { coal: 1 }, 30: { coal: 1 }, x: { coal: 1 } } })
      .does(0, { type: 'withhold' })
      .does(0, { type: 'end-operating-turn' })
    expect(table.table.over).toBe(true)
    expect(table.state).toMatchObject({ phase: 'over', decade: 5, supply: { 10: { coal: 1 } } })
    expect(table.entries('phase')).toEqual([{ type: 'phase', phase: 'over' }])
    table.refuses(0, { type: 'pass-stock' }, 'KERNEL-OVER')
  })

  test('[BS-END-01] Not before: a company that has not operated, or an earlier Decade', () => {
    const turn = (position: Position): Given =>
      lastTurn(position).does(0, { type: 'withhold' }).does(0, { type: 'end-operating-turn' })
    const waiting = turn({ decade: 5, companies: { swift: {}, libby: { director: 1 } } })
    expect(waiting.asked()).toEqual([1])
    expect(waiting.state.turn?.company).toBe('libby')

    const earlier = turn({ decade: 4 })
    expect(earlier.state).toMatchObject({ phase: 'stock', decade: 5 })
    expect(earlier.table.result).toBeNull()
  })

  test('[BS-END-02] [EX-RB-43] [EX-RB-44] Shares count at their final price', () => {
    const two = (price: number): unknown =>
      ended({ companies: { 'cracker-jack': { director: 1, preferred: 0, price } } }).table.result?.breakdown[0]
    expect(two(100)).toMatchObject({ shares: { 'cracker-jack': 200 }, shareMoney: 200 })
    expect(two(140)).toMatchObject({ shares: { 'cracker-jack': 280 }, shareMoney: 280 })
  })

  test('[BS-END-02] Cash, $200 per goal and shares make the score; prices do not move', () => {
    const table = ended({
      goals: ['most-managers'],
      players: { 0: { cash: 37 } },
      companies: { swift: { ...managers(1), director: 0, price: 450, common: { 0: 1, 1: 2 } } },
    })
    // Seat 0: $37 + $200 + 4 × $450. Seat 1: 2 × $450.
    expect(scores(table)).toEqual([2037, 900, 0, 0])
    expect(table.price('swift')).toBe(450)
    expect(table.entries('price')).toEqual([])
  })

  test('[BS-END-02] [BS-END-04] [BS-END-08] [EX-RB-45] [EX-RB-46] The scoring sheet of Kelly, Jim, Erica and Sam', () => {
    const [kelly, jim, erica, sam] = [0, 1, 2, 3]
    const goals: GoalId[] = ['most-managers', 'most-salespeople', 'most-company-cash', 'highest-appeal', 'most-workers']
    const table = ended({
      goals,
      players: { 0: { cash: 456 }, 1: { cash: 288 }, 2: { cash: 420 }, 3: { cash: 362 } },
      companies: {
        // The sheet shows a price of $110, which is no space of the track (RUL-62); here it is $100.
        'anglo-american': { price: 100, director: sam, preferred: jim, common: { 0: 1 }, factories: [{ workers: 1 }] },
        'cracker-jack': { price: 250, director: kelly, preferred: sam, common: { 0: 2, 1: 1, 2: 1 }, ...managers(1) },
        doggett: { price: 140, director: jim, preferred: kelly, common: { 1: 3, 2: 1 }, ...managers(1), treasury: 80 },
        elgin: { price: 320, director: erica, preferred: kelly, common: { 2: 1, 3: 1 }, ...managers(1), appeal: 14 },
        // Kelly's Libby shares are 3: the sheet shows 4 but counts $240 (RUL-62).
        libby: { price: 80, director: kelly, preferred: jim, common: { 3: 1 }, ...managers(1), salespeople: 1 },
        swift: { price: 400, director: sam, preferred: jim, common: { 3: 2, 2: 3 } },
        spalding: { price: 100, director: erica, preferred: kelly, common: { 1: 3, 2: 1 }, ...managers(1) },
      },
    })

    expect(table.entries('goal').map(({ seats }) => seats)).toEqual([[kelly, erica], [kelly], [jim], [erica], [sam]])
    // As printed, less $10 for each share of Anglo-American: 3576 - 10, 3058 - 20, 4090, 3792 - 30.
    expect(scores(table)).toEqual([3566, 3038, 4090, 3762])
    expect(table.table.result?.winners).toEqual([erica])
  })

  test('[BS-END-03] Treasuries, resources, Goods and certificates on charters and in the pool are worth nothing', () => {
    const bare = { director: 0, price: 100 }
    const rich: CompanyPosition = {
      ...bare,
      preferred: 'pool',
      pool: 2,
      treasury: 5000,
      goods: 20,
      resources: { steel: 9 },
      asset: 'foundry',
    }
    expect(scores(ended({ companies: { swift: bare } }))).toEqual([300, 0, 0, 0])
    expect(scores(ended({ companies: { swift: rich } }))).toEqual([300, 0, 0, 0])
  })

  test('[BS-END-08] [EX-DV-72] Of equal scores the one with more goals wins', () => {
    const goals = (count: number): GoalId[] => GOALS.slice(0, count)
    const red = { total: 3000, goals: goals(1) }
    const blue = { total: 3000, goals: goals(2) }
    const green = { total: 2900, goals: goals(5) }
    expect(winnersOf([red, blue, green])).toEqual([1])
    expect(winnersOf([red, { ...blue, goals: goals(1) }, green])).toEqual([0, 1])
  })

  test('[BS-END-08] At the table: $200 in cash against a goal', () => {
    const table = ended({
      seats: 3,
      goals: ['most-managers'],
      players: { 1: { cash: 200 }, 2: { cash: 199 } },
      companies: { swift: { ...managers(1), director: 0, price: 50 }, libby: { director: 1, price: 50 } },
    })
    expect(scores(table)).toEqual([350, 350, 199])
    expect(table.table.result?.winners).toEqual([0])
    expect(table.entries('winners')).toEqual([{ type: 'winners', seats: [0] }])
  })

  test('[BS-END-08] [BS-VAR-04] [EX-DV-73] Shared victory without goals', () => {
    const table = given(
      { phase: 'game-end' },
      {
        seats: 2,
        options: { goals: false },
        players: { 0: { cash: 3000 }, 1: { cash: 2850 } },
        companies: { swift: { ...managers(2), director: 1, price: 50 } },
      },
    )
    expect(scores(table)).toEqual([3000, 3000])
    expect(table.table.result?.winners).toEqual([0, 1])
  })
})

describe('Goals', () => {
  test('[BS-END-04] [EX-RB-46] A tied goal pays both in full', () => {
    const directedBy = (director: number, count: number): CompanyPosition => ({ director, ...managers(count) })
    const companies = {
      swift: directedBy(0, 2),
      libby: directedBy(1, 1),
      elgin: directedBy(2, 2),
      doggett: directedBy(3, 0),
    }
    const table = ended({ goals: ['most-managers'], companies })
    expect(table.table.result?.breakdown.map(({ goalMoney }) => goalMoney)).toEqual([200, 0, 200, 0])
  })

  test('[BS-END-04] [BS-END-06] [BS-END-07] [EX-DV-71] Zero never wins, ties do, and nobody twice', () => {
    const [red, blue, green] = [0, 1, 2]
    const table = ended({
      seats: 3,
      goals: ['most-capital-assets', 'highest-appeal', 'most-preferred'],
      companies: {
        swift: { director: red, appeal: 14, preferred: blue },
        elgin: { director: red, appeal: 14 },
        libby: { director: green, appeal: 14, preferred: red },
      },
    })
    expect(table.entries('goal').map(({ seats }) => seats)).toEqual([[], [red, green], [red, blue]])
    expect(table.table.result?.breakdown.map(({ goalMoney }) => goalMoney)).toEqual([400, 200, 200])
  })

  test('[BS-END-04] Goals that are not in play pay nothing', () => {
    const companies = { swift: { ...managers(2), director: 0, price: 50 } }
    expect(scores(ended({ goals: ['most-capital-assets'], companies }))).toEqual([150, 0, 0, 0])
  })

  test('[BS-END-05] Employees, Capital Assets and Automation tokens are added up over all directed companies', () => {
    const staff: CompanyPosition = {
      factories: [{ automated: 1, manager: true }, { workers: 1 }],
      salespeople: 1,
    }
    const position: Position = {
      companies: {
        swift: { ...staff, director: 0, asset: 'foundry' },
        libby: { ...staff, director: 0, asset: 'abattoir' },
        spalding: { ...staff, director: 1, asset: 'workshop' },
      },
    }
    for (const goal of ['most-managers', 'most-salespeople', 'most-capital-assets', 'most-workers'] as const) {
      expect(winners(goal, position)).toEqual([0])
    }
    expect(winners('most-automation', position)).toEqual([0])
  })

  test('[BS-END-05] An automated Worker space holds no Worker; tokens not yet used do not count', () => {
    const automated = { director: 0, factories: [{ automated: 2 }, { automated: 2 }] }
    const staffed = { director: 1, factories: [{ workers: 1 }] }
    const position: Position = { companies: { libby: automated, swift: staffed } }
    expect(winners('most-workers', position)).toEqual([1])
    expect(winners('most-automation', position)).toEqual([0])
  })

  test('[BS-END-05] What counts is who directs the company at the end, not who owns most of it', () => {
    const position: Position = { companies: { swift: { director: 0, preferred: 1, common: { 1: 4 }, ...managers(1) } } }
    expect(winners('most-managers', position)).toEqual([0])
  })

  test('[BS-END-06] Appeal and treasury are those of the best single company', () => {
    const position: Position = {
      companies: {
        swift: { director: 0, appeal: 7, treasury: 90 },
        libby: { director: 0, appeal: 7, treasury: 90 },
        elgin: { director: 1, appeal: 8, treasury: 100 },
      },
    }
    expect(winners('highest-appeal', position)).toEqual([1])
    expect(winners('most-company-cash', position)).toEqual([1])
  })

  test('[BS-END-06] Companies on one Appeal space are tied, whatever their stack order, and so is equal cash', () => {
    const position: Position = {
      companies: {
        swift: { director: 0, appeal: 16, treasury: 100 },
        libby: { director: 1, appeal: 16, treasury: 100 },
      },
    }
    for (const appealOrder of [['swift', 'libby'] as const, ['libby', 'swift'] as const]) {
      expect(winners('highest-appeal', { ...position, appealOrder: [...appealOrder] })).toEqual([0, 1])
    }
    expect(winners('most-company-cash', position)).toEqual([0, 1])
  })

  test('[BS-END-06] A player without a company and an empty treasury win nothing; personal cash is not counted', () => {
    const position: Position = { players: { 1: { cash: 999 } }, companies: { swift: { director: 0, treasury: 0 } } }
    expect(winners('most-company-cash', position)).toEqual([])
    expect(winners('highest-appeal', position)).toEqual([0])
  })

  test('[BS-END-07] Most Partners counts the active ones, 2 to 5', () => {
    // All of them are placed when the game ends.
    const gained = { onAppealTrack: false, onBuildingSpace: false, unplaced: 0 }
    expect(winners('most-partners', { seats: 2, players: { 0: { partners: { unplaced: 0 } } } })).toEqual([0, 1])
    expect(
      winners('most-partners', {
        seats: 3,
        players: { 0: { partners: gained }, 1: { partners: { ...gained, reserved: 'gained' } } },
      }),
    ).toEqual([1])
  })

  test('[BS-END-07] Most 10% and most 20% count Common and Preferred Certificates, not shares', () => {
    const position: Position = {
      companies: {
        swift: { director: 0, preferred: 1, common: { 0: 2, 2: 3 } },
        libby: { director: 0, preferred: 1 },
        elgin: { director: 0, preferred: 2, common: { 2: 1 } },
      },
    }
    expect(winners('most-common', position)).toEqual([2])
    expect(winners('most-preferred', position)).toEqual([1])
  })
})
