import { describe, expect, test } from 'vitest'
import { type CompanyId, type Cubes, charterOf } from '../components/index.ts'
import type { RuleId } from '../rule-ids.ts'
import { type CompanyPosition, cubes, type Given, given, type Position } from './given.ts'

const END_PRODUCTION = { type: 'end-production' } as const
const TAKE = { type: 'take-bonus' } as const
const produce = (factory: number) => ({ type: 'produce', factory }) as const
const take = (...of: (keyof Cubes)[]) => ({ type: 'take', cubes: of }) as const

function operating(company: CompanyId, of: CompanyPosition, position: Position = {}): Given {
  return given({ phase: 'operating', company }, { companies: { [company]: of }, ...position })
}

/** As printed on the charters: company, factory, resources, Goods, and what its Manager brings. */
const FACTORIES: [
  CompanyId,
  number,
  Partial<Cubes>,
  number,
  { resources?: number; goods?: number; appeal?: number },
][] = [
  ['anglo-american', 1, { coal: 1, livestock: 1 }, 2, { resources: 1, appeal: 1 }],
  ['anglo-american', 2, { coal: 2, livestock: 1, wood: 1 }, 3, { resources: 2 }],
  ['brunswick', 1, { wood: 2, steel: 1 }, 1, { resources: 2 }],
  ['brunswick', 2, { wood: 3, coal: 1 }, 1, { resources: 2 }],
  ['cracker-jack', 1, { wood: 1 }, 2, { appeal: 1 }],
  ['cracker-jack', 2, { coal: 1, steel: 1 }, 2, { appeal: 1 }],
  ['doggett', 1, { coal: 1, livestock: 1 }, 2, { resources: 1, appeal: 1 }],
  ['doggett', 2, { steel: 1, livestock: 1, wood: 2 }, 1, { goods: 1 }],
  ['elgin', 1, { coal: 1, steel: 1 }, 2, { appeal: 2 }],
  ['elgin', 2, { coal: 1, steel: 2 }, 1, { resources: 1, appeal: 1 }],
  ['fairbank', 1, { coal: 2 }, 2, { resources: 1, appeal: 1 }],
  ['fairbank', 2, { coal: 2, livestock: 1 }, 1, { resources: 1, appeal: 1 }],
  ['henderson', 1, { coal: 1, livestock: 1 }, 3, { resources: 1, appeal: 1 }],
  ['henderson', 2, { coal: 1, steel: 1 }, 2, { appeal: 1 }],
  ['henderson', 3, { coal: 1, livestock: 1 }, 2, { resources: 1 }],
  ['libby', 1, { steel: 1, livestock: 1 }, 3, { resources: 1, appeal: 1 }],
  ['libby', 2, { steel: 1, livestock: 2 }, 3, { resources: 1, appeal: 1 }],
  ['spalding', 1, { coal: 1, livestock: 1 }, 2, { appeal: 1 }],
  ['spalding', 2, { steel: 1, livestock: 1 }, 3, { appeal: 1 }],
  ['swift', 1, { steel: 1, livestock: 1 }, 2, { resources: 1, appeal: 1 }],
  ['swift', 2, { steel: 2, livestock: 1 }, 1, { goods: 1, appeal: 1 }],
]

