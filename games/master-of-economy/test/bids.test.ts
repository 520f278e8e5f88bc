import { describe, expect, test } from 'vitest'
import { CELLS, exportPrice, GOODS, GREY, importPrice, localPrice } from '../components/index.ts'
import { given } from './given.ts'
import { endBids, offers, wants } from './moves.ts'

const RS = 'red-socks'
const BE = 'blue-eyes'

describe('Placing bids', () => {
  test('[ME-TRD-01] Six rows with an import field and eleven export cells, dearer to the right', () => {
    expect(GOODS).toEqual(['building-materials', 'coal', 'iron-ore', 'electricity', 'steel', 'ship'])
    expect(GOODS.map(importPrice)).toEqual([3, 4, 4, 4, 7, 17])
    expect([CELLS, GREY]).toEqual([11, 6])
    for (const good of GOODS) {
      const prices = Array.from({ length: CELLS }, (_, i) => exportPrice(good, i + 1))
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      expect(prices[0]).toBe(0)
      expect(localPrice(good, 1)).toBe(1)
    }
    expect([1, 3, 4, 7, 8, 11].map((cell) => exportPrice('building-materials', cell))).toEqual([0, 0, 1, 1, 2, 2])
    expect([1, 2, 6, 11].map((cell) => exportPrice('ship', cell))).toEqual([0, 4, 10, 15])
    expect([1, 2, 6, 11].map((cell) => exportPrice('steel', cell))).toEqual([0, 1, 4, 6])
  })

  test('[ME-TRD-02] [ME-TRD-05] Company by company, each sees the bids before it', () => {
    const table = given({ at: 'trade' }, { order: [RS, BE], companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 } } })
    expect(table.asked()).toEqual([0])
    table.does(0, wants('coal'), wants('coal'), endBids)
    expect(table.asked()).toEqual([1])
    table.does(1, wants('coal'))
    expect(table.state.market.buys.coal).toMatchObject({ [RS]: 2, [BE]: 1 })
  })

  test('[ME-TRD-02] [moe-sc-032] Nothing is added later', () => {
    given({ at: 'trade' }, { order: [RS, BE], companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 } } })
      .bids(RS, { offers: [['ship', 11]] })
      .refuses(0, offers('ship', 10), 'ME-TRD-02')
      .does(1, endBids)
      .passesTo('company-deal', RS)
      .refuses(0, offers('ship', 10), 'ME-TRD-02')
  })

  test('[ME-TRD-03] [moe-ex-039] The seventh marker costs a relations marker, whatever becomes of it', () => {
    const table = given(
      { at: 'trade' },
      {
        players: { 0: { relations: 1 } },
        companies: { [RS]: { manager: 0, cash: 5, goods: { 'building-materials': 7 } } },
      },
    )
    for (let cell = 5; cell <= 10; cell++) table.does(0, offers('building-materials', cell))
    expect(table.player(0).relations).toBe(1)
    table.does(0, offers('building-materials', 11))
    expect(table.player(0).relations).toBe(0)
    table.does(0, endBids).resolves()
    expect(table.player(0).relations).toBe(0)
    expect(table.entries('seventh-marker')).toEqual([{ type: 'seventh-marker', seat: 0, company: RS }])
  })

  test('[ME-TRD-03] [moe-sc-029] No seventh marker without a relations marker', () => {
    const table = given({ at: 'trade' }, { companies: { [RS]: { manager: 0, cash: 30 } } })
    for (let i = 0; i < 6; i++) table.does(0, wants('coal'))
    table.refuses(0, wants('coal'), 'ME-TRD-03').refuses(0, offers('coal', 3), 'ME-TRD-03')
    expect(table.moves(0)).toEqual([endBids])
  })

  test('[ME-TRD-04] [moe-sc-030] Never an eighth', () => {
    const table = given(
      { at: 'trade' },
      { players: { 0: { relations: 3 } }, companies: { [RS]: { manager: 0, cash: 30 } } },
    )
    for (let i = 0; i < 7; i++) table.does(0, wants('coal'))
    table.refuses(0, wants('coal'), 'ME-TRD-04')
    expect(table.player(0).relations).toBe(2)
  })

  test('[ME-TRD-04] [moe-sc-093] A manager of two companies pays for each seventh marker', () => {
    const table = given(
      { at: 'trade' },
      {
        order: [RS, BE],
        players: { 0: { relations: 1 } },
        companies: { [RS]: { manager: 0, cash: 40 }, [BE]: { manager: 0, cash: 40 } },
      },
    ).bids(RS, { buys: { coal: 7 } })
    for (let i = 0; i < 6; i++) table.does(0, wants('building-materials'))
    table.refuses(0, wants('building-materials'), 'ME-TRD-03')
    expect(table.player(0).relations).toBe(0)
  })

  test('[ME-TRD-27] [moe-sc-109] With six markers none is returned', () => {
    const table = given(
      { at: 'trade' },
      { players: { 0: { relations: 1 } }, companies: { [RS]: { manager: 0, cash: 30 } } },
    )
      .bids(RS, { buys: { coal: 6 } })
      .resolves()
    expect(table.player(0).relations).toBe(1)
    expect(table.company(RS)).toMatchObject({ cash: 6, goods: { coal: 6 } })
  })

  test('[ME-TRD-06] [moe-sc-031] One marker on a cell', () => {
    given({ at: 'trade' }, { order: [RS, BE], companies: { [RS]: { manager: 0 }, [BE]: { manager: 1 } } })
      .bids(RS, { offers: [['ship', 11]] })
      .refuses(1, offers('ship', 11), 'ME-TRD-06', { by: RS })
  })

  test('[ME-TRD-08] Placing needs neither goods nor cash', () => {
    const table = given({ at: 'trade' }, { companies: { [RS]: { manager: 0 } } }).does(
      0,
      wants('ship'),
      offers('steel', 9),
    )
    expect(table.company(RS).cash).toBe(0)
    expect(table.state.market.offers.steel[8]).toBe(RS)
  })

  test('[ME-GEN-17] Confirming bids and resolving the market bring nothing hidden to light', () => {
    const table = given(
      { at: 'trade' },
      { order: [RS, BE], companies: { [RS]: { manager: 0, cash: 9 }, [BE]: { manager: 1 } } },
    )
    table.does(0, wants('coal'))
    expect(table.table.final).toBe(false)
    table.does(0, endBids)
    expect(table.table.final).toBe(false)
    table.does(1, endBids)
    expect(table.entries('import')).toHaveLength(1)
    expect(table.table.final).toBe(false)
  })
})
