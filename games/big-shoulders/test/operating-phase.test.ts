import { describe, expect, test } from 'vitest'
import type { RuleId } from '../rule-ids.ts'
import { cubes, type Given, given } from './given.ts'

const END_PRODUCTION = { type: 'end-production' } as const
const WITHHOLD = { type: 'withhold' } as const
const PAY = { type: 'pay-dividends' } as const
const END_TURN = { type: 'end-operating-turn' } as const
const produce = (factory: number) => ({ type: 'produce', factory }) as const
const issue = (common: number, preferred = 0) => ({ type: 'issue', common, preferred }) as const
const purchase = (space: '30' | '20' | '10' | 'x', resource: 'livestock' | 'steel' | 'wood' | 'coal') =>
  ({ type: 'purchase', space, resource }) as const

/** The operating company does nothing. */
const idle = (table: Given, seat = 0): Given => table.does(seat, END_PRODUCTION, WITHHOLD, END_TURN)

describe('Order', () => {
  test('[BS-OPR-01] [EX-RB-22] By Appeal, and on one space from the top of the stack', () => {
    const table = given(
      { phase: 'operating', company: 'fairbank' },
      {
        companies: {
          fairbank: { appeal: 6 },
          'cracker-jack': { appeal: 4, director: 1 },
          'anglo-american': { appeal: 4, director: 2 },
        },
        appealOrder: ['fairbank', 'cracker-jack', 'anglo-american'],
      },
    )
    table.refuses(1, END_PRODUCTION, 'BS-GEN-09', { company: 'fairbank' })
    idle(table, 0)
    expect(table.state.turn?.company).toBe('cracker-jack')
    idle(table, 1)
    expect(table.state.turn?.company).toBe('anglo-american')
    idle(table, 2)
    expect(table.state.phase).toBe('stock')
    expect(table.entries('operates').map(({ company }) => company)).toEqual(['cracker-jack', 'anglo-american'])
  })

  test('[BS-OPR-02] Each company operates once, whatever Appeal it gains', () => {
    const table = given(
      { phase: 'operating', company: 'spalding' },
      {
        companies: {
          fairbank: { appeal: 10, operated: true },
          spalding: { appeal: 9, asset: 'brand-recognition' },
          elgin: { appeal: 4 },
        },
      },
    ).does(0, { type: 'activate', company: 'spalding' }, { type: 'take-cash' })
    expect(table.state.appealOrder).toEqual(['spalding', 'fairbank', 'elgin'])

    idle(table)
    expect(table.state.turn?.company).toBe('elgin')
    idle(table)
    expect(table.state.phase).toBe('stock')
    expect(table.company('elgin').operated).toBe(false)
  })

  test('[BS-OPR-03] Purchase, production, distribution, dividends, end: no step is revisited', () => {
    const goods = { type: 'sell-goods', row: 'meat-packing', space: 'right', goods: 1 } as const
    const table = given(
      { phase: 'operating', company: 'swift' },
      {
        companies: {
          swift: { treasury: 50, resources: { steel: 1, livestock: 1 }, factories: [{ workers: 2 }, { workers: 3 }] },
        },
        supply: { 10: { coal: 1 } },
        demand: { 'meat-packing': { right: { tile: 'd4-8' } } },
      },
    )
    for (const early of [goods, PAY, WITHHOLD, END_TURN]) table.refuses(0, early, 'BS-OPR-03')
    table.does(0, produce(1)).refuses(0, purchase('10', 'coal'), 'BS-OPR-10', { why: 'late' })
    table.does(0, END_PRODUCTION)
    for (const late of [produce(2), END_PRODUCTION, END_TURN]) table.refuses(0, late, 'BS-OPR-03')
    table.refuses(0, purchase('10', 'coal'), 'BS-OPR-10', { why: 'late' })
    table.does(0, goods, PAY)
    for (const late of [produce(2), goods, PAY, WITHHOLD]) table.refuses(0, late, 'BS-OPR-03')
    table.does(0, END_TURN)
    expect(table.state.phase).toBe('stock')
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'end-operating-turn', now: true }, 'BS-OPR-03', 'now'],
    [{ type: 'issue', common: 6, preferred: 0 }, 'BS-OPR-04', 'common'],
    [{ type: 'issue', common: 1, preferred: 2 }, 'BS-OPR-04', 'preferred'],
    [{ type: 'issue', common: 1 }, 'BS-OPR-04', 'preferred'],
    [{ type: 'purchase', space: '40', resource: 'coal' }, 'BS-OPR-08', 'space'],
    [{ type: 'purchase', space: '10', resource: 'gold' }, 'BS-OPR-08', 'resource'],
    [{ type: 'purchase', space: '10', resource: 'coal', count: 2 }, 'BS-OPR-08', 'count'],
    [{ type: 'trade', company: 'swift', give: 'coal' }, 'BS-OPR-11', 'take'],
    [{ type: 'trade', company: 'swift', give: ['wood', 'coal'], take: 'steel' }, 'BS-OPR-11', 'give'],
  ])('[BS-OPR-03] %j is no move', (move, rule, path) => {
    given({ phase: 'operating', company: 'swift' }, { options: { mode: 'advanced' }, companies: { swift: {} } }) //
      .refuses(0, move, rule, { misshapen: { path } })
  })

  test('[BS-OPR-03] There is nothing to operate in the Action Phase', () => {
    const table = given({ phase: 'action', seat: 0 }, { companies: { swift: { goods: 1 } } })
    for (const move of [issue(1), purchase('10', 'coal'), produce(1), END_PRODUCTION, PAY, WITHHOLD, END_TURN]) {
      table.refuses(0, move, 'BS-GEN-01', { phase: 'action' })
    }
  })
})