describe('Factories', () => {
  test('[BS-OPR-13] [BS-OPR-15] [BS-OPR-22] [EX-RB-27] Libby produces in both factories', () => {
    const table = operating(
      'libby',
      {
        appeal: 11,
        bonusGoods: 1,
        resources: { steel: 2, livestock: 3 },
        factories: [{ automated: 2, manager: true }, { workers: 2 }],
      },
      { haymarket: { coal: 1 }, players: { 0: { startingCompany: 'libby' } } },
    ).does(0, produce(1), take('steel'))
    expect(table.company('libby')).toMatchObject({ goods: 4, appeal: 12 })

    table.does(0, produce(2))
    expect(table.company('libby').goods).toBe(4 + 3)
    table.does(0, END_PRODUCTION)
    expect(table.company('libby')).toMatchObject({ goods: 8, resources: cubes({ steel: 1 }) })
    expect(table.state.haymarket).toEqual(cubes({ coal: 1, livestock: 3, steel: 1 }))
    expect(table.state.players[0]?.partners.active).toBe(3)
  })

  test('[BS-OPR-13] [EX-DV-53] A skipped factory blocks the next', () => {
    operating('elgin', { resources: { coal: 1, steel: 2 }, factories: [{ workers: 1 }, { workers: 2 }] }) //
      .refuses(0, produce(2), 'BS-OPR-13', { why: 'left' })
  })

  test('[BS-OPR-13] Every Worker space filled, all resources there, each factory once', () => {
    operating('elgin', { resources: { coal: 2, steel: 2 }, factories: [{ workers: 1 }, {}] }) //
      .refuses(0, produce(1), 'BS-OPR-13', { why: 'workers' })
    operating('elgin', { resources: { coal: 2 }, factories: [{ workers: 1, automated: 1 }, {}] }) //
      .refuses(0, produce(1), 'BS-OPR-13', { why: 'resources', company: 'elgin', lacking: { steel: 1 } })
    operating('elgin', { resources: { coal: 2, steel: 3 }, factories: [{ workers: 1, automated: 1 }, { workers: 2 }] })
      .does(0, produce(1))
      .refuses(0, produce(1), 'BS-OPR-13', { why: 'done' })
      .does(0, produce(2))
      .refuses(0, produce(3), 'BS-OPR-13')
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'produce', factory: 4 }, 'BS-OPR-13', 'factory'],
    [{ type: 'produce' }, 'BS-OPR-13', 'factory'],
    [{ type: 'produce', factory: 1, manager: 'steel' }, 'BS-OPR-13', 'manager'],
    [{ type: 'end-production', sure: true }, 'BS-OPR-14', 'sure'],
  ])('[BS-OPR-13] [BS-OPR-14] %j is no move', (move, rule, path) => {
    operating('elgin', {}).refuses(0, move, rule, { misshapen: { path } })
  })

  test('[BS-OPR-14] The Director may stop before any factory', () => {
    const ready = { resources: { coal: 2, steel: 3 }, factories: [{ workers: 2 }, { workers: 2 }] }
    const none = operating('elgin', ready).does(0, END_PRODUCTION)
    expect(none.company('elgin')).toMatchObject({ goods: 0, resources: { coal: 2, steel: 3 } })

    const one = operating('elgin', ready).does(0, produce(1), END_PRODUCTION).refuses(0, produce(2), 'BS-OPR-03')
    expect(one.company('elgin')).toMatchObject({ goods: 2, resources: { coal: 1, steel: 2 } })
  })

  test.each(FACTORIES)('[BS-OPR-15] %s, factory %i: %j become %i Good(s)', (id, factory, resources, goods, bonus) => {
    const spaces = charterOf(id).factories.map(({ workerSpaces }) => ({ workers: workerSpaces, manager: true }))
    const table = given(
      { phase: 'operating', company: id, turn: { produced: factory - 1 } },
      { companies: { [id]: { appeal: 0, resources, factories: spaces } } },
    ).does(0, produce(factory))

    // The Goods, the consumed cubes in Haymarket Square, then the Manager's choice and Appeal.
    expect(table.company(id)).toMatchObject({ goods: goods + (bonus.goods ?? 0), resources: cubes() })
    expect(table.state.haymarket).toEqual(cubes(resources))
    if (bonus.resources) {
      expect(table.table.current).toMatchObject({ step: 'take-resources', params: { count: bonus.resources } })
      table.does(0, take())
    }
    expect(table.company(id).appeal).toBe(bonus.appeal ?? 0)
    expect(table.step()).toBe('production')
  })

  test('[BS-OPR-15] [BS-OPR-18] [BS-OPR-19] [EX-DV-92] Good and Appeal from one Manager', () => {
    const table = operating('swift', {
      appeal: 3,
      resources: { steel: 3, livestock: 2 },
      factories: [{ workers: 2 }, { workers: 3, manager: true }],
    }).does(0, produce(1), produce(2))
    expect(table.company('swift')).toMatchObject({ goods: 4, appeal: 4, resources: cubes() })
    expect(table.state.haymarket).toEqual(cubes({ steel: 3, livestock: 2 }))
    expect(table.entries('goods')).toEqual([{ type: 'goods', company: 'swift', count: 1, from: 'manager' }])
  })
})

