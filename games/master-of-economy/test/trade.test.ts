import { describe, expect, test } from 'vitest'
import type { CompanyId, GoodId } from '../components/index.ts'
import { type Bids, type Given, given } from './given.ts'
import { contribute, giveUp } from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'
const YS = 'yellow-submarines'
const GG = 'green-grass'

type Trader = CompanyPosition & Bids

/** Companies in their order, managed by seats 0, 1, 2 …, with what they bid; the market is resolved. */
function traded(traders: Partial<Record<CompanyId, Trader>>, position: Position = {}): Given {
  const order = Object.keys(traders) as CompanyId[]
  const companies = Object.fromEntries(order.map((id, seat) => [id, companyOf(traders[id] ?? {}, seat)]))
  const table = given({ at: 'trade' }, { order, companies, ...position })
  for (const id of order) {
    const { buys, offers } = traders[id] ?? {}
    table.bids(id, { ...(buys ? { buys } : {}), ...(offers ? { offers } : {}) })
  }
  return table.resolves()
}

function companyOf({ buys: _buys, offers: _offers, ...company }: Trader, seat: number): CompanyPosition {
  return { manager: seat, ...company }
}

/** Cash, points and pieces of one good. */
function standing(table: Given, id: CompanyId, good: GoodId): [number, number, number] {
  return [table.company(id).cash, table.points(id), table.company(id).goods[good]]
}

/** Where the demand marker of the row stood when its last export was done. */
function demandEnd(table: Given, good: GoodId): number {
  return table.entries('export').findLast((entry) => entry.good === good)?.demand ?? 11
}

const bm = (...cells: number[]) => cells.map((cell) => ['building-materials', cell] as const)