describe('Emergency fundraising', () => {
  const advanced = { mode: 'advanced' } as const

  test('[BS-OPR-04] [BS-OPR-05] [BS-OPR-06] [EX-RB-24] Two shares at $40', () => {
    const table = given(
      { phase: 'operating', company: 'cracker-jack' },
      { options: advanced, companies: { 'cracker-jack': { price: 40, common: { 0: 1 } } } },
    ).does(0, issue(2))
    expect(table.company('cracker-jack')).toMatchObject({ treasury: 80, common: { charter: 2, pool: 2 } })
    expect(table.price('cracker-jack')).toBe(20)
  })

  test('[BS-OPR-04] [BS-OPR-05] [BS-OPR-06] [EX-DV-74] The Preferred counts two shares', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      { options: advanced, companies: { swift: { price: 80, treasury: 15, common: { 0: 3 } } } },
    ).does(0, issue(1, 1))
    expect(table.company('swift')).toMatchObject({
      treasury: 255,
      preferred: 'pool',
      common: { charter: 1, pool: 1 },
    })
    expect(table.price('swift')).toBe(35)
  })

  test('[BS-OPR-04] Only in the advanced game, only as the very first thing, only once', () => {
    given({ phase: 'operating', company: 'swift' }, { companies: { swift: {} } }) //
      .refuses(0, issue(1), 'BS-OPR-04', { why: 'basic' })

    const position = {
      options: advanced,
      companies: { swift: { treasury: 30, resources: { wood: 2 }, asset: 'foundry' } },
      supply: { 10: { coal: 1 } },
      haymarket: { steel: 1 },
    } as const
    const first = [
      purchase('10', 'coal'),
      { type: 'trade', company: 'swift', give: 'wood', take: 'steel' },
      { type: 'activate', company: 'swift' },
      { type: 'discard-asset', company: 'swift' },
      END_PRODUCTION,
      issue(1),
    ] as const
    for (const move of first) {
      given({ phase: 'operating', company: 'swift' }, position)
        .refuses(0, issue(0), 'BS-OPR-04', { why: 'nothing' })
        .does(0, move)
        .refuses(0, issue(1), 'BS-OPR-04', { why: 'late' })
    }
  })

  test('[BS-OPR-05] [BS-OPR-06] [EX-RB-25] Two shares at $35', () => {
    const table = given(
      { phase: 'operating', company: 'cracker-jack' },
      { options: { ...advanced, edition: '2018' }, companies: { 'cracker-jack': { price: 35, common: { 0: 3 } } } },
    ).does(0, issue(2))
    expect(table.company('cracker-jack').treasury).toBe(70)
    expect(table.price('cracker-jack')).toBe(15)
  })

  test('[BS-OPR-06] One step more than shares, never below $10, and no friendly sale', () => {
    const at = (price: number): Given =>
      given(
        { phase: 'operating', company: 'swift' },
        { options: { ...advanced, friendlyStockSales: true }, companies: { swift: { price } } },
      )
    expect(at(100).does(0, issue(1)).price('swift')).toBe(60)
    expect(at(20).does(0, issue(5, 1)).price('swift')).toBe(10)
    expect(at(100).does(0, issue(0, 1)).price('swift')).toBe(50)
  })

  test('[BS-OPR-07] Only certificates on the own charter', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      { options: advanced, companies: { swift: { preferred: 'pool', pool: 2, common: { 0: 2 } }, libby: {} } },
    )
      .refuses(0, issue(2), 'BS-OPR-07', { company: 'swift' })
      .refuses(0, issue(0, 1), 'BS-OPR-07', { company: 'swift' })
    expect(table.moves(0, 'issue')).toEqual([issue(1)])

    const none = given(
      { phase: 'operating', company: 'swift' },
      { options: advanced, companies: { swift: { preferred: 1, common: { 0: 3, 1: 1, 2: 1 } } } },
    ).refuses(0, issue(1), 'BS-OPR-07')
    expect(none.moves(0, 'issue')).toEqual([])
  })
})