describe('Managers', () => {
  test("[BS-OPR-16] [EX-DV-84] Elgin's double Appeal step jumps over 7", () => {
    const table = operating('elgin', {
      appeal: 6,
      resources: { coal: 1, steel: 1 },
      factories: [{ workers: 2, manager: true }, { workers: 1 }],
    }).does(0, produce(1), TAKE, { type: 'automate', factory: 1 }, { type: 'relocate', to: 2 })
    expect(table.company('elgin')).toMatchObject({
      appeal: 8,
      goods: 2,
      factories: [
        { workers: 1, automated: 1, manager: true },
        { workers: 2, automated: 0 },
      ],
    })
  })

  test('[BS-OPR-16] Without a Manager a factory only produces', () => {
    const table = operating('elgin', { appeal: 6, resources: { coal: 1, steel: 1 }, factories: [{ workers: 2 }, {}] })
    table.does(0, produce(1))
    expect(table.company('elgin').appeal).toBe(6)
    expect(table.step()).toBe('production')
  })

  test('[BS-OPR-17] [EX-DV-69] A Manager takes back consumed cubes', () => {
    const table = operating('brunswick', {
      resources: { wood: 2, steel: 1 },
      factories: [{ workers: 1, manager: true }],
    }) //
      .does(0, produce(1), take('wood', 'wood'))
    expect(table.company('brunswick')).toMatchObject({ goods: 1, resources: cubes({ wood: 2 }) })
    expect(table.state.haymarket).toEqual(cubes({ steel: 1 }))
  })

  test('[BS-OPR-17] Up to the printed number, of what lies in Haymarket Square', () => {
    const libby = { appeal: 0, resources: { steel: 1, livestock: 1 }, factories: [{ workers: 2, manager: true }, {}] }
    const table = operating('libby', libby, { haymarket: { coal: 1 } })
      .does(0, produce(1))
      .refuses(0, take('steel', 'coal'), 'BS-OPR-17', { count: 1 })
      .refuses(0, take('wood'), 'BS-OPR-17', { count: 1 })
      .refuses(0, produce(2), 'BS-GEN-01', { pending: true })
    expect(table.moves(0)).toEqual([take(), take('livestock'), take('steel'), take('coal')])
    table.does(0, take('coal'))
    expect(table.company('libby').resources).toEqual(cubes({ coal: 1 }))

    const two = operating('brunswick', { resources: { wood: 2, steel: 1 }, factories: [{ workers: 1, manager: true }] }) //
      .does(0, produce(1), take('steel'))
    expect(two.company('brunswick').resources).toEqual(cubes({ steel: 1 }))
  })

  test('[BS-OPR-18] A Good for each time the factory produces', () => {
    const table = given(
      { phase: 'operating', company: 'doggett', turn: { produced: 1 } },
      {
        companies: {
          doggett: { resources: { steel: 1, livestock: 1, wood: 2 }, factories: [{}, { workers: 2, manager: true }] },
        },
      },
    ).does(0, produce(2))
    expect(table.company('doggett').goods).toBe(1 + 1)
  })

  test('[BS-OPR-19] Both parts are received: resources first, then Appeal', () => {
    const table = operating('libby', {
      appeal: 4,
      resources: { steel: 1, livestock: 1 },
      factories: [{ workers: 2, manager: true }, {}],
    }).does(0, produce(1))
    expect(table.company('libby').appeal).toBe(4)
    table.does(0, take('livestock'))
    expect(table.company('libby')).toMatchObject({ appeal: 5, resources: cubes({ livestock: 1 }) })
    expect(table.step()).toBe('appeal-bonus')
  })
})