describe('Resolving the market', () => {
  test('[ME-TRD-10] [ME-TRD-11] [ME-TRD-12] [ME-TRD-18] [ME-TRD-19] [moe-ex-001] Four companies trade building materials', () => {
    const good = 'building-materials'
    const table = traded({
      [RS]: { cash: 5, goods: { [good]: 2 }, offers: bm(4, 5) },
      [BE]: { cash: 5, goods: { [good]: 1 }, buys: { [good]: 1 }, offers: bm(9) },
      [YS]: { cash: 5, goods: { [good]: 3 }, offers: bm(1, 2, 10) },
      [GG]: { cash: 5, buys: { [good]: 2 } },
    })
    expect(table.events()).toEqual([
      { type: 'local', good, buyer: BE, seller: YS, cell: 1, price: 1 },
      { type: 'local', good, buyer: GG, seller: YS, cell: 2, price: 1 },
      { type: 'local', good, buyer: GG, seller: RS, cell: 4, price: 1 },
      { type: 'export', good, company: RS, cell: 5, price: 1, points: 1, demand: 10 },
      { type: 'export', good, company: BE, cell: 9, price: 2, points: 1, demand: 9 },
      { type: 'no-demand', good, company: YS, cell: 10 },
    ])
    expect(standing(table, RS, good)).toEqual([7, 1, 0])
    expect(standing(table, BE, good)).toEqual([6, 1, 1])
    expect(standing(table, YS, good)).toEqual([7, 0, 1])
    expect(standing(table, GG, good)).toEqual([3, 0, 2])
  })

  test('[ME-TRD-07] [ME-TRD-09] [moe-sc-033] A good bought in a row is exported in the same row', () => {
    const good = 'building-materials'
    const table = traded({
      [RS]: { cash: 1, buys: { [good]: 1 }, offers: bm(11) },
      [BE]: { goods: { [good]: 1 }, offers: bm(2) },
    })
    expect(standing(table, RS, good)).toEqual([2, 1, 0])
    expect(standing(table, BE, good)).toEqual([1, 0, 0])
  })

  test('[ME-TRD-09] [moe-ex-033] Money from electricity pays for steel, one row further down', () => {
    const table = traded({
      [RS]: {
        cash: 3,
        goods: { electricity: 2 },
        buys: { steel: 1 },
        offers: [
          ['electricity', 9],
          ['electricity', 10],
        ],
      },
    })
    expect(standing(table, RS, 'steel')).toEqual([0, 2, 1])
    expect(table.entries('row').map(({ good }) => good)).toEqual(['electricity', 'steel'])
  })

  test('[ME-TRD-10] [moe-sc-036] The company order decides who buys the cheap offer', () => {
    const table = traded({
      [BE]: { cash: 9, buys: { coal: 1 } },
      [RS]: { cash: 9, buys: { coal: 1 } },
      [YS]: { goods: { coal: 1 }, offers: [['coal', 1]] },
    })
    expect(standing(table, BE, 'coal')).toEqual([8, 0, 1])
    expect(standing(table, RS, 'coal')).toEqual([5, 0, 1])
    expect(standing(table, YS, 'coal')).toEqual([1, 0, 0])
  })

  test('[ME-TRD-11] [moe-sc-020] A buyer skips its own cheaper offer', () => {
    const table = traded({
      [RS]: { cash: 5, goods: { coal: 1 }, buys: { coal: 1 }, offers: [['coal', 3]] },
      [BE]: { goods: { coal: 1 }, offers: [['coal', 8]] },
    })
    expect(standing(table, RS, 'coal')).toEqual([4, 1, 1])
    expect(standing(table, BE, 'coal')).toEqual([2, 0, 0])
    expect(demandEnd(table, 'coal')).toBe(10)
  })

  test('[ME-TRD-11] [ME-GEN-20] [moe-sc-027] Two companies of one manager trade with each other', () => {
    const table = traded({
      [RS]: { cash: 8, buys: { steel: 1 } },
      [BE]: { manager: 0, goods: { steel: 1 }, offers: [['steel', 11]] },
    })
    expect(standing(table, RS, 'steel')).toEqual([2, 0, 1])
    expect(standing(table, BE, 'steel')).toEqual([6, 0, 0])
  })

  test('[ME-TRD-12] [moe-ex-032] A cell 0/1 counts as 1 in local trade, without a point', () => {
    const table = traded({
      [RS]: { cash: 2, goods: { coal: 1 }, offers: [['coal', 1]] },
      [BE]: { cash: 2, buys: { coal: 1 } },
    })
    expect(standing(table, RS, 'coal')).toEqual([3, 0, 0])
    expect(standing(table, BE, 'coal')).toEqual([1, 0, 1])
    expect(demandEnd(table, 'coal')).toBe(11)
  })

  test('[ME-TRD-12] [moe-sc-094] A local sale leaves more demand for exports', () => {
    const table = traded({
      [RS]: { cash: 9, buys: { ship: 1 } },
      [BE]: {
        goods: { ship: 2 },
        offers: [
          ['ship', 4],
          ['ship', 10],
        ],
      },
      [YS]: { goods: { ship: 1 }, offers: [['ship', 11]] },
    })
    expect(standing(table, RS, 'ship')).toEqual([1, 0, 1])
    expect(standing(table, BE, 'ship')).toEqual([22, 1, 0])
    expect(standing(table, YS, 'ship')).toEqual([0, 0, 1])
    expect(demandEnd(table, 'ship')).toBe(10)
  })

  test('[ME-TRD-13] [moe-sc-025] A seller without the good is fined, the buyer takes the next offer', () => {
    const table = traded({
      [RS]: { cash: 6, buys: { 'iron-ore': 1 } },
      [BE]: { cash: 2, offers: [['iron-ore', 2]] },
      [YS]: { goods: { 'iron-ore': 1 }, offers: [['iron-ore', 9]] },
    })
    expect(standing(table, RS, 'iron-ore')).toEqual([3, 0, 1])
    expect(table.company(BE).cash).toBe(1)
    expect(standing(table, YS, 'iron-ore')).toEqual([3, 0, 0])
  })

  test('[ME-TRD-14] [moe-sc-021] A buyer without money loses the bid, the offer is exported', () => {
    const table = traded({
      [RS]: { buys: { steel: 1 } },
      [BE]: { goods: { steel: 1 }, offers: [['steel', 9]] },
    }).does(0, contribute(0))
    expect(table.events()).toMatchObject([
      { type: 'unpaid', good: 'steel', company: RS },
      { type: 'export', good: 'steel', company: BE, cell: 9, price: 5 },
    ])
    expect(standing(table, BE, 'steel')).toEqual([5, 1, 0])
  })

  test('[ME-TRD-14] [ME-CSH-06] [moe-sc-117] A bid that fails twice leaves the offer for the next buyer', () => {
    const table = traded(
      {
        [RS]: { cash: 1, factories: { quarry: 1 }, buys: { steel: 2 } },
        [YS]: { manager: 2, cash: 6, buys: { steel: 1 } },
        [BE]: { manager: 1, goods: { steel: 1 }, offers: [['steel', 11]] },
      },
      { players: { 0: { cash: 4 } } },
    ).does(0, contribute(0), contribute(0))
    expect(table.events()).toEqual([
      { type: 'unpaid', good: 'steel', company: RS },
      { type: 'unpaid', good: 'steel', company: RS },
      { type: 'local', good: 'steel', buyer: YS, seller: BE, cell: 11, price: 6 },
    ])
    expect(table.company(RS)).toMatchObject({ cash: 3, factories: { quarry: 0 }, goods: { steel: 0 } })
    expect(table.player(0).cash).toBe(4)
    expect(standing(table, YS, 'steel')).toEqual([0, 0, 1])
    expect(standing(table, BE, 'steel')).toEqual([6, 0, 0])
  })

  test('[ME-TRD-15] [moe-sc-018] A bid and the own offer alone in a row cancel each other', () => {
    const table = traded({ [RS]: { cash: 9, goods: { coal: 1 }, buys: { coal: 1 }, offers: [['coal', 11]] } })
    expect(table.events()).toEqual([{ type: 'cancel', good: 'coal', company: RS, cell: 11 }])
    expect(standing(table, RS, 'coal')).toEqual([9, 0, 1])
  })

  test('[ME-TRD-15] [moe-sc-019] Without the good the own offer is fined and the bid imports', () => {
    const table = traded({ [RS]: { cash: 9, buys: { coal: 1 }, offers: [['coal', 11]] } })
    expect(table.events()).toEqual([
      { type: 'fine', good: 'coal', company: RS, cell: 11 },
      { type: 'import', good: 'coal', company: RS, price: 4 },
    ])
    expect(standing(table, RS, 'coal')).toEqual([4, 0, 1])
  })

  test('[ME-TRD-15] [moe-sc-116] One bid cancels the leftmost own offer only', () => {
    const table = traded({
      [RS]: {
        cash: 2,
        goods: { coal: 1 },
        buys: { coal: 1 },
        offers: [
          ['coal', 3],
          ['coal', 9],
        ],
      },
    })
    expect(table.events()).toMatchObject([
      { type: 'cancel', company: RS, cell: 3 },
      { type: 'export', company: RS, cell: 9, price: 2, demand: 10 },
    ])
    expect(standing(table, RS, 'coal')).toEqual([4, 1, 0])
  })

  test('[ME-TRD-16] [moe-ex-002] Without an offer the good is imported', () => {
    const table = traded({ [RS]: { cash: 10, buys: { 'building-materials': 1 } } })
    expect(standing(table, RS, 'building-materials')).toEqual([7, 0, 1])
  })

  test('[ME-TRD-17] [moe-sc-028] An empty supply makes the import fail without payment', () => {
    const table = traded({ [RS]: { cash: 30, buys: { ship: 1 } } }, { seats: 3, supply: { ship: 0 } })
    expect(table.events()).toEqual([{ type: 'import-none', good: 'ship', company: RS }])
    expect(standing(table, RS, 'ship')).toEqual([30, 0, 0])
  })

  test('[ME-TRD-18] [moe-sc-037] Of offers on 9, 10 and 11 only two find demand', () => {
    const table = traded({
      [RS]: {
        goods: { ship: 3 },
        offers: [
          ['ship', 9],
          ['ship', 10],
          ['ship', 11],
        ],
      },
    })
    expect(standing(table, RS, 'ship')).toEqual([27, 2, 1])
    expect(demandEnd(table, 'ship')).toBe(9)
  })

  test('[ME-TRD-19] [moe-ex-031] An export from a cell 0/1 brings a point and no money', () => {
    const table = traded({ [RS]: { cash: 2, goods: { coal: 1 }, offers: [['coal', 1]] } })
    expect(standing(table, RS, 'coal')).toEqual([2, 1, 0])
    expect(demandEnd(table, 'coal')).toBe(10)
  })

  test('[ME-TRD-20] [moe-ex-034] A fine for an offered good that is not there', () => {
    const table = traded({
      [RS]: {
        cash: 3,
        goods: { coal: 1 },
        offers: [
          ['coal', 7],
          ['coal', 8],
        ],
      },
    })
    expect(standing(table, RS, 'coal')).toEqual([4, 1, 0])
    expect(demandEnd(table, 'coal')).toBe(10)
  })

  test('[ME-TRD-20] [moe-sc-026] No fine where there is no demand', () => {
    const table = traded({
      [RS]: { goods: { coal: 1 }, offers: [['coal', 10]] },
      [BE]: { cash: 5, offers: [['coal', 11]] },
    })
    expect(table.events()).toMatchObject([
      { type: 'export', company: RS, cell: 10, price: 2 },
      { type: 'no-demand', company: BE, cell: 11 },
    ])
    expect(standing(table, BE, 'coal')).toEqual([5, 0, 0])
  })

  test('[ME-TRD-21] [moe-sc-092] A fine that cannot be paid is waived', () => {
    const table = traded({ [RS]: { offers: [['coal', 4]] } }).does(0, contribute(0))
    expect(table.events()).toEqual([{ type: 'fine-waived', good: 'coal', company: RS, cell: 4 }])
    expect(standing(table, RS, 'coal')).toEqual([0, 0, 0])
  })

  test('[ME-TRD-22] [moe-ex-022] Six exports in a row, the grey cell is the last', () => {
    const steel = (cell: number) => ['steel', cell] as const
    const table = traded({
      [RS]: { goods: { steel: 5 }, offers: [1, 2, 3, 4, 5].map(steel) },
      [BE]: { goods: { steel: 2 }, offers: [6, 7].map(steel) },
    })
    expect(standing(table, RS, 'steel')).toEqual([8, 5, 0])
    expect(standing(table, BE, 'steel')).toEqual([4, 1, 1])
    expect(demandEnd(table, 'steel')).toBe(5)
  })

  test('[ME-TRD-23] Afterwards the market is empty and demand is back at cell 11', () => {
    const table = traded({
      [RS]: {
        cash: 9,
        goods: { coal: 1, ship: 2 },
        buys: { steel: 1 },
        offers: [
          ['coal', 11],
          ['ship', 3],
        ],
      },
    })
    const { demand, buys, offers } = table.state.market
    expect(Object.values(demand)).toEqual([11, 11, 11, 11, 11, 11])
    expect(
      Object.values(offers)
        .flat()
        .every((company) => company === null),
    ).toBe(true)
    expect(
      Object.values(buys)
        .flatMap((row) => Object.values(row))
        .every((count) => count === 0),
    ).toBe(true)
  })

  test('[ME-TRD-24] [moe-sc-035] More than 10 goods during trade, 10 afterwards', () => {
    const table = traded({
      [RS]: { cash: 20, goods: { coal: 9, steel: 1 }, buys: { 'iron-ore': 2 }, offers: [['steel', 11]] },
    })
    expect(table.step()).toBe('give-up')
    table.refuses(0, giveUp('ship'), 'ME-TRD-24').refuses(0, { type: 'end-bids' }, 'ME-TRD-24').does(0, giveUp('coal'))
    expect(table.company(RS)).toMatchObject({ cash: 18, goods: { coal: 8, 'iron-ore': 2, steel: 0 } })
    expect(table.points(RS)).toBe(1)
    expect(table.step()).not.toBe('give-up')
  })

  test('[ME-TRD-25] Then success markers are revealed, and the end of the game is checked', () => {
    const shadow = given(
      { at: 'trade' },
      { shadow: { company: GG }, companies: { [RS]: { manager: 0, points: 24, goods: { coal: 1 } } } },
    )
    shadow.does(0, { type: 'lay-success', value: 2 }).does(1, { type: 'lay-success', value: 1 })
    shadow.bids(RS, { offers: [['coal', 11]] }).resolves()
    const types = shadow.table.entries.map(({ entry }) => entry.type)
    expect(types.indexOf('export')).toBeLessThan(types.indexOf('success'))
    expect(types.indexOf('success')).toBeLessThan(types.indexOf('end'))
    expect(shadow.points(GG)).toBe(3)
    expect(shadow.table.over).toBe(true)
  })

  test('[ME-TRD-26] [moe-sc-105] The seller is fined although the buyer could not pay either', () => {
    const table = traded({
      [RS]: { buys: { 'iron-ore': 1 } },
      [BE]: { cash: 2, offers: [['iron-ore', 3]] },
    }).does(0, contribute(0))
    expect(table.events()).toEqual([
      { type: 'fine', good: 'iron-ore', company: BE, cell: 3 },
      { type: 'unpaid', good: 'iron-ore', company: RS },
    ])
    expect(standing(table, RS, 'iron-ore')).toEqual([0, 0, 0])
    expect(standing(table, BE, 'iron-ore')).toEqual([1, 0, 0])
  })

  test('[ME-TRD-26] [moe-sc-106] An empty supply never costs a factory', () => {
    const table = traded({ [RS]: { factories: { quarry: 1 }, buys: { ship: 1 } } }, { seats: 3, supply: { ship: 0 } })
    expect(table.events()).toEqual([{ type: 'import-none', good: 'ship', company: RS }])
    expect(table.company(RS).factories.quarry).toBe(1)
  })
})