describe('Purchasing resources', () => {
  const supply = { 10: { coal: 2, livestock: 1 }, 20: { steel: 1, wood: 2 }, 30: { livestock: 3 }, x: { wood: 3 } }

  test('[BS-OPR-08] [EX-RB-26] Two Coal and one Steel for $40', () => {
    const table = given(
      { phase: 'operating', company: 'elgin' },
      { companies: { elgin: { treasury: 55 } }, supply },
    ).does(0, purchase('10', 'coal'), purchase('10', 'coal'), purchase('20', 'steel'))
    expect(table.company('elgin')).toMatchObject({ treasury: 15, resources: cubes({ coal: 2, steel: 1 }) })
    expect(table.state.supply['10']).toEqual(cubes({ livestock: 1 }))
    expect(table.state.supply['20']).toEqual(cubes({ wood: 2 }))
  })

  test('[BS-OPR-08] In any mix, the dearest first if wanted, as far as the money goes', () => {
    const table = given({ phase: 'operating', company: 'elgin' }, { companies: { elgin: { treasury: 55 } }, supply })
      .does(0, purchase('30', 'livestock'), purchase('20', 'wood'))
      .refuses(0, purchase('10', 'livestock'), 'BS-OPR-08', { why: 'money', company: 'elgin', cost: 10, have: 5 })
      .refuses(0, purchase('20', 'coal'), 'BS-OPR-08', { why: 'absent' })
    expect(table.company('elgin').resources).toEqual(cubes({ livestock: 1, wood: 1 }))
  })

  test('[BS-OPR-09] [EX-DV-95] The X space is not for sale', () => {
    const table = given(
      { phase: 'operating', company: 'elgin' },
      {
        companies: { elgin: { treasury: 200 } },
        supply: { 10: { wood: 1 }, 20: { wood: 2 }, 30: { livestock: 3 }, x: { steel: 3 } },
      },
    ).refuses(0, purchase('x', 'steel'), 'BS-OPR-09')
    expect(table.moves(0, 'purchase')).toEqual([
      purchase('30', 'livestock'),
      purchase('20', 'wood'),
      purchase('10', 'wood'),
    ])
  })

  test('[BS-OPR-10] No purchase once a factory has produced, unless the table plays it so', () => {
    const companies = {
      elgin: { treasury: 55, resources: { coal: 1, steel: 1 }, factories: [{ workers: 2 }, {}] },
    }
    given({ phase: 'operating', company: 'elgin' }, { companies, supply })
      .does(0, purchase('10', 'coal'), produce(1))
      .refuses(0, purchase('10', 'coal'), 'BS-OPR-10', { why: 'late' })

    given({ phase: 'operating', company: 'elgin' }, { options: { flexiblePurchasing: true }, companies, supply })
      .does(0, produce(1), purchase('10', 'coal'), END_PRODUCTION)
      .refuses(0, purchase('10', 'coal'), 'BS-OPR-10', { why: 'ended' })
  })

  test('[BS-OPR-10] Haymarket Square sells nothing, and the Supply Chain does not refill during the turn', () => {
    const table = given(
      { phase: 'operating', company: 'elgin' },
      { companies: { elgin: { treasury: 55 } }, supply: { ...supply, 10: { coal: 1 } }, haymarket: { steel: 2 } },
    )
      .refuses(0, { type: 'purchase', space: 'haymarket', resource: 'steel' }, 'BS-OPR-10', { why: 'haymarket' })
      .does(0, purchase('10', 'coal'))
    expect(table.state.supply['10']).toEqual(cubes())
    expect(table.state.supply['20']).toEqual(cubes({ steel: 1, wood: 2 }))
  })
})