describe('Bonuses during production', () => {
  test('[BS-OPR-20] [EX-DV-54] A Worker gained works in the next factory', () => {
    const table = operating('doggett', {
      appeal: 2,
      resources: { coal: 1, livestock: 2, steel: 1, wood: 2 },
      factories: [{ workers: 2, manager: true }, { workers: 1 }],
    }).does(0, produce(1), take(), TAKE, produce(2))
    expect(table.company('doggett')).toMatchObject({
      appeal: 3,
      goods: 3,
      resources: cubes(),
      factories: [{ workers: 2 }, { workers: 2 }],
    })
    expect(table.state.haymarket).toEqual(cubes({ coal: 1, livestock: 2, steel: 1, wood: 2 }))
  })

  test('[BS-OPR-20] [EX-DV-55] A Goods token gained produces at the end of this Production step', () => {
    const table = operating('spalding', {
      appeal: 10,
      resources: { coal: 1, livestock: 1 },
      factories: [{ workers: 1, manager: true }, {}],
    }).does(0, produce(1), TAKE, END_PRODUCTION)
    expect(table.company('spalding')).toMatchObject({ appeal: 11, bonusGoods: 1, goods: 3 })
  })

  test('[BS-OPR-20] A relocated Worker fills the next factory; a new Salesperson raises the price of this turn', () => {
    const elgin = { resources: { coal: 2, steel: 3 }, factories: [{ workers: 2, manager: true }, { workers: 1 }] }
    const automated = operating('elgin', { ...elgin, appeal: 5 }).does(
      0,
      produce(1),
      TAKE,
      { type: 'automate', factory: 1 },
      { type: 'relocate', to: 2 },
      produce(2),
    )
    expect(automated.company('elgin').goods).toBe(3)

    const sale = operating('elgin', { ...elgin, appeal: 3 }, { demand: { 'dry-goods': { right: { tile: 'd4-8' } } } })
      .does(0, produce(1), TAKE, END_PRODUCTION)
      .does(0, { type: 'sell-goods', row: 'dry-goods', space: 'right', goods: 2 })
    expect(sale.state.turn?.revenue).toBe(2 * 60)
  })

  test("[BS-OPR-20] A price step counts for this turn's dividend, and $25 are there at once", () => {
    const spalding = { resources: { coal: 1, livestock: 1 }, factories: [{ workers: 1, manager: true }, {}] }
    const demand = { 'dry-goods': { right: { tile: 'd2-2' } } } as const
    const table = operating('spalding', { ...spalding, appeal: 12, price: 40 }, { demand })
      .does(0, produce(1), TAKE, END_PRODUCTION)
      .does(0, { type: 'sell-goods', row: 'dry-goods', space: 'right', goods: 2 }, { type: 'pay-dividends' })
    // The payout of $90 is twice $40, but the price is $50 by then.
    expect(table.price('spalding')).toBe(60)

    const cash = operating(
      'spalding',
      { ...spalding, appeal: 2, asset: 'cincinnati-steel' },
      { haymarket: { steel: 1 } },
    )
    cash.refuses(0, { type: 'activate', company: 'spalding' }, 'BS-AST-17')
    cash.does(0, produce(1), { type: 'take-cash' }, { type: 'activate', company: 'spalding' })
    expect(cash.company('spalding')).toMatchObject({ treasury: 15, resources: { steel: 1 } })
  })
})

describe('The end of production', () => {
  test('[BS-OPR-21] Each Goods token produces one Good, even if no factory did', () => {
    const table = operating('libby', { bonusGoods: 2 }).does(0, END_PRODUCTION)
    expect(table.company('libby').goods).toBe(2)
    expect(table.step()).toBe('distribution')
  })

  test('[BS-OPR-22] All factories of the starting company in one turn gain the reserved Partner, once', () => {
    const fairbank = { resources: { coal: 4, livestock: 1 }, factories: [{ workers: 1 }, { workers: 1 }] }
    const first = operating('fairbank', fairbank, { players: { 0: { startingCompany: 'fairbank' } } })
    first.does(0, produce(1))
    expect(first.state.players[0]?.partners).toMatchObject({ active: 2, reserved: 'charter' })
    first.does(0, produce(2))
    expect(first.state.players[0]?.partners).toMatchObject({ active: 3, reserved: 'gained' })

    const again = operating('fairbank', fairbank, {
      players: { 0: { startingCompany: 'fairbank', partners: { reserved: 'gained' } } },
    }).does(0, produce(1), produce(2))
    expect(again.state.players[0]?.partners.active).toBe(3)
  })

  test('[BS-OPR-22] A further company of the same player gains nothing; the Partner comes in the next Action Phase', () => {
    const full = { appeal: 5, resources: { coal: 4, livestock: 1 }, factories: [{ workers: 1 }, { workers: 1 }] }
    const other = given(
      { phase: 'operating', company: 'fairbank' },
      { companies: { fairbank: full, libby: {} }, players: { 0: { startingCompany: 'libby' } } },
    ).does(0, produce(1), produce(2))
    expect(other.state.players[0]?.partners).toMatchObject({ active: 2, reserved: 'charter' })

    const own = operating('fairbank', full, {
      players: { 0: { startingCompany: 'fairbank', partners: { unplaced: 0 } } },
    }).does(0, produce(1), produce(2), END_PRODUCTION, { type: 'withhold' }, { type: 'end-operating-turn' })
    expect(own.state.decade).toBe(2)
    expect(own.state.players[0]?.partners).toMatchObject({ active: 3, unplaced: 3 })
  })
})