describe('Free actions', () => {
  const trade = (give: 'wood' | 'coal', take: 'wood' | 'steel' | 'livestock') =>
    ({ type: 'trade', company: 'elgin', give, take }) as const

  test('[BS-OPR-11] [EX-DV-70] Two alike for one of another type that lies in Haymarket Square', () => {
    const table = given(
      { phase: 'operating', company: 'elgin' },
      { companies: { elgin: { resources: { wood: 4, coal: 1 } } }, haymarket: { steel: 1 } },
    )
      .refuses(0, trade('wood', 'livestock'), 'BS-OPR-11')
      .does(0, trade('wood', 'steel'))
    expect(table.company('elgin').resources).toEqual(cubes({ wood: 2, coal: 1, steel: 1 }))
    expect(table.state.haymarket).toEqual(cubes({ wood: 2 }))

    // Not for the same type, not with one cube only, and not for a cube that is gone.
    table.refuses(0, trade('wood', 'wood'), 'BS-OPR-11')
    table.refuses(0, trade('coal', 'wood'), 'BS-OPR-11')
    table.refuses(0, trade('wood', 'steel'), 'BS-OPR-11')
    expect(table.moves(0, 'trade')).toEqual([])
  })

  test('[BS-OPR-11] Any number of times, and in the Action Phase as well', () => {
    for (const moment of [
      { phase: 'operating', company: 'elgin' },
      { phase: 'action', seat: 0 },
    ] as const) {
      const table = given(moment, {
        companies: { elgin: { resources: { wood: 4 } } },
        haymarket: { steel: 2 },
      }).does(0, trade('wood', 'steel'), trade('wood', 'steel'))
      expect(table.company('elgin').resources).toEqual(cubes({ steel: 2 }))
      expect(table.state.haymarket).toEqual(cubes({ wood: 4 }))
    }
  })

  test('[BS-OPR-12] [BS-AST-16] [EX-DV-87] Only the operating company trades and uses its Capital Asset', () => {
    given(
      { phase: 'operating', company: 'swift' },
      {
        companies: { swift: { appeal: 5 }, libby: { resources: { wood: 2 }, asset: 'foundry' } },
        haymarket: { steel: 1, wood: 1 },
      },
    )
      .refuses(0, { type: 'trade', company: 'libby', give: 'wood', take: 'steel' }, 'BS-OPR-12')
      .refuses(0, { type: 'activate', company: 'libby' }, 'BS-AST-16', { asset: 'foundry' })
  })

  test('[BS-OPR-23] Trading, activating and discarding are possible in every step of the turn', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      { companies: { swift: { resources: { wood: 8 }, asset: 'foundry' } }, haymarket: { coal: 4 } },
    )
    const swap = { type: 'trade', company: 'swift', give: 'wood', take: 'coal' } as const
    table.does(0, swap, END_PRODUCTION, swap, { type: 'activate', company: 'swift' }, WITHHOLD, swap)
    table.does(0, { type: 'discard-asset', company: 'swift' }, swap, END_TURN)
    expect(table.company('swift').resources).toEqual(cubes({ coal: 4, wood: 1 }))
  })
})
